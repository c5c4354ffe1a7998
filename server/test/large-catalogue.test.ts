import { beforeAll, describe, expect, test } from 'vitest'
import { liveCatalogOf } from '../src/features/catalog/catalog.effects'
import { checkoutBody, makeAccount, makeCategory, makeProduct } from './factories'
import { type TestApp, useApp } from './test-app'

/** Everything is too large for memory. */
const app = useApp({}, { config: { catalogInMemory: { most: 1, again: 1 } } })
/** The same shop, held in memory. */
let small: TestApp
let bell: string
let rope: string
let ropes: string

beforeAll(async () => {
  ropes = await makeCategory(app, 'Ropes and bands')
  bell = await makeProduct(app, {
    name: 'Cast-iron kettlebell, 16 kg',
    priceCents: 5499,
    salePriceCents: 4999,
    isFeatured: true,
    translations: { fa: { name: 'کتل‌بل ۱۶ کیلوگرم', description: 'چدنی', tags: ['خانه'] } },
  })
  rope = await makeProduct(app, { name: 'Speed rope', categoryId: ropes, priceCents: 1000, stock: 3 })
  for (let n = 0; n < 30; n++) await makeProduct(app, { name: `Bumper plate ${n} kg`, priceCents: 2000 + n })
  small = await app.again(
    {},
    { config: { ...app.deps.config, catalogInMemory: { most: 1000, again: 1000 } } },
  )
})

/** An answer without what tells one request from another. */
const told = (body: string) => body.replace(/"requestId":"[^"]*"/, '')
const isInMemory = async ({ deps }: TestApp) => (await liveCatalogOf(deps.db).state()) !== undefined
const slug = async () =>
  (await app.call('GET', '/categories')).json().data.find(({ _id }: { _id: string }) => _id === ropes).slug

describe('a catalogue that the database answers for (decision 079)', () => {
  test('every call of the shop gives the same answer as from memory', async () => {
    const paths = [
      ...[
        '',
        'page=2',
        'page=99',
        'limit=5&page=3',
        'sort=price_asc',
        'sort=price_desc&lang=fa',
        'sort=newest',
        'sort=name&lang=nl',
      ],
      ...[
        'featured=true',
        'minPrice=20.05&maxPrice=20.2',
        `categoryId=${ropes}`,
        'categoryId=elsewhere',
        'maxPrice=0',
      ],
      ...[
        'search=kettlebell',
        'search=ketelbell',
        'search=bumper%20plate',
        'search=plate&sort=price_desc&page=2',
        'search=xqzzy',
      ],
      ...[
        'search=rope%20kettlebell',
        `search=${encodeURIComponent('كتل‌بل')}&lang=fa`,
        `search=${encodeURIComponent('۱۶')}`,
      ],
    ].map((query) => `/products?${query}`)
    const others = [
      ...[
        '/categories',
        '/categories/with-counts?lang=fa',
        `/products/${bell}`,
        `/products/${bell}?lang=fa`,
        '/products/nowhere',
      ],
      ...[`/products/${bell}/related`, `/products/${rope}/related`, '/products/nowhere/related'],
      ...[
        '/search/suggestions?q=ket',
        '/search/suggestions?q=ropes',
        '/search/suggestions?q=',
        '/search/suggestions?q=zzzz',
      ],
    ]
    for (const path of [...paths, ...others]) {
      const [large, expected] = [await app.call('GET', path), await small.call('GET', path)]
      expect([path, large.statusCode, told(large.body)]).toEqual([
        path,
        expected.statusCode,
        told(expected.body),
      ])
    }
    expect([await isInMemory(app), await isInMemory(small)]).toEqual([false, true])
    expect((await app.call('GET', '/products?search=ketelbell')).json()).toMatchObject({
      products: [{ _id: bell, price: 54.99, salePrice: 49.99 }],
      totalProducts: 1,
      correction: 'kettlebell',
    })
  })

  test('sitemap and pages of the shop', async () => {
    for (const path of [
      '//sitemap.xml',
      '//sitemap-1.xml',
      '//en/shop?page=3',
      `//en/shop/category/${await slug()}`,
      `//en/product/${bell}`,
    ]) {
      const [large, expected] = [await app.call('GET', path), await small.call('GET', path)]
      expect([path, large.statusCode, told(large.body)]).toEqual([
        path,
        expected.statusCode,
        told(expected.body),
      ])
    }
    expect((await app.call('GET', '//sitemap.xml')).body).toContain(`/product/${rope}`)
  })

  test('a product is put into the cart and ordered; the stock in its answers follows at once', async () => {
    const { token } = await makeAccount(app)
    const added = await app.call('POST', '/orders/cart/add', {
      token,
      body: { productId: rope, quantity: 3 },
    })
    expect(added.statusCode).toBe(200)
    const placed = await app.call('POST', '/orders/checkout', {
      token,
      body: checkoutBody(),
      headers: { 'idempotency-key': 'large-catalogue-1' },
    })
    expect(placed.statusCode).toBe(201)
    expect((await app.call('GET', `/products/${rope}`)).json().data).toMatchObject({
      stockQuantity: 0,
      availability: 'sold_out',
    })
    expect((await app.call('GET', '/products?search=speed')).json().products).toMatchObject([
      { _id: rope, availability: 'sold_out' },
    ])
  })

  test('a change of the console is found at once in this process', async () => {
    const { token } = await makeAccount(app, ['admin'])
    const one = await app.call('GET', `/admin/products/${rope}`, { token })
    const archived = await app.call('DELETE', `/admin/products/${rope}`, { token })
    expect([one.statusCode, archived.statusCode]).toEqual([200, 200])
    expect((await app.call('GET', '/products?search=speed')).json().totalProducts).toBe(0)
    expect((await app.call('GET', `/products/${rope}`)).statusCode).toBe(404)
    expect((await app.call('GET', `/products/${rope}/related`)).statusCode).toBe(404)
    await app.call('POST', `/admin/products/${rope}/restore`, { token })
    expect((await app.call('GET', '/products?search=speed')).json().totalProducts).toBe(1)
    const listed = await app.call('GET', '/admin/products?search=speed', { token })
    expect(listed.json().data.items).toMatchObject([{ _id: rope }])
  })

  test('a shop that grows beyond memory and shrinks again answers all the time', async () => {
    const growing = await app.again(
      {},
      { config: { ...app.deps.config, catalogInMemory: { most: 33, again: 33 } } },
    )
    const count = async () => (await growing.call('GET', '/products?search=plate')).json().totalProducts
    const made: string[] = []
    const isInMemoryNow = async () => {
      expect(await count()).toBe(30 + made.length)
      return isInMemory(growing)
    }
    expect(await isInMemoryNow()).toBe(true)
    for (let n = 0; n < 2; n++)
      made.push(await makeProduct(growing, { name: `Plate ${n}`, categoryId: ropes }))
    await expect.poll(isInMemoryNow).toBe(false)
    while (made.length > 0) {
      await growing.deps.db`delete from products where id = ${made.pop() as string}`
      await expect.poll(count).toBe(30 + made.length)
    }
    await expect.poll(isInMemoryNow).toBe(true)
  })
})
