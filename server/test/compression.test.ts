import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeProduct } from './factories'
import { makeFakeWeb } from './fake-web'
import { useApp } from './test-app'

const script = `export const words = ${JSON.stringify('a word and '.repeat(200))}`
const web = makeFakeWeb({
  view: { head: '<meta charset="utf-8">'.repeat(200) },
  files: {
    'assets/app-1234.js': script,
    'assets/app-1234.js.br': brotliCompressSync(script),
    'assets/app-1234.js.gz': gzipSync(script),
  },
})

const app = useApp({}, { web })
let token: string
let product: string
beforeAll(async () => {
  for (let i = 0; i < 12; i++) product = await makeProduct(app)
  for (let i = 0; i < 6; i++)
    await makeProduct(app, { name: `Competition bar of hardened steel, ${i} kg, with brass bushings` })
  token = (await makeAccount(app)).token
})

/** Headers of a browser, and of a client without compression. */
const BROWSER = 'gzip, deflate, br, zstd'
const HTML = { accept: 'text/html' }

const get = (path: string, encodings?: string, headers: Record<string, string> = {}) =>
  app.call('GET', path, {
    headers: { ...headers, ...(encodings === undefined ? {} : { 'accept-encoding': encodings }) },
  })

const shared = () => [
  '/products',
  `/products/${product}`,
  '/categories/with-counts',
  '/search/suggestions?q=competition',
  '/config',
  '/openapi.json',
  '/docs',
]

