import { API_BASE, type Endpoint } from 'contract/endpoint'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { jsonSchema } from '../src/kernel/http/schemas'
import { makeAccount, makeProduct } from './factories'
import { addressOf, nameOf, refused, unchanged } from './refusals'
import { routesOf } from './routes'
import { shareOf } from './sweep-share'
import { useApp } from './test-app'

/** A sweep over every call grows with them: ten seconds on a quiet machine, several times that on a busy one. */
const SWEEP_TIMEOUT = 300_000

const app = useApp({ RATE_LIMITS: 'off' })
let product: string
let token: string

beforeAll(async () => {
  product = await makeProduct(app, { stock: 1000 })
  token = (await makeAccount(app, ['customer', 'coach', 'admin'])).token
})

const address = (endpoint: Endpoint) => addressOf(endpoint, product)

/** Encoded values for queries and paths that no call expects. */
const ODD = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%C3%28',
  '%',
  '%zz',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '%F0%9F%98%80',
  '%E2%80%8F',
  '1e309',
  '-0',
  'null',
  'undefined',
  '[object%20Object]',
  '__proto__',
  'constructor',
  'x'.repeat(65),
  'x'.repeat(199),
  'x'.repeat(250),
  'x'.repeat(3000),
]

const FORMS = [
  ['application/json', '{'],
  ['application/json', '[]'],
  ['application/json', '{"__proto__":1}'],
  ['application/x-www-form-urlencoded', 'action=x&action=approve&__proto__=1'],
  ['application/x-www-form-urlencoded', 'x'.repeat(5000)],
  ['text/plain', 'x'],
] as const

describe('an address that is wrong', () => {
  test(
    'S27 every field of every query: doubled, listed, nested, odd',
    async () => {
      let place = 0
      for (const endpoint of app.bind.endpoints) {
        if (!endpoint.query || endpoint.method !== 'GET') continue
        const fields = Object.keys(jsonSchema(endpoint.query, 'input').properties as object)
        for (const field of fields) {
          const queries = ODD.map((value) => `${field}=${value}`)
          queries.push(
            `${field}=a&${field}=b`,
            `${field}[]=a`,
            `${field}[$ne]=a`,
            `${field}.x=1`,
            `${field}`,
            `${field}=`,
          )
          for (const query of shareOf(queries, place++)) {
            const answer = await app.call('GET', `${address(endpoint)}?${query}`, { token })
            if (answer.statusCode !== 200) refused(answer, `${endpoint.path} ${query}`)
            // An address without an object has no page either.
            const clamped = (field === 'page' || field === 'limit') && !endpoint.params
            if (clamped && !query.includes('%')) expect(answer.statusCode, query).toBe(200)
          }
        }
        // Unknown parameters change nothing: the answer is that of the plain address.
        const bare = await app.call('GET', address(endpoint), { token })
        const odd = await app.call('GET', `${address(endpoint)}?__proto__[x]=1&constructor=1&toString=1`, {
          token,
        })
        expect(odd.statusCode).toBe(bare.statusCode)
      }
    },
    SWEEP_TIMEOUT,
  )

  test('S27 a text given twice is refused', async () => {
    for (const query of ['search=a&search=b', 'categoryId=a&categoryId=b']) {
      refused(await app.call('GET', `/products?${query}`), query)
    }
  })

  test('every parameter of every path', async () => {
    const calls = new Set(app.bind.endpoints.map(nameOf))
    await unchanged(app, async () => {
      for (const [place, endpoint] of app.bind.endpoints.filter((e) => e.params).entries()) {
        for (const value of shareOf(ODD, place)) {
          const path = endpoint.path.replace(/:\w+/g, value)
          // Two dots lead out of the part before; where they lead to another call, that one answers.
          const led = `${endpoint.method} ${new URL(`http://x${path}`).pathname}`
          if (value === '%2e%2e' && calls.has(led)) continue
          const answer = await app.call(endpoint.method, path, {
            token,
            ...(endpoint.body ? { body: { quantity: 1 } } : {}),
          })
          refused(answer, `${endpoint.method} ${path.slice(0, 80)}`)
          expect(answer.headers['content-security-policy'], path.slice(0, 80)).toBeDefined()
        }
      }
    })
  })

  test('every route that is no call of the API: odd addresses, odd bodies', async () => {
    const bound = new Set(app.bind.endpoints.map((e) => `${e.method} ${API_BASE}${e.path}`))
    const routes = (await routesOf(app.http)).filter((route) => !bound.has(route))
    expect(routes).toContain('GET /images/:name')
    await unchanged(app, async () => {
      for (const [method = '', path = ''] of routes.map((route) => route.split(' '))) {
        for (const value of path.includes(':') ? ODD : ['x']) {
          for (const [type, text] of method === 'GET' ? [] : FORMS) {
            const answer = await app.call(method, `/${path.replace(/:\w+/, value)}`, {
              body: text,
              headers: { 'content-type': type },
            })
            refused(answer, `${method} ${path} ${value.slice(0, 40)} ${text.slice(0, 40)}`)
          }
          const answer = await app.call(method, `/${path.replace(/:\w+/, value)}`)
          expect(answer.statusCode, `${method} ${path} ${value.slice(0, 40)}`).toBeLessThan(500)
        }
      }
    })
  })

  test('of any text, with any text behind it', async () => {
    const base = fc.constantFrom('', API_BASE, `${API_BASE}/products`, `${API_BASE}/orders`, '/images')
    await fc.assert(
      fc.asyncProperty(base, fc.webPath(), fc.webQueryParameters(), async (start, path, query) => {
        const url = `${start}${path.startsWith('/') ? '' : '/'}${path}?${query}`
        const answer = await app.http.inject({
          method: 'GET',
          url,
          headers: { authorization: `Bearer ${token}` },
        })
        expect(answer.statusCode).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
  })
})
