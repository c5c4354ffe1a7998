import { PRODUCTS_PER_PAGE } from 'contract/catalog/rules'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CALLS_PER_MINUTE } from '../src/kernel/http/limits'
import { makeProduct } from './factories'
import { makeFakeWeb } from './fake-web'
import { useApp } from './test-app'

/** Addresses that were rendered, in their order. */
const rendered: string[] = []
Object.assign(globalThis, { renderedForTest: rendered })

const dist = makeFakeWeb({
  files: { '.stamp': '{}', 'first-view.json.br': '{}' },
  renderer: `export const paint = async ({ path, search, read }) => {
    globalThis.renderedForTest.push(path + search)
    await read('/api/v1/categories')
    return { html: '<main>' + path + search + '</main>', parts: [], data: {} }
  }
  export const paintFrame = async () => ({ html: '', parts: [], data: {} })`,
})

const app = useApp({}, { web: dist })
let slug: string
const products: string[] = []

beforeAll(async () => {
  // Two pages, in one category.
  for (let i = 0; i <= PRODUCTS_PER_PAGE; i++)
    products.push(await makeProduct(app, { facts: { diet: ['vegan'], ...(i === 3 && { brand: 'Zagros' }) } }))
  slug = (await app.call('GET', '/categories')).json().data[0].slug
})
beforeEach(() => {
  rendered.length = 0
})

const open = async (path: string, address?: string, accept = 'text/html') => {
  const { statusCode, body } = await app.call('GET', `/${path}`, { headers: { accept }, address })
  return { statusCode, content: /<main>(.*)<\/main>/.exec(body)?.[1] }
}

describe('server-rendered pages (S35)', () => {
  test('is every address that the site’s own links lead to, whatever a campaign adds', async () => {
    const category = `/shop/category/${slug}`
    for (const [path, content] of [
      ['/', '/'],
      ['/shop', '/shop'],
      ['/shop?page=1', '/shop'],
      ['/shop?page=2', '/shop?page=2'],
      ['/shop?sort=price_desc', '/shop?sort=price_desc'],
      ['/shop?sort=featured&view=grid', '/shop'],
      ['/shop?page=2&view=list&sort=name', '/shop?sort=name&view=list&page=2'],
      ['/shop?utm_source=mail&page=2', '/shop?page=2'],
      ['/shop?diet=vegan&page=2', '/shop?diet=vegan&page=2'],
      ['/shop?goal=strength,health&diet=&inStock=true', '/shop?goal=strength%2Chealth&inStock=true'],
      [`${category}?brand=Zagros&view=list`, `${category}?brand=Zagros&view=list`],
      [category, category],
      [`${category}?sort=newest&page=2`, `${category}?sort=newest&page=2`],
      [`/nl${category}?view=list`, `${category}?view=list`],
      [`/product/${products[0]}?from=mail`, `/product/${products[0]}`],
      ['/help?page=7', '/help'],
    ])
      expect(await open(path ?? ''), path).toEqual({ statusCode: 200, content })
  })

  test('is no search, no range of prices and no value that the shop does not have: the browser renders those', async () => {
    for (const query of [
      ...['search=rope', 'minPrice=3', 'maxPrice=9&page=1', 'sort=', 'sort=random', 'sort=NAME', 'view=wall'],
      ...['page=', 'page=0', 'page=-1', 'page=01', 'page=2.0', 'page=2e0', 'page=%2B2', 'page=two'],
      ...['diet=stones', 'brand=Nobody', 'inStock=false', 'diet=vegan,halal&goal=strength,health'],
      ...['brand=Zagros&page=2', 'page=3', 'page=999999999', 'page=9999999999999'],
    ])
      for (const path of ['/shop', `/shop/category/${slug}`, '/fa/shop'])
        expect(await open(`${path}?${query}`), query).toEqual({ statusCode: 200, content: undefined })
    expect(rendered).toEqual([])
    for (const path of ['/shop/category/none', '/shop/category/none?page=2', '/product/none', '/nowhere'])
      expect((await open(path)).statusCode, path).toBe(404)
    expect(rendered).toEqual([])
  })

  test('is rendered once, however its address is written', async () => {
    await open('/shop?sort=price_asc&page=2')
    await open(`/product/${products[1]}`)
    const escaped = [...(products[1] ?? '')].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')
    for (let i = 0; i < 50; i++) {
      await open(`/shop?page=2&sort=price_asc&x=${i}`)
      await open(`/Shop/?sort=price_asc&page=2&page=${i}`)
      await open(`/product/${escaped}/?${i}`)
    }
    expect(rendered).toEqual(['/shop?sort=price_asc&page=2', `/product/${products[1]}`])
  })

  test('limits renders by network and then sends the shell; cached pages are not counted', async () => {
    const flood = '198.51.100.7'
    for (let i = 0; i < CALLS_PER_MINUTE.render; i++) app.limiter.take('render', flood)
    await open('/terms')
    expect((await open('/terms', flood)).content).toBe('/terms')
    expect(await open('/privacy', flood)).toEqual({ statusCode: 200, content: undefined })
    expect((await open('/privacy', '198.51.100.8')).content).toBe('/privacy')
    expect((await open('/privacy', flood)).content).toBe('/privacy')
  })
})

describe('clients without an Accept header', () => {
  test.each(['*/*', 'image/avif, */*;q=0.8', undefined])(
    'gets pages, as a browser does (Accept: %s)',
    async (accept) => {
      const get = (path: string) =>
        app.call('GET', `/${path}`, accept === undefined ? {} : { headers: { accept } })
      const product = `/product/${products[0]}`
      for (const path of ['/shop', '/fa/shop', '/nl/shop', product, `/fa${product}`, `/nl${product}`]) {
        const answer = await get(path)
        expect([answer.statusCode, answer.headers['content-type']], path).toEqual([
          200,
          'text/html; charset=utf-8',
        ])
        expect(answer.body, path).toContain('<main>')
      }
      for (const path of ['/', '/fa', '/nl', '/reset-password?token=x', '/verify-email?token=x']) {
        const answer = await get(path)
        expect([answer.statusCode, answer.headers['content-type']], path).toEqual([
          200,
          'text/html; charset=utf-8',
        ])
      }
      const missing = await get('/product/none')
      expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      // Files and calls are unaffected.
      for (const path of ['/nothing.png', '/assets/gone.js', '/images/gone', '/api/v1/nothing', '/nowhere']) {
        const file = await get(path)
        expect([file.statusCode, file.json().success], path).toEqual([404, false])
      }
    },
  )

  test('answers JSON requests with the envelope, which is never cached for browsers', async () => {
    for (const path of ['//nowhere', '//shop'])
      for (const accept of ['application/json', 'application/json, text/plain, */*']) {
        const answer = await app.call('GET', path, { headers: { accept } })
        expect(answer.json().code).toBe('request.not_found')
        expect(answer.headers['cache-control']).toBe('no-store')
      }
  })
})

test.each([
  '/first-view.json',
  '/first-view.json.br',
  '/%66irst-view.json',
  '//first-view.json',
  '/./first-view.json',
  '/FIRST-VIEW.json',
  '/.stamp',
])('S44 %s is for the server alone', async (path) => {
  const answer = await app.call('GET', `/${path}`)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not_found'])
  expect((await app.call('HEAD', `/${path}`)).statusCode).toBe(404)
})
