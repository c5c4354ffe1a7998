import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'
import { createCategory } from './catalog.logic'

const app = useApp()
let shown: string
let hidden: [why: string, id: string][]
let closedCategory: string
let token: string

const total = async (query: string) =>
  (await app.call('GET', `/products?${query}`)).json().totalProducts as number

beforeAll(async () => {
  const { db } = app.deps
  const category = (slug: string) =>
    createCategory(db, {
      slug,
      name: slug,
      description: '',
      translations: {},
      tint: 'stone',
      image: null,
      position: 9,
    })
  closedCategory = await category('closed')
  shown = await makeProduct(app, { name: 'Lantern shown' })
  const off = await makeProduct(app, { name: 'Lantern off', isFeatured: true })
  const closed = await makeProduct(app, { name: 'Lantern closed', categoryId: closedCategory })
  const both = await makeProduct(app, { name: 'Lantern both', categoryId: closedCategory })
  hidden = [
    ['inactive', off],
    ['in an inactive category', closed],
    ['both', both],
  ]
  token = (await makeAccount(app)).token
  // They were in the cart before they left the shop.
  for (const [, id] of [['', shown], ...hidden] as const) {
    const body = { productId: id, quantity: 1 }
    expect((await app.call('POST', '/orders/cart/add', { token, body })).statusCode).toBe(200)
  }
  await db`update products set is_active = false where id = any(${[off, both]})`
  await db`update categories set is_active = false where id = ${closedCategory}`
})

describe('hides everything that is not on sale (S5)', () => {
  test('in no list, search or filter, whatever the caller adds', async () => {
    for (const query of [
      'limit=100',
      'limit=100&isActive=false&active=false&is_active=false&includeInactive=true&status=all',
      'search=lantern',
      'search=lantern&isActive=false&or=1',
    ]) {
      const body = (await app.call('GET', `/products?${query}`)).json()
      expect(body.totalProducts, query).toBe(1)
      expect(body.products.map((p: { _id: string }) => p._id)).toEqual([shown])
    }
    expect(await total('search=off')).toBe(0)
    expect(await total('featured=true')).toBe(0)
    expect(await total(`categoryId=${closedCategory}`)).toBe(0)
  })

  test('in no category count, and a closed category in no list', async () => {
    for (const path of ['/categories', '/categories/with-counts']) {
      const categories = (await app.call('GET', path)).json().data
      expect(categories.map((c: { productCount: number }) => c.productCount)).toEqual([1])
      expect(JSON.stringify(categories)).not.toContain(closedCategory)
    }
  })

  test('by its id it is not found, with nothing of it in the answer', async () => {
    for (const [why, id] of hidden) {
      const answer = await app.call('GET', `/products/${id}`)
      expect(answer.statusCode, why).toBe(404)
      expect(answer.body).not.toContain('Lantern')
    }
  })

  test('the cart shows and counts it no more, nor can its line be changed', async () => {
    const cart = (await app.call('GET', '/orders/cart', { token })).json().data
    expect(cart.items.map((item: { productId: string }) => item.productId)).toEqual([shown])
    expect(cart).toMatchObject({ itemCount: 1, subtotal: 49.99 })
    for (const [why, id] of hidden) {
      const answer = await app.call('PUT', `/orders/cart/update/${id}`, { token, body: { quantity: 2 } })
      expect(answer.statusCode, why).toBe(404)
    }
  })

  test('it cannot be added or transferred', async () => {
    for (const [why, productId] of hidden) {
      const answer = await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 1 } })
      expect(answer.statusCode, why).toBe(404)
    }
    const items = hidden.map(([, productId]) => ({ productId, quantity: 1 }))
    const answer = await app.call('POST', '/orders/cart/transfer', { token, body: { items } })
    expect(answer.json().data.refused.map((r: { reason: string }) => r.reason)).toEqual(
      Array(3).fill('unknown'),
    )
    expect(answer.json().data.itemCount).toBe(1)
  })

  test('it is not sold with the rest of the cart', async () => {
    const answer = await app.call('POST', '/orders/checkout', { token, body: checkoutBody() })
    expect(answer.json().data.total).toBe(54.49)
    const [order] = (await app.call('GET', '/orders/user', { token })).json().data.orders
    expect(order.items).toHaveLength(1)
  })
})
