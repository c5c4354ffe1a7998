import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createPayments } from '../src/adapters/payments/create'
import { ConfigError, readConfig, readServerConfig } from '../src/config'
import { announcement } from '../src/config/announcement'
import { Environment } from '../src/config/environment'

describe('the settings', () => {
  test('all have a default: our own machine, the embedded database, demo data', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: expect.stringMatching(/\.data$/),
      databaseUrl: undefined,
      demoData: true,
      demoSignIn: true,
      rateLimits: true,
      verification: { provider: 'altcha', siteKey: null },
      crashAt: undefined,
    })
  })

  test('are all described in docs/settings.md', async () => {
    const page = await readFile(join(import.meta.dirname, '../../docs/settings.md'), 'utf8')
    const described = new Set(
      [...page.matchAll(/^- (`[A-Z_`, ()\d.a-z/:]+)/gm)].flatMap(([line]) => line.match(/[A-Z_]{4,}/g)),
    )
    const settings = Object.keys(Environment.shape).filter((name) => !name.startsWith('CRASH_'))
    expect(settings.filter((name) => !described.has(name))).toEqual([])
  })

  test('HOST=localhost is one address, so that everything is attached to one server', () => {
    expect(readConfig({ HOST: 'localhost' })).toEqual(readConfig({}))
  })

  test('an empty one is one that is not set', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: ' ', RATE_LIMITS: '' })).toEqual(
      readConfig({}),
    )
  })

  test('the address follows host and port unless it is given; its last slash goes', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readConfig({ HOST: '10.0.0.5' }).publicUrl).toBe('http://10.0.0.5:3000')
    expect(readConfig({ PUBLIC_URL: 'https://shop.tavan.test//' }).publicUrl).toBe('https://shop.tavan.test')
  })

  test('SHOP-CONST-16 store links and the site key are settings', () => {
    const config = readConfig({
      APP_STORE_URL: 'https://apps.test/tavan',
      PLAY_STORE_URL: 'https://play.test/tavan',
      VERIFICATION_SITE_KEY: 'key',
    })
    expect(config.storeLinks).toEqual({ ios: 'https://apps.test/tavan', android: 'https://play.test/tavan' })
    expect(config.verification.siteKey).toBe('key')
  })

  const wrong: [string, Record<string, string>][] = [
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '80.5' }],
    ['HOST', { HOST: 'my host' }],
    ['HOST', { HOST: '1:2:x' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'shop.tavan.test' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/tavan' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://h1,:5432/tavan' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://h1,h2/tavan?target_session_attrs=standby' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://localhost/tavan' }],
    ['DATABASE_DIRECT_URL', { DATABASE_URL: 'postgres://localhost/tavan', DATABASE_DIRECT_URL: 'localhost' }],
    ['DATABASE_READ_URL', { DATABASE_READ_URL: 'postgres://localhost/tavan' }],
    [
      'DATABASE_READ_URL',
      { DATABASE_URL: 'postgres://localhost/tavan', DATABASE_READ_URL: 'http://replica' },
    ],
    ['REDIS_URL', { REDIS_URL: 'http://localhost:6379' }],
    ['REDIS_URL', { REDIS_URL: 'redis:6379' }],
    ['DATABASE_POOL', { DATABASE_POOL: '4' }],
    ['DATABASE_POOL', { DATABASE_POOL: '201', DATABASE_URL: 'postgres://localhost/tavan' }],
    ['DATABASE_POOL', { DATABASE_POOL: '7.5' }],
    ['DATABASE_POOL', { DATABASE_POOL: 'many' }],
    ['DATABASE_POOL', { DATABASE_POOL: '51' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.test' }],
    ['FILES_URL', { FILES_URL: 'https://files.test/bucket' }],
    ['FILES_URL', { FILES_URL: 's3:///folder' }],
    ['FILES_URL', { FILES_URL: 's3://key@bucket' }],
    ['FILES_URL', { FILES_URL: 's3://bucket?endpoint=ftp://x' }],
    ['BACKUP_NIGHTLY', { BACKUP_DIR: '/backups', BACKUP_NIGHTLY: 'no' }],
    ['BACKUP_MAX_AGE_HOURS', { BACKUP_MAX_AGE_HOURS: 'a day' }],
    ['BACKUP_MAX_AGE_HOURS', { BACKUP_MAX_AGE_HOURS: '-1' }],
    ['BACKUP_MAX_AGE_HOURS', { BACKUP_MAX_AGE_HOURS: '8761' }],
    ['DEMO_DATA', { DEMO_DATA: 'yes' }],
    ['DEMO_DATA', { DEMO_DATA: 'true', DATABASE_URL: 'postgres://localhost/tavan' }],
    ['DEMO_PUBLIC', { DEMO_PUBLIC: '1' }],
    ['VERIFICATION_PROVIDER', { VERIFICATION_PROVIDER: 'none' }],
    ['VERIFICATION_SITE_KEY', { VERIFICATION_PROVIDER: 'recaptcha', VERIFICATION_SECRET: 'x' }],
    ['VERIFICATION_SECRET', { VERIFICATION_PROVIDER: 'turnstile', VERIFICATION_SITE_KEY: 'x' }],
    ['VERIFICATION_COST', { VERIFICATION_COST: '0' }],
    ['VERIFICATION_COST', { VERIFICATION_COST: '1.5' }],
    ['VERIFICATION_COST', { VERIFICATION_COST: 'much' }],
    ['RETURN_DAYS', { RETURN_DAYS: '13' }],
    ['RETURN_DAYS', { RETURN_DAYS: '366' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'false' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'true' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '1' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'loopback' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '127.0.0.1, proxy.example.com' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '0.0.0.0/0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '::/0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '127.0.0.1,,10.0.0.1' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['ROLE', { ROLE: 'both' }],
    ['APP_STORE_URL', { APP_STORE_URL: 'javascript:alert(1)' }],
  ]
  test.each(wrong)('a wrong %s is one clear line that names it: %o', (name, env) => {
    let message = ''
    try {
      readConfig(env)
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      message = (error as Error).message
    }
    expect(message).toMatch(new RegExp(`^${name}: .{5,}`))
    expect(message).not.toContain('\n')
  })

  test('the direct address is the same as the database’s unless it is given, and a pool has 16 connections', () => {
    const DATABASE_URL = 'postgres://localhost/tavan'
    expect(readConfig({ DATABASE_URL })).toMatchObject({
      databaseDirectUrl: DATABASE_URL,
      databaseReadUrl: undefined,
      databasePool: 16,
    })
    const others = {
      DATABASE_DIRECT_URL: 'postgres://direct/tavan',
      DATABASE_READ_URL: 'postgres://replica/tavan',
    }
    expect(readConfig({ DATABASE_URL, ...others, DATABASE_POOL: '40' })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: others.DATABASE_DIRECT_URL,
      databaseReadUrl: others.DATABASE_READ_URL,
      databasePool: 40,
    })
    expect(readConfig({}).databaseDirectUrl).toBeUndefined()
  })

  test('X-99 proxies are addresses and networks', () => {
    expect(readConfig({}).trustedProxies).toEqual([])
    expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ,2001:db8::/32' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '2001:db8::/32',
    ])
  })

  test('private files lie in the data folder, or in a bucket', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig({ FILES_URL: 's3://tavan-files' }).s3).toEqual({
      bucket: 'tavan-files',
      prefix: '',
      region: 'us-east-1',
      endpoint: undefined,
      credentials: undefined,
    })
    const url = 's3://KEY:se%2Fcret@tavan/shop/private/?region=eu-west-1&endpoint=https://s3.test'
    expect(readConfig({ FILES_URL: url }).s3).toEqual({
      bucket: 'tavan',
      prefix: 'shop/private',
      region: 'eu-west-1',
      endpoint: 'https://s3.test',
      credentials: { accessKeyId: 'KEY', secretAccessKey: 'se/cret' },
    })
  })

  test('makes a nightly backup where BACKUP_DIR is set, unless BACKUP_NIGHTLY=false', () => {
    expect(readConfig({}).backups).toEqual({ dir: undefined, isNightly: false, maxAgeHours: 26 })
    expect(readConfig({ BACKUP_DIR: '/backups' }).backups).toMatchObject({ dir: '/backups', isNightly: true })
    expect(readConfig({ BACKUP_DIR: '/backups', BACKUP_NIGHTLY: 'false' }).backups.isNightly).toBe(false)
    expect(readConfig({ BACKUP_MAX_AGE_HOURS: '1.5' }).backups.maxAgeHours).toBe(1.5)
  })

  test('nothing is demo on an external database', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/tavan' }).demoData).toBe(false)
    expect(readConfig({ DEMO_DATA: 'false' }).demoData).toBe(false)
  })

  test.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.4' }, false],
    [{ PUBLIC_URL: 'https://shop.tavan.test' }, false],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost.evil.test' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ HOST: '0.0.0.0', DEMO_PUBLIC: 'true' }, true],
  ])('with %o the demo accounts may sign in: %s', (env, may) => {
    expect(readConfig(env as Record<string, string>).demoSignIn).toBe(may)
  })

  test.each([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://shop.tavan.test' }, false],
    [{ DEMO_DATA: 'false' }, false],
    [{ DATABASE_URL: 'postgres://localhost/tavan' }, false],
    [{ DEMO_DATA: 'false', PAYMENTS: 'sandbox', ALLOW_UNSAFE: 'true' }, true],
    [{ DEMO_DATA: 'false', ALLOW_UNSAFE: 'true' }, false],
    [{ PAYMENTS: 'sandbox' }, true],
  ])('X-96 with %o orders may be paid in the sandbox: %s', async (env, may) => {
    const config = readConfig(env as Record<string, string>)
    expect(config.sandboxPayments).toBe(may)
    const provider = await createPayments(config, 'secret')
    expect(provider?.name).toBe(may ? 'sandbox' : undefined)
  })

  test('X-96 the sandbox where it would sell for nothing is refused', () => {
    expect(() => readConfig({ DEMO_DATA: 'false', PAYMENTS: 'sandbox' })).toThrow(/^PAYMENTS: /)
  })

  test('limits orders of an account by settings (X-97)', () => {
    expect(readConfig({}).orderLimits).toEqual({
      lineUnits: 99,
      orderUnits: 300,
      open: { orders: 20, ordersUnconfirmed: 5, unitsUnconfirmed: 60 },
    })
    const set = {
      LINE_UNITS_MAX: '1',
      ORDER_UNITS_MAX: '2',
      OPEN_ORDERS_MAX: '3',
      OPEN_ORDERS_UNCONFIRMED_MAX: '4',
      UNCONFIRMED_UNITS_MAX: '5',
    }
    expect(readConfig(set).orderLimits).toEqual({
      lineUnits: 1,
      orderUnits: 2,
      open: { orders: 3, ordersUnconfirmed: 4, unitsUnconfirmed: 5 },
    })
    expect(readConfig({ ...set, RATE_LIMITS: 'off' }).orderLimits).toMatchObject({
      lineUnits: 1,
      open: undefined,
    })
    for (const name of Object.keys(set)) expect(() => readConfig({ [name]: '0' })).toThrow(name)
  })

  test('a fault can be set where limits are off, and nowhere else', () => {
    const CRASH_AT = 'after-commit insert into orders'
    expect(readConfig({ CRASH_AT }).crashAt).toBeUndefined()
    expect(readConfig({ CRASH_AT, RATE_LIMITS: 'off' }).crashAt).toBe(CRASH_AT)
    expect(() => readConfig({ CRASH_AT: 'order' })).toThrow('CRASH_AT')
  })
})

