import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../test/factories'
import { storedHash } from '../../../test/stored-hash'
import { useApp } from '../../../test/test-app'
import { addToCart, createAddBatch } from './add-to-cart.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string
let bell: string
let plate: string
let rare: string
let gone: string
let program: string
let uncounted: string

const call = (method: string, path: string, body?: unknown, as = token) =>
  app.call(method, `/orders/cart${path}`, { token: as, body })
const add = (productId: string, quantity: unknown = 1) => call('POST', '/add', { productId, quantity })
const update = (productId: string, quantity: unknown) => call('PUT', `/update/${productId}`, { quantity })
const quantities = async (as = token) => {
  const { items } = (await call('GET', '', undefined, as)).json().data
  return Object.fromEntries(
    items.map((item: { productId: string; quantity: number }) => [item.productId, item.quantity]),
  )
}

beforeAll(async () => {
  bell = await makeProduct(app, { name: 'Bell', priceCents: 4999, stock: 1000 })
  plate = await makeProduct(app, { name: 'Plate', priceCents: 6499, salePriceCents: 5999, stock: 1000 })
  rare = await makeProduct(app, { name: 'Rare', stock: 3 })
  gone = await makeProduct(app, { name: 'Gone', stock: 0 })
  program = await makeProduct(app, { name: 'Program', trackStock: false, programTemplate: 'strong-start' })
  uncounted = await makeProduct(app, { name: 'Voucher', trackStock: false })
})
beforeEach(async () => {
  token = (await makeAccount(app)).token
})

describe('my cart', () => {
  test('SHOP-CALL-20 SHOP-ENT-13 begins empty', async () => {
    const answer = await call('GET', '')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      success: true,
      data: { items: [], itemCount: 0, subtotal: 0, tax: 0, total: 0, version: 0 },
    })
  })

  test('SHOP-CALL-21 SHOP-ENT-13 SHOP-ENT-14 SHOP-CONST-01..03 X-21 a line has every field, and the sums are the server’s', async () => {
    await add(bell, 2)
    const answer = await add(plate)
    expect(answer.statusCode).toBe(200)
    const cart = answer.json().data
    expect(cart).toMatchObject({ itemCount: 3, subtotal: 159.97, tax: 14.4, total: 174.37 })
    expect(cart.items[0]).toMatchObject({
      productId: bell,
      name: 'Bell',
      image: '/images/0123456789abcdef0123456789abcdef',
      price: 49.99,
      salePrice: null,
      quantity: 2,
      total: 99.98,
      stockQuantity: 1000,
      description: 'Cast iron.',
      sku: expect.stringMatching(/^SKU-/),
      categoryId: { _id: expect.any(String), name: 'Strength', slug: 'strength' },
      weight: 16,
      tags: ['iron', 'home', 'strength', 'swing'],
    })
    expect(cart.items[1]).toMatchObject({ price: 64.99, salePrice: 59.99, total: 59.99 })
    expect((await call('GET', '')).json().data).toEqual(cart)
  })

  test('X-20 a sale price that is no sale is not charged', async () => {
    for (const salePriceCents of [0, 4999, 6000]) {
      const id = await makeProduct(app, { priceCents: 4999, salePriceCents })
      const cart = (await add(id)).json().data
      expect(cart.items.at(-1).total).toBe(49.99)
    }
  })

  test('SHOP-CALL-21 the same product again adds up; without a quantity it is one', async () => {
    await add(bell, 2)
    await call('POST', '/add', { productId: bell })
    expect(await quantities()).toEqual({ [bell]: 3 })
  })

  test('SHOP-CALL-22 a line is set to a quantity', async () => {
    await add(bell, 2)
    const answer = await update(bell, 7)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ itemCount: 7, subtotal: 349.93 })
  })

  test('SHOP-CALL-23 a line is removed, others stay', async () => {
    await add(bell)
    await add(plate)
    const answer = await call('DELETE', `/remove/${bell}`)
    expect(answer.json().data.items.map((i: { productId: string }) => i.productId)).toEqual([plate])
  })

  test('SHOP-CALL-24 all of it is cleared, also when there is nothing', async () => {
    expect((await call('DELETE', '/clear')).statusCode).toBe(200)
    await add(bell)
    await add(plate)
    expect((await call('DELETE', '/clear')).json().data).toMatchObject({ items: [], itemCount: 0, total: 0 })
  })

  test('answers not found for a product that is not in the cart', async () => {
    for (const answer of [
      await update(bell, 1),
      await call('DELETE', `/remove/${bell}`),
      (await add(plate)) && (await update(bell, 1)),
      await call('DELETE', '/remove/nothing'),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ message: 'Item not found in cart', code: 'cart.item_not_found' })
    }
  })

  test('a product that is gone is neither shown nor sold, and the rest is', async () => {
    const gone = await makeProduct(app, { priceCents: 9999 })
    await add(gone)
    await add(bell)
    await app.deps.db`delete from products where id = ${gone}`
    expect(await quantities()).toEqual({ [bell]: 1 })
    expect((await update(gone, 2)).statusCode).toBe(404)
    const placed = await app.call('POST', '/orders/checkout', { token, body: checkoutBody() })
    expect(placed.json().data.total).toBe(54.49)
    expect((await call('GET', '')).json().data.items).toEqual([])
  })

  test('its version rises with every change', async () => {
    const versions = []
    for (const answer of [
      await add(bell),
      await update(bell, 2),
      await call('DELETE', '/clear'),
      await add(bell),
    ]) {
      versions.push(answer.json().data.version)
    }
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
  })

  test('belongs to its account alone', async () => {
    await add(bell, 5)
    const other = (await makeAccount(app)).token
    await call('POST', '/add', { productId: plate, quantity: 1 }, other)
    await call('DELETE', '/clear', undefined, other)
    expect(await quantities()).toEqual({ [bell]: 5 })
    expect((await call('PUT', `/update/${bell}`, { quantity: 1 }, other)).statusCode).toBe(404)
  })
})

