import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { sendRefunds } from '../../../../test/refunds'
import { stripeStandIn, stripeTestKeys } from '../../../../test/stripe-stand-in'
import { useApp } from '../../../../test/test-app'
import { stripePayments } from '../../../adapters/payments/stripe'
import { invariants } from '../../admin/invariants.sql'
import { mirrorRefunds } from './mirror.logic'

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

/** Sends Stripe's notification of this kind about an object. */
async function tell(type: string, object: object) {
  const raw = JSON.stringify({ id: `evt_mirror_${++serial}`, object: 'event', type, data: { object } })
  const signature = signer.webhooks.generateTestHeaderString({
    payload: raw,
    secret: stripeTestKeys.webhookSecret,
  })
  const headers = { 'stripe-signature': signature }
  expect((await app.call('POST', '/payments/webhook/stripe', { body: raw, headers })).statusCode).toBe(200)
}

/** A paid order of 43.60, with what Stripe knows of it. */
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
  const intent = session.payment_intent ?? ''
  return {
    orderNumber: orderNumber as string,
    call,
    read: async () => (await call('GET', '')).json().data,
    refund: (body: object) => call('POST', '/refund', { reason: 'Damaged', ...body }),
    send: () => sendRefunds(app, orderNumber),
    /** A refund in Stripe's dashboard. */
    refundThere(amount: number, metadata?: Record<string, string>) {
      standIn.refund(intent, amount, metadata)
      return there()[0] as NonNullable<ReturnType<typeof there>[0]>
    },
    there,
    mails: async (queue: string) =>
      (
        await app.deps.db`
          select 1 from jobs j join orders o on o.id = j.data ->> 'orderId'
          where j.queue = ${queue} and o.order_number = ${orderNumber}`
      ).length,
  }
  function there() {
    return standIn.refunds.get(intent) ?? []
  }
}

/** Announces a refund as Stripe does: three times, with the charge, in any order. */
async function announce(refund: { id: string }) {
  await tell('charge.refunded', { id: 'ch_1', object: 'charge', amount_refunded: 1 })
  for (const type of ['refund.updated', 'refund.created', 'charge.refund.updated']) await tell(type, refund)
}

/** Runs the jobs that notifications of a refund made, each twice. */
async function runMirrors(reference: string) {
  const jobs = await app.deps.db<{ data: { reference: string } }[]>`
    select data from jobs where queue = 'refund-mirror' and data ->> 'reference' = ${reference}`
  expect(jobs.length).toBeGreaterThan(0)
  for (const { data } of [...jobs, ...jobs]) await app.handlers['refund-mirror']?.(data)
}

const broken = async () =>
  (
    await Promise.all(invariants.map(async ({ id, find }) => ({ id, found: await find(app.deps.db) })))
  ).filter(({ found }) => found.length > 0)

