import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
/** Zones whose days are never the same. */
const [WEST, EAST] = ['Etc/GMT+12', 'Pacific/Kiritimati']
let staff: Awaited<ReturnType<typeof makeAccount>>
let buyer: Awaited<ReturnType<typeof makeAccount>>

beforeAll(async () => {
  staff = await makeAccount(app, ['admin'], undefined, 'owner')
  buyer = await makeAccount(app)
})

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  app.call(method, `/admin${path}`, { token: staff.token, body, ...(headers && { headers }) })
const setZone = (timeZone: string) => app.deps.db`
  insert into settings (key, value) values ('region', ${app.deps.db.json({ timeZone })})
  on conflict (key) do update set value = excluded.value`
const today = async () => {
  const [row] = await app.deps.db<{ day: string }[]>`select shop_today()::text as day`
  return row?.day ?? ''
}
const shown = async (id: string) => (await app.call('GET', `/products/${id}`)).json().data
const change = async (id: string, more: object) => {
  const { name, sku, categoryId, price } = (await call('GET', `/products/${id}`)).json().data
  return call('PUT', `/products/${id}`, { name, sku, categoryId, price, ...more })
}
/** Moves the history of a product into the past. */
const age = (id: string, days: number) => app.deps.db`
  update product_prices set set_at = set_at - make_interval(days => ${days}) where product_id = ${id}`

describe('X-118 a sale with first and last day', () => {
  test('follows the shop’s clock in pages, lists, cart and checkout, without any write', async () => {
    await setZone(WEST)
    const lastDay = await today()
    const id = await makeProduct(app, { name: 'Midnight mat', priceCents: 5000 })
    await makeProduct(app, { name: 'Midnight band', priceCents: 4000 })
    expect((await change(id, { salePrice: 30, saleFrom: lastDay, saleUntil: lastDay })).statusCode).toBe(200)
    const names = async () =>
      (await app.call('GET', '/products?search=midnight&sort=price_asc'))
        .json()
        .products.map((product: { name: string }) => product.name)
    const cheap = async () =>
      (await app.call('GET', '/products?search=midnight&maxPrice=35')).json().totalProducts
    await app.call('POST', '/orders/cart/add', { token: buyer.token, body: { productId: id, quantity: 1 } })
    const cart = async () => (await app.call('GET', '/orders/cart', { token: buyer.token })).json().data

    expect(await shown(id)).toMatchObject({ price: 50, salePrice: 30 })
    expect(await names()).toEqual(['Midnight mat', 'Midnight band'])
    expect(await cheap()).toBe(1)
    expect(await cart()).toMatchObject({ subtotal: 30 })
    expect((await call('GET', `/products/${id}`)).json().data).toMatchObject({
      isReduced: true,
      salePrice: 30,
    })

    // The same moment is a later day here: midnight has passed.
    await setZone(EAST)
    await expect.poll(async () => (await shown(id)).salePrice).toBe(null)
    await expect.poll(names).toEqual(['Midnight band', 'Midnight mat'])
    await expect.poll(cheap).toBe(0)
    expect(await cart()).toMatchObject({ subtotal: 50, changes: [{ kind: 'price', from: 30, to: 50 }] })
    expect((await call('GET', `/products/${id}`)).json().data).toMatchObject({
      isReduced: false,
      salePrice: 30,
      saleUntil: lastDay,
    })
    const refused = await app.call('POST', '/orders/checkout', {
      token: buyer.token,
      body: checkoutBody({ expectedTotal: 32.7 }),
    })
    expect(refused.json()).toMatchObject({
      code: 'orders.total_changed',
      data: { changes: [{ productId: id, kind: 'price', from: 30, to: 50 }] },
    })

    await setZone(WEST)
    await expect.poll(async () => (await shown(id)).salePrice).toBe(30)
    const placed = await app.call('POST', '/orders/checkout', {
      token: buyer.token,
      body: checkoutBody({ expectedTotal: 32.7 }),
    })
    expect(placed.json().data.total).toBe(32.7)
    await setZone('UTC')
  })

  test('is refused when it ends before it begins, also where one of the days was kept', async () => {
    const id = await makeProduct(app, { priceCents: 5000 })
    const wrong = { salePrice: 30, saleFrom: '2026-12-02', saleUntil: '2026-12-01' }
    expect((await change(id, wrong)).json().code).toBe('catalog.sale_period_invalid')
    await change(id, { salePrice: 30, saleFrom: '2026-12-02' })
    expect((await change(id, { saleUntil: '2026-12-01' })).json().code).toBe('catalog.sale_period_invalid')
    expect((await change(id, { salePrice: null })).json().data).toMatchObject({
      saleFrom: null,
      saleUntil: null,
    })
    expect((await change(id, { salePrice: 30, saleFrom: 'soon' })).json().code).toBe('request.wrong_type')
  })

  test('is exported and imported', async () => {
    const sku = 'SALE-DAYS'
    const id = await makeProduct(app, { sku, priceCents: 5000 })
    await change(id, { salePrice: 30, saleFrom: '2026-12-01', saleUntil: '2026-12-24' })
    const file = (await call('GET', '/products/export')).body
    const [head, ...lines] = file.split('\r\n')
    const at = head?.split(',').indexOf('sale_from') ?? -1
    expect(
      lines
        .find((line) => line.startsWith(sku))
        ?.split(',')
        .slice(at, at + 2),
    ).toEqual(['2026-12-01', '2026-12-24'])
  })
})

