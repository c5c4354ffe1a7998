import { type OrderStatus, orderStatuses } from 'contract/orders/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../test/factories'
import { observeStatements } from '../../../test/statements'
import { useApp } from '../../../test/test-app'
import { listOrders } from './orders.sql'
import { expireHolds, transitionOrder } from './transitions.logic'

const app = useApp()
let product: string
let admin: string

beforeAll(async () => {
  product = await makeProduct(app, { name: 'Kettlebell', stock: 1000 })
  admin = (await makeAccount(app, ['admin'])).id
})

const stock = async () => (await app.call('GET', `/products/${product}`)).json().data.stockQuantity as number

async function order(paymentMethod: 'cod' | 'online' = 'cod') {
  const { token } = await makeAccount(app)
  await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
  const answer = await app.call('POST', '/orders/checkout', { token, body: checkoutBody({ paymentMethod }) })
  const orderNumber: string = answer.json().data.orderNumber
  return {
    token,
    orderNumber,
    read: async () => (await app.call('GET', `/orders/${orderNumber}`, { token })).json().data,
    move: (to: OrderStatus, tracking?: string) => transitionOrder(app.deps, admin, orderNumber, to, tracking),
  }
}

const mailsOf = (queue: string, orderId: string) => app.deps.db`
  select 1 from jobs where queue = ${queue} and data ->> 'orderId' = ${orderId}`

describe('X-32 staff move an order', () => {
  test('moves from pending to delivered, with a row of actor and time for each move and a mail with the tracking number', async () => {
    const o = await order()
    for (const to of ['confirmed', 'processing'] as const) await o.move(to)
    await o.move('shipped', '3SABC123456')
    const shipped = await o.read()
    expect(shipped).toMatchObject({ status: 'shipped', trackingNumber: '3SABC123456', canCancel: false })
    expect(await mailsOf('order-shipped', shipped._id)).toHaveLength(1)
    await app.handlers['order-shipped']?.({ orderId: shipped._id })
    await o.move('delivered')
    const delivered = await o.read()
    expect(delivered).toMatchObject({ status: 'delivered', paymentStatus: 'paid' })
    expect(delivered.timeline.map((m: { status: string }) => m.status)).toEqual([
      'pending',
      'confirmed',
      'processing',
      'shipped',
      'delivered',
    ])
    const moves = await app.deps.db`select actor from order_moves where order_id = ${shipped._id} order by at`
    expect(moves.map((m) => m.actor)).toEqual(['customer', admin, admin, admin, admin])
    expect(await mailsOf('order-shipped', shipped._id)).toHaveLength(1)
  })

  test('S33 no other way: every move that the rule refuses changes nothing', async () => {
    const allowed: Record<OrderStatus, OrderStatus[]> = {
      pending: ['confirmed', 'cancelled'],
      confirmed: ['processing', 'cancelled'],
      processing: ['shipped', 'cancelled'],
      shipped: ['delivered'],
      delivered: [],
      cancelled: [],
    }
    for (const from of orderStatuses) {
      for (const to of orderStatuses.filter((status) => !allowed[from].includes(status))) {
        const o = await order()
        await app.deps.db`update orders set status = ${from} where order_number = ${o.orderNumber}`
        const before = await stock()
        await expect(o.move(to), `${from} -> ${to}`).rejects.toMatchObject({
          // A shipped order is cancelled for a reason alone.
          code: to === 'cancelled' && from !== 'shipped' ? 'orders.not_cancellable' : 'orders.move_refused',
        })
        expect((await o.read()).status).toBe(from)
        expect(await stock()).toBe(before)
      }
    }
  })

  test('an online order is confirmed by its payment, not by staff', async () => {
    const o = await order('online')
    await expect(o.move('confirmed')).rejects.toMatchObject({ code: 'orders.not_paid' })
    expect((await o.read()).status).toBe('pending')
  })

  test('lets staff cancel until shipping, and restocks once whoever cancels first', async () => {
    const o = await order()
    await o.move('confirmed')
    await o.move('processing')
    expect((await app.call('POST', `/orders/${o.orderNumber}/cancel`, { token: o.token })).statusCode).toBe(
      409,
    )
    const stockOf = () => app.deps.db<{ stock: number }[]>`select stock from products where id = ${product}`
    const [row] = await stockOf()
    const done = await Promise.allSettled([o.move('cancelled'), o.move('cancelled'), o.move('shipped')])
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    const [after] = await stockOf()
    const { status } = await o.read()
    expect(after?.stock).toBe((row?.stock ?? 0) + (status === 'cancelled' ? 1 : 0))
  })

  test('an unknown order', async () => {
    await expect(transitionOrder(app.deps, admin, 'TV-1', 'confirmed')).rejects.toMatchObject({
      code: 'orders.not_found',
    })
  })
})

