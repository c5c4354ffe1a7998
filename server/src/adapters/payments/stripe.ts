import type { IncomingHttpHeaders } from 'node:http'
import { type Cents, CURRENCY } from 'contract/money'
import { SECOND } from 'contract/units'
import type Stripe from 'stripe'
import { fail } from '../../fail'
import { RetryableError } from '../../kernel/jobs/jobs'
import {
  NOTICE_VALID,
  type PaymentNotice,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentSession,
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
    refund: (reference, amount) => refundSession(client, reference, amount),
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

async function refundSession(client: Client, reference: string, amount: Cents): Promise<void> {
  const { stripe } = client
  const session = await callFromJob(client, () => stripe.checkout.sessions.retrieve(reference))
  const intent = session?.payment_intent
  if (!intent) throw new Error(`Stripe session ${reference} has no payment to refund`)
  await callFromJob(
    client,
    () =>
      stripe.refunds.create(
        { payment_intent: typeof intent === 'string' ? intent : intent.id, amount },
        { idempotencyKey: `refund-${reference}` },
      ),
    // Stripe forgets idempotency keys after a day; a refund that already exists is not made again.
    (error) => error.code === 'charge_already_refunded',
  )
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

function noticeOf(event: Stripe.Event): PaymentNotice | undefined {
  const kind = kindOf(event)
  if (!kind) return undefined
  const session = event.data.object as Stripe.Checkout.Session
  return {
    eventId: event.id,
    kind,
    reference: session.id,
    orderNumber: session.metadata?.orderNumber ?? '',
    attempt: Number(session.metadata?.attempt ?? 0),
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  }
}

function kindOf(event: Stripe.Event): PaymentNotice['kind'] | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      // Slow ways to pay complete the session first and tell the outcome later.
      return event.data.object.payment_status === 'unpaid' ? undefined : 'paid'
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
