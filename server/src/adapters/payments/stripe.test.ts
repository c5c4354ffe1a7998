import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type StripeStandIn, stripeStandIn, stripeTestKeys } from '../../../test/stripe-stand-in'
import { RetryableError } from '../../kernel/jobs/jobs'
import { driverSuite, type Sent } from './driver-suite'
import type { PaymentNotice, PaymentProvider } from './payments'
import { stripePayments } from './stripe'

let standIn: StripeStandIn
let provider: PaymentProvider
beforeAll(async () => {
  standIn = await stripeStandIn()
  provider = await stripePayments({ ...stripeTestKeys, server: standIn.server, patience: 2000 })
})
afterEach(() => {
  standIn.mood = 'well'
})
afterAll(() => standIn.close())

const signer = new Stripe(stripeTestKeys.secretKey)

/** An event signed by the package's own test helper. */
const signed = (event: object, how?: { age?: number; forged?: boolean }) =>
  signedRaw(JSON.stringify(event), how)

function signedRaw(raw: string, { age = 0, forged = false } = {}): Sent {
  const signature = signer.webhooks.generateTestHeaderString({
    payload: raw,
    secret: forged ? 'whsec_of_somebody_else' : stripeTestKeys.webhookSecret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  })
  return { raw, headers: { 'stripe-signature': signature } }
}

const TYPES = {
  processing: 'checkout.session.completed',
  paid: 'checkout.session.completed',
  failed: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
} as const

function eventOf(notice: PaymentNotice, type: string = TYPES[notice.kind], paymentStatus = 'paid') {
  return {
    id: notice.eventId,
    object: 'event',
    type,
    data: {
      object: {
        id: notice.reference,
        object: 'checkout.session',
        payment_status: paymentStatus,
        amount_total: notice.amount,
        currency: notice.currency.toLowerCase(),
        metadata: { orderNumber: notice.orderNumber, attempt: String(notice.attempt) },
      },
    },
  }
}

const refundOf = (reference: string) => ({ reference, key: `all of ${reference}`, amount: 5449 })
const amountsOf = (reference: string) => standIn.refunds.get(intentOf(reference))?.map(({ amount }) => amount)
const intentOf = (reference: string) => standIn.sessions.get(reference)?.payment_intent ?? ''

driverSuite('Stripe', async () => ({
  provider,
  keeps: true,
  tellRaw: (raw) => signedRaw(raw),
  tell: (notice, how) => signed(eventOf(notice), how),
  tellOther: () =>
    signed({ id: 'evt_other', object: 'event', type: 'charge.succeeded', data: { object: {} } }),
  pay: (reference) => standIn.pay(reference),
  refunds: (reference) => standIn.refunds.get(intentOf(reference))?.length ?? 0,
  payable: (reference) => standIn.sessions.get(reference)?.status === 'open',
}))

