import type { OrderStatus } from 'contract/orders/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { sendRefunds } from '../../../../test/refunds'
import { useApp } from '../../../../test/test-app'
import { SANDBOX_SIGNATURE, type Sandbox } from '../../../adapters/payments/sandbox'
import { invariants } from '../../admin/invariants.sql'

const app = useApp({ RATE_LIMITS: 'off' })
let product: string
let staff: { id: string; token: string }
let serial = 0

beforeAll(async () => {
  product = await makeProduct(app, { name: 'Kettlebell', stock: 1000, priceCents: 4999 })
  staff = await makeAccount(app, ['admin'], undefined, 'owner')
})

const call = (method: string, path: string, body?: unknown, token = staff.token) =>
  app.call(method, `/admin/orders${path}`, { token, body })
const read = async (id: string) => (await call('GET', `/${id}`)).json().data
const stock = async () => (await app.call('GET', `/products/${product}`)).json().data.stockQuantity as number
const broken = async () =>
  (
    await Promise.all(invariants.map(async ({ id, find }) => ({ id, found: await find(app.deps.db) })))
  ).filter(({ found }) => found.length > 0)

const carryOut = (orderId: string) => sendRefunds(app, orderId)

/** An order of two that staff have brought to a status; one to be paid online is paid first. */
async function orderAt(status: OrderStatus, paymentMethod: 'cod' | 'online' = 'online') {
  const buyer = await makeAccount(app)
  const { token } = buyer
  await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 2 } })
  const placed = await app.call('POST', '/orders/checkout', { token, body: checkoutBody({ paymentMethod }) })
  const { orderNumber, paymentUrl, total } = placed.json().data
  if (paymentMethod === 'online') {
    const { raw, signature } = (app.deps.online as Sandbox).sign({
      eventId: `evt_refund_${++serial}`,
      kind: 'paid',
      reference: paymentUrl.split('/').pop(),
      orderNumber,
      attempt: 1,
      amount: Math.round(total * 100),
      currency: 'USD',
    })
    const headers = { [SANDBOX_SIGNATURE]: signature }
    await app.call('POST', '/payments/webhook/sandbox', { body: raw, headers })
  }
  const { _id: id }: { _id: string } = await read(orderNumber)
  const steps: readonly string[] = ['confirmed', 'processing', 'shipped', 'delivered']
  for (const step of steps.slice(0, steps.indexOf(status) + 1))
    await call('PATCH', `/${id}`, { status: step })
  return {
    id,
    orderNumber: orderNumber as string,
    total: total as number,
    token,
    buyer,
    refund: (body: object = {}, by = staff.token) =>
      call('POST', `/${id}/refund`, { returned: false, reason: 'Arrived damaged', ...body }, by),
  }
}