describe('compresses answers that are the same for everyone', () => {
  test('list, product, description of the API and page: the same bytes in every encoding', async () => {
    for (const [path, headers] of [
      ...['/products', '/search/suggestions?q=competition', '/openapi.json', '/docs'].map(
        (one) => [one, {}] as const,
      ),
      ['//', HTML] as const,
      ['//shop', HTML] as const,
    ]) {
      const plain = await get(path, undefined, headers)
      expect(plain.headers['content-encoding'], path).toBeUndefined()
      for (const [asked, encoding, unpack] of [
        [BROWSER, 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
      ] as const) {
        const answer = await get(path, asked, headers)
        expect(answer.headers['content-encoding'], path).toBe(encoding)
        expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
        expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
        expect(unpack(answer.rawPayload).equals(plain.rawPayload), path).toBe(true)
      }
    }
  })

  test('caches are told that the encoding is a choice, also where the plain bytes are sent', async () => {
    for (const path of [...shared(), '//assets/app-1234.js'])
      for (const asked of [undefined, BROWSER])
        expect((await get(path, asked)).headers.vary, path).toMatch(/accept-encoding/i)
    for (const asked of [undefined, BROWSER])
      expect((await get('//shop', asked, HTML)).headers.vary).toBe('accept-encoding')
  })

  test('X-93 caches are told that the language is a choice of the caller, and to ask again each time', async () => {
    const programs = '/coach-applications/programs'
    // The second answer is the one that is kept ready.
    for (const path of [...shared().filter((one) => !/openapi|docs/.test(one)), programs])
      for (const asked of [undefined, BROWSER, 'gzip'])
        for (const language of ['fa', 'fa']) {
          const { headers } = await get(path, asked, { 'accept-language': language })
          expect([headers.vary, headers['cache-control']], `${path} ${asked}`).toEqual([
            'accept-encoding, accept-language',
            'no-cache',
          ])
        }
    for (const path of ['/verification/challenge', '/coach-applications/status?email=a@tavan.test'])
      expect((await get(path)).headers['cache-control'], path).toBe('no-store')
  })

  test('an answer that is kept ready is found again in each encoding, and is never an older one', async () => {
    const first = await get('/products', BROWSER)
    expect((await get('/products', BROWSER)).rawPayload.equals(first.rawPayload)).toBe(true)
    await makeProduct(app)
    const next = JSON.parse(brotliDecompressSync((await get('/products', BROWSER)).rawPayload).toString())
    expect(next.totalProducts).toBe(
      JSON.parse(brotliDecompressSync(first.rawPayload).toString()).totalProducts + 1,
    )
  })

  test.each([
    ['', undefined],
    ['identity', undefined],
    ['deflate, zstd', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0, *', 'br'],
    ['br;q=x, gzip', 'gzip'],
  ])('Accept-Encoding "%s": %s', async (asked, encoding) => {
    expect((await get('/products', asked)).headers['content-encoding']).toBe(encoding)
  })

  test('a few bytes are sent as they are', async () => {
    const small = await get('/products?search=nothing-of-that-name', BROWSER)
    expect(small.headers['content-encoding']).toBeUndefined()
    expect(small.json().totalProducts).toBe(0)
  })
})

describe('validators and parts are those of the encoding', () => {
  for (const [path, headers] of [
    ['//shop', HTML],
    ['//assets/app-1234.js', {}],
  ] as const) {
    test(`${path}: has a tag for each encoding, and sends no bytes for a known one`, async () => {
      const tags = new Set<string>()
      for (const asked of [undefined, 'gzip', 'br']) {
        const { etag } = (await get(path, asked, headers)).headers
        tags.add(String(etag))
        const again = await get(path, asked, { ...headers, 'if-none-match': String(etag) })
        expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
        expect([again.headers.etag, String(again.headers.vary).toLowerCase()]).toEqual([
          etag,
          'accept-encoding',
        ])
        const other = asked === 'br' ? 'gzip' : 'br'
        const changed = await get(path, other, { ...headers, 'if-none-match': String(etag) })
        expect(changed.statusCode).toBe(200)
      }
      expect(tags.size).toBe(3)
    })

    test(`${path}: HEAD tells of the answer that GET sends`, async () => {
      for (const asked of [undefined, 'gzip', 'br']) {
        const whole = await get(path, asked, headers)
        const head = await app.call('HEAD', path, {
          headers: { ...headers, ...(asked ? { 'accept-encoding': asked } : {}) },
        })
        expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
        for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary'])
          expect(head.headers[name] ?? '', `${name} ${asked}`).toEqual(whole.headers[name] ?? '')
      }
    })
  }

  test('a part of a file is a part of the bytes in that encoding', async () => {
    for (const asked of [undefined, 'gzip', 'br']) {
      const whole = await get('//assets/app-1234.js', asked)
      const part = await get('//assets/app-1234.js', asked, { range: 'bytes=5-14' })
      expect(part.statusCode).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes 5-14/${whole.rawPayload.length}`)
      expect(part.headers['content-encoding']).toBe(whole.headers['content-encoding'])
      expect(part.rawPayload.equals(whole.rawPayload.subarray(5, 15))).toBe(true)
    }
  })
})

describe('does not compress personal answers', () => {
  test('no answer to a call with a sign-in or a body is compressed, however long it is', async () => {
    for (let i = 0; i < 12; i++)
      await app.call('POST', '/orders/cart/add', {
        token,
        body: { productId: await makeProduct(app), quantity: 1 },
      })
    const headers = { 'accept-encoding': BROWSER }
    const own = await app.call('GET', '/orders/cart', { token, headers })
    expect(own.rawPayload.length).toBeGreaterThan(2000)
    for (const answer of [
      own,
      await app.call('GET', '/auth/me', { token, headers }),
      await app.call('POST', '/auth/login', { headers, body: { email: 'x'.repeat(3000), password: 'y' } }),
    ])
      expect(answer.headers['content-encoding']).toBeUndefined()
  })

  test('compresses only calls that declare it: catalogue and configuration', () => {
    expect(
      app.bind.endpoints.flatMap(({ shared, method, path }) => (shared ? [`${method} ${path}`] : [])),
    ).toEqual([
      'GET /config',
      'GET /products',
      'GET /search/suggestions',
      'GET /products/:id',
      'GET /products/:id/related',
      'GET /categories',
      'GET /categories/with-counts',
    ])
  })

  test('a call that knows its caller cannot be declared the same for everybody', () => {
    const cart = app.bind.endpoints.find(({ path }) => path === '/orders/cart')
    if (!cart) throw new Error('no cart')
    expect(() => app.bind({ ...cart, shared: true }, () => ({}) as never)).toThrow('the same for everybody')
  })
})
