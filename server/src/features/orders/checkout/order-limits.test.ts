import { describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { storedHash } from '../../../../test/stored-hash'
import { type TestApp, useApp } from '../../../../test/test-app'

const app = useApp({ OPEN_ORDERS_MAX: '4', OPEN_ORDERS_UNCONFIRMED_MAX: '2' })
const free = useApp({ RATE_LIMITS: 'off', OPEN_ORDERS_UNCONFIRMED_MAX: '2' })
const small = useApp({ LINE_UNITS_MAX: '10', ORDER_UNITS_MAX: '15', UNCONFIRMED_UNITS_MAX: '20' })

async function buyer(on: TestApp, confirmed = false) {
  const { id, token } = await makeAccount(on)
  if (confirmed) await on.deps.db`update accounts set email_verified_at = now() where id = ${id}`
  const call = async (method: string, path: string, body?: object) => {
    const answer = await on.call(method, `/orders/${path}`, { token, body })
    const { code, params, data } = answer.json()
    return { status: answer.statusCode, code, params, data }
  }
  return {
    id,
    call,
    add: (productId: string, quantity = 1) => call('POST', 'cart/add', { productId, quantity }),
    place: (changes = {}) => call('POST', 'checkout', checkoutBody(changes)),
  }
}

describe('X-97 one line', () => {
  test('has at most 99 units, however many there are; a smaller stock is the limit where it is less', async () => {
    const many = await makeProduct(app, { stock: 1000 })
    const few = await makeProduct(app, { stock: 98 })
    const program = await makeProduct(app, { trackStock: false, programTemplate: 'strong-start' })
    const { add, call } = await buyer(app)
    expect(await add(many, 100)).toMatchObject({
      status: 409,
      code: 'cart.line_too_large',
      params: { max: 99 },
    })
    expect(await add(many, 99)).toMatchObject({ status: 200 })
    expect(await add(many)).toMatchObject({ code: 'cart.line_too_large', params: { max: 99 } })
    expect(await call('PUT', `cart/update/${many}`, { quantity: 100 })).toMatchObject({
      status: 409,
      code: 'cart.line_too_large',
      params: { max: 99 },
    })
    expect(await add(few, 99)).toMatchObject({ code: 'cart.insufficient_stock', params: { available: 98 } })
    await add(few)
    expect(await call('PUT', `cart/update/${few}`, { quantity: 99 })).toMatchObject({
      code: 'cart.insufficient_stock',
      params: { available: 98 },
    })
    expect(await add(program, 2)).toMatchObject({ code: 'cart.insufficient_stock', params: { available: 1 } })
    const { items } = (await call('GET', 'cart')).data
    expect(items[0]).toMatchObject({ productId: many, quantity: 99, stockQuantity: 1000 })
  })

  test('caps a transferred cart and reports it', async () => {
    const many = await makeProduct(app, { stock: 1000 })
    const { add, call } = await buyer(app)
    await add(many, 90)
    const { data } = await call('POST', 'cart/transfer', { items: [{ productId: many, quantity: 90 }] })
    expect(data.adjusted).toEqual([{ productId: many, requested: 90, quantity: 99, reason: 'limited' }])
    expect(data.itemCount).toBe(99)
  })

  test('that was larger when the limit was another is not ordered', async () => {
    const product = await makeProduct(small, { stock: 1000 })
    const { id, add, place } = await buyer(small, true)
    await add(product)
    await small.deps.db`
      update cart_lines set quantity = 11 where cart_id = (select id from carts where account_id = ${id})`
    expect(await place()).toMatchObject({ status: 409, code: 'cart.line_too_large', params: { max: 10 } })
  })
})

test('X-97 one order has a largest number of units', async () => {
  const products = await Promise.all([1, 2].map(() => makeProduct(small, { stock: 1000 })))
  const { add, call, place } = await buyer(small, true)
  for (const product of products) await add(product, 8)
  const before = await storedHash(small)
  expect(await place()).toMatchObject({ status: 409, code: 'orders.too_large', params: { max: 15 } })
  expect(await storedHash(small)).toBe(before)
  await call('PUT', `cart/update/${products[0]}`, { quantity: 7 })
  expect(await place()).toMatchObject({ status: 201 })
})

describe('open orders (X-97)', () => {
  test('is fewer orders where the address is not confirmed', async () => {
    const product = await makeProduct(app, { stock: 1000 })
    const one = await buyer(app)
    for (const paymentMethod of ['online', 'cod']) {
      await one.add(product)
      expect(await one.place({ paymentMethod })).toMatchObject({ status: 201 })
    }
    await one.add(product)
    const before = await storedHash(app)
    const tooMany = { status: 409, code: 'orders.too_many_open', params: { orders: 2, units: 60 } }
    expect(await one.place()).toMatchObject(tooMany)
    expect(await storedHash(app)).toBe(before)
    // With the address confirmed there may be more,
    await app.deps.db`update accounts set email_verified_at = now() where id = ${one.id}`
    expect(await one.place()).toMatchObject({ status: 201 })
    await one.add(product)
    const last = await one.place()
    expect(last).toMatchObject({ status: 201 })
    await one.add(product)
    expect(await one.place()).toMatchObject({
      code: 'orders.too_many_open',
      params: { orders: 4, units: 1200 },
    })
    // Closing an order makes room for another.
    await one.call('POST', `${last.data.orderNumber}/cancel`)
    expect(await one.place()).toMatchObject({ status: 201 })
  })

  test('is fewer units where the address is not confirmed, the new order included', async () => {
    const product = await makeProduct(small, { stock: 1000 })
    const one = await buyer(small)
    await one.add(product, 10)
    expect(await one.place()).toMatchObject({ status: 201 })
    await one.add(product, 10)
    expect(await one.place()).toMatchObject({ status: 201 })
    await one.add(product, 1)
    expect(await one.place()).toMatchObject({
      code: 'orders.too_many_open',
      params: { orders: 5, units: 20 },
    })
    await small.deps.db`update accounts set email_verified_at = now() where id = ${one.id}`
    expect(await one.place()).toMatchObject({ status: 201 })
  })

  test('is not more when orders come at once', async () => {
    const product = await makeProduct(app, { stock: 1000 })
    const one = await buyer(app)
    for (let n = 0; n < 5; n++) {
      await Promise.all([one.add(product), one.place(), one.add(product), one.place()])
    }
    const [row] = await app.deps.db`select count(*)::int as n from orders where account_id = ${one.id}`
    expect(row?.n).toBe(2)
  })

  test('is not limited where rate limits are off; the units of a line and an order are', async () => {
    const product = await makeProduct(free, { stock: 1000 })
    const one = await buyer(free)
    for (let n = 0; n < 3; n++) {
      await one.add(product, 99)
      expect(await one.place()).toMatchObject({ status: 201 })
    }
    expect(await one.add(product, 100)).toMatchObject({ code: 'cart.line_too_large' })
  })
})
