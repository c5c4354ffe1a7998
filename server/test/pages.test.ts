import { localeCodes, locales } from 'contract/locale'
import { addressOf } from 'contract/site/address'
import { webPages } from 'contract/site/pages'
import fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCategory, createProduct } from '../src/features/catalog/catalog.logic'
import { sitemapRoutes } from '../src/features/catalog/pages/sitemap'
import { makeProduct } from './factories'
import { makeFakeWeb } from './fake-web'
import { useApp } from './test-app'

const web = makeFakeWeb()

const app = useApp({ PUBLIC_URL: 'https://shop.tavan.test', RATE_LIMITS: 'off' }, { web })
let whey: string
let category: string

beforeAll(async () => {
  category = await createCategory(app.deps.db, {
    slug: 'pantry',
    name: 'Pantry & more',
    description: 'Oats, nuts and honey',
    translations: {
      fa: { name: 'خوراک', description: 'جو و عسل' },
      nl: { name: 'Voorraad', description: 'Haver en honing' },
    },
    tint: 'stone',
    image: null,
    position: 1,
  })
  whey = await createProduct(app.deps.db, {
    sku: 'T-WHEY',
    categoryId: category,
    name: 'Whey </script><script>alert(1)</script>',
    description: 'Milk protein & "cacao"',
    tags: [],
    translations: { fa: { name: 'پودر وی', description: 'پروتئین شیر', tags: [] } },
    images: ['/images/0123456789abcdef0123456789abcdef'],
    priceCents: 4000,
    salePriceCents: 3499,
    stock: 0,
    trackStock: true,
    weightGrams: 1000,
    isFeatured: false,
    programTemplate: null,
    position: 1,
  })
})

const open = (path: string, accept = 'text/html,application/xhtml+xml') =>
  app.http.inject({ url: path, headers: { accept } })
const titleOf = (html: string) => /<title>([^<]*)</.exec(html)?.[1]
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, lang, href]) => [lang, href] as const,
  )
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
    JSON.parse(text ?? ''),
  )

