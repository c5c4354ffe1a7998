import { beforeAll, describe, expect, test } from 'vitest'
import { queryWords } from '../src/features/catalog/listing/words'
import { checkoutBody, customerInfo, makeAccount, makeProduct, solved } from './factories'
import { storedHash } from './stored-hash'
import { useApp } from './test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let product: string
let token: string

/** Sixty ways to speak SQL through a value. */
const PAYLOADS = [
  ...[
    "'",
    "''",
    "'--",
    "' or '1'='1",
    "' or 1=1--",
    "') or ('1'='1",
    "' or ''='",
    "1' or '1'='1",
    "x' and 1=0 union select null--",
  ],
  ...[
    "'; drop table accounts;--",
    "'; delete from products;--",
    "'; update products set price_cents=1;--",
    "'; select pg_sleep(9);--",
  ],
  ...[
    "' || pg_sleep(9) || '",
    "'||(select password_hash from accounts limit 1)||'",
    "' union select email from accounts--",
  ],
  ...[
    "' union all select null,null,null--",
    "' and extractvalue(1,1)--",
    "' and 1=cast((select version()) as int)--",
    '1; select 1',
    '1/0',
  ],
  ...[
    '"',
    '""',
    '" or "1"="1',
    '"; drop table orders;--',
    '`',
    '`id`',
    '\\',
    "\\'",
    "\\'; drop table orders;--",
    '\\\\',
    '%',
    '%%',
    '_',
    '%_%',
  ],
  ...[
    '$1',
    `$${'{1}'}`,
    '$$',
    '$$; drop table orders;$$',
    '$tag$x$tag$',
    ':id',
    '@@version',
    '?',
    '??',
    '{{7*7}}',
    '#{1+1}',
    '<%= 1 %>',
  ],
  ...[
    '--',
    '/*',
    '*/',
    '/**/or/**/1=1',
    '; --',
    ';',
    '(select 1)',
    "E'\\x27'",
    "U&'\\0027'",
    'null',
    'true',
    "1'::int",
    '0x27',
    'ʼ or 1=1--',
  ],
  ...['＇ or 1=1--', '%27%20or%201=1', '\u2019; drop table orders;--'],
]

beforeAll(async () => {
  await makeProduct(app, { name: 'First' })
  product = await makeProduct(app, { name: 'Second' })
  token = (await makeAccount(app)).token
  await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
})

/** An answer without what differs from call to call. */
const shape = (answer: { statusCode: number; body: string }) => {
  const { requestId, ...body } = JSON.parse(answer.body)
  return { status: answer.statusCode, body }
}
const get = (path: string, headers = {}) => app.call('GET', path, { token, headers })
const q = encodeURIComponent

/** A harmless text that matches nothing, looks and all. */
const HARMLESS = 'zzzzz'

const places: [string, (text: string) => ReturnType<typeof get>][] = [
  ['search', (text) => get(`/products?search=${q(text)}`)],
  ['category', (text) => get(`/products?categoryId=${q(text)}`)],
  ['page', (text) => get(`/products?page=${q(text)}`)],
  ['limit', (text) => get(`/products?limit=${q(text)}`)],
  ['sort', (text) => get(`/products?sort=${q(text)}`)],
  ['featured', (text) => get(`/products?featured=${q(text)}`)],
  ['an unknown filter', (text) => get(`/products?${q(text)}=${q(text)}`)],
  ['lang of the list', (text) => get(`/products?lang=${q(text)}`)],
  ['lang of a product', (text) => get(`/products/${product}?lang=${q(text)}`)],
  ['lang of the categories', (text) => get(`/categories/with-counts?lang=${q(text)}`)],
  ['Accept-Language', (text) => get(`/products/${product}`, { 'accept-language': latin(text) })],
  ['product id', (text) => get(`/products/${q(text)}x`)],
  ['order number', (text) => get(`/orders/${q(text)}x`)],
  ['page of my orders', (text) => get(`/orders/user?page=${q(text)}&limit=${q(text)}`)],
  ['removed line', (text) => app.call('DELETE', `/orders/cart/remove/${q(text)}x`, { token })],
  [
    'updated line',
    (text) => app.call('PUT', `/orders/cart/update/${q(text)}x`, { token, body: { quantity: 1 } }),
  ],
  [
    'added product',
    (text) => app.call('POST', '/orders/cart/add', { token, body: { productId: text, quantity: 1 } }),
  ],
  [
    'token',
    (text) =>
      app.call('GET', '/auth/me', { headers: { authorization: `Bearer ${latin(text)}${'x'.repeat(30)}` } }),
  ],
]
const latin = (text: string) => text.replace(/[^\x20-\x7e]/g, '?')

describe('S26 SQL in a value is a value', () => {
  test('sixty payloads', () => expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(60))

  test.each(places)(
    'in %s: the same answer as to a harmless text, and nothing changed',
    async (place, send) => {
      const before = await storedHash(app)
      const texts = await app.deps.db<{ text: string }[]>`
        select lower(concat_ws(' ', name, sku, description, tags::text)) as text from products`
      // Valid input is not harmless there: a page number, `true`, text of a product.
      const right = (text: string) =>
        (/page|limit/.test(place) && !Number.isNaN(Number(text))) ||
        (place === 'featured' && text === 'true') ||
        (place === 'search' &&
          queryWords(text).some((word) => texts.some((product) => product.text.includes(word))))
      const expected = shape(await send(HARMLESS))
      for (const text of PAYLOADS) {
        const answer = shape(await send(text))
        expect(answer.status, text).toBeLessThan(500)
        if (!right(text)) expect(answer, text).toEqual(expected)
      }
      expect(await storedHash(app)).toBe(before)
    },
  )

  test('returns stored text unchanged', async () => {
    for (const text of PAYLOADS.slice(0, 20)) {
      const { token } = await makeAccount(app)
      await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
      await app.deps.db`update products set stock = 1000 where id = ${product}`
      const info = { ...customerInfo, firstName: text, address: { ...customerInfo.address, city: text } }
      const answer = await app.call('POST', '/orders/checkout', {
        token,
        body: checkoutBody({ customerInfo: info, notes: text }),
        headers: { 'idempotency-key': latin(text).replaceAll(' ', '+') },
      })
      expect(answer.statusCode, text).toBe(201)
      const [order] = (await app.call('GET', '/orders/user', { token })).json().data.orders
      expect(order).toMatchObject({ customerInfo: info, notes: text })
    }
  })

  test('in sign-in and registration: refused like any other wrong value', async () => {
    const before = await storedHash(app, ['accounts', 'sessions', 'products'])
    for (const text of PAYLOADS.slice(0, 20)) {
      const recaptchaToken = await solved(app)
      const login = { email: `${text}@x.yy`, password: text, recaptchaToken }
      const answer = await app.call('POST', '/auth/login', { body: login })
      expect(answer.statusCode, text).toBe(401)
      expect(
        (await app.call('POST', '/auth/login', { body: { ...login, recaptchaToken: text } })).statusCode,
      ).toBe(400)
    }
    expect(await storedHash(app, ['accounts', 'sessions', 'products'])).toBe(before)
  })
})
