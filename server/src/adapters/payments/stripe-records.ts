// Reads Stripe's sessions, refunds, disputes and events in our terms.
import { SECOND } from 'contract/units'
import type Stripe from 'stripe'
import { z } from 'zod'
import { fail } from '../../fail'
import type { PaymentNotice, ProviderDispute, ProviderRefund, RecordNotice, RefundOutcome } from './payments'

export function outcomeOf({ id, status, failure_reason }: Stripe.Refund): RefundOutcome {
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', reference: id, failure: failure_reason ?? status }
  return { state: status === 'succeeded' ? 'sent' : 'pending', reference: id }
}

export function providerRefund(refund: Stripe.Refund): ProviderRefund {
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

export function providerDispute(dispute: Stripe.Dispute): ProviderDispute {
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
export const Session = z.object({
  id: z.string().min(1).max(200),
  status: z.string().nullish(),
  payment_status: z.string(),
  /** Its name, or itself where it was asked for. */
  payment_intent: z.union([z.string(), z.object({ status: z.string() })]).nullish(),
  metadata: Attempt.nullish(),
  amount_total: z.int32().nullish(),
  currency: z.string().max(10).nullish(),
})
export type Session = z.infer<typeof Session>

const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})

/** Field of a refund or dispute that its notification is read for. */
const Announced = z.object({ id: z.string().min(1).max(200) })

export function noticeOf(signed: unknown): PaymentNotice | RecordNotice | undefined {
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

export function attemptOf({ id, metadata, amount_total, currency }: Session) {
  return {
    reference: id,
    orderNumber: metadata?.orderNumber ?? '',
    attempt: metadata?.attempt ?? 0,
    amount: amount_total ?? 0,
    currency: (currency ?? '').toUpperCase(),
  }
}

/** A completed session that is unpaid waits for a method that takes days, or that method has failed. */
export function unpaidKindOf({ status, payment_intent: intent }: Session) {
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