describe('Stripe alone', () => {
  const request = (orderNumber: string) => ({
    orderNumber,
    attempt: 1,
    amount: 5449,
    email: 'sara@tavan.test',
    locale: 'fa' as const,
    returnUrl: 'http://localhost:3000/order-success?token=t',
    cancelUrl: `http://localhost:3000/orders/${orderNumber}`,
  })
  const notice: PaymentNotice = {
    eventId: 'evt_slow',
    kind: 'paid',
    reference: 'cs_test_slow',
    orderNumber: 'TV-1',
    attempt: 1,
    amount: 5449,
    currency: 'USD',
  }

  test('a slow way to pay is paid when its money has arrived, not when its page is done', () => {
    const read = ({ raw, headers }: Sent) => provider.read(Buffer.from(raw), headers)
    expect(read(signed(eventOf(notice, 'checkout.session.completed', 'unpaid')))?.kind).toBe('processing')
    expect(read(signed(eventOf(notice, 'checkout.session.async_payment_succeeded')))).toEqual(notice)
  })

  test.each(['gone', 'failing', 'silent'] as const)(
    'a provider that is %s is said to be so, in time',
    async (mood) => {
      standIn.mood = mood
      // Without our limit the client waits for 80 s, longer than the test may take.
      await expect(provider.begin(request(`TV-${mood}`))).rejects.toThrow()
      standIn.mood = 'well'
      expect((await provider.begin(request(`TV-${mood}`))).reference).toMatch(/^cs_test_/)
    },
  )

  test('reuses the session of an attempt whose answer was lost', async () => {
    standIn.mood = 'answer lost'
    await expect(provider.begin(request('TV-lost'))).rejects.toThrow()
    standIn.mood = 'well'
    const before = standIn.sessions.size
    const { reference } = await provider.begin(request('TV-lost'))
    expect(standIn.sessions.size).toBe(before)
    expect(standIn.sessions.get(reference)?.metadata.orderNumber).toBe('TV-lost')
  })

  test.each(['gone', 'failing', 'silent'] as const)(
    'money back and closing wait for a provider that is %s',
    async (mood) => {
      const paid = await provider.begin(request(`TV-back-${mood}`))
      standIn.pay(paid.reference)
      const open = await provider.begin(request(`TV-open-${mood}`))
      standIn.mood = mood
      await expect(provider.refund(refundOf(paid.reference))).rejects.toBeInstanceOf(RetryableError)
      await expect(provider.close(open.reference)).rejects.toBeInstanceOf(RetryableError)
      standIn.mood = 'well'
      await provider.refund(refundOf(paid.reference))
      await provider.close(open.reference)
      expect(amountsOf(paid.reference)).toEqual([5449])
      expect(standIn.sessions.get(open.reference)?.status).toBe('expired')
    },
  )

  test('money that went back by another hand is a refund that failed, with the reason', async () => {
    const { reference } = await provider.begin(request('TV-by-hand'))
    standIn.pay(reference)
    standIn.refund(intentOf(reference), 5449)
    expect(await provider.refund(refundOf(reference))).toEqual({
      state: 'failed',
      reference: null,
      failure: 'charge_already_refunded',
    })
    expect(amountsOf(reference)).toEqual([5449])
  })

  test('a refund is found again when Stripe has forgotten its idempotency key', async () => {
    const { reference } = await provider.begin(request('TV-forgotten'))
    standIn.pay(reference)
    const first = await provider.refund({ ...refundOf(reference), amount: 1000 })
    standIn.forgetKeys()
    expect(await provider.refund({ ...refundOf(reference), amount: 1000 })).toEqual(first)
    expect(amountsOf(reference)).toEqual([1000])
  })

  test('a refund whose answer was lost is not made again', async () => {
    const { reference } = await provider.begin(request('TV-answer'))
    standIn.pay(reference)
    standIn.mood = 'answer lost'
    await expect(provider.refund(refundOf(reference))).rejects.toBeInstanceOf(RetryableError)
    standIn.mood = 'well'
    expect(await provider.refund(refundOf(reference))).toMatchObject({ state: 'sent' })
    expect(amountsOf(reference)).toEqual([5449])
  })

  test('a refund may hang, and fail later', async () => {
    const { reference } = await provider.begin(request('TV-hangs'))
    standIn.pay(reference)
    standIn.nextRefund = 'pending'
    const pending = await provider.refund(refundOf(reference))
    expect(pending).toEqual({ state: 'pending', reference: expect.stringMatching(/^re_/) })
    const made = standIn.refunds.get(intentOf(reference))?.[0]
    Object.assign(made ?? {}, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    expect(await provider.findRefund(pending.reference ?? '')).toMatchObject({
      state: 'failed',
      reference: pending.reference,
      failure: 'expired_or_canceled_card',
    })
  })

  test('rejects the refund of an unpaid attempt instead of retrying it', async () => {
    const { reference } = await provider.begin(request('TV-unpaid'))
    const refund = provider.refund(refundOf(reference))
    await expect(refund).rejects.toThrow('no payment')
    await expect(refund).rejects.not.toBeInstanceOf(RetryableError)
  })
})