describe('an address of nothing answers 404 with the page that says so', () => {
  test.each([
    '/nothing',
    '/shpo/whey',
    '/product',
    '/product/no-such-product-0001',
    '/product/%00',
    '/product/x/y',
    '/shop/category/nothing-of-the-sort',
    '/shop/nothing-of-the-sort',
    '/shop/category/pantry/more',
    '/orders/1/2',
    '/programs/1',
    '/coaches',
    '/administration',
  ])('%s', async (path) => {
    const answer = await open(path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(titleOf(answer.body)).toBe('Page not found · Tavan')
    expect(metaOf(answer.body, 'robots')).toBe('noindex')
    expect([canonicalOf(answer.body), alternatesOf(answer.body)]).toEqual([undefined, []])
  })

  test.each([
    ['/fa/nothing', 'fa', 'rtl', 'صفحه پیدا نشد · توان Tavan'],
    ['/nl/product/no-such-product-0001', 'nl', 'ltr', 'Pagina niet gevonden · Tavan'],
    ['/nl/old.pdf', 'nl', 'ltr', 'Pagina niet gevonden · Tavan'],
    ['/en/shop', 'en', 'ltr', 'Page not found · Tavan'],
    ['/FA/shop', 'en', 'ltr', 'Page not found · Tavan'],
    ['/fa//shop', 'en', 'ltr', 'Page not found · Tavan'],
    ['/nl/fa/shop', 'nl', 'ltr', 'Pagina niet gevonden · Tavan'],
  ])('X-102: %s says so in the language of the address', async (path, lang, dir, title) => {
    const { statusCode, body } = await open(path)
    expect([statusCode, titleOf(body)]).toEqual([404, title])
    expect(body).toContain(`<html lang="${lang}" dir="${dir}">`)
  })

  test('answers clients other than browsers with the envelope', async () => {
    const answer = await open('/nothing', 'application/json')
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not_found'])
  })

  test('a product that is no longer sold is gone, one that is there is not', async () => {
    const id = await makeProduct(app)
    expect((await open(`/product/${id}`)).statusCode).toBe(200)
    await app.deps.db`update products set is_active = false where id = ${id}`
    // Creating a product through the catalogue clears its cache.
    await makeProduct(app)
    expect((await open(`/product/${id}`)).statusCode).toBe(404)
  })
})

test('every page of the web answers 200, and search engines keep away from those that are somebody’s own', async () => {
  const found = { ':id': whey, ':slug': 'pantry', '*': 'dashboard' }
  for (const page of webPages) {
    const path = page.path
      .replace('/product/:id', `/product/${whey}`)
      .replace(':slug', found[':slug'])
      .replace('*', found['*'])
      .replace(/:\w+/, 'TV-100001')
    const shown = 'listed' in page || /^\/(shop|product)/.test(path)
    for (const address of [path, path === '/' ? path : `${path}/`]) {
      const answer = await open(address)
      expect(answer.statusCode, address).toBe(200)
      expect(metaOf(answer.body, 'robots'), address).toBe(shown ? undefined : 'noindex')
    }
  }
})

describe('the head of a page', () => {
  test('each listed page has its own title, description and address', async () => {
    const listed = webPages.flatMap((page) => ('listed' in page ? [page.path] : []))
    const heads = await Promise.all(
      listed.map(async (path) => {
        const { body } = await open(path)
        expect(canonicalOf(body)).toBe(`https://shop.tavan.test${path}`)
        const alike = await open(path === '/' ? path : `${path.toUpperCase()}/`)
        expect(alike.body, 'capital letters and a slash make no other page').toBe(body)
        expect(metaOf(body, 'og:title')).toBe(titleOf(body))
        expect(metaOf(body, 'og:description')).toBe(metaOf(body, 'description'))
        return { title: titleOf(body), description: metaOf(body, 'description') }
      }),
    )
    expect(new Set(heads.map(({ title }) => title)).size).toBe(listed.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(listed.length)
  })

  test('describes product, price and category for machines', async () => {
    const { body } = await open(`/product/${whey}?from=mail`)
    const [product, way, ...more] = dataOf(body)
    expect(more).toEqual([])
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Whey </script><script>alert(1)</script>',
      sku: 'T-WHEY',
      category: 'Pantry & more',
      image: ['https://shop.tavan.test/images/0123456789abcdef0123456789abcdef-1280.jpg'],
      offers: {
        url: `https://shop.tavan.test/product/${whey}`,
        priceCurrency: 'USD',
        price: '34.99',
        availability: 'https://schema.org/OutOfStock',
      },
    })
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Shop', item: 'https://shop.tavan.test/shop' },
        { position: 2, name: 'Pantry & more', item: 'https://shop.tavan.test/shop/category/pantry' },
        { position: 3, item: `https://shop.tavan.test/product/${whey}` },
      ],
    })
    expect(canonicalOf(body)).toBe(`https://shop.tavan.test/product/${whey}`)
    // A name ends no tag: beside the data there are the page's own two scripts.
    expect(body.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(2)
    expect(body).not.toContain('alert(1)</script>')
  })

  test('both addresses of a category are known by one', async () => {
    for (const path of ['/shop/pantry', '/shop/category/pantry', '/Shop/Category/pantry/']) {
      const { body } = await open(path)
      expect(canonicalOf(body), path).toBe('https://shop.tavan.test/shop/category/pantry')
      expect(dataOf(body)).toMatchObject([{ '@type': 'BreadcrumbList' }])
    }
  })
})

describe('names the language in its address (X-102)', () => {
  const origin = 'https://shop.tavan.test'
  const addressesOf = (path: string) => [
    ['en', origin + path],
    ['fa', `${origin}/fa${path === '/' ? '' : path}`],
    ['nl', `${origin}/nl${path === '/' ? '' : path}`],
    ['x-default', origin + path],
  ]

  test('each listed page has a head of its own in each language, and names its addresses in all of them', async () => {
    const titles = new Set<string | undefined>()
    const listed = webPages.flatMap((page) => ('listed' in page ? [page.path] : []))
    for (const path of listed)
      for (const locale of localeCodes) {
        const { statusCode, body } = await open(addressOf({ locale, path }))
        expect(statusCode).toBe(200)
        expect(body).toContain(`<html lang="${locale}" dir="${locales[locale].dir}">`)
        expect(canonicalOf(body)).toBe(origin + addressOf({ locale, path }))
        expect(metaOf(body, 'og:url')).toBe(canonicalOf(body))
        expect(alternatesOf(body)).toEqual(addressesOf(path))
        expect(/[آ-ی]/.test(metaOf(body, 'description') ?? '')).toBe(locale === 'fa')
        expect(metaOf(body, 'og:locale')?.slice(0, 2)).toBe(locale)
        titles.add(`${locale} ${titleOf(body)}`)
      }
    expect(titles.size).toBe(listed.length * localeCodes.length)
    expect((await open('/fa/')).body).toBe((await open('/fa')).body)
  })

  test('a product, its offer and its way are told in the language, with addresses that keep it', async () => {
    const { body } = await open(`/fa/product/${whey}`)
    expect([titleOf(body), metaOf(body, 'description')]).toEqual(['پودر وی · توان Tavan', 'پروتئین شیر'])
    expect(alternatesOf(body)).toEqual(addressesOf(`/product/${whey}`))
    const address = `${origin}/fa/product/${whey}`
    expect(dataOf(body)).toMatchObject([
      { name: 'پودر وی', category: 'خوراک', offers: { url: address } },
      {
        itemListElement: [
          { name: 'فروشگاه', item: `${origin}/fa/shop` },
          { name: 'خوراک', item: `${origin}/fa/shop/category/pantry` },
          { name: 'پودر وی', item: address },
        ],
      },
    ])
    expect(titleOf((await open('/nl/shop/pantry')).body)).toBe('Voorraad · Tavan')
    expect(titleOf((await open('/shop/pantry')).body)).toBe('Pantry & more · Tavan'.replace('&', '&#38;'))
  })

  test('nobody’s header chooses a page, and areas of work have one address', async () => {
    const persian = { accept: 'text/html', 'accept-language': 'fa' }
    const asked = await app.http.inject({ url: '/shop', headers: persian })
    expect(asked.body).toBe((await open('/shop')).body)
    for (const path of ['/coach/login', '/fa/coach/login', '/nl/admin', '/orders', '/nl/orders']) {
      const { statusCode, body } = await open(path)
      expect([statusCode, metaOf(body, 'robots')], path).toEqual([200, 'noindex'])
      expect([canonicalOf(body), alternatesOf(body)], path).toEqual([undefined, []])
    }
  })

  test('keeps the address of a mailed link secret in every language', async () => {
    for (const path of [
      '/reset-password',
      '/fa/reset-password',
      '/nl/verify-email',
      '/nl/Verify-Email',
      '/fa/change-email',
      '/keep-email',
      '/nl/keep-email',
      '/fa/withdraw-application',
    ])
      expect((await open(`${path}?token=x`)).headers['referrer-policy'], path).toBe('no-referrer')
  })

  test('without script a page says in its language that it needs one', async () => {
    expect((await open('/nl/help')).body).toContain('<noscript>Tavan heeft JavaScript nodig.')
  })
})