describe('X-106 a refund at the provider', () => {
  test('is mirrored once, however often it is announced', async () => {
    const order = await paidOrder()
    const made = order.refundThere(1000)
    await announce(made)
    await runMirrors(made.id)
    const order1 = await order.read()
    expect(order1).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'partially_refunded',
      refundedTotal: 10,
      refunds: [{ source: 'provider', method: 'provider', state: 'sent', net: 9.17, tax: 0.83 }],
    })
    expect(order1.timeline.at(-1)).toMatchObject({ status: 'refunded', by: 'payment' })
    expect(await order.mails('order-refunded')).toBe(1)
    expect(await broken()).toEqual([])
  })

  test('of everything is shown, is told, and leaves nothing to pack, send or refund', async () => {
    const order = await paidOrder()
    expect((await order.read()).moves).toContain('processing')
    const made = order.refundThere(4360)
    await announce(made)
    await runMirrors(made.id)
    const refunded = await order.read()
    expect(refunded).toMatchObject({
      paymentStatus: 'refunded',
      refundedTotal: 43.6,
      refundable: false,
      refunds: [{ source: 'provider', state: 'sent', amount: 43.6 }],
    })
    expect(refunded.moves).not.toContain('processing')
    expect((await order.call('PATCH', '', { status: 'processing' })).statusCode).toBe(409)
    expect(await order.mails('order-refunded')).toBe(1)
    expect(await broken()).toEqual([])
  })

  test('that is pending there is pending here, until it is sent', async () => {
    const order = await paidOrder()
    standIn.nextRefund = 'pending'
    const made = order.refundThere(1000)
    standIn.nextRefund = 'succeeded'
    await announce(made)
    await runMirrors(made.id)
    expect(await order.read()).toMatchObject({
      paymentStatus: 'paid',
      refunding: true,
      refunds: [{ source: 'provider', state: 'pending' }],
    })
    made.status = 'succeeded'
    await tell('refund.updated', made)
    await runMirrors(made.id)
    expect(await order.read()).toMatchObject({ refundedTotal: 10, refunds: [{ state: 'sent' }] })
    expect(await order.mails('order-refunded')).toBe(1)
  })

  test('of our own is its echo, also when it comes before the answer', async () => {
    const order = await paidOrder()
    const { refunds } = (await order.refund({ amount: 10 })).json().data
    const made = order.refundThere(1000, { refund: refunds[0]._id })
    await announce(made)
    await runMirrors(made.id)
    await order.send()
    expect(order.there()).toHaveLength(1)
    expect(await order.read()).toMatchObject({
      refundedTotal: 10,
      refunds: [{ source: 'staff', state: 'sent' }],
    })
    expect(await order.mails('order-refunded')).toBe(1)
    expect(await broken()).toEqual([])
  })

  test('of everything while ours is under way: ours has no money left, and nothing is owed', async () => {
    const order = await paidOrder()
    await order.refund({})
    const made = order.refundThere(4360)
    await announce(made)
    await runMirrors(made.id)
    await order.send()
    const done = await order.read()
    expect(done).toMatchObject({ paymentStatus: 'refunded', refundedTotal: 43.6, refunding: false })
    expect(done.refunds).toMatchObject([
      { source: 'staff', method: 'none', state: 'sent', lines: [{ quantity: 1 }] },
      { source: 'provider', state: 'sent', amount: 43.6 },
    ])
    expect(order.there()).toHaveLength(1)
    expect(await order.mails('order-refund-failed')).toBe(0)
    expect(await broken()).toEqual([])
  })

  test('that pays what had failed here settles it', async () => {
    const order = await paidOrder()
    await order.refund({ amount: 10 })
    standIn.nextRefund = 'failed'
    await order.send()
    standIn.nextRefund = 'succeeded'
    expect(await order.read()).toMatchObject({ refundedTotal: 0, refunds: [{ state: 'failed' }] })
    const made = order.refundThere(1000)
    await announce(made)
    await runMirrors(made.id)
    expect(await order.read()).toMatchObject({
      refundedTotal: 10,
      refunding: false,
      refunds: [{ source: 'staff', state: 'sent' }],
    })
    expect(await broken()).toEqual([])
  })

  test('that covers a failed one of ours leaves it without money, also when that failure is told again', async () => {
    const order = await paidOrder()
    await order.refund({ amount: 10 })
    standIn.nextRefund = 'failed'
    await order.send()
    standIn.nextRefund = 'succeeded'
    const [failed] = order.there()
    const made = order.refundThere(4360)
    await announce(made)
    await runMirrors(made.id)
    await tell('refund.failed', failed ?? {})
    await runMirrors(failed?.id ?? '')
    expect(await order.read()).toMatchObject({
      refundedTotal: 43.6,
      refunding: false,
      refunds: [
        { method: 'none', state: 'sent' },
        { source: 'provider', state: 'sent' },
      ],
    })
    expect(await broken()).toEqual([])
  })

  test('that fails days later is owed again, and told', async () => {
    const order = await paidOrder()
    await order.refund({})
    await order.send()
    expect((await order.read()).paymentStatus).toBe('refunded')
    const [made] = order.there()
    Object.assign(made ?? {}, { status: 'failed', failure_reason: 'lost_or_stolen_card' })
    await tell('refund.failed', made ?? {})
    await runMirrors(made?.id ?? '')
    const failed = await order.read()
    expect(failed).toMatchObject({
      paymentStatus: 'paid',
      refundedTotal: 0,
      refunding: true,
      refunds: [{ state: 'failed' }],
    })
    expect(await order.mails('order-refund-failed')).toBe(1)
    const { _id } = failed.refunds[0]
    const again = await order.call('POST', `/refunds/${_id}/retry`, { method: 'bank' })
    expect(again.json().data).toMatchObject({ paymentStatus: 'refunded', refundedTotal: 43.6 })
    expect(await broken()).toEqual([])
  })

  test('that no notification told of is found by the daily look', async () => {
    const order = await paidOrder()
    order.refundThere(1000)
    for (const _ of [1, 2]) await mirrorRefunds(app.deps)
    expect(await order.read()).toMatchObject({ refundedTotal: 10, refunds: [{ source: 'provider' }] })
    expect(await order.mails('order-refunded')).toBe(1)
  })

  test('of a payment that is not ours, or of nobody, changes nothing', async () => {
    const order = await paidOrder()
    const before = await order.read()
    await tell('refund.created', { id: 're_of_nobody', object: 'refund' })
    await runMirrors('re_of_nobody')
    await tell('refund.created', { object: 'refund' })
    await tell('charge.dispute.funds_withdrawn', { id: 'dp_1', object: 'dispute' })
    expect(await order.read()).toEqual(before)
  })

  test('of late money ends its return', async () => {
    const order = await paidOrder()
    const [session] = [...standIn.sessions.values()].filter(
      ({ metadata }) => metadata.orderNumber === order.orderNumber,
    )
    await app.deps.db`
      update payments set status = 'refunding' where reference = ${session?.id ?? ''}`
    const made = order.refundThere(4360)
    await announce(made)
    await runMirrors(made.id)
    const [payment] = await app.deps.db`select status from payments where reference = ${session?.id ?? ''}`
    expect(payment).toEqual({ status: 'refunded' })
    expect((await order.read()).refunds).toEqual([])
    await app.deps
      .db`update orders set status = 'cancelled', payment_status = 'refunded' where order_number = ${order.orderNumber}`
  })
})
