import { beforeEach, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeCategory, makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let buyer: Awaited<ReturnType<typeof makeAccount>>
let whey: string
let rope: string

beforeEach(async () => {
  buyer = await makeAccount(app)
  whey = await makeProduct(app, { name: 'Whey isolate', stock: 20, priceCents: 4000 })
  rope = await makeProduct(app, { name: 'Speed rope', stock: 20, priceCents: 1300 })
  await call('POST', '/add', { productId: whey, quantity: 5 })
  await call('POST', '/add', { productId: rope, quantity: 2 })
})

const call = async (method: string, path = '', body?: unknown) =>
  (await app.call(method, `/orders/cart${path}`, { token: buyer.token, body })).json().data
const db = () => app.deps.db
const set = (id: string, change: { stock?: number; price?: number; active?: boolean }) => db()`
  update products set stock = coalesce(${change.stock ?? null}, stock),
    price_cents = coalesce(${change.price ?? null}, price_cents),
    is_active = coalesce(${change.active ?? null}::boolean, is_active) where id = ${id}`

describe('changes of a cart', () => {
  test('nothing is said of a cart that did not change', async () => {
    expect((await call('GET')).changes).toBe(undefined)
  })

  test('names lines that are gone, short, sold out or cost another price, until its owner changes it', async () => {
    const bar = await makeProduct(app, { name: 'Bar', stock: 5 })
    await call('POST', '/add', { productId: bar, quantity: 3 })
    await set(whey, { stock: 2, price: 4500 })
    await set(rope, { active: false })
    await set(bar, { stock: 0 })
    const expected = [
      { productId: rope, name: 'Speed rope', kind: 'gone' },
      { productId: whey, name: 'Whey isolate', kind: 'less', from: 5, to: 2 },
      { productId: whey, name: 'Whey isolate', kind: 'price', from: 40, to: 45 },
      { productId: bar, name: 'Bar', kind: 'sold_out' },
    ]
    expect((await call('GET')).changes).toEqual(expected)
    expect((await call('GET')).changes).toEqual(expected)
    const changed = await call('PUT', `/update/${whey}`, { quantity: 1 })
    expect(changed.changes).toBe(undefined)
    expect((await call('GET')).changes).toBe(undefined)
    // A later change is reported, an earlier one is not repeated.
    await set(whey, { price: 4000 })
    expect((await call('GET')).changes).toEqual([
      { productId: whey, name: 'Whey isolate', kind: 'price', from: 45, to: 40 },
    ])
    // The line that was gone left with the change.
    await set(rope, { active: true })
    expect((await call('GET')).items.map((line: { productId: string }) => line.productId)).toEqual([
      whey,
      bar,
    ])
  })

  test('names lines of an archived category as gone', async () => {
    const categoryId = await makeCategory(app)
    const belt = await makeProduct(app, { name: 'Belt', categoryId })
    await call('POST', '/add', { productId: belt, quantity: 1 })
    await db()`update categories set is_active = false where id = ${categoryId}`
    const { items, changes } = await call('GET')
    expect(changes).toEqual([{ productId: belt, name: 'Belt', kind: 'gone' }])
    expect(items.map((line: { productId: string }) => line.productId)).toEqual([whey, rope])
  })

  test('a checkout with the total of before says which line is gone', async () => {
    const { total } = await call('GET')
    await set(rope, { active: false })
    const body = checkoutBody({ paymentMethod: 'cod', expectedTotal: total })
    const refused = await app.call('POST', '/orders/checkout', { token: buyer.token, body })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'orders.total_changed',
        data: { changes: [{ productId: rope, name: 'Speed rope', kind: 'gone' }] },
      },
    ])
  })

  test.each(['add', 'remove', 'transfer'])('%s is a change by its owner', async (way) => {
    await set(whey, { price: 4500 })
    const other = await makeProduct(app, { name: 'Other' })
    if (way === 'add') expect((await call('POST', '/add', { productId: other })).changes).toBe(undefined)
    if (way === 'remove') await call('DELETE', `/remove/${rope}`)
    if (way === 'transfer') await call('POST', '/transfer', { items: [{ productId: other, quantity: 1 }] })
    expect((await call('GET')).changes).toBe(undefined)
  })

  test('a refused checkout lists them and keeps the cart', async () => {
    await set(whey, { stock: 1 })
    const place = () =>
      app.call('POST', '/orders/checkout', {
        token: buyer.token,
        body: checkoutBody({ paymentMethod: 'cod' }),
      })
    expect((await place()).json()).toMatchObject({
      code: 'orders.insufficient_stock',
      data: { changes: [{ productId: whey, kind: 'less', from: 5, to: 1 }] },
    })
    await set(whey, { active: false })
    await set(rope, { active: false })
    expect((await place()).json()).toMatchObject({
      code: 'orders.cart_empty',
      data: { changes: [{ kind: 'gone' }, { kind: 'gone' }] },
    })
    await set(whey, { active: true, stock: 20 })
    expect((await call('GET')).items).toMatchObject([{ productId: whey, quantity: 5 }])
  })
})