describe('for search engines', () => {
  test('names the sitemap in robots.txt and excludes personal pages, but not their assets', async () => {
    const { body, headers } = await open('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('Sitemap: https://shop.tavan.test/sitemap.xml')
    for (const line of ['Disallow: /api/', 'Disallow: /admin', 'Allow: /api/v1/products'])
      expect(body).toContain(line)
    expect(body).not.toMatch(/^Disallow: \/$/m)
  })

  test('the sitemap names the pages, categories and products that are shown, and no others', async () => {
    const hidden = await makeProduct(app)
    await app.deps.db`update products set is_active = false where id = ${hidden}`
    const fresh = await app.again()
    const { body, headers } = await fresh.http.inject({ url: '/sitemap.xml' })
    expect(headers['content-type']).toContain('application/xml')
    const named = [...body.matchAll(/<url><loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(new Set(named).size).toBe(named.length)
    for (const path of ['/', '/shop', '/help', '/login', '/shop/category/pantry', `/product/${whey}`]) {
      const addresses = localeCodes.map((locale) => `https://shop.tavan.test${addressOf({ locale, path })}`)
      const links = [...localeCodes, 'x-default'].map(
        (lang, at) =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${addresses[at] ?? addresses[0]}"/>`,
      )
      for (const address of addresses)
        expect(body, 'each language names all').toContain(`<url><loc>${address}</loc>${links.join('')}</url>`)
    }
    expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    expect(body).not.toMatch(/cart|account|admin|coach\/|reset|:slug/)
    expect(body).not.toContain(hidden)
    for (const address of named)
      expect((await open(new URL(address ?? '').pathname)).statusCode, address).toBe(200)
    expect((await open('/sitemap-1.xml')).statusCode).toBe(404)
  })

  test('a large catalogue is divided: the sitemap names its parts, which together name each page once', async () => {
    for (let i = 0; i < 3; i++) await makeProduct(app)
    const http = fastify()
    sitemapRoutes(http, app.deps, 2)
    const read = async (url: string) =>
      [...(await http.inject({ url })).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, address = '']) => address,
      )
    const parts = await read('/sitemap.xml')
    expect(parts.length).toBeGreaterThan(1)
    const named = (await Promise.all(parts.map((part) => read(new URL(part).pathname)))).flat()
    const [{ total }] = await app.deps.db<[{ total: number }]>`
      select count(*)::int as total from products where is_active`
    expect(named.filter((address) => address.includes('/product/'))).toHaveLength(3 * total)
    expect(named).toContain('https://shop.tavan.test/help')
    expect(new Set(named).size).toBe(named.length)
    for (const beyond of [parts.length + 1, '01', 'x'])
      expect((await http.inject({ url: `/sitemap-${beyond}.xml` })).statusCode).not.toBe(200)
    await http.close()
  })
})