describe('X-30 holds that end at the same time', () => {
  async function overdue(productId: string) {
    const { id, token } = await makeAccount(app)
    await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 1 } })
    const body = checkoutBody({ paymentMethod: 'online' })
    const { orderNumber } = (await app.call('POST', '/orders/checkout', { token, body })).json().data
    await app.deps
      .db`update orders set held_until = now() - interval '1 minute' where order_number = ${orderNumber}`
    return { id, token, orderNumber }
  }
  const statusOf = async (orderNumber: string) => {
    const [row] = await app.deps
      .db`select status, xmin::text as tx from orders where order_number = ${orderNumber}`
    return row
  }

  test('are released one by one without locking others’ products; locked ones wait for the next run', async () => {
    const held = await makeProduct(app, { stock: 10 })
    const stuck = await overdue(held)
    const others = [await overdue(product), await overdue(product)]
    await app.deps.db.begin(async (tx) => {
      await tx`select from products where id = ${held} for update`
      const observed = await observeStatements(async () => expect(await expireHolds(app.deps)).toBe(2))
      // Less than any other statement may wait for a lock: the orders behind it are overdue as well.
      const limits = observed.filter(({ text }) => text === 'set local lock_timeout = 300')
      expect(limits).toHaveLength(3)
    })
    expect((await statusOf(stuck.orderNumber))?.status).toBe('pending')
    const [first, second] = await Promise.all(others.map((one) => statusOf(one.orderNumber)))
    expect([first?.status, second?.status]).toEqual(['cancelled', 'cancelled'])
    expect(first?.tx).not.toBe(second?.tx)
    expect(await expireHolds(app.deps)).toBe(1)
    const { items } = (await app.call('GET', '/orders/cart', { token: stuck.token })).json().data
    expect(items).toMatchObject([{ productId: held, quantity: 1 }])
  })

  test('returns the lines that are not in the cart', async () => {
    const [again, other] = [await makeProduct(app, { stock: 10 }), await makeProduct(app, { stock: 3 })]
    const { token } = await makeAccount(app)
    for (const productId of [again, other])
      await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 3 } })
    const body = checkoutBody({ paymentMethod: 'online' })
    const { orderNumber } = (await app.call('POST', '/orders/checkout', { token, body })).json().data
    await app.call('POST', '/orders/cart/add', { token, body: { productId: again, quantity: 1 } })
    await app.deps
      .db`update orders set held_until = now() - interval '1 minute' where order_number = ${orderNumber}`
    await expireHolds(app.deps)
    const { items } = (await app.call('GET', '/orders/cart', { token })).json().data
    const quantities = Object.fromEntries(
      items.map((one: { productId: string; quantity: number }) => [one.productId, one.quantity]),
    )
    expect(quantities).toEqual({ [again]: 1, [other]: 3 })
  })
})

describe('the history of a faithful customer', () => {
  /** An account with this many orders, oldest first, written straight into the database. */
  async function faithful(count: number) {
    const { id, token } = await makeAccount(app)
    await app.deps.db`
      with placed as (
        insert into orders (id, order_number, account_id, cart_id, cart_version, payment_method, shipping_method, customer,
          subtotal_cents, tax_cents, shipping_cents, total_cents, created_at)
        select ${id} || '-' || n, 'TV-' || ${id}::text || n, ${id}, ${id} || n, 1, 'cod', 'standard', ${app.deps.db.json(customerInfo)}, 100, 9, 0, 109,
          now() - make_interval(hours => ${count}::int - n)
        from generate_series(1, ${count}) as n returning id)
      insert into order_lines (order_id, position, product_id, name, sku, image, quantity, unit_cents, total_cents)
      select id, 1, ${product}, 'Kettlebell', 'K', '', 1, 100, 100 from placed`
    return { id, token }
  }

  /** Returns the plan of the list's first page and the database pages it reads. */
  async function costOf(accountId: string) {
    const { db } = app.deps
    const observed = await observeStatements(async () => {
      expect(await listOrders(db, accountId, { locale: 'en', limit: 10, offset: 0 })).toHaveLength(10)
    })
    const [row] = await db.unsafe<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }[]>(
      `explain (analyze, buffers, format json) ${observed[0]?.text}`,
      ['en', 'en', accountId, 10, 0],
    )
    const plan = row?.['QUERY PLAN'][0].Plan ?? {}
    return {
      text: JSON.stringify(plan),
      pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    }
  }

  test('SHOP-ORD-01 a thousand orders open like ten: the index gives them in order', async () => {
    const [few, many] = await Promise.all([faithful(10), faithful(1000)])
    await app.deps.db`analyze orders`
    const ten = await costOf(few.id)
    const thousand = await costOf(many.id)
    expect(thousand.text).toContain('orders_account')
    expect(thousand.pages).toBeLessThanOrEqual(ten.pages * 2)
    const first = (await app.call('GET', '/orders/user', { token: many.token })).json().data
    expect(first).toMatchObject({ total: 1000, totalPages: 20, currentPage: 1 })
    expect(first.orders).toHaveLength(50)
    const times = first.orders.map((o: { createdAt: string }) => o.createdAt)
    expect(times).toEqual([...times].sort().reverse())
    const last = (await app.call('GET', '/orders/user?page=20', { token: many.token })).json().data
    expect(last.orders).toHaveLength(50)
    expect(last.orders.at(-1).orderNumber).toBe(`TV-${many.id}1`)
  })
})
