import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDiscount } from '../../test/discounts'
import { checkoutBody, makeAccount, makeProduct } from '../../test/factories'
import { useTcpDoor } from '../../test/tcp-door'
import { useApp } from '../../test/test-app'
import { recordUnreleased } from '../../test/unreleased'
import { migrate } from '../kernel/db/migrate'
import { newId } from '../kernel/ids'
import { backup } from './backup'
import { doctor } from './doctor'
import { ExitError } from './exit-code'

const app = useApp()
const external = useTcpDoor(app)
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

async function run(args: string[] = [], env: Record<string, string> = {}, folder = migrations) {
  const printed: string[] = []
  const { failure, exitCode } = await doctor({
    args,
    env: { DATABASE_URL: external.url, DATA_DIR: app.deps.config.dataDir, ...env },
    migrations: folder,
    readLine: async () => undefined,
    print: (line) => printed.push(line),
  }).then(
    () => ({ failure: undefined, exitCode: 0 }),
    (error: Error) => ({
      failure: error.message,
      exitCode: error instanceof ExitError ? error.exitCode : undefined,
    }),
  )
  const of = (verdict: string) => printed.filter((line) => line.startsWith(verdict))
  return { printed, failure, exitCode, failed: of('fail'), warned: of('warn'), ok: of('ok') }
}

const backUpTo = (dir: string) =>
  backup({
    args: [],
    env: { DATABASE_URL: external.url, DATA_DIR: app.deps.config.dataDir, BACKUP_DIR: dir },
    migrations,
    readLine: async () => undefined,
    print: () => undefined,
  })

let orderNumber: string
let sku: string
beforeAll(async () => {
  const { token } = await makeAccount(app)
  sku = `SKU-${newId()}`
  const productId = await makeProduct(app, { sku, stock: 10 })
  await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 1 } })
  orderNumber = (await app.call('POST', '/orders/checkout', { token, body: checkoutBody() })).json().data
    .orderNumber
})

test('warns when Redis does not answer, without its password', async () => {
  const { printed, warned, failed } = await run([], {
    REDIS_URL: 'redis://default:secret-of-redis@127.0.0.1:1',
  })
  expect(failed).toEqual([])
  expect(warned.find((line) => line.includes('redis'))).toMatch(/REDIS_URL is of no use \(ECONNREFUSED/)
  expect(printed.join()).not.toContain('secret-of-redis')
})

test('prints one line for each healthy part of the shop', async () => {
  const { printed, exitCode, failed, ok } = await run()
  expect(failed).toEqual([])
  // No mail server, no payment provider, no BACKUP_DIR.
  expect(exitCode).toBe(1)
  const invariants = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'discounts']
  for (const about of ['settings', 'database', 'migrations', ...invariants])
    expect(
      ok.some((line) => line.slice(6).startsWith(`${about} `)),
      about,
    ).toBe(true)
  expect(printed.at(-1)).toMatch(/^\d+ ok, 3 warn, 0 fail$/)
})

/** Settings with which nothing is left to warn of but the backups. */
const allSet = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