describe('X-100 S45 settings that are unsafe where others reach the program', () => {
  const DATABASE_URL = 'postgres://localhost/tavan'
  const open = { HOST: '0.0.0.0' }
  const supported = { node: '26.10.0', today: new Date('2026-11-22') }
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_key', STRIPE_WEBHOOK_SECRET: 'whsec_of_16_bytes' }
  /** A shop as docs/operations.md describes it: behind a proxy on its own machine. */
  const shop = {
    PUBLIC_URL: 'https://shop.tavan.test',
    SMTP_URL: 'smtps://mail.tavan.test',
    TRUSTED_PROXIES: '127.0.0.1',
    VERIFICATION_SECRET: 'sixteen bytes at',
    ...stripe,
  }
  const without = (name: keyof typeof shop) =>
    Object.fromEntries(Object.entries(shop).filter(([key]) => key !== name))

  const refused: [string, Record<string, string>][] = [
    ['RATE_LIMITS', { RATE_LIMITS: 'off', DATABASE_URL }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off', ...open }],
    ['RATE_LIMITS', { ...shop, RATE_LIMITS: 'off' }],
    ['VERIFICATION_COST', { VERIFICATION_COST: '4999', ...open }],
    ['VERIFICATION_COST', { ...shop, VERIFICATION_COST: '1' }],
    ['VERIFICATION_SECRET', { VERIFICATION_SECRET: 'fifteen bytes a', ...open }],
    ['VERIFICATION_SECRET', { ...shop, VERIFICATION_SECRET: 'a' }],
    ['STRIPE_WEBHOOK_SECRET', { ...open, ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_short' }],
    ['CRASH_AT', { CRASH_AT: 'before insert', ...open }],
    ['CRASH_AT', { ...shop, CRASH_AT: 'before insert' }],
    ['PUBLIC_URL', { ...shop, PUBLIC_URL: 'http://shop.tavan.test' }],
    ['SMTP_URL', without('SMTP_URL')],
    ['TRUSTED_PROXIES', without('TRUSTED_PROXIES')],
  ]
  test.each(refused)('%s refuses to start, in one line, unless ALLOW_UNSAFE: %o', (name, env) => {
    expect(() => readServerConfig(env)).toThrow(ConfigError)
    expect(() => readServerConfig(env)).toThrow(new RegExp(`^${name}: .{5,}, unless ALLOW_UNSAFE=true$`))
    expect(readServerConfig({ ...env, ALLOW_UNSAFE: 'true' }).warnings).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}: `)),
    )
    // A command beside the server reads the same settings and answers nobody.
    expect(() => readConfig(env)).not.toThrow()
  })

  test.each([
    [
      "a machine of one's own",
      { RATE_LIMITS: 'off', VERIFICATION_COST: '1', VERIFICATION_SECRET: 'a', CRASH_AT: 'after select' },
    ],
    ['a public address that is this machine', { PUBLIC_URL: 'http://localhost:5173', RATE_LIMITS: 'off' }],
    ['a shop behind its proxy', shop],
    ['a shop that ends TLS elsewhere', { ...without('TRUSTED_PROXIES'), HOST: '10.0.0.5' }],
    ['demo data', { ...shop, DEMO_DATA: 'true' }],
  ])('%s starts without a word', (_what, env) => {
    expect(readServerConfig(env as Record<string, string>, supported).warnings).toEqual([])
  })

  test('a Node without security fixes starts with one line that says so', () => {
    const old = { ...supported, node: '20.19.0' }
    expect(readServerConfig(shop, old).warnings).toEqual([
      expect.stringMatching(/^Node 20\.19\.0 has had no/),
    ])
  })

  test('an open host without a public address starts with a warning', () => {
    expect(readServerConfig(open, supported).warnings).toEqual([
      expect.stringMatching(/^HOST is not on loopback and PUBLIC_URL/),
    ])
  })
})

describe('output of the start (X-100)', () => {
  const said = (env: Record<string, string>) => announcement(readConfig(env)).join('\n')

  test('names the address, demo accounts on loopback, and the effect of a proxy', () => {
    expect(said({})).toContain('Tavan is ready at http://localhost:3000')
    expect(said({})).toContain('admin@tavan.test')
    expect(said({})).toContain('A proxy that hides its visitors opens them to everybody: set PUBLIC_URL.')
  })

  test('warns of no proxy where the accounts are closed, or open to everybody by choice', () => {
    const PUBLIC_URL = 'https://shop.tavan.test'
    expect(said({ PUBLIC_URL })).toContain('cannot sign in')
    expect(said({ PUBLIC_URL, DEMO_PUBLIC: 'true' })).toContain('admin@tavan.test')
    expect(said({ DEMO_DATA: 'false' })).not.toContain('admin@tavan.test')
    const closed: Record<string, string>[] = [{ PUBLIC_URL }, { DEMO_DATA: 'false' }]
    for (const env of [...closed, { PUBLIC_URL, DEMO_PUBLIC: 'true' }])
      expect(said(env)).not.toContain('proxy')
  })
})
