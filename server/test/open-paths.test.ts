import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { CALLS_PER_MINUTE } from '../src/kernel/http/limits'
import { makeFakeWeb } from './fake-web'
import { useApp } from './test-app'

const web = makeFakeWeb({ files: { 'assets/main.js': 'export {}' } })
const app = useApp({ METRICS_TOKEN: 'a token of the tests' }, { web })

describe('an address of nothing', () => {
  test.each([
    '/x',
    '///x',
    '/assets/',
    '/assets',
    '/.git/config',
    '/.env',
    `/api/v1/products/${'x'.repeat(201)}`,
    `/api/v1/orders/${'x'.repeat(500)}`,
    `/images/${'x'.repeat(300)}`,
    '/%',
    '/api/v1/products/%zz',
  ])('%s answers 404', async (path) => {
    const answer = await app.http.inject({ url: path })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not_found'])
  })
})

describe('an address of nothing that a person opens', () => {
  const open = (url: string, method: 'GET' | 'POST' = 'GET') =>
    app.http.inject({ url, method, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })

  test.each([
    '/product/a%2Fb',
    '/fa/shop/a%2fb?page=2',
    '/coach/users/..%2f..%2fadmin',
    '/brochure.pdf',
    '/assets/old-1234.js',
    '/.env',
    '/%',
    '/shop/%zz',
    `/images/${'a'.repeat(32)}`,
    `/images/${'x'.repeat(300)}`,
  ])('%s is the page that says so, with the status 404', async (url) => {
    const answer = await open(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.body).toContain(url.startsWith('/fa/') ? '<title>صفحه پیدا نشد' : '<title>Page not found')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(String(answer.headers['content-security-policy'])).toContain("default-src 'self'")
  })

  test.each([
    '/api',
    '/api/v1/products/a%2Fb',
    '/api/v1/nothing',
    '/api/v2/products',
    '/api/v1/products/%zz',
  ])('%s is a call, whoever makes it: the envelope', async (url) => {
    const answer = await open(url)
    expect([answer.statusCode, answer.json().code]).toEqual([404, expect.stringMatching(/not_found$/)])
  })

  test('a form that is sent there gets the envelope as well', async () => {
    expect((await open('/product/a%2Fb', 'POST')).json().code).toBe('request.not_found')
  })
})

describe('S44 /metrics', () => {
  const metrics = (
    headers: Record<string, string> = {},
    { remoteAddress = '127.0.0.1', at = app }: { remoteAddress?: string; at?: typeof app } = {},
  ) => at.http.inject({ url: '/metrics', remoteAddress, headers: { host: 'localhost:3000', ...headers } })

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'answers %s, which is this machine',
    async (remoteAddress) => {
      const answer = await metrics({}, { remoteAddress })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('process_uptime_seconds')
    },
  )

  test.each([
    ['another machine', {}, '192.0.2.1'],
    ['somebody behind a proxy on this machine', { 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1'],
    ['somebody behind a proxy that says so otherwise', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
    ['a caller of the public address', { host: 'shop.tavan.test' }, '127.0.0.1'],
    ['a wrong token', { authorization: 'Bearer a token of the test' }, '192.0.2.1'],
    ['an empty token', { authorization: 'Bearer ' }, '192.0.2.1'],
  ])('refuses %s', async (_who, headers, remoteAddress) => {
    const answer = await metrics(headers, { remoteAddress })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.required'])
    expect(answer.body).not.toContain('process_uptime_seconds')
  })

  test('tells all that the ready-made dashboard draws', async () => {
    await app.call('GET', '/config')
    const { body } = await metrics({}, { remoteAddress: '127.0.0.1' })
    const drawn = await readFile(new URL('../../deploy/dashboard.json', import.meta.url), 'utf8')
    const named = new Set(
      drawn.match(/\b(?:http|payment|products|jobs|event|database|sockets|process)_[a-z_]+\b/g),
    )
    expect(named.size).toBeGreaterThan(12)
    for (const name of named) expect(body, name).toMatch(new RegExp(`^${name}[ {]`, 'm'))
  })

  test('answers anybody with the token, and nobody with any where none is set', async () => {
    const headers = { authorization: 'Bearer a token of the tests' }
    expect((await metrics(headers, { remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
    const closed = await app.again({ METRICS_TOKEN: '' })
    for (const authorization of ['Bearer a token of the tests', 'Bearer undefined', 'Bearer '])
      expect((await metrics({ authorization }, { remoteAddress: '192.0.2.1', at: closed })).statusCode).toBe(
        401,
      )
  })
})

test.each([
  '/health/ready',
  '/metrics',
  '/pay/sb_x',
  `/images/${'a'.repeat(32)}`,
  '/',
  '/shop',
  '/assets/main.js',
  '/api/v1/openapi.json',
  '/api/v1/docs',
  '/nothing',
])('S35 the open address %s has a limit', async (url) => {
  const remoteAddress = '198.51.100.7'
  const headers = { accept: 'text/html' }
  const { statusCode } = await app.http.inject({ url, remoteAddress: '198.51.100.8', headers })
  expect(statusCode).not.toBe(429)
  expect(() => {
    for (let i = 0; i <= CALLS_PER_MINUTE.open; i++) app.limiter.take('open', remoteAddress)
  }).toThrow()
  const refused = await app.http.inject({ url, remoteAddress, headers })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('reports liveness without a limit (S35)', async () => {
  const remoteAddress = '198.51.100.9'
  for (let i = 0; i <= CALLS_PER_MINUTE.open + 1; i++) {
    try {
      app.limiter.take('open', remoteAddress)
    } catch {
      // Used up.
    }
  }
  expect((await app.http.inject({ url: '/health/live', remoteAddress })).statusCode).toBe(200)
})