describe('of backups the doctor', () => {
  let dir: string
  const watched = (env: Record<string, string> = {}) => run([], { ...allSet, BACKUP_DIR: dir, ...env })
  const about = (lines: string[]) => lines.filter((line) => line.slice(6).startsWith('backups ')).join('\n')
  const backUp = () => backUpTo(dir)
  /** Changes what the only backup says of itself. */
  async function rewrite(changes: object) {
    const path = join(dir, (await readdir(dir))[0] ?? '', 'manifest.json')
    const manifest = JSON.parse(await readFile(path, 'utf8'))
    await writeFile(path, JSON.stringify({ ...manifest, ...changes }))
    return manifest
  }
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'tavan-doctor-'))
  })
  afterEach(() => rm(dir, { recursive: true }))

  test('warns when nobody watches them', async () => {
    const { warned, exitCode } = await run([], allSet)
    expect(about(warned)).toMatch(/backups are not watched/)
    expect(exitCode).toBe(1)
  })

  test('warns when there is none, and is content with a new one', async () => {
    expect(about((await watched()).warned)).toContain(`there is no whole backup of this database in ${dir}`)
    await backUp()
    const { ok, warned } = await watched()
    expect(about(warned)).toBe('')
    expect(about(ok)).toMatch(/the newest whole one is \S+Z, 0\.0 hours old/)
  })

  test('warns when the newest is older than BACKUP_MAX_AGE_HOURS', async () => {
    await backUp()
    await rewrite({ madeAt: hoursAgo(25) })
    expect(about((await watched()).warned)).toBe('')
    expect(about((await watched({ BACKUP_MAX_AGE_HOURS: '24' })).warned)).toMatch(
      /25\.0 hours old: more than the 24/,
    )
    await rewrite({ madeAt: hoursAgo(27) })
    expect(about((await watched()).warned)).toMatch(/27\.0 hours old: more than the 26/)
  })

  test('does not count one that is not whole or of another database', async () => {
    await backUp()
    const [name = ''] = await readdir(dir)
    const { database } = await rewrite({ database: 'another0' })
    expect(about((await watched()).warned)).toMatch(/no whole backup of this database/)
    await rewrite({ database })
    expect(about((await watched()).warned)).toBe('')
    await truncate(join(dir, name, 'tables', 'products.gz'), 10)
    expect(about((await watched()).warned)).toMatch(/no whole backup/)
  })

  test('warns when the last nightly one failed', async () => {
    await backUp()
    await app.deps.db`
      insert into nightly_backups (night, state, due_at, failed_at, last_error)
      values ('2026-11-24', 'failed', now(), now(), 'no space left')`
    const nightly = (lines: string[]) => lines.filter((line) => line.includes('nightly'))
    expect(nightly((await watched()).warned)).toEqual([
      expect.stringContaining('the nightly backup of 2026-11-24 failed: no space left'),
    ])
    expect(nightly((await watched({ BACKUP_NIGHTLY: 'false' })).warned)).toEqual([])
    await app.deps.db`delete from nightly_backups`
  })

  test('warns when BACKUP_DIR is not there, also while the database cannot be reached', async () => {
    const away = { BACKUP_DIR: join(dir, 'away'), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    const { warned, failed, exitCode } = await watched(away)
    expect(about(warned)).toMatch(/BACKUP_DIR cannot be read: ENOENT/)
    expect(failed).toHaveLength(1)
    expect(exitCode).toBe(2)
  })
})

test('with --json it prints the same findings as one document', async () => {
  const plain = await run()
  const { printed, exitCode } = await run(['--json'])
  expect(exitCode).toBe(1)
  const { findings, ...counts } = JSON.parse(printed.join('\n'))
  expect(counts).toEqual({ status: 'warnings', ok: plain.ok.length, warn: plain.warned.length, fail: 0 })
  expect(
    findings.map(({ verdict, about, text }: Record<string, string>) => [verdict, about, text].join(' ')),
  ).toEqual(plain.printed.slice(0, -1).map((line) => line.replace(/ {2,}/g, ' ')))
})

test('with --json a wrong setting is a finding', async () => {
  const { printed, exitCode } = await run(['--json'], { PORT: 'abc' })
  expect(exitCode).toBe(2)
  expect(JSON.parse(printed.join('\n'))).toEqual({
    status: 'broken',
    ok: 0,
    warn: 0,
    fail: 1,
    findings: [{ verdict: 'fail', about: 'settings', text: 'PORT: must be a port number' }],
  })
})

test('with nothing to warn of it ends with 0', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'tavan-doctor-'))
  const mailbox = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
  await once(mailbox, 'listening')
  const { port } = mailbox.address() as AddressInfo
  try {
    const env = { ...allSet, BACKUP_DIR: dir, SMTP_URL: `smtp://127.0.0.1:${port}` }
    await backUpTo(dir)
    const { exitCode, warned, failed } = await run([], env)
    expect([...warned, ...failed]).toEqual([])
    expect(exitCode).toBe(0)
  } finally {
    mailbox.close()
    await rm(dir, { recursive: true })
  }
})

