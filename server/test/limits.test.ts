import { describe, expect, test } from 'vitest'
import { CALLS_PER_MINUTE, createLimiter } from '../src/kernel/http/limits'
import { useApp } from './test-app'

const limited = useApp()

describe('S35 limits', () => {
  const challenge = (address: string, headers = {}) =>
    limited.call('GET', '/verification/challenge', { address, headers })

  test('by address: the call too many is 429 and says when; what it claims in a header changes nothing', async () => {
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
    const calls = Array.from({ length: CALLS_PER_MINUTE.write + 1 }, () =>
      limited.call('POST', '/orders/checkout', { address: '192.0.2.9' }),
    )
    const statuses = (await Promise.all(calls)).map((answer) => answer.statusCode)
    expect(statuses.filter((s) => s === 401)).toHaveLength(CALLS_PER_MINUTE.write)
    expect(statuses.at(-1)).toBe(429)
  })
})
