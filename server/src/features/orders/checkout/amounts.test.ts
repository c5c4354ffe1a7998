import { describe, expect, test } from 'vitest'
import { makeDiscount } from '../../../../test/discounts'
import { checkoutBody, makeAccount, makeProduct, type ProductParams } from '../../../../test/factories'
import { storedHash } from '../../../../test/stored-hash'
import { useApp } from '../../../../test/test-app'

// Largest quantity whose amount still fits an integer.
const many = '1000000'
const app = useApp({ LINE_UNITS_MAX: many, ORDER_UNITS_MAX: many, UNCONFIRMED_UNITS_MAX: many })

async function buyerOf(wish: ProductParams, quantity: number) {
  const productId = await makeProduct(app, { stock: 1_000_000, ...wish })
  const { token, id } = await makeAccount(app)
  const added = await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity } })
  expect(added.statusCode).toBe(200)
  const place = (body: object = checkoutBody()) => app.call('POST', '/orders/checkout', { token, body })
  return { id, productId, place }
}

describe('amounts of an order (S31)', () => {
  test.each([
    ['the price', { priceCents: 4999 }, 1, 'standard', 5449],
    ['the price and express shipping', { priceCents: 4999 }, 1, 'express', 6448],
    ['the sale price', { priceCents: 4999, salePriceCents: 3999 }, 3, 'standard', 13_077],
    ['the price where the sale price is 0', { priceCents: 4999, salePriceCents: 0 }, 1, 'standard', 5449],
    [
      'the price where the sale price is no lower',
      { priceCents: 4999, salePriceCents: 4999 },
      1,
      'standard',
      5449,
    ],
    [
      'no shipping for a program alone',
      { priceCents: 9900, trackStock: false, programTemplate: 'p' },
      1,
      'express',
      10_791,
    ],
  ])('is %s, whatever the client says', async (_what, wish, quantity, shippingMethod, cents) => {
    const { id, place } = await buyerOf(wish, quantity)
    const claims = {
      price: 0.01,
      salePrice: 0.01,
      tax: -5,
      shipping: -9.99,
      subtotal: 0,
      total: 0.01,
      discount: 100,
    }
    const answer = await place(
      checkoutBody({ shippingMethod, ...claims, items: [{ price: 0, quantity: 1e9 }] }),
    )
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data.total).toBe(cents / 100)
    const [order] = await app.deps.db`select total_cents from orders where account_id = ${id}`
    expect(order?.total_cents).toBe(cents)
  })

  test('is today’s: a price that rose while the cart waited', async () => {
    const { productId, place } = await buyerOf({ priceCents: 1000 }, 1)
    await app.deps.db`update products set price_cents = 2000 where id = ${productId}`
    expect((await place(checkoutBody({ expectedTotal: 10.9 }))).json()).toMatchObject({
      code: 'orders.total_changed',
      params: { total: '$21.80' },
    })
    expect((await place()).json().data.total).toBe(21.8)
  })

  test('keeps its amounts when prices change', async () => {
    const { id, productId, place } = await buyerOf({ priceCents: 1000 }, 2)
    await place()
    await app.deps.db`update products set price_cents = 9999, name = 'Other' where id = ${productId}`
    const [line] = await app.deps.db`
      select l.* from order_lines l join orders o on o.id = l.order_id where o.account_id = ${id}`
    expect(line).toMatchObject({ unit_cents: 1000, total_cents: 2000, quantity: 2 })
    expect(line?.name).not.toBe('Other')
  })

  test('is refused beyond the largest amount, and stores nothing', async () => {
    // The rest after the discount would be a valid amount.
    const { code: discountCode } = await makeDiscount(app, { value: 90, customerLimit: null })
    const { productId, place } = await buyerOf({ priceCents: 1000 }, 1_000_000)
    await app.deps.db`update products set price_cents = 3000 where id = ${productId}`
    const before = await storedHash(app)
    for (const body of [checkoutBody(), checkoutBody({ discountCode })]) {
      const answer = await place(body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ success: false, code: 'request.out_of_range' })
    }
    expect(await storedHash(app)).toBe(before)
  })

  test('refuses lines beyond the largest amount', async () => {
    const productId = await makeProduct(app, { priceCents: 1_000_000, stock: 1_000_000 })
    const other = await makeProduct(app, { priceCents: 1_000_000, stock: 1_000_000 })
    const { token } = await makeAccount(app)
    const call = async (method: string, path: string, body: object) => {
      const answer = await app.call(method, `/orders/cart/${path}`, { token, body })
      return answer.json().code ?? answer.statusCode
    }
    expect(await call('POST', 'add', { productId, quantity: 1901 })).toBe('cart.amount_too_large')
    expect(await call('POST', 'add', { productId, quantity: 1900 })).toBe(200)
    expect(await call('POST', 'add', { productId: other, quantity: 1 })).toBe('cart.amount_too_large')
    expect(await call('PUT', `update/${productId}`, { quantity: 1901 })).toBe('cart.amount_too_large')
    const items = [{ productId: other, quantity: 1 }]
    expect(await call('POST', 'transfer', { items })).toBe('cart.amount_too_large')
    expect(await call('PUT', `update/${productId}`, { quantity: 1899 })).toBe(200)
    expect(await call('POST', 'transfer', { items })).toBe(200)
    const body = checkoutBody({ shippingMethod: 'express' })
    expect((await app.call('POST', '/orders/checkout', { token, body })).json().data.total).toBe(
      20_710_009.99,
    )
  })
})
