import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { sendRefunds } from '../../../../test/refunds'
import { stripeStandIn, stripeTestKeys } from '../../../../test/stripe-stand-in'
import { useApp } from '../../../../test/test-app'
import { stripePayments } from '../../../adapters/payments/stripe'
import { invariants } from '../../admin/invariants.sql'
import { mirrorDisputes } from './disputes.logic'

const standIn = await stripeStandIn()
const online = await stripePayments({ ...stripeTestKeys, server: standIn.server, patience: 2000 })
const app = useApp({ RATE_LIMITS: 'off' }, { deps: { online } })
const signer = new Stripe(stripeTestKeys.secretKey)
let product: string
let staff: { token: string }
let serial = 0

beforeAll(async () => {
  product = await makeProduct(app, { name: 'Kettlebell', priceCents: 4000, stock: 100 })
  staff = await makeAccount(app, ['admin'], undefined, 'owner')
})
afterAll(() => standIn.close())

async function tell(type: string, object: object) {
  const raw = JSON.stringify({ id: `evt_dispute_${++serial}`, object: 'event', type, data: { object } })
  const signature = signer.webhooks.generateTestHeaderString({
    payload: raw,
    secret: stripeTestKeys.webhookSecret,
  })
  const headers = { 'stripe-signature': signature }
  expect((await app.call('POST', '/payments/webhook/stripe', { body: raw, headers })).statusCode).toBe(200)
}

/** A paid order of 43.60. */
async function paidOrder() {
  const { token } = await makeAccount(app)
  await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
  const placed = await app.call('POST', '/orders/checkout', {
    token,
    body: checkoutBody({ paymentMethod: 'online' }),
  })
  const { orderNumber } = placed.json().data
  const session = [...standIn.sessions.values()].find((one) => one.metadata.orderNumber === orderNumber)
  if (!session) throw new Error('no session')
  standIn.pay(session.id)
  await tell('checkout.session.completed', session)
  const call = (method: string, path: string, body?: object) =>
    app.call(method, `/admin/orders/${orderNumber}${path}`, { token: staff.token, body })
  const id = `dp_${++serial}`
  return {
    orderNumber: orderNumber as string,
    token,
    call,
    read: async () => (await call('GET', '')).json().data,
    refund: (body: object = {}) => call('POST', '/refund', { reason: 'Damaged', ...body }),
    /** The dispute comes into a state, and is announced twice. */
    async dispute(status: string, amount = 4360) {
      standIn.disputes.set(id, {
        id,
        object: 'dispute',
        status,
        amount,
        currency: 'usd',
        reason: 'product_not_received',
        payment_intent: session.payment_intent ?? '',
        evidence_details: { due_by: 1_796_000_000 },
      })
      for (const type of ['charge.dispute.updated', 'charge.dispute.created']) await tell(type, { id })
      for (let i = 0; i < 2; i++) await app.handlers['dispute-mirror']?.({ reference: id })
    },
  }
}

const needs = async () => {
  const { data } = (await app.call('GET', '/admin/stats', { token: staff.token })).json()
  return (data.needs as { kind: string; count: number }[]).find(({ kind }) => kind === 'disputes')?.count ?? 0
}
const broken = async () =>
  (
    await Promise.all(invariants.map(async ({ id, find }) => ({ id, found: await find(app.deps.db) })))
  ).filter(({ found }) => found.length > 0)