describe('POST /admin/orders/{id}/refund', () => {
  test('X-32 a shipped order is refunded through its provider; it stays shipped, with the reason in its timeline', async () => {
    const order = await orderAt('shipped')
    const before = await stock()
    const answer = await order.refund()
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data).toMatchObject({
      status: 'shipped',
      paymentStatus: 'paid',
      refunding: true,
      refundable: false,
    })
    const mineNow = async () => {
      const one = (await app.call('GET', `/orders/${order.orderNumber}`, { token: order.token })).json().data
      const [listed] = (await app.call('GET', '/orders/user', { token: order.token })).json().data.orders
      return [one.refunding, listed.refunding]
    }
    expect(await mineNow()).toEqual([true, true])
    // On its way the money is nobody's mistake.
    expect(await broken()).toEqual([])
    await carryOut(order.id)
    const done = await read(order.id)
    expect(done).toMatchObject({
      status: 'shipped',
      paymentStatus: 'refunded',
      refunding: false,
      moves: ['delivered'],
    })
    expect(done.timeline.at(-1)).toMatchObject({ status: 'refunded', by: 'staff', reason: 'Arrived damaged' })
    expect(await stock()).toBe(before)
    expect(await broken()).toEqual([])
    expect(await mineNow()).toEqual([undefined, undefined])
    // The buyer sees the payment method, and no step unknown to their page.
    const mine = (await app.call('GET', `/orders/${order.orderNumber}`, { token: order.token })).json().data
    expect(mine).toMatchObject({ status: 'shipped', paymentStatus: 'refunded' })
    expect(mine.timeline.map(({ status }: { status: string }) => status)).not.toContain('refunded')
    const [event] = await app.deps.db`
      select actor_id, details from audit_events where object_id = ${order.id} and action = 'order_refunded'`
    expect(event).toEqual({
      actor_id: staff.id,
      // The trail is never erased: why stands with the order alone.
      details: { amountCents: Math.round(order.total * 100), returned: false, refundId: done.refunds[0]._id },
    })
  })

  test('is found in the list while its money is on its way back, whatever its status', async () => {
    const found = async (query = '') =>
      (await call('GET', `?status=refunding${query}`))
        .json()
        .data.items.map(({ _id, refunding }: { _id: string; refunding: boolean }) => ({ _id, refunding }))
    const [shipped, cancelled, paid] = [
      await orderAt('shipped'),
      await orderAt('confirmed'),
      await orderAt('shipped'),
    ]
    const before = await found()
    await shipped.refund()
    await call('PATCH', `/${cancelled.id}`, { status: 'cancelled' })
    const both = [cancelled, shipped].map(({ id }) => ({ _id: id, refunding: true }))
    expect(await found()).toEqual([...both, ...before])
    expect((await call('GET', '?status=refunding')).json().data.total).toBe(before.length + 2)
    expect(await found(`&search=${shipped.orderNumber}`)).toEqual([both[1]])
    expect(await found(`&search=${paid.orderNumber}`)).toEqual([])
    await carryOut(shipped.id)
    expect(await found()).toEqual([both[0], ...before])
  })

  test('records returned goods in the ledger and sells them again', async () => {
    const order = await orderAt('delivered')
    const before = await stock()
    await order.refund({ returned: true })
    expect(await stock()).toBe(before + 2)
    const { items } = (
      await app.call('GET', `/admin/products/${product}/movements`, { token: staff.token })
    ).json().data
    expect(items[0]).toMatchObject({
      delta: 2,
      cause: 'order_returned',
      name: expect.any(String),
      order: { orderNumber: order.orderNumber },
    })
    expect(items[0]).not.toHaveProperty('note')
    await carryOut(order.id)
    expect(await broken()).toEqual([])
  })

  test('money goes back through the provider that took it, or not yet', async () => {
    const order = await orderAt('shipped')
    await order.refund()
    await app.deps.db`update payments set provider = 'another' where order_id = ${order.id}`
    await expect(carryOut(order.id)).rejects.toThrow('no provider another')
    expect(await read(order.id)).toMatchObject({ paymentStatus: 'paid', refunding: true })
    await app.deps.db`update payments set provider = 'sandbox' where order_id = ${order.id}`
    await carryOut(order.id)
    expect(await read(order.id)).toMatchObject({ paymentStatus: 'refunded', refunding: false })
  })

  test('two presses at a time give the money and the goods back once', async () => {
    const order = await orderAt('shipped')
    const before = await stock()
    const answers = await Promise.all([1, 2, 3].map(() => order.refund({ returned: true })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    await carryOut(order.id)
    const again = await order.refund({ returned: true })
    expect(again.json().code).toBe('orders.not_refundable')
    expect(await stock()).toBe(before + 2)
    expect((await read(order.id)).refunds).toHaveLength(1)
  })

  test('cash that was received is noted as given back, and is no longer in the figures', async () => {
    const sold = async () => {
      const { data } = (await app.call('GET', '/admin/stats?days=7', { token: staff.token })).json()
      return data.sales.revenue.now as number
    }
    const order = await orderAt('delivered', 'cod')
    const before = await sold()
    expect((await order.refund()).json().data).toMatchObject({
      status: 'delivered',
      paymentStatus: 'refunded',
    })
    expect(before - (await sold())).toBeCloseTo(order.total)
    expect(await broken()).toEqual([])
  })

  test('refuses unpaid and unknown orders, and a missing reason', async () => {
    const unpaid = await orderAt('shipped', 'cod')
    expect((await unpaid.refund()).json().code).toBe('orders.not_refundable')
    expect((await unpaid.refund({ reason: ' ' })).json().code).toBe('orders.refund_reason_required')
    expect((await call('POST', '/nobodys/refund', { returned: false, reason: 'x' })).statusCode).toBe(404)
    const { token } = await makeAccount(app, ['admin'], undefined, 'coaches')
    expect((await unpaid.refund({}, token)).statusCode).toBe(403)
  })
})
