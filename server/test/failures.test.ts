import { getCart } from 'contract/cart/calls'
import { getConfig } from 'contract/site/calls'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { createBinder } from '../src/kernel/http/bind'
import { createMetrics } from '../src/kernel/http/metrics'
import { createServer } from '../src/kernel/http/server'
import { checkoutBody, makeAccount } from './factories'
import { useApp } from './test-app'

const app = useApp({ RATE_LIMITS: 'off' })

describe('S41 when something fails', () => {
  const SECRET = 'select password_hash from accounts'
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  function failing(error: Error, findSession = async (): Promise<undefined> => undefined) {
    const http = createServer({
      logger: log,
      metrics: createMetrics(),
      limiter: { take() {} },
      secure: false,
    })
    const bind = createBinder(http, { findSession, limiter: { take() {} } })
    bind(getConfig, () => {
      throw error
    })
    bind(getCart, () => {
      throw new Error('a handler ran without a session')
    })
    return http
  }

  test('inside, the answer says nothing of it and the log says all, by the request’s id', async () => {
    lines.length = 0
    const error = Object.assign(new Error(`${SECRET} at /srv/tavan/server.js`), {
      code: '42P01',
      query: SECRET,
      detail: SECRET,
    })
    const answer = await failing(error).inject('/api/v1/config')
    expect(answer.statusCode).toBe(500)
    const message = 'Something went wrong on our side. Please try again.'
    expect(answer.json()).toEqual({
      success: false,
      message,
      error: message,
      code: 'server.error',
      requestId: expect.any(String),
    })
    const [line] = lines.filter((l) => l.msg === 'request failed')
    expect(line).toMatchObject({ level: 50, reqId: answer.json().requestId, status: 500 })
    expect(JSON.stringify(line)).toContain(SECRET)
  })

  test.each([
    ['CONNECTION_CLOSED', 503],
    ['CONNECTION_FAILED', 503],
    ['57P01', 503],
    ['57014', 503],
    ['XX000', 500],
  ])('while the session is looked up (%s), nobody gets in', async (code, status) => {
    const http = failing(new Error('unused'), () =>
      Promise.reject(Object.assign(new Error('away'), { code })),
    )
    const answer = await http.inject({
      url: '/api/v1/orders/cart',
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().success).toBe(false)
    if (status === 503) expect(answer.headers['retry-after']).toBe('1')
    expect(answer.body).not.toContain('away')
  })

  test('with the database gone: 503 on calls and readiness, alive all the same', async () => {
    const { token } = await makeAccount(app)
    const gone = await app.again()
    await gone.deps.db.end({ timeout: 0 })
    for (const [method, path] of [
      ['GET', '/products'],
      ['GET', '/orders/cart'],
      ['POST', '/orders/checkout'],
      ['GET', '/auth/me'],
    ] as const) {
      const answer = await gone.call(method, path, {
        token,
        ...(method === 'POST' ? { body: checkoutBody() } : {}),
      })
      expect(answer.statusCode, path).toBe(503)
      expect(answer.json(), path).toMatchObject({ success: false, code: 'server.unavailable' })
    }
    expect((await gone.call('GET', '//health/ready')).statusCode).toBe(503)
    expect((await gone.call('GET', '//health/live')).statusCode).toBe(200)
  })
})