describe('X-106 a dispute', () => {
  test('while open keeps the order from being packed, cancelled and refunded, and needs staff', async () => {
    const [order, before] = [await paidOrder(), await needs()]
    await order.dispute('needs_response')
    const disputed = await order.read()
    expect(disputed).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      moves: [],
      refundable: false,
      dispute: {
        state: 'open',
        amount: 43.6,
        reason: 'product_not_received',
        dueBy: new Date(1_796_000_000_000).toISOString(),
      },
    })
    const refusals = [
      await order.call('PATCH', '', { status: 'processing' }),
      await order.call('PATCH', '', { status: 'cancelled' }),
      await order.refund(),
      await app.call('POST', `/orders/${order.orderNumber}/cancel`, { token: order.token }),
    ]
    expect(refusals.map((answer) => answer.json().code)).toEqual(Array(4).fill('orders.disputed'))
    expect(await needs()).toBe(before + 1)
    const found = (await app.call('GET', '/admin/orders?status=disputed', { token: staff.token })).json().data
    expect(found.items.map((one: { orderNumber: string }) => one.orderNumber)).toEqual([order.orderNumber])
    await order.dispute('won')
    expect(await needs()).toBe(before)
    expect(await order.read()).toMatchObject({ dispute: { state: 'won' }, refundable: true })
    expect((await order.call('PATCH', '', { status: 'processing' })).statusCode).toBe(200)
  })

  test('that is an inquiry only warns', async () => {
    const order = await paidOrder()
    await order.dispute('warning_needs_response')
    expect(await order.read()).toMatchObject({ dispute: { state: 'inquiry' }, refundable: true })
    expect((await order.call('PATCH', '', { status: 'processing' })).statusCode).toBe(200)
    await order.dispute('warning_closed')
    expect((await order.read()).dispute.state).toBe('won')
  })

  test('takes the rest of the money once when it is lost after a partial refund, and lowers the revenue', async () => {
    const revenue = async () =>
      (await app.call('GET', '/admin/stats?days=7', { token: staff.token })).json().data.sales.revenue
        .now as number
    const order = await paidOrder()
    const before = await revenue()
    await order.refund({ amount: 10 })
    await sendRefunds(app, order.orderNumber)
    await order.dispute('under_review')
    await order.dispute('lost')
    expect(await order.read()).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'partially_refunded',
      refundedTotal: 10,
      refundable: false,
      left: { net: 0, tax: 0, shipping: 0 },
      dispute: { state: 'lost' },
    })
    expect(await revenue()).toBeCloseTo(before - 43.6)
    expect((await order.refund({ amount: 1 })).json()).toMatchObject({
      code: 'orders.refund_too_large',
      params: { available: '$0.00' },
    })
    // Cancelling gives the goods back, and no money that is gone.
    expect((await order.call('PATCH', '', { status: 'cancelled' })).statusCode).toBe(200)
    expect((await order.read()).refunds).toMatchObject([
      { method: 'provider', amount: 10 },
      { method: 'none', source: 'provider', amount: 33.6 },
    ])
    expect(await broken()).toEqual([])
  })

  test('that is lost leaves nothing to pack or send', async () => {
    const order = await paidOrder()
    await order.dispute('lost')
    expect((await order.read()).moves).not.toContain('processing')
    expect((await order.call('PATCH', '', { status: 'processing' })).statusCode).toBe(409)
  })

  test('that is lost leaves nothing owed of a refund that had failed', async () => {
    const order = await paidOrder()
    await order.refund()
    standIn.nextRefund = 'failed'
    await sendRefunds(app, order.orderNumber)
    standIn.nextRefund = 'succeeded'
    expect(await order.read()).toMatchObject({ refunding: true, refunds: [{ state: 'failed' }] })
    await order.dispute('lost')
    const lost = await order.read()
    expect(lost).toMatchObject({
      refunding: false,
      refundable: false,
      left: { net: 0, tax: 0, shipping: 0 },
      refunds: [
        { source: 'staff', method: 'none', state: 'sent' },
        { source: 'provider', method: 'none', state: 'sent' },
      ],
    })
    const again = await order.call('POST', `/refunds/${lost.refunds[0]._id}/retry`, { method: 'cash' })
    expect(again.json().code).toBe('orders.refund_not_failed')
    expect(await broken()).toEqual([])
  })

  test('that is won after it was lost gives the money back to the books', async () => {
    const order = await paidOrder()
    await order.dispute('lost')
    await order.dispute('won')
    expect(await order.read()).toMatchObject({ refundable: true, left: { net: 40, tax: 3.6, shipping: 0 } })
  })

  test('that no notification told of is found by the daily look', async () => {
    const order = await paidOrder()
    await order.dispute('needs_response')
    await app.deps.db`delete from disputes`
    await mirrorDisputes(app.deps)
    expect((await order.read()).dispute.state).toBe('open')
  })
})