describe('requires a quantity between 1 and the stock (SHOP-VAL-51 S31 S32)', () => {
  const message = 'Quantity must be a whole number of at least 1'
  test.each([0, -1, 1.5, 0.1, '2', null, true, [], {}])('%j is refused', async (quantity) => {
    await add(bell)
    const before = await storedHash(app)
    for (const answer of [await add(bell, quantity), await update(bell, quantity)]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        message,
        code: 'cart.quantity_invalid',
        fields: { quantity: message },
      })
    }
    expect(await storedHash(app)).toBe(before)
  })

  test.each(['1e309', '1e21', '9007199254740993', '2147483648', '-1e309'])(
    '%s is refused',
    async (number) => {
      const body = `{"productId":"${bell}","quantity":${number}}`
      const answer = await app.call('POST', '/orders/cart/add', { token, body })
      expect(answer.statusCode).toBe(400)
      expect(await quantities()).toEqual({})
    },
  )

  test('refuses more than the stock with the available number, on add, repeated add and update (X-36)', async () => {
    const refused = async (answer: Awaited<ReturnType<typeof add>>) => {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'cart.insufficient_stock',
        message: 'Insufficient stock. Only 3 available.',
        params: { available: 3 },
      })
    }
    await refused(await add(rare, 4))
    expect((await add(rare, 2)).statusCode).toBe(200)
    await refused(await add(rare, 2))
    await refused(await update(rare, 4))
    expect((await update(rare, 3)).statusCode).toBe(200)
    expect(await quantities()).toEqual({ [rare]: 3 })
  })

  test('X-18 a sold-out product cannot be added', async () => {
    const answer = await add(gone)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ message: 'Insufficient stock. Only 0 available.' })
    expect(await quantities()).toEqual({})
  })

  test('X-18 a line that sold out meanwhile says so and is not unknown; one that is not counted is', async () => {
    const last = await makeProduct(app, { stock: 1 })
    await add(last)
    await add(uncounted, 99)
    await app.deps.db`update products set stock = 0 where id = ${last}`
    const { items } = (await call('GET', '')).json().data
    expect(items[0]).toMatchObject({ productId: last, stockQuantity: 0, availability: 'sold_out' })
    expect(items[1]).toMatchObject({ productId: uncounted, stockQuantity: 0, availability: 'in_stock' })
    expect((await add(uncounted)).statusCode).toBe(409)
  })

  test('X-57 a program is there once', async () => {
    expect((await add(program, 2)).statusCode).toBe(409)
    expect((await add(program)).statusCode).toBe(200)
    expect((await add(program)).json()).toMatchObject({
      code: 'cart.insufficient_stock',
      params: { available: 1 },
    })
    expect((await update(program, 2)).statusCode).toBe(409)
    expect(await quantities()).toEqual({ [program]: 1 })
  })

  test('an unknown product is not found', async () => {
    const answer = await add('nothing')
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toBe('Product not found')
  })

  test('a hundred different products fit, no more', async () => {
    const { db } = app.deps
    const ids = await Promise.all(Array.from({ length: 101 }, () => makeProduct(app)))
    const last = ids.pop() as string
    await add(ids[0] as string)
    const [cart] = await db<
      { id: string }[]
    >`select c.id from carts c join sessions s on s.account_id = c.account_id order by c.updated_at desc limit 1`
    for (const id of ids.slice(1))
      await db`insert into cart_lines (cart_id, product_id, quantity) values (${cart?.id ?? ''}, ${id}, 1)`
    const answer = await add(last)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('cart.too_many_items')
    expect((await add(ids[5] as string)).statusCode).toBe(200)
    const transfer = await call('POST', '/transfer', { items: [{ productId: last, quantity: 1 }] })
    expect(transfer.json().code).toBe('cart.too_many_items')
    expect(Object.keys(await quantities())).toHaveLength(100)
  })

  test('twenty at once for five units: five get in', async () => {
    const few = await makeProduct(app, { stock: 5 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(few)))
    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(5)
    expect(answers.filter((a) => a.statusCode === 409)).toHaveLength(15)
    expect(await quantities()).toEqual({ [few]: 5 })
  })
})

