import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { credentials, makeAccount, PASSWORD, registration } from '../../../test/factories'
import { type TestApp, useApp } from '../../../test/test-app'
import { argon } from './passwords'

beforeEach(() => {
  vi.spyOn(argon, 'verify')
})

const app = useApp()
const HOME = '192.0.2.1'
const emails: string[] = []

async function attempt(email: string, password: string, address: string, at: TestApp = app) {
  return at.call('POST', '/auth/login', { body: await credentials(at, email, password), address })
}

beforeAll(async () => {
  for (let i = 0; i < 3; i++) {
    const body = await registration(app)
    emails.push(body.email)
    expect((await app.call('POST', '/auth/register', { body, address: HOME })).statusCode).toBe(201)
  }
})

describe('S8 guessing a password', () => {
  test('of one account from 100 addresses: ten are looked at in 15 minutes', async () => {
    const [email = ''] = emails
    vi.mocked(argon.verify).mockClear()
    const answers = []
    for (let i = 0; i < 100; i += 10) {
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, n) => attempt(email, 'Wrong-pass-1!', `198.51.100.${i + n}`)),
        )),
      )
    }
    expect(argon.verify).toHaveBeenCalledTimes(10)
    expect(answers.filter((a) => a.statusCode === 401)).toHaveLength(10)
    const refused = answers.filter((a) => a.statusCode === 429)
    expect(refused).toHaveLength(90)
    const seconds = Number(refused[0]?.headers['retry-after'])
    expect(seconds).toBeGreaterThan(14 * 60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
    expect(refused[0]?.json()).toMatchObject({
      code: 'auth.account_locked',
      message:
        'Too many attempts. Please try again in 15 min., or set a new password with "Forgot password?".',
      params: { minutes: 15 },
    })
  })

  test('meanwhile its owner gets in from an address where he was before, strangers with it do not', async () => {
    const [email = ''] = emails
    expect((await attempt(email, PASSWORD, HOME)).statusCode).toBe(200)
    expect((await attempt(email, PASSWORD, '203.0.113.9')).statusCode).toBe(429)
    // The owner's address has a limit too.
    for (let i = 0; i < 10; i++) await attempt(email, 'Wrong-pass-1!', HOME)
    expect((await attempt(email, PASSWORD, HOME)).statusCode).toBe(429)
  })

  test('the counters survive a restart', async () => {
    const [email = ''] = emails
    const restarted = await app.again()
    expect((await attempt(email, PASSWORD, '203.0.113.10', restarted)).statusCode).toBe(429)
    expect((await attempt(email, PASSWORD, HOME, restarted)).statusCode).toBe(429)
  })

  test('and end with their 15 minutes', async () => {
    const [email = ''] = emails
    await app.deps.db`update attempts set resets_at = resets_at - interval '15 minutes'`
    expect((await attempt(email, PASSWORD, '203.0.113.11')).statusCode).toBe(200)
  })

  test('from one address for 100 accounts: thirty are looked at in a minute, whatever it claims to be', async () => {
    vi.mocked(argon.verify).mockClear()
    const statuses = []
    for (let i = 0; i < 100; i++) {
      const body = await credentials(app, `victim${i}@tavan.test`, 'Wrong-pass-1!')
      const headers = {
        'x-forwarded-for': `203.0.113.${i}`,
        forwarded: `for=203.0.113.${i}`,
        'x-real-ip': `203.0.113.${i}`,
      }
      statuses.push(
        (await app.call('POST', '/auth/login', { body, headers, address: '192.0.2.66' })).statusCode,
      )
    }
    // The decoy's own hash is made once, beside the thirty comparisons.
    expect(argon.verify).toHaveBeenCalledTimes(30)
    expect(statuses.filter((s) => s === 401)).toHaveLength(30)
    expect(statuses.filter((s) => s === 429)).toHaveLength(70)
    // A restart does not begin its minute anew, the clock of the database does.
    const again = async (at: TestApp) =>
      (await attempt('victim100@tavan.test', 'Wrong-pass-1!', '192.0.2.66', at)).statusCode
    expect(await again(await app.again())).toBe(429)
    await app.deps.db`update attempts set resets_at = resets_at - interval '61 seconds'`
    expect(await again(app)).toBe(401)
    vi.mocked(argon.verify).mockClear()
    for (let i = 0; i < 40; i++) await attempt(`victim${i}@tavan.test`, 'Wrong-pass-1!', '192.0.2.66')
    expect(argon.verify).toHaveBeenCalledTimes(29)
    // An address that is over its limit cannot use up the count of an account.
    const [, email = ''] = emails
    for (let i = 0; i < 12; i++) await attempt(email, 'Wrong-pass-1!', '192.0.2.66')
    expect((await attempt(email, PASSWORD, '203.0.113.12')).statusCode).toBe(200)
  })

  test('of an address that nobody has is limited alike: the lock tells nobody which accounts there are', async () => {
    const guess = async (email: string) => {
      const bodies = []
      for (let i = 0; i < 11; i++) {
        const answer = await attempt(email, 'Wrong-pass-1!', `198.51.100.${210 + i}`)
        const { requestId: _, ...body } = answer.json()
        bodies.push([answer.statusCode, body])
      }
      return bodies
    }
    const known = await registration(app)
    await app.call('POST', '/auth/register', { body: known, address: HOME })
    const answers = await guess(known.email)
    expect(answers.map(([status]) => status)).toEqual([...Array(10).fill(401), 429])
    expect(await guess('nobody-at-all@tavan.test')).toEqual(answers)
  })

  test('right sign-ins are not held against anybody', async () => {
    const [, , email = ''] = emails
    for (let i = 0; i < 15; i++) expect((await attempt(email, PASSWORD, HOME)).statusCode).toBe(200)
  })
})

