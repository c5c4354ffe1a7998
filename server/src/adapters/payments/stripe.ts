import type { IncomingHttpHeaders } from 'node:http'
import { CURRENCY } from 'contract/money'
import { SECOND } from 'contract/units'
import type Stripe from 'stripe'
import { fail } from '../../fail'
import { RetryableError } from '../../kernel/jobs/jobs'
import {
  NOTICE_VALID,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentSession,
  type RefundOutcome,
  type RefundRequest,
} from './payments'
import {
  attemptOf,
  noticeOf,
  outcomeOf,
  providerDispute,
  providerRefund,
  Session,
  unpaidKindOf,
} from './stripe-records'

interface Options {
  secretKey: string
  webhookSecret: string
  /** Another address than Stripe's own, for tests. */
  server?: { host: string; port: number; protocol: 'http' | 'https' }
  /** Milliseconds that one call may take. */
  patience?: number
}

/** Stripe Checkout: the buyer pays on Stripe's page, Stripe tells us by a signed webhook. */
export async function stripePayments({
  secretKey,
  webhookSecret,
  server,
  patience = 5 * SECOND,
}: Options): Promise<PaymentProvider> {
  // Loaded where it is used only: it takes 12 MB.
  const { default: Stripe } = await import('stripe')
  const stripe = new Stripe(secretKey, {
    timeout: patience,
    // The buyer waits ten seconds at most; a retry (by the buyer or a job) uses the same idempotency key.
    maxNetworkRetries: 0,
    telemetry: false,
    ...server,
  })
  const client = { stripe, errors: Stripe.errors }
  return {
    name: 'stripe',
    begin: (request) => openSession(stripe, request),
    read: (raw, headers) => noticeOf(readEvent(stripe, webhookSecret, raw, headers)),
    async find(reference) {
      const session = Session.parse(
        await callFromJob(client, () =>
          stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }),
        ),
      )
      const kind = session.payment_status === 'unpaid' ? unpaidKindOf(session) : 'paid'
      return kind && { eventId: `${kind} ${reference}`, kind, ...attemptOf(session) }
    },
    refund: (request) => refundSession(client, request),
    findRefund: (reference) =>
      callFromJob(
        client,
        async () => providerRefund(await stripe.refunds.retrieve(reference, { expand: ['payment_intent'] })),
        (error) => error.code === 'resource_missing',
      ),
    async *listRefunds(since) {
      const created = { gte: Math.floor(since.getTime() / SECOND) }
      const list = stripe.refunds.list({ created, limit: LISTED_AT_ONCE, expand: ['data.payment_intent'] })
      for await (const refund of list) yield providerRefund(refund)
    },
    findDispute: (reference) =>
      callFromJob(
        client,
        async () =>
          providerDispute(await stripe.disputes.retrieve(reference, { expand: ['payment_intent'] })),
        (error) => error.code === 'resource_missing',
      ),
    async *listDisputes(since) {
      const created = { gte: Math.floor(since.getTime() / SECOND) }
      const list = stripe.disputes.list({ created, limit: LISTED_AT_ONCE, expand: ['data.payment_intent'] })
      for await (const dispute of list) yield providerDispute(dispute)
    },
    async close(reference) {
      // Paid or expired meanwhile: what became of it arrives as a notification.
      await callFromJob(
        client,
        () => stripe.checkout.sessions.expire(reference),
        () => true,
      )
    },
  }
}

async function openSession(stripe: Stripe, request: PaymentRequest): Promise<PaymentSession> {
  const { orderNumber, attempt, amount, email, locale, returnUrl, cancelUrl } = request
  const metadata = { orderNumber, attempt: String(attempt) }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: CURRENCY.toLowerCase(),
            unit_amount: amount,
            product_data: { name: `Tavan ${orderNumber}` },
          },
        },
      ],
      client_reference_id: orderNumber,
      customer_email: email,
      // Stripe's page does not speak Persian; it then follows the browser.
      locale: locale === 'fa' ? 'auto' : locale,
      metadata,
      payment_intent_data: { metadata },
      success_url: returnUrl,
      cancel_url: cancelUrl,
    },
    { idempotencyKey: `${orderNumber}-${attempt}` },
  )
  if (!session.url) throw new Error('Stripe gave a session without an address')
  return { reference: session.id, url: session.url }
}

function readEvent(stripe: Stripe, secret: string, raw: Buffer, headers: IncomingHttpHeaders): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(raw, headers['stripe-signature'] ?? '', secret, NOTICE_VALID)
  } catch {
    fail('payments.signature_invalid')
  }
}

/**
 * Stripe forgets an idempotency key after a day, so refunds carry ours as metadata and are looked up before one is made.
 */
async function refundSession(
  client: Client,
  { reference, key, amount }: RefundRequest,
): Promise<RefundOutcome> {
  const { refunds, checkout } = client.stripe
  const session = await callFromJob(client, () => checkout.sessions.retrieve(reference))
  const intent = session?.payment_intent
  if (!intent) throw new Error(`Stripe session ${reference} has no payment to refund`)
  const payment_intent = typeof intent === 'string' ? intent : intent.id
  const made = await callFromJob(client, () => refunds.list({ payment_intent, limit: LISTED_AT_ONCE }))
  const same = made?.data.find(({ metadata }) => metadata?.refund === key)
  if (same) return outcomeOf(same)
  let failure = 'refused'
  const refund = await callFromJob(
    client,
    () =>
      refunds.create(
        { payment_intent, amount, metadata: { refund: key } },
        { idempotencyKey: `refund-${key}` },
      ),
    (error) => {
      failure = error.code ?? failure
      return true
    },
  )
  return refund ? outcomeOf(refund) : { state: 'failed', reference: null, failure }
}

/** Most that Stripe lists at once; no payment has as many refunds. */
const LISTED_AT_ONCE = 100

interface Client {
  stripe: Stripe
  errors: typeof Stripe.errors
}
type Refusal = InstanceType<Client['errors']['StripeInvalidRequestError']>

/**
 * Makes a call for a job. What Stripe refuses is an error of the call, unless it is `fine`; all else (no connection, no
 * answer, their failure, our settings) waits until it is better.
 */
async function callFromJob<T>(
  { errors }: Client,
  call: () => Promise<T>,
  fine: (error: Refusal) => boolean = () => false,
) {
  try {
    return await call()
  } catch (error) {
    const refused = error instanceof errors.StripeInvalidRequestError
    if (refused && fine(error)) return undefined
    if (refused || error instanceof errors.StripeIdempotencyError) throw error
    throw new RetryableError('the payment provider did not carry the call out', { cause: error })
  }
}
