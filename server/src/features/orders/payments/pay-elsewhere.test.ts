import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { stripeStandIn, stripeTestKeys } from '../../../../test/stripe-stand-in'
import { useApp } from '../../../../test/test-app'
import { stripePayments } from '../../../adapters/payments/stripe'
import { RetryableError } from '../../../kernel/jobs/jobs'
import { expireHolds } from '../transitions.logic'

const standIn = await stripeStandIn()
const online = await stripePayments({ ...stripeTestKeys, server: standIn.server, patience: 500 })
const app = useApp({}, { deps: { online } })
const signer = new Stripe(stripeTestKeys.secretKey)
let product: string

beforeAll(async () => {
  product = await makeProduct(app, { name: 'Kettlebell', priceCents: 4999, stock: 100 })
})
afterAll(() => standIn.close())

const key = () => `key-${Math.random()}`

async function order(idempotencyKey = key()) {
  const { token } = await makeAccount(app)
  await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
  const place = () =>
    app.call('POST', '/orders/checkout', {
      token,
      body: checkoutBody({ paymentMethod: 'online' }),
      headers: { 'idempotency-key': idempotencyKey },
    })
  const answer = await place()
  const { orderNumber, paymentUrl } = answer.json().data as { orderNumber: string; paymentUrl?: string }
  return {
    token,
    answer,
    place,
    orderNumber,
    paymentUrl,
    pay: () => app.call('POST', `/orders/${orderNumber}/pay`, { token }),
    read: async () => (await app.call('GET', `/orders/${orderNumber}`, { token })).json().data,
  }
}

/** The session of an order at the provider. */
function sessionOf(orderNumber: string) {
  const found = [...standIn.sessions.values()].filter((s) => s.metadata.orderNumber === orderNumber)
  expect(found).toHaveLength(1)
  return found[0] as (typeof found)[number]
}

function tell(orderNumber: string, type = 'checkout.session.completed') {
  const raw = JSON.stringify({
    id: `evt_${orderNumber}_${type}`,
    type,
    data: { object: sessionOf(orderNumber) },
  })
  const signature = signer.webhooks.generateTestHeaderString({
    payload: raw,
    secret: stripeTestKeys.webhookSecret,
  })
  const headers = { 'stripe-signature': signature }
  return app.call('POST', '/payments/webhook/stripe', { body: raw, headers })
}

describe('SHOP-GEN-10 paying at Stripe', () => {
  test('from checkout to the signed notification, and money back on cancelling', async () => {
    const o = await order()
    expect(o.paymentUrl).toMatch(/^https:\/\/checkout\.stripe\.test\//)
    standIn.pay(sessionOf(o.orderNumber).id)
    expect((await tell(o.orderNumber)).statusCode).toBe(200)
    expect(await o.read()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    await app.call('POST', `/orders/${o.orderNumber}/cancel`, { token: o.token })
    const [payment] = await app.deps.db`
      select p.id from payments p join orders o on o.id = p.order_id where order_number = ${o.orderNumber}`
    const refund = () => app.handlers['payment-refund']?.({ paymentId: payment?.id as string })
    // While the provider is away the job waits; the money is not forgotten.
    standIn.mood = 'failing'
    await expect(refund()).rejects.toBeInstanceOf(RetryableError)
    standIn.mood = 'well'
    await refund()
    expect(await o.read()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    expect(standIn.refunds.get(`pi_${sessionOf(o.orderNumber).id}`)).toEqual([5449])
  })

  test('an order that expires unpaid cannot be paid at the provider any more', async () => {
    const o = await order()
    await app.deps.db`update orders set held_until = now() where order_number = ${o.orderNumber}`
    await expireHolds(app.deps)
    const [payment] = await app.deps.db`
      select p.id from payments p join orders o on o.id = p.order_id where order_number = ${o.orderNumber}`
    await app.handlers['payment-close']?.({ paymentId: payment?.id as string })
    expect(sessionOf(o.orderNumber).status).toBe('expired')
  })
})

describe('X-30 a provider that cannot be reached', () => {
  test.each(['gone', 'failing', 'silent'] as const)(
    '%s: the order stands without an address, Pay now works later',
    async (mood) => {
      standIn.mood = mood
      const o = await order()
      expect(o.answer.statusCode).toBe(201)
      expect(o.answer.json()).toMatchObject({ success: true, data: { orderNumber: o.orderNumber } })
      expect(o.paymentUrl).toBeUndefined()
      expect(await o.read()).toMatchObject({ status: 'pending', paymentStatus: 'open', canPay: true })
      const refused = await o.pay()
      expect(refused.statusCode).toBe(503)
      expect(refused.json().code).toBe('payments.provider_unreachable')
      expect(app.logged.some((line) => line.msg === 'payment provider cannot be reached')).toBe(true)
      standIn.mood = 'well'
      const url = (await o.pay()).json().data.paymentUrl
      expect(url).toBe(sessionOf(o.orderNumber).url)
      standIn.pay(sessionOf(o.orderNumber).id)
      await tell(o.orderNumber)
      expect(await o.read()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    },
  )

  test('an answer that got lost opens no second session, and a repeated checkout finds the first', async () => {
    standIn.mood = 'answer lost'
    const o = await order()
    expect(o.paymentUrl).toBeUndefined()
    standIn.mood = 'well'
    const later = Date.now() + 5000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    const again = await o.place()
    expect(again.json().data).toMatchObject({
      orderNumber: o.orderNumber,
      paymentUrl: sessionOf(o.orderNumber).url,
    })
  })

  test('buyers who are impatient get one address', async () => {
    standIn.mood = 'failing'
    const o = await order()
    standIn.mood = 'well'
    const urls = await Promise.all([o.pay(), o.pay(), o.place(), o.pay()])
    expect(new Set(urls.map((answer) => answer.json().data.paymentUrl))).toEqual(
      new Set([sessionOf(o.orderNumber).url]),
    )
  })
})
