import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeProduct } from './factories'
import { makeFakeWeb } from './fake-web'
import { routesOf } from './routes'
import { storedHash } from './stored-hash'
import { useApp } from './test-app'

const web = makeFakeWeb({ files: { 'assets/app-1234.js': 'export {}', 'sw.js': '' } })

const app = useApp({ RATE_LIMITS: 'off' }, { web })
const secureApp = useApp({ PUBLIC_URL: 'https://shop.tavan.test' })
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
    /** A part of a path that one call spells out is a name to another: `/products/export`, `/products/:id`. */
    const takes = (method: string, path: string) =>
      routes.some((route) => {
        const [own, pattern = ''] = route.split(' ')
        if (own !== method || pattern === path || pattern.includes('*')) return false
        return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
      })
    const before = await storedHash(app)
    for (const path of new Set(routes.map((route) => route.split(' ')[1] as string))) {
      const known = routes.filter((route) => route.split(' ')[1] === path).map((route) => route.split(' ')[0])
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        // A page's address answers every GET.
        if (known.includes(method) || takes(method, path) || (method === 'GET' && routes.includes('GET /*')))
          continue
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

  const CLOSED = ["default-src 'none'", "frame-ancestors 'none'", 'sandbox']
  /** Addresses whose answer is never a page. */
  const CALLS = [
    '/products',
    '/config',
    '/orders/cart',
    '/products/nothing',
    '/products?search=%00',
    '//health/live',
    'POST',
    '415',
    '413',
  ]
  const OF_PAGES = [
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]

  test('are on every kind of answer, and none names our software', async () => {
    const all = await answers()
    expect(new Set(all.map(([, a]) => a.statusCode)).size).toBeGreaterThanOrEqual(5)
    for (const [what, { headers }] of all) {
      const csp = String(headers['content-security-policy'])
      const isCall = CALLS.includes(what)
      const parts = isCall ? CLOSED : OF_PAGES
      for (const part of parts) expect(csp, what).toContain(part)
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

  test('never caches account data and refusals: each call with and without a session (S39)', async () => {
    const own = app.bind.endpoints.filter(({ allow, method }) => allow !== 'public' || method !== 'GET')
    expect(own.length).toBeGreaterThan(20)
    const asked = own
      .filter(({ path }) => !path.endsWith('/logout') && !path.endsWith('/logout-all'))
      .map(({ method, path }) => [method, concrete(path)] as const)
    for (const [method, path] of [...asked, ['GET', '/orders/cart?x=%00'] as const]) {
      for (const bearer of [token, undefined]) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : {}
        const answer = await app.call(method, path, { token: bearer, body })
        expect(answer.headers['cache-control'], `${method} ${path} ${answer.statusCode}`).toBe('no-store')
      }
    }
  })

  test('files named by their content are kept for ever, the page is asked for anew', async () => {
    expect((await app.call('GET', '//assets/app-1234.js')).headers['cache-control']).toContain('immutable')
    expect(
      (await app.call('GET', '//shop', { headers: { accept: 'text/html' } })).headers['cache-control'],
    ).toBe('no-cache')
    expect((await app.call('GET', '//sw.js')).headers['cache-control']).toBe('no-cache')
    const answer = await app.call('GET', '//assets/app-9999.js', { headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
  })
})

test('S17 a form of another site changes nothing: no cookie goes out, and no body that a form can send is read', async () => {
  const body = JSON.stringify({
    productId: product,
    quantity: 1,
    items: [{ productId: product, quantity: 1 }],
  })
  const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
  const changing = app.bind.endpoints.filter(
    ({ allow, method, body: fields, multipart }) =>
      ['public', 'account'].includes(allow) && method !== 'GET' && fields && !multipart,
  )
  expect(changing.length).toBeGreaterThan(15)
  const before = await storedHash(app)
  for (const { method, path } of changing) {
    for (const type of [...forms, '']) {
      const answer = await app.call(method, concrete(path), {
        token,
        body,
        headers: { 'content-type': type, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
      })
      expect(answer.statusCode, `${method} ${path} as ${type}`).toBe(415)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  }
  expect(await storedHash(app)).toBe(before)
  // The same body, sent as our own pages send it, is taken: it was the type that was refused.
  const own = await app.call('POST', '/orders/cart/add', { token, body })
  expect(own.statusCode).toBe(200)
  expect(own.headers['set-cookie']).toBeUndefined()
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
