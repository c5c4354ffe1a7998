import type { Locale } from 'contract/locale'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { storedHash } from '../../../../test/stored'
import { useApp } from '../../../../test/test-app'
import { ORDER_PLACED } from '../order-jobs'
import * as sql from './checkout.sql'
import { togetherPlacer } from './checkout-batch'
import { orderOf } from './order-draft'

const app = useApp({ RATE_LIMITS: 'off' })
let bell: string
let plate: string

beforeAll(async () => {
  bell = await makeProduct(app, { priceCents: 4999, stock: 1000 })
  plate = await makeProduct(app, { priceCents: 6499, salePriceCents: 5999, stock: 1000 })
})

async function buyer(products: string[], quantity = 1) {
  const account = await makeAccount(app)
  for (const productId of products) {
    const body = { productId, quantity }
    const added = await app.call('POST', '/orders/cart/add', { token: account.token, body })
    expect(added.statusCode).toBe(200)
  }
  const place = (key?: string, body = checkoutBody()) =>
    app.call('POST', '/orders/checkout', {
      token: account.token,
      body,
      headers: key ? { 'idempotency-key': key } : {},
    })
  return { ...account, place }
}
const stockOf = async (id: string) => {
  const [row] = await app.deps.db<{ stock: number }[]>`select stock from products where id = ${id}`
  return row?.stock
}

describe('orders that come at once', () => {
  test('are one commit, each with its own lines, number, key and mail', async () => {
    const place = togetherPlacer(app.deps, () => undefined)
    const buyers = await Promise.all([buyer([bell]), buyer([plate, bell]), buyer([bell], 3)])
    const before = await stockOf(bell)
    const outcomes = await Promise.all(
      buyers.map(({ id }, i) =>
        place({ accountId: id, locale: 'en' }, checkoutBody() as never, {
          key: `at once ${i}`,
          bodyHash: 'x',
        }),
      ),
    )
    const placed = outcomes.map((one) => one.placed)
    expect(placed.map((one) => one?.order.total)).toEqual([5449, 11988, 16347])
    expect(await stockOf(bell)).toBe((before ?? 0) - 5)
    const ids = placed.map((one) => one?.order.id as string)
    const { db } = app.deps
    expect((await db`select distinct xmin::text from orders where id = any(${ids})`).length).toBe(1)
    for (const [i, one] of placed.entries()) {
      const { order, orderNumber } = one as NonNullable<typeof one>
      expect(
        await db`select account_id, key, order_number from idempotency_keys where key = ${`at once ${i}`}`,
      ).toEqual([{ account_id: order.accountId, key: `at once ${i}`, order_number: orderNumber }])
      expect(
        await db`select product_id, quantity from order_lines where order_id = ${order.id} order by position`,
      ).toEqual(order.lines.map((line) => ({ product_id: line.productId, quantity: line.quantity })))
      expect(await db`select status from order_moves where order_id = ${order.id}`).toEqual([
        { status: 'pending' },
      ])
      expect(await db`select queue from jobs where data->>'orderId' = ${order.id}`).toEqual([
        { queue: 'order-placed' },
      ])
      expect(
        await db`select from cart_lines l join carts c on c.id = l.cart_id where c.account_id = ${order.accountId}`,
      ).toHaveLength(0)
    }
  })

  test('each get their own answer, refusals among them', async () => {
    const few = await makeProduct(app, { priceCents: 1000, stock: 2 })
    const many = await Promise.all(Array.from({ length: 5 }, () => buyer([few])))
    const [fine, surprised, twice, empty] = await Promise.all([
      buyer([plate]),
      buyer([bell]),
      buyer([bell]),
      buyer([]),
    ])
    const answers = await Promise.all([
      fine.place(),
      surprised.place(undefined, checkoutBody({ expectedTotal: 1 })),
      empty.place(),
      twice.place('one'),
      twice.place('two'),
      twice.place('one'),
      ...many.map((one) => one.place()),
    ])
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode)
    expect(codes.slice(0, 3)).toEqual([201, 'orders.total_changed', 'orders.cart_empty'])
    const numbers = answers.slice(3, 6).map((answer) => answer.json().data?.orderNumber)
    expect(new Set(numbers.filter(Boolean)).size).toBe(1)
    expect(codes.slice(6).filter((code) => code === 201)).toHaveLength(2)
    expect(codes.slice(6).filter((code) => code === 'orders.insufficient_stock')).toHaveLength(3)
    expect(await stockOf(few)).toBe(0)
  })
})

describe('an order is not placed together, and nothing is stored, where', () => {
  let draft: sql.Draft
  let product: string
  let account: Awaited<ReturnType<typeof buyer>>

  beforeEach(async () => {
    product = await makeProduct(app, { priceCents: 2000, stock: 3 })
    account = await buyer([product, plate], 2)
    const locale: Locale = 'en'
    const lines = await sql.readCarts(app.deps.db, [{ accountId: account.id, key: undefined }], locale)
    const cart = { cartId: lines[0]?.cartId ?? '', cartVersion: lines[0]?.version ?? 0 }
    const order = orderOf({ accountId: account.id, locale }, checkoutBody() as never, cart, lines)
    draft = { order, key: `key ${order.id}`, bodyHash: 'hash' }
  })

  async function leftAlone(work: Promise<unknown> | undefined, drafts = [draft]) {
    await work
    const before = await storedHash(app)
    expect(await sql.placeTogether(app.deps.db, drafts, ORDER_PLACED)).toHaveLength(0)
    expect(await storedHash(app)).toBe(before)
  }

  test('the cart has changed since it was read', async () => {
    await leftAlone(app.call('POST', '/orders/cart/add', { token: account.token, body: { productId: bell } }))
  })
  test('a price has changed since it was read', async () => {
    await leftAlone(app.deps.db`update products set price_cents = 2001 where id = ${product}`)
  })
  test('there is too little of one of its products', async () => {
    await leftAlone(app.deps.db`update products set stock = 1 where id = ${product}`)
  })
  test('a product is no longer sold', async () => {
    await leftAlone(app.deps.db`update products set is_active = false where id = ${product}`)
  })
  test('somebody holds the cart', async () => {
    await app.deps.db.begin(async (tx) => {
      await tx`select from carts where account_id = ${account.id} for update`
      await leftAlone(undefined)
    })
  })
  test('there is enough for each of the orders but not for all', async () => {
    const other = await buyer([product], 2)
    const [line] = await sql.readCarts(app.deps.db, [{ accountId: other.id, key: undefined }], 'en')
    const cart = { cartId: line?.cartId ?? '', cartVersion: line?.version ?? 0 }
    const order = orderOf(
      { accountId: other.id, locale: 'en' },
      checkoutBody() as never,
      cart,
      line ? [line] : [],
    )
    await leftAlone(undefined, [draft, { order, key: 'other', bodyHash: 'hash' }])
  })
  test('its key came in between: the statement is refused', async () => {
    await app.deps.db`
      insert into idempotency_keys (account_id, key, body_hash) values (${account.id}, ${draft.key}, 'hash')`
    const before = await storedHash(app)
    await expect(sql.placeTogether(app.deps.db, [draft], ORDER_PLACED)).rejects.toThrow('idempotency_keys')
    expect(await storedHash(app)).toBe(before)
  })
  test('and placed otherwise', async () => {
    expect(await sql.placeTogether(app.deps.db, [draft], ORDER_PLACED)).toHaveLength(1)
    expect(await stockOf(product)).toBe(1)
  })
})
