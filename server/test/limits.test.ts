import { describe, expect, test } from 'vitest'
import { CALLS_PER_MINUTE, createLimiter } from '../src/kernel/http/limits'
import { makeAccount } from './factories'
import { useApp } from './test-app'

const limited = useApp()

describe('S35 limits', () => {
  const challenge = (address: string, headers = {}) =>
    limited.call('GET', '/verification/challenge', { address, headers })

  test('limits calls by address: the next one is 429 with the time to retry, and headers do not change it', async () => {
    for (let i = 0; i < CALLS_PER_MINUTE.challenge; i++)
      expect((await challenge('192.0.2.1')).statusCode).toBe(200)
    const spoofs: Record<string, string>[] = [
      {},
      { 'x-forwarded-for': '203.0.113.5' },
      { 'x-real-ip': '203.0.113.6' },
      { forwarded: 'for=203.0.113.7' },
      { 'cf-connecting-ip': '203.0.113.8', 'true-client-ip': '203.0.113.8' },
    ]
    for (const headers of spoofs) {
      const answer = await challenge('192.0.2.1', headers)
      expect(answer.statusCode).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1)
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
      expect(answer.json()).toMatchObject({ success: false, code: 'request.too_many_requests' })
    }
    expect((await challenge('192.0.2.2')).statusCode).toBe(200)
    expect((await limited.call('GET', '/products', { address: '192.0.2.1' })).statusCode).toBe(200)
  })

  test.each(Object.entries(CALLS_PER_MINUTE))(
    '%s: %i in a minute, then the rest of the minute is waited for',
    (kind, most) => {
      let now = 1_000_000
      const limiter = createLimiter(true, () => now)
      const take = (address: string) => limiter.take(kind as keyof typeof CALLS_PER_MINUTE, address)
      for (let i = 0; i < most; i++) take('a')
      now += 20_000
      expect(() => take('a')).toThrow(
        expect.objectContaining({ code: 'request.too_many_requests', retryAfter: 40 }),
      )
      take('b')
      now += 40_000
      take('a')
    },
  )

  test('a stranger without a token is counted too', async () => {
    const calls = Array.from({ length: CALLS_PER_MINUTE.refused + 1 }, () =>
      limited.call('POST', '/orders/checkout', { address: '192.0.2.9' }),
    )
    const statuses = (await Promise.all(calls)).map((answer) => answer.statusCode)
    expect(statuses.filter((s) => s === 401)).toHaveLength(CALLS_PER_MINUTE.refused)
    expect(statuses.at(-1)).toBe(429)
  })

  test('X-99 a visitor of IPv6 has one limit in all of a /64, and ten times as much in all of a /48', () => {
    const limiter = createLimiter(true, () => 1_000_000)
    const max = CALLS_PER_MINUTE.challenge
    const take = (address: string) => limiter.take('challenge', address)
    for (let i = 0; i < max; i++) take(`2001:db8:1:1::${i.toString(16)}`)
    expect(() => take('2001:db8:1:1:ffff::1')).toThrow()
    for (let net = 2; net <= 10; net++) for (let i = 0; i < max - 1; i++) take(`2001:db8:1:${net}::${i}`)
    const nets = Array.from({ length: 40 }, (_, i) => `2001:db8:1:a${i.toString(16).padStart(2, '0')}::1`)
    expect(() => {
      for (const address of nets) take(address)
    }).toThrow()
    take('2001:db8:2:1::1')
  })

  test('X-99 an IPv4 address has one limit, however it is written', () => {
    const limiter = createLimiter(true, () => 1_000_000)
    for (let i = 0; i < CALLS_PER_MINUTE.upload; i++)
      limiter.take('upload', i % 2 === 0 ? '192.0.2.1' : '::ffff:192.0.2.1')
    expect(() => limiter.take('upload', '::ffff:c000:201')).toThrow()
    limiter.take('upload', '::ffff:192.0.2.2')
  })

  test('S42 calls beyond a limit are one line in full and one sum, unreadable addresses too', async () => {
    const own = await limited.again()
    const address = '192.0.2.55'
    for (let i = 0; i < CALLS_PER_MINUTE.challenge + 100; i++)
      await own.call('GET', '/verification/challenge', { address })
    await own.call('GET', '/verification/challenge', { address: '192.0.2.56' })
    for (let i = 0; i < 100; i++)
      expect((await own.call('GET', `//%zz${i}`, { address })).statusCode).toBe(404)
    await own.http.close()
    const route = '/api/v1/verification/challenge'
    const lines = own.logged.filter(({ code }) => code !== undefined)
    expect(lines).toMatchObject([
      { msg: 'request refused', status: 429, code: 'request.too_many_requests', route },
      { msg: 'request refused', status: 404, code: 'request.not_found' },
      { event: 'refusals', kind: 'call', code: 'request.too_many_requests', count: 100, routes: [route] },
      { event: 'refusals', kind: 'call', code: 'request.not_found', count: 100 },
    ])
    expect(lines[2]?.network, 'no address stands in the log').toMatch(/^[0-9a-f]{64}$/)
  })

  test('logs other refusals as one line each with the request id (S42)', async () => {
    const own = await limited.again()
    for (let i = 0; i < 3; i++) await own.call('GET', '/auth/me')
    expect(own.logged.filter(({ event }) => event === 'access_denied')).toHaveLength(3)
  })

  test('every call of the API has a limit', async () => {
    const { token } = await makeAccount(limited)
    const address = '192.0.2.77'
    for (const kind of Object.keys(CALLS_PER_MINUTE) as (keyof typeof CALLS_PER_MINUTE)[])
      expect(() => {
        for (let i = 0; i <= CALLS_PER_MINUTE[kind]; i++) limited.limiter.take(kind, address)
      }).toThrow()
    expect(limited.bind.endpoints.length).toBeGreaterThan(40)
    const signedIn: Record<string, string> = { authorization: `Bearer ${token}` }
    for (const { method, path } of limited.bind.endpoints) {
      const filled = path.replace(/:\w+/g, 'x')
      for (const headers of [{}, signedIn]) {
        const answer = await limited.call(method, filled, { address, headers })
        expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([
          429,
          'request.too_many_requests',
        ])
        expect(Number(answer.headers['retry-after']), path).toBeGreaterThan(0)
      }
    }
  })
})