describe('calls that come at once', () => {
  const post = (as: string, productId: string, quantity = 1) =>
    call('POST', '/add', { productId, quantity }, as)

  test('each get their own cart or their own refusal', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => makeAccount(app)))
    const [a, b, c, d, e, f] = people.map((one) => one.token) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    await post(a, plate)
    const answers = await Promise.all([
      post(a, bell, 2),
      post(b, bell, 3),
      post(c, rare, 4),
      post(d, 'nothing'),
      post(e, plate),
      post(e, plate, 2),
      post(e, bell),
      post(f, gone),
    ])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 409, 404, 200, 200, 200, 409])
    expect(answers[0]?.json().data).toMatchObject({ itemCount: 3, subtotal: 159.97 })
    expect(answers[1]?.json().data).toMatchObject({ itemCount: 3, subtotal: 149.97 })
    expect(await Promise.all([a, b, c, d, e, f].map((one) => quantities(one)))).toEqual([
      { [plate]: 1, [bell]: 2 },
      { [bell]: 3 },
      {},
      {},
      { [plate]: 3, [bell]: 1 },
      {},
    ])
  })

  test('do not wait for a cart that somebody else holds', async () => {
    const held = await makeAccount(app)
    const other = await makeAccount(app)
    await post(held.token, plate)
    let waiting: ReturnType<typeof post> | undefined
    await app.deps.db.begin(async (tx) => {
      await tx`update carts set version = version + 1 where account_id = ${held.id}`
      waiting = post(held.token, bell)
      expect((await post(other.token, bell)).statusCode).toBe(200)
    })
    expect((await waiting)?.json().data.itemCount).toBe(2)
  })

  test('succeeds next to an account that is deleted meanwhile', async () => {
    const deps = { ...app.deps, batch: createAddBatch(app.deps) }
    const { id } = await makeAccount(app)
    const [ok, failed] = await Promise.allSettled([
      addToCart(deps, { accountId: id, locale: 'en' }, bell, 1),
      addToCart(deps, { accountId: 'nobody', locale: 'en' }, bell, 1),
    ])
    expect(ok).toMatchObject({ status: 'fulfilled', value: { itemCount: 1 } })
    expect(failed?.status).toBe('rejected')
  })
})