test('names the damage of a database and exits with 1', async () => {
  const { db } = app.deps
  await db`
    insert into stock_movements (product_id, delta, stock_after, cause)
    select id, 2, 11, 'other' from products where sku = ${sku}`
  await db`update orders set subtotal_cents = subtotal_cents - 100, total_cents = total_cents - 100 where order_number = ${orderNumber}`
  await db`
    insert into orders (id, order_number, account_id, cart_id, cart_version, status, payment_status, payment_method,
      shipping_method, customer, subtotal_cents, tax_cents, shipping_cents, total_cents)
    select ${newId()}, 'TV-1', account_id, cart_id, cart_version + 1, 'confirmed', 'paid', 'online', shipping_method,
      customer, 0, 0, 0, 0 from orders where order_number = ${orderNumber}`
  await db`insert into idempotency_keys (account_id, key, body_hash, order_number)
    select account_id, 'k', 'h', 'TV-2' from orders where order_number = ${orderNumber}`
  const [customer, coach] = [await makeAccount(app), await makeAccount(app, ['coach'])]
  await db`insert into chats (id, account_id, coach_id, last_seq) values ('chat-1', ${customer.id}, ${coach.id}, 3)`
  await db`insert into jobs (queue, data, state, finished_at) values ('order-paid', '{}', 'failed', now())`
  await db`insert into blood_tests (id, account_id) values ('test-1', ${customer.id})`
  await db`
    insert into blood_test_reports (blood_test_id, name, original_name, mime_type, size, sha256)
    values ('test-1', 'gone.pdf', 'a.pdf', 'application/pdf', 3, 'ab')`

  const { code } = await makeDiscount(app)
  await db`update discount_codes set used = 2 where code = ${code}`
  await db`update orders set discount_cents = 50, discount_code = ${code}, total_cents = total_cents - 50 where order_number = ${orderNumber}`

  const { failed, failure, exitCode } = await run()
  expect(exitCode).toBe(2)
  expect(failure).toMatch(/found 9 that must be put right/)
  const told = (about: string) => failed.find((line) => line.slice(6).startsWith(`${about} `)) ?? ''
  expect(told('I1')).toContain(`${sku}: 9 in stock, 11 by its movements`)
  expect(told('I3')).toContain(orderNumber)
  expect(told('I4')).toContain('TV-2, which is not there')
  expect(told('I5')).toContain('TV-1: confirmed, paid, 0 of 0 cents')
  expect(told('shares')).toContain(`${orderNumber}: 0 of 50 cents of discount`)
  expect(told('I6')).toContain('1 emails or jobs were given up')
  expect(told('I7')).toContain('chat chat-1: 0 messages, the newest is 3')
  expect(told('discounts')).toContain(`${code}: used 2 times, 0 orders keep it`)
  expect(told('discounts')).toContain(`${orderNumber}: 50 cents off, 0 by its discount code`)
  expect(told('I8')).toContain('report of a blood test gone.pdf is missing')
})

test('reports missing migrations before it runs other checks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tavan-doctor-'))
  await cp(migrations, folder, { recursive: true })
  await writeFile(join(folder, '0099_next.sql'), 'select 1')
  const { failed } = await run([], {}, folder)
  expect(failed).toHaveLength(1)
  expect(failed[0]).toMatch(/migrations\s+not applied yet, start the server once: 0099_next.sql/)
  await rm(folder, { recursive: true })
})

test('a database of the version before the first release is to be taken over by a start', async () => {
  await recordUnreleased(app.deps.db)
  const { failed } = await run()
  expect(failed).toHaveLength(1)
  expect(failed[0]).toMatch(/migrations\s+not taken over yet: start the server once/)
  await migrate(app.deps.db, migrations)
})

test('where there is no database yet it says so and makes none', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tavan-doctor-'))
  const printed: string[] = []
  const env = { DATA_DIR: dataDir }
  await expect(
    doctor({
      args: [],
      env,
      migrations,
      readLine: async () => undefined,
      print: (line) => printed.push(line),
    }),
  ).rejects.toThrow(/found 1 that/)
  expect(printed.find((line) => line.startsWith('fail'))).toContain(`none in ${dataDir} yet`)
  expect(await readdir(dataDir)).toEqual([])
  await rm(dataDir, { recursive: true })
})

test('prints four lines of usage when called without arguments', async () => {
  const { printed, failure } = await run(['--what'])
  expect(printed).toHaveLength(4)
  expect(failure).toMatch(/npm run doctor/)
})