test('S12 registrations from one address are limited, by the hour and across a restart', async () => {
  const address = '192.0.2.77'
  const body = { ...(await registration(app)), recaptchaToken: 'wrong' }
  const send = (at: TestApp) => at.call('POST', '/auth/register', { body, address })
  const statuses = []
  for (let i = 0; i < 101; i++) statuses.push((await send(app)).statusCode)
  expect(statuses.filter((s) => s === 429)).toHaveLength(1)
  expect(statuses.at(-1)).toBe(429)
  const answer = await send(await app.again())
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
})

describe('X-99 a visitor of IPv6', () => {
  test('S8 has one limit in all of a /64', async () => {
    vi.mocked(argon.verify).mockClear()
    const statuses = []
    for (let i = 0; i < 45; i++) {
      const body = await credentials(app, `guessed${i}@tavan.test`, 'Wrong-pass-1!')
      const address = `2001:db8:64:1::${(i + 1).toString(16)}`
      statuses.push((await app.call('POST', '/auth/login', { body, address })).statusCode)
    }
    expect(argon.verify).toHaveBeenCalledTimes(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    // A neighbour in another /64 has a separate limit.
    expect((await attempt('guessed0@tavan.test', 'Wrong-pass-1!', '2001:db8:64:2::1')).statusCode).toBe(401)
  })

  test('S8 and ten times as much in all of a /48', async () => {
    const ask = (net: number, n: number) =>
      app.call('POST', '/auth/forgot-password', {
        body: { email: `asked${net}-${n}@tavan.test` },
        address: `2001:db8:48:${net.toString(16)}::1`,
      })
    const statuses = []
    for (let net = 1; net <= 11; net++)
      statuses.push(...(await Promise.all(Array.from({ length: 29 }, (_, n) => ask(net, n)))))
    expect(statuses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(11 * 29 - 300)
    expect(
      (
        await app.call('POST', '/auth/forgot-password', {
          body: { email: 'asked@tavan.test' },
          address: '2001:db8:49:1::1',
        })
      ).statusCode,
    ).toBe(200)
  })

  test('S8 is known again from his network, not from his very address', async () => {
    const body = await registration(app)
    const home = (n: number) => `2001:db8:99:1::${n}`
    await app.call('POST', '/auth/register', { body, address: home(1) })
    for (let i = 0; i < 10; i++) await attempt(body.email, 'Wrong-pass-1!', `203.0.113.${100 + i}`)
    expect((await attempt(body.email, PASSWORD, '203.0.113.200')).statusCode).toBe(429)
    expect((await attempt(body.email, PASSWORD, home(2))).statusCode).toBe(200)
  })
})

describe('stored traces of a visitor (S45)', () => {
  test('is no plain hash of an address, which could be found by trying', async () => {
    const body = await registration(app)
    const address = '198.51.100.201'
    await app.call('POST', '/auth/register', { body, address })
    await attempt(body.email, 'Wrong-pass-1!', address)
    const plain = [address, body.email].map((text) => createHash('sha256').update(text).digest('hex'))
    const stored = await app.deps.db<{ text: string }[]>`
      select key as text from attempts union all select address_hash from known_addresses
      union all select network_hash from audit_events where network_hash is not null`
    expect(stored.length).toBeGreaterThan(3)
    for (const { text } of stored)
      for (const secret of [...plain, address, body.email]) expect(text).not.toContain(secret)
  })

  test('is forgotten 90 days after the last sign-in from there', async () => {
    const { id } = await makeAccount(app)
    await app.deps.db`
      insert into known_addresses (account_id, address_hash, seen_at)
      values (${id}, 'old', now() - interval '91 days'), (${id}, 'young', now() - interval '89 days')`
    await app.schedule.find(({ name }) => name === 'sweep-accounts')?.run()
    const left = await app.deps.db`select address_hash from known_addresses where account_id = ${id}`
    expect(left).toEqual([{ address_hash: 'young' }])
  })
})
