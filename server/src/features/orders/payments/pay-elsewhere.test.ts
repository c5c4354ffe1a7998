import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { sendRefunds } from '../../../../test/refunds'
import { stripeStandIn, stripeTestKeys } from '../../../../test/stripe-stand-in'
import { useApp } from '../../../../test/test-app'
import { stripePayments } from '../../../adapters/payments/stripe'
import { RetryableError } from '../../../kernel/jobs/jobs'
import { listNeeds } from '../../admin/stats.sql'
import { expireHolds } from '../transitions.logic'
import { reconcilePayments } from './reconcile.logic'

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
    const refund = () => sendRefunds(app, o.orderNumber)
    // While the provider is away the job waits; the money is not forgotten.
    standIn.mood = 'failing'
    await expect(refund()).rejects.toBeInstanceOf(RetryableError)
    standIn.mood = 'well'
    await refund()
    expect(await o.read()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    expect(standIn.refunds.get(`pi_${sessionOf(o.orderNumber).id}`)).toMatchObject([{ amount: 5449 }])
  })

  describe('by a method that takes days [X-106]', () => {
    /** An order whose payment is processing, and whose hold is over. */
    async function processing() {
      const o = await order()
      const session = sessionOf(o.orderNumber)
      standIn.payLater(session.id)
      await tell(o.orderNumber)
      await app.deps
        .db`update orders set held_until = now() - interval '2 hours' where order_number = ${o.orderNumber}`
      await expireHolds(app.deps)
      expect(await o.read()).toMatchObject({ status: 'pending', paymentStatus: 'processing', canPay: false })
      return { ...o, session }
    }

    test('waits: no clock cancels the order, and it cannot be paid twice', async () => {
      const o = await processing()
      expect((await o.pay()).json().code).toBe('orders.payment_processing')
      standIn.outcome(o.session.id, true)
      await tell(o.orderNumber, 'checkout.session.async_payment_succeeded')
      expect(await o.read()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    })

    test('that fails cancels the order, and its goods return to the cart', async () => {
      const o = await processing()
      standIn.outcome(o.session.id, false)
      await tell(o.orderNumber, 'checkout.session.async_payment_failed')
      // Told again, late.
      await tell(o.orderNumber, 'checkout.session.completed')
      await expireHolds(app.deps)
      expect(await o.read()).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' })
      const cart = (await app.call('GET', '/orders/cart', { token: o.token })).json().data
      expect(cart.items).toMatchObject([{ productId: product, quantity: 1 }])
    })

    test('is asked for its outcome when no notification came', async () => {
      const [paid, failed] = [await processing(), await processing()]
      standIn.outcome(paid.session.id, true)
      standIn.outcome(failed.session.id, false)
      await app.deps
        .db`update payments set created_at = now() - interval '9 days' where status = 'processing'`
      await reconcilePayments(app.deps)
      await expireHolds(app.deps)
      expect((await paid.read()).status).toBe('confirmed')
      expect((await failed.read()).status).toBe('cancelled')
    })

    test('that lasts longer than the setting needs staff', async () => {
      const count = async () =>
        (await listNeeds(app.deps.db, ['paymentsPending'], app.deps.config))[0]?.count ?? 0
      const [o, before] = [await processing(), await count()]
      await app.deps.db`
        update payments set created_at = now() - interval '8 days' where reference = ${o.session.id}`
      expect(await count()).toBe(before + 1)
    })

    test('of an order that was cancelled meanwhile goes back when it arrives', async () => {
      const o = await processing()
      await app.call('POST', `/orders/${o.orderNumber}/cancel`, { token: o.token })
      standIn.outcome(o.session.id, true)
      await tell(o.orderNumber, 'checkout.session.async_payment_succeeded')
      expect((await o.read()).status).toBe('cancelled')
      const [payment] = await app.deps.db`select status from payments where reference = ${o.session.id}`
      expect(payment).toEqual({ status: 'refunding' })
    })
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

const attemptOf = async (orderNumber: string) => {
  const [row] = await app.deps.db<{ id: string; status: string }[]>`
    select p.id, p.status from payments p join orders o on o.id = p.order_id where order_number = ${orderNumber}`
  return row
}
const overdue = (orderNumber: string, since = '1 minute') => app.deps.db`
  update orders set held_until = now() - ${since}::interval where order_number = ${orderNumber}`

describe('X-30 the provider has the last word', () => {
  test('money that came without a notification keeps its order when the hold is over', async () => {
    const o = await order()
    standIn.pay(sessionOf(o.orderNumber).id)
    await overdue(o.orderNumber)
    expect(await expireHolds(app.deps)).toBe(0)
    expect(await o.read()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    // The notification comes after all, and changes nothing.
    expect((await tell(o.orderNumber)).statusCode).toBe(200)
    expect(await o.read()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    expect((await attemptOf(o.orderNumber))?.status).toBe('paid')
  })

  test('while it cannot be asked a hold lasts an hour longer, not for ever', async () => {
    const o = await order()
    await overdue(o.orderNumber)
    standIn.mood = 'gone'
    await expireHolds(app.deps)
    expect((await o.read()).status).toBe('pending')
    await overdue(o.orderNumber, '61 minutes')
    await expireHolds(app.deps)
    standIn.mood = 'well'
    expect((await o.read()).status).toBe('cancelled')
  })

  test('every hour it is asked after all attempts that are not known to be paid', async () => {
    const reconcile = app.schedule.find((task) => task.name === 'reconcile-payments')
    expect(reconcile?.every).toBe(60 * 60 * 1000)
    const [paid, unpaid, cancelled] = [await order(), await order(), await order()]
    for (const o of [paid, cancelled]) standIn.pay(sessionOf(o.orderNumber).id)
    await app.call('POST', `/orders/${cancelled.orderNumber}/cancel`, { token: cancelled.token })
    await app.deps.db`update payments set created_at = now() - interval '11 minutes'`
    const asked = () => standIn.calls.filter((call) => call.includes(sessionOf(unpaid.orderNumber).id)).length
    const before = asked()
    await reconcile?.run()
    expect(await paid.read()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    expect((await unpaid.read()).status).toBe('pending')
    // Money for an order that is no longer there goes back.
    expect((await attemptOf(cancelled.orderNumber))?.status).toBe('refunding')
    expect(asked()).toBe(before + 1)
    await reconcile?.run()
    expect(asked()).toBe(before + 1)
  })

  test('one that the provider does not know keeps nobody from the others, nor does one of another provider', async () => {
    const reconcile = app.schedule.find((task) => task.name === 'reconcile-payments')
    const [unknown, foreign, paid] = [await order(), await order(), await order()]
    standIn.pay(sessionOf(paid.orderNumber).id)
    const late = (o: { orderNumber: string }, asked: string | null, changes: object) => app.deps.db`
      update payments p set ${app.deps.db({ ...changes, created_at: new Date(Date.now() - 11 * 60_000), asked_at: asked })}
      from orders o where o.id = p.order_id and o.order_number = ${o.orderNumber}`
    await app.deps.db`update payments set asked_at = now()`
    await late(unknown, null, { reference: 'cs_nobody' })
    await late(foreign, null, { reference: 'elsewhere', provider: 'another' })
    await late(paid, '2000-01-01', {})
    await reconcile?.run()
    expect((await paid.read()).status).toBe('pending')
    await reconcile?.run()
    expect(await paid.read()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
  })

  test('counts problems for the operator’s alarms', async () => {
    const gauges = async () => {
      const text = (await app.call('GET', '//metrics')).body
      return ['payment_mismatches', 'payment_refunds_overdue', 'jobs_failed'].map((name) =>
        Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]),
      )
    }
    const before = await gauges()
    expect(before.every(Number.isInteger)).toBe(true)
    const o = await order()
    const session = sessionOf(o.orderNumber)
    standIn.pay(session.id)
    session.amount_total += 1
    expect((await tell(o.orderNumber)).statusCode).toBe(200)
    session.amount_total -= 1
    const [attempt, { id: other } = { id: '' }] = [
      await attemptOf(o.orderNumber),
      (await attemptOf((await order()).orderNumber)) ?? undefined,
    ]
    await app.deps.db`
      update payments set status = 'refunding', updated_at = now() - interval '61 minutes' where id = ${attempt?.id ?? ''}`
    await app.deps.db`update payments set status = 'refunding' where id = ${other}`
    await app.deps
      .db`insert into jobs (queue, data, state, finished_at) values ('payment-refund', '{}', 'failed', now())`
    expect(await gauges()).toEqual(before.map((n) => n + 1))
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

  test('returns one payment address to impatient buyers', async () => {
    standIn.mood = 'failing'
    const o = await order()
    standIn.mood = 'well'
    const urls = await Promise.all([o.pay(), o.pay(), o.place(), o.pay()])
    expect(new Set(urls.map((answer) => answer.json().data.paymentUrl))).toEqual(
      new Set([sessionOf(o.orderNumber).url]),
    )
  })
})
