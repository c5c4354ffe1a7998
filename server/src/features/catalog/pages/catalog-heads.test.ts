import { expect, test } from 'vitest'
import { makeProduct } from '../../../../test/factories'
import { makeFakeWeb } from '../../../../test/fake-web'
import { useApp } from '../../../../test/test-app'
import { CALLS_PER_MINUTE } from '../../../kernel/http/limits'

const web = makeFakeWeb()

const app = useApp({ PUBLIC_URL: 'https://shop.tavan.test' }, { web })
/** Boot script and entry. */
const OWN_SCRIPTS = 2

const page = async (path: string, address?: string) =>
  (await app.call('GET', `/${path}`, { headers: { accept: 'text/html' }, address })).body

test('names the product in the head of its page before any script, for link previews and search engines', async () => {
  const id = await makeProduct(app, { name: 'Rope “5 mm”', description: 'Long.\n\nVery long.' })
  const html = await page(`/product/${id}`)
  expect(html).toContain('<title>Rope “5 mm” · Tavan</title>')
  expect(html).toContain('content="Long. Very long."')
  expect(html).toContain(`<link rel="canonical" href="https://shop.tavan.test/product/${id}" />`)
  expect(html).toContain('<meta property="og:image" content="https://shop.tavan.test/')
  expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('</head>'))
})

test('escapes the owner’s texts in the head (S24)', async () => {
  const evil = `</title><script>alert(1)</script>" onload='x' $& <!--`
  const id = await makeProduct(app, { name: evil, description: evil.repeat(9) })
  const html = await page(`/product/${id}`)
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  expect(data.map(([, json = '']) => JSON.parse(json)['@type'])).toEqual(['Product', 'BreadcrumbList'])
  expect(JSON.parse(data[0]?.[1] ?? '').name).toBe(evil)
  expect(html.match(/<script/g)).toHaveLength(OWN_SCRIPTS + data.length)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  // No attribute ends early: every quote in the head is one of the page's own.
  for (const [, content] of html.matchAll(/content="([^"]*)"/g)) expect(content).not.toMatch(/[<>']/)
})

test('describes facts and family of a product to search engines (X-103)', async () => {
  const first = await makeProduct(app, { facts: { size: '16 kg', material: 'Cast iron' } })
  const id = await makeProduct(app, { facts: { size: '24 kg', material: 'Cast iron' }, variantOf: first })
  const html = await page(`/product/${id}`)
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    size: '24 kg',
    material: 'Cast iron',
    weight: { '@type': 'QuantitativeValue', value: 16, unitCode: 'KGM' },
    inProductGroupWithID: first,
  })
})

test('tells search engines the rating of a product with reviews, and none of another', async () => {
  const [rated, plain] = [await makeProduct(app), await makeProduct(app)]
  await app.deps.db`insert into product_ratings (product_id, count, stars) values (${rated}, 12, 54)`
  const dataOf = async (id: string) => {
    const html = await page(`/product/${id}`)
    return JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '')
  }
  expect((await dataOf(rated)).aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.5,
    reviewCount: 12,
    bestRating: 5,
    worstRating: 1,
  })
  expect(await dataOf(plain)).not.toHaveProperty('aggregateRating')
})

test('answers 404 for unknown pages, and uses the common head beyond the limit', async () => {
  const id = await makeProduct(app, { name: 'Seen' })
  const missing = [
    '/product/no-such-product-0000',
    '/product/',
    `/product/${id}/more`,
    '/shop/category',
    '/shop/category/none',
    '/shop/category/none/more',
    '/nowhere',
  ]
  for (const path of missing) {
    const answer = await app.call('GET', `/${path}`, { headers: { accept: 'text/html' } })
    expect([path, answer.statusCode, answer.body.includes('<title>Page not found')]).toEqual([
      path,
      404,
      true,
    ])
  }
  // Calls would take seconds, and a new minute may begin meanwhile.
  for (let n = 0; n < CALLS_PER_MINUTE.read; n++) app.limiter.take('read', '10.9.9.9')
  expect(await page(`/product/${id}`, '10.9.9.9')).toContain('<title>Tavan: nutrition')
  expect(await page(`/product/${id}`)).toContain('Seen')
})
