import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCart } from 'contract/cart'
import { getConfig } from 'contract/site'
import type { LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBinder } from '../src/kernel/http/bind'
import { CALLS_PER_MINUTE, createLimiter } from '../src/kernel/http/limits'
import { createMetrics } from '../src/kernel/http/metrics'
import { createServer } from '../src/kernel/http/server'
import { checkoutBody, makeAccount, makeProduct } from './factories'
import { routesOf } from './routes'
import { storedHash } from './stored'
import { useApp } from './test-app'

const web = mkdtempSync(join(tmpdir(), 'tavan-web-'))
mkdirSync(join(web, 'assets'))
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Tavan</title>')
writeFileSync(join(web, 'assets', 'app-1234.js'), 'export {}')
afterAll(() => rmSync(web, { recursive: true }))

const app = useApp({ RATE_LIMITS: 'off' }, { web })
const secureApp = useApp({ PUBLIC_URL: 'https://shop.tavan.test' })
const limited = useApp()
let token: string
let product: string

beforeAll(async () => {
  product = await makeProduct(app)
  token = (await makeAccount(app)).token
})

const concrete = (route: string) =>
  route
    .replace(/:(id|productId)/, product)
    .replace(/:\w+/g, 'x')
    .replace('*', 'robots.txt')

describe('S2 methods that an address does not have', () => {
  test('are refused in the envelope on every route, with and without a session', async () => {
    const routes = await routesOf(app.http)
    const before = await storedHash(app)
    for (const path of new Set(routes.map((route) => route.split(' ')[1] as string))) {
      const known = routes.filter((route) => route.split(' ')[1] === path).map((route) => route.split(' ')[0])
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        // A page's address answers every GET.
        if (known.includes(method) || (method === 'GET' && routes.includes('GET /*'))) continue
        for (const bearer of [undefined, token]) {
          const answer = await app.call(method, `/${concrete(path)}`, { token: bearer })
          expect([404, 405], `${method} ${path}`).toContain(answer.statusCode)
          expect(answer.json(), `${method} ${path}`).toMatchObject({
            success: false,
            requestId: expect.any(String),
          })
          expect(answer.body).not.toContain(token)
        }
      }
    }
    expect(await storedHash(app)).toBe(before)
  })
})

describe('S38 headers', () => {
  const answers = async (at = app): Promise<[string, LightMyRequestResponse][]> => {
    const get = async (path: string, options = {}) =>
      [path, await at.call('GET', path, options)] as [string, LightMyRequestResponse]
    return [
      await get('/products'),
      await get('/config'),
      await get('/orders/cart'),
      await get('/products/nothing'),
      await get('/nothing'),
      await get('/products?search=%00'),
      await get('/products/%zz'),
      await get(`/products/${'x'.repeat(300)}`),
      await get('/docs'),
      await get('/docs/style.css'),
      await get('/openapi.json'),
      await get('//health/live'),
      await get('//health/ready'),
      await get('//metrics'),
      await get('//images/nothing'),
      await get('//nothing.png'),
      await get('//', { headers: { accept: 'text/html' } }),
      await get('//shop/anything', { headers: { accept: 'text/html' } }),
      await get('//assets/app-1234.js'),
      ['POST', await at.call('POST', '/auth/login', { body: {} })],
      ['415', await at.call('POST', '/auth/login', { body: 'x', headers: { 'content-type': 'text/plain' } })],
      ['413', await at.call('POST', '/auth/login', { body: `"${'x'.repeat(200_000)}"` })],
      ['TRACE', await at.call('TRACE', '/products')],
    ]
  }

  test('stand on every kind of answer, and none says what it is made with', async () => {
    const all = await answers()
    expect(new Set(all.map(([, a]) => a.statusCode)).size).toBeGreaterThanOrEqual(5)
    for (const [what, { headers }] of all) {
      const csp = String(headers['content-security-policy'])
      for (const part of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]) {
        expect(csp, what).toContain(part)
      }
      expect(csp, what).not.toMatch(/script-src[^;]*unsafe|\*/)
      expect(headers['x-content-type-options'], what).toBe('nosniff')
      expect(headers['referrer-policy'], what).toMatch(/strict-origin|no-referrer/)
      expect(headers['permissions-policy'], what).toContain('camera=()')
      expect(headers['cross-origin-opener-policy'], what).toBe('same-origin')
      expect(headers['cross-origin-resource-policy'], what).toBe('same-origin')
      expect(headers.server, what).toBeUndefined()
      expect(headers['x-powered-by'], what).toBeUndefined()
      expect(headers['strict-transport-security'], what).toBeUndefined()
    }
  })

  test('promise HTTPS where the shop is on HTTPS', async () => {
    for (const [what, { headers }] of await answers(secureApp)) {
      expect(headers['strict-transport-security'], what).toMatch(/^max-age=\d{8,}/)
    }
  })

  test('S39 what belongs to an account, and every refusal, is never kept', async () => {
    for (const path of [
      '/auth/me',
      '/orders/cart',
      '/orders/user',
      '/orders/nothing',
      '/orders/cart?x=%00',
    ]) {
      for (const bearer of [token, undefined]) {
        expect((await app.call('GET', path, { token: bearer })).headers['cache-control'], path).toBe(
          'no-store',
        )
      }
    }
  })

  test('files named by their content are kept for ever, the page is asked for anew', async () => {
    expect((await app.call('GET', '//assets/app-1234.js')).headers['cache-control']).toContain('immutable')
    expect(
      (await app.call('GET', '//shop', { headers: { accept: 'text/html' } })).headers['cache-control'],
    ).toBe('no-cache')
    const answer = await app.call('GET', '//assets/app-9999.js', { headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
  })
})

test('S18 no other origin is let in: 20 of them, before and during a call', async () => {
  const origins = [
    'null',
    'https://evil.test',
    'http://localhost:3000.evil.test',
    'http://evil.test/localhost:3000',
    'http://xlocalhost:3000',
    'http://localhost:3001',
    'https://localhost:3000',
    'http://LOCALHOST:3000',
    'http://sub.localhost:3000',
    'http://localhost',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://localhost:3000@evil.test',
    'http://localhost%2eevil.test',
    'file://',
    'chrome-extension://abc',
    'http://localhost:3000, https://evil.test',
    '*',
    'https://shop.tavan.test.evil.test',
    'https://tavan.test',
  ]
  expect(origins).toHaveLength(20)
  for (const origin of origins) {
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const answer = await app.call(method, '/orders/cart', {
        token,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      })
      const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))
      expect(allowed, `${method} ${origin}`).toEqual([])
      if (method === 'OPTIONS') expect(answer.statusCode).toBe(404)
    }
  }
})

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

describe('S41 when something fails', () => {
  const SECRET = 'select password_hash from accounts'
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  function failing(error: Error, findSession = async (): Promise<undefined> => undefined) {
    const http = createServer({ logger: log, metrics: createMetrics(), secure: false })
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
    ['ECONNREFUSED', 503],
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