describe('X-118 the history of prices', () => {
  test('has every change, whatever wrote it', async () => {
    const id = await makeProduct(app, { priceCents: 5000 })
    await change(id, { price: 60 })
    await change(id, { price: 60, description: 'New words' })
    await app.deps.db`update products set sale_price_cents = 4500 where id = ${id}`
    const { prices } = (await call('GET', `/products/${id}`)).json().data
    expect(prices.map((point: Record<string, unknown>) => [point.price, point.salePrice])).toEqual([
      [50, null],
      [60, null],
      [60, 45],
    ])
    expect(prices[0].day).toBe(await today())
  })

  test('gives the lowest price of the 30 days before a sale, in pages and lists', async () => {
    const id = await makeProduct(app, { name: 'Prior plate', priceCents: 4000 })
    await age(id, 60)
    await change(id, { price: 60 })
    await age(id, 20)
    await change(id, { price: 60, salePrice: 45 })
    expect((await shown(id)).lowestPrice).toBe(40)
    const { products } = (await app.call('GET', '/products?search=prior%20plate')).json()
    expect(products).toMatchObject([{ _id: id, lowestPrice: 40 }])
    // A lower price that was asked more than 30 days before does not count.
    await app.deps.db`
      update product_prices set set_at = set_at - interval '20 days' where product_id = ${id} and sale_price_cents is null`
    await change(id, { price: 60, description: 'read anew', salePrice: 45 })
    expect((await shown(id)).lowestPrice).toBe(60)
  })

  test('gives none for a product without a sale, or that was never sold at another price', async () => {
    const plain = await makeProduct(app, { priceCents: 5000 })
    const fresh = await makeProduct(app, { priceCents: 5000, salePriceCents: 3000 })
    expect((await shown(plain)).lowestPrice).toBe(null)
    expect((await shown(fresh)).lowestPrice).toBe(null)
  })
})

describe('a product duplicated as a variant', () => {
  test('is a draft of the same family with another SKU and flavor, without stock', async () => {
    const facts = {
      flavor: 'Vanilla',
      size: '500 g',
      translations: { fa: { flavor: 'وانیلی', size: '۵۰۰ گرم' } },
    }
    const id = await makeProduct(app, { name: 'Whey', priceCents: 5000, stock: 7, facts })
    const copy = await call('POST', `/products/${id}/duplicate`, { sku: 'WHEY-CHOC', flavor: 'Chocolate' })
    expect(copy.statusCode).toBe(201)
    expect(copy.headers.etag).toEqual(expect.any(String))
    expect(copy.json().data).toMatchObject({
      name: 'Whey',
      sku: 'WHEY-CHOC',
      price: 50,
      isActive: false,
      stockQuantity: 0,
      variantOf: id,
      facts: { flavor: 'Chocolate', size: '500 g', translations: { fa: { size: '۵۰۰ گرم' } } },
    })
    expect(copy.json().data.facts.translations.fa.flavor).toBe(undefined)
    expect(copy.json().data.images).toHaveLength(1)
    const again = await call('POST', `/products/${copy.json().data._id}/duplicate`, { sku: 'WHEY-MINT' })
    expect(again.json().data).toMatchObject({ variantOf: id, facts: { flavor: 'Chocolate' } })
    const taken = await call('POST', `/products/${id}/duplicate`, { sku: 'WHEY-MINT' })
    expect(taken.json().code).toBe('catalog.sku_taken')
    expect((await call('POST', `/products/${id}/duplicate`, { sku: '-' })).json().code).toBe(
      'catalog.sku_invalid',
    )
    expect((await call('POST', '/products/nowhere/duplicate', { sku: 'COPY-1' })).json().code).toBe(
      'catalog.product_not_found',
    )
    expect((await app.call('GET', `/products/${copy.json().data._id}`)).json().code).toBe(
      'catalog.product_not_found',
    )
  })
})

describe('names of categories', () => {
  const create = (name: string, more: object = {}) => call('POST', '/categories', { name, slug: '', ...more })

  test('are one per language, however they are written', async () => {
    const fa = (name: string) => ({ translations: { fa: { name, description: '' } } })
    const first = await create('Yoga Mats', fa('زیرانداز یوگا'))
    expect(first.statusCode).toBe(201)
    expect((await create(' yoga  mats ')).json()).toMatchObject({
      code: 'catalog.category_name_taken',
      message: expect.stringContaining('yoga'),
    })
    expect((await create('Mats', fa('زيرانداز يوگا'))).json().code).toBe('catalog.category_name_taken')
    const other = await create('Blocks', fa('Yoga Mats'))
    expect(other.statusCode).toBe(201)
    const { _id, slug } = other.json().data
    const rename = (name: string) => call('PUT', `/categories/${_id}`, { name, slug })
    expect((await rename('YOGA MATS')).json().code).toBe('catalog.category_name_taken')
    expect((await rename('Blocks and bricks')).statusCode).toBe(200)
  })

  test('two at once become one', async () => {
    const both = await Promise.all([create('Twin'), create('Twin')])
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([201, 409])
  })
})
