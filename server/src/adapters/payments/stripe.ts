import type { IncomingHttpHeaders } from 'node:http'
import { CURRENCY } from 'contract/money'
import { SECOND } from 'contract/units'
import type Stripe from 'stripe'
import { z } from 'zod'
import { fail } from '../../fail'
import { RetryableError } from '../../kernel/jobs/jobs'
import {
  NOTICE_VALID,
  type PaymentNotice,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentSession,
  type ProviderDispute,
  type ProviderRefund,
  type RecordNotice,
  type RefundOutcome,
  type RefundRequest,
} from './payments'

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

function outcomeOf({ id, status, failure_reason }: Stripe.Refund): RefundOutcome {
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', reference: id, failure: failure_reason ?? status }
  return { state: status === 'succeeded' ? 'sent' : 'pending', reference: id }
}

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

function providerRefund(refund: Stripe.Refund): ProviderRefund {
  const { id, amount, currency, metadata, payment_intent: intent } = refund
  return {
    ...outcomeOf(refund),
    reference: id,
    key: metadata?.refund || undefined,
    amount,
    currency: currency.toUpperCase(),
    ...attemptIn(intent),
  }
}

function providerDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id, amount, currency, reason, status, evidence_details: evidence } = dispute
  return {
    reference: id,
    state: disputeStateOf(status),
    amount,
    currency: currency.toUpperCase(),
    reason,
    dueBy: evidence?.due_by ? new Date(evidence.due_by * SECOND).toISOString() : null,
    ...attemptIn(dispute.payment_intent),
  }
}

/** An inquiry that is closed, or a dispute that was prevented, cost nothing. */
function disputeStateOf(status: Stripe.Dispute['status']): ProviderDispute['state'] {
  if (status === 'lost') return 'lost'
  if (status === 'needs_response' || status === 'under_review') return 'open'
  if (status === 'warning_needs_response' || status === 'warning_under_review') return 'inquiry'
  return 'won'
}

/** The order and attempt of a payment intent. */
function attemptIn(intent: string | Stripe.PaymentIntent | null): { orderNumber: string; attempt: number } {
  const { data } = Attempt.safeParse(typeof intent === 'string' ? undefined : intent?.metadata)
  return { orderNumber: data?.orderNumber ?? '', attempt: data?.attempt ?? 0 }
}

/** Metadata that we give to a payment. */
const Attempt = z.object({
  orderNumber: z.string().max(200).catch(''),
  attempt: z.coerce.number().pipe(z.int32()).catch(0),
})

/** Fields of a session that we read. A session of another program has no order of ours; the caller ignores it. */
const Session = z.object({
  id: z.string().min(1).max(200),
  status: z.string().nullish(),
  payment_status: z.string(),
  /** Its name, or itself where it was asked for. */
  payment_intent: z.union([z.string(), z.object({ status: z.string() })]).nullish(),
  metadata: Attempt.nullish(),
  amount_total: z.int32().nullish(),
  currency: z.string().max(10).nullish(),
})
type Session = z.infer<typeof Session>

const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})

/** Field of a refund or dispute that its notification is read for. */
const Announced = z.object({ id: z.string().min(1).max(200) })

function noticeOf(signed: unknown): PaymentNotice | RecordNotice | undefined {
  const { data: event } = Event.safeParse(signed)
  if (!event) fail('request.invalid')
  const kind = RECORD_EVENTS.get(event.type)
  if (kind) {
    const { data: announced } = Announced.safeParse(event.data.object)
    return announced && { eventId: event.id, kind, reference: announced.id }
  }
  if (!SESSION_EVENTS.has(event.type)) return undefined
  const { data: session } = Session.safeParse(event.data.object)
  if (!session) fail('request.invalid')
  const outcome = kindOf(event.type, session)
  return outcome && { eventId: event.id, kind: outcome, ...attemptOf(session) }
}

function attemptOf({ id, metadata, amount_total, currency }: Session) {
  return {
    reference: id,
    orderNumber: metadata?.orderNumber ?? '',
    attempt: metadata?.attempt ?? 0,
    amount: amount_total ?? 0,
    currency: (currency ?? '').toUpperCase(),
  }
}

/** A completed session that is unpaid waits for a method that takes days, or that method has failed. */
function unpaidKindOf({ status, payment_intent: intent }: Session) {
  if (status === 'complete')
    return typeof intent === 'object' && intent?.status === 'processing' ? 'processing' : 'failed'
  return status === 'expired' ? 'expired' : undefined
}

/** Not `charge.refunded`, which names no refund; each refund has its own events as well. */
const RECORD_EVENTS = new Map<string, RecordNotice['kind']>([
  ['refund.created', 'refund'],
  ['refund.updated', 'refund'],
  ['refund.failed', 'refund'],
  ['charge.refund.updated', 'refund'],
  ['charge.dispute.created', 'dispute'],
  ['charge.dispute.updated', 'dispute'],
  ['charge.dispute.closed', 'dispute'],
  ['charge.dispute.funds_withdrawn', 'dispute'],
  ['charge.dispute.funds_reinstated', 'dispute'],
] satisfies [Stripe.Event['type'], RecordNotice['kind']][])

const SESSION_EVENTS = new Set<string>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] satisfies Stripe.Event['type'][])

function kindOf(type: string, session: Session): PaymentNotice['kind'] | undefined {
  switch (type) {
    case 'checkout.session.completed':
      // Slow ways to pay complete the session first and tell the outcome later.
      return session.payment_status === 'unpaid' ? 'processing' : 'paid'
    case 'checkout.session.async_payment_succeeded':
      return 'paid'
    case 'checkout.session.async_payment_failed':
      return 'failed'
    case 'checkout.session.expired':
      return 'expired'
    default:
      return undefined
  }
}
