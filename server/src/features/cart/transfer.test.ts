import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../test/factories'
import { storedHash } from '../../../test/stored-hash'
import { useApp } from '../../../test/test-app'
import { planTransfer } from './cart.logic'

const app = useApp()
let token: string
let bell: string
let rare: string
let gone: string
let program: string

const transfer = (items: unknown) => app.call('POST', '/orders/cart/transfer', { token, body: { items } })
const cart = async () => (await app.call('GET', '/orders/cart', { token })).json().data
const line = (productId: string, quantity = 1) => ({ productId, quantity })

beforeAll(async () => {
  bell = await makeProduct(app, { stock: 1000 })
  rare = await makeProduct(app, { stock: 3 })
  gone = await makeProduct(app, { stock: 0 })
  program = await makeProduct(app, { trackStock: false, programTemplate: 'strong-start' })
})
beforeEach(async () => {
  token = (await makeAccount(app)).token
})

describe('SHOP-CALL-25 a cart that was kept in the browser', () => {
  test('moves whole where everything is in stock', async () => {
    const answer = await transfer([line(bell, 2), line(rare, 3), line(program)])
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ itemCount: 6, adjusted: [], refused: [] })
    const { adjusted, refused, ...rest } = answer.json().data
    expect(await cart()).toEqual(rest)
  })

  test('adds to the account’s cart, up to the stock (X-23)', async () => {
    await app.call('POST', '/orders/cart/add', { token, body: line(rare, 2) })
    await app.call('POST', '/orders/cart/add', { token, body: line(bell, 1) })
    const answer = (await transfer([line(rare, 2), line(bell, 4)])).json().data
    expect(answer.adjusted).toEqual([{ productId: rare, requested: 2, quantity: 3, reason: 'limited' }])
    expect(answer.items.map((i: { quantity: number }) => i.quantity).sort()).toEqual([3, 5])
  })

  test('replaces the account’s cart completely or not at all (X-23)', async () => {
    await app.call('POST', '/orders/cart/add', { token, body: line(rare, 2) })
    await app.call('POST', '/orders/cart/add', { token, body: line(bell, 7) })
    const replace = (items: unknown) =>
      app.call('POST', '/orders/cart/transfer', { token, body: { items, replace: true } })
    const answer = await replace([line(rare, 3), line(program)])
    expect(answer.json().data).toMatchObject({ itemCount: 4, adjusted: [], refused: [] })
    const { adjusted, refused, ...rest } = answer.json().data
    expect(await cart()).toEqual(rest)

    const tooMuch = Array.from({ length: 101 }, () => line(bell))
    expect((await replace(tooMuch)).statusCode).toBe(400)
    expect(await cart()).toEqual(rest)
  })

  test('moves valid items and reports unknown, sold out and capped ones (X-25 S32)', async () => {
    const answer = await transfer([
      line('nothing', 2),
      line(gone),
      line(rare, 1000),
      line(bell),
      line(program, 5),
    ])
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.refused).toEqual([
      { productId: 'nothing', requested: 2, quantity: 0, reason: 'unknown' },
      { productId: gone, requested: 1, quantity: 0, reason: 'sold_out' },
    ])
    expect(answer.json().data.adjusted).toEqual([
      { productId: rare, requested: 1000, quantity: 3, reason: 'limited' },
      { productId: program, requested: 5, quantity: 1, reason: 'limited' },
    ])
    expect((await cart()).itemCount).toBe(5)
  })

  test('S32 names a product twice: the lines are one', async () => {
    const answer = (await transfer([line(rare, 2), line(bell, 1), line(rare, 2)])).json().data
    expect(answer.items).toHaveLength(2)
    expect(answer.adjusted).toEqual([{ productId: rare, requested: 4, quantity: 3, reason: 'limited' }])
  })

  test('S31 brings no prices of its own', async () => {
    const item = { ...line(bell), price: 0.01, salePrice: 0, total: 0, tax: 0 }
    expect((await transfer([item])).json().data).toMatchObject({ subtotal: 49.99, tax: 4.5, total: 54.49 })
  })

  test('nothing at all moves nothing', async () => {
    expect((await transfer([])).json().data).toMatchObject({ items: [], adjusted: [], refused: [] })
  })

  test.each([101, 1000, 10_000])('S32 of %i lines is refused whole', async (count) => {
    const before = await storedHash(app)
    const answer = await transfer(Array.from({ length: count }, (_, i) => line(i === 0 ? bell : `p${i}`)))
    expect([400, 413]).toContain(answer.statusCode)
    expect(answer.json().success).toBe(false)
    expect(await storedHash(app)).toBe(before)
  })

  test.each([
    [undefined],
    [null],
    ['x'],
    [{ productId: 'x', quantity: 1 }],
    [[null]],
    [['x']],
    [[{ productId: 1, quantity: 1 }]],
    [[{ quantity: 1 }]],
    [[{ productId: 'x' }]],
    [[{ productId: 'x', quantity: 0 }]],
    [[{ productId: 'x', quantity: -1 }]],
    [[{ productId: 'x', quantity: 1.5 }]],
    [[{ productId: 'x', quantity: 1e9 }]],
    [[{ productId: 'x'.repeat(65), quantity: 1 }]],
  ])('%j is refused whole', async (items) => {
    const before = await storedHash(app)
    const answer = await transfer(items)
    expect(answer.statusCode).toBe(400)
    expect(await storedHash(app)).toBe(before)
  })

  test('a second time while the first is on its way ends within the stock', async () => {
    await Promise.all(Array.from({ length: 8 }, () => transfer([line(rare, 1), line(bell, 1)])))
    const { items } = await cart()
    const byId = Object.fromEntries(
      items.map((i: { productId: string; quantity: number }) => [i.productId, i.quantity]),
    )
    expect(byId).toEqual({ [rare]: 3, [bell]: 8 })
  })
})

test('loses nothing, exceeds no stock and reduces no line, for any wish and stock (X-25)', () => {
  const wish = fc.array(fc.tuple(fc.constantFrom(...'abcdef'), fc.integer({ min: 1, max: 1_000_000 })), {
    maxLength: 6,
  })
  const room = fc.record({ most: fc.integer({ min: 0, max: 50 }), held: fc.integer({ min: 0, max: 60 }) })
  fc.assert(
    fc.property(wish, fc.dictionary(fc.constantFrom(...'abcd'), room), (lines, stock) => {
      const wanted = new Map(lines)
      const rooms = new Map(Object.entries(stock))
      const { put, adjusted, refused } = planTransfer(wanted, rooms)
      for (const [id, requested] of wanted) {
        const has = rooms.get(id)
        const stays = refused.find((r) => r.productId === id)
        expect(stays !== undefined).toBe(!has || has.most === 0)
        if (!has || stays) continue
        const now = put.find((p) => p.productId === id)?.quantity ?? has.held
        expect(now).toBeGreaterThanOrEqual(has.held)
        expect(now).toBeLessThanOrEqual(Math.max(has.held, has.most))
        expect(adjusted.some((a) => a.productId === id)).toBe(now < has.held + requested)
      }
      expect(put.every((p) => wanted.has(p.productId))).toBe(true)
    }),
  )
})
