import type { IncomingHttpHeaders } from 'node:http'
import { CURRENCY } from 'contract/money'
import { PAYMENT_HOLD } from 'contract/orders/rules'
import { MINUTE } from 'contract/units'
import type { PaymentNotice, RecordNotice } from '../../../adapters/payments/payments'
import type { Deps } from '../../../deps'
import { Failure, fail } from '../../../fail'
import type { Db, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { type JobData, RetryableError } from '../../../kernel/jobs/jobs'
import { confirmOrder } from '../confirm.logic'
import {
  DISPUTE_MIRROR,
  ORDER_PAID,
  ORDER_REFUNDED,
  PAYMENT_CLOSE,
  PAYMENT_REFUND,
  PAYMENT_RETURNED,
  REFUND_MIRROR,
} from '../order-jobs'
import { orderToken } from '../order-token'
import { sendRefund } from '../refunds/refund-send.logic'
import { listPending } from '../refunds/refunds.sql'
import * as orders from '../transitions.sql'
import * as sql from './payments.sql'

type PayDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'log' | 'online' | 'returnSecret'>

/** The token of the return address is good for this long after its attempt began: the hold, and time to come back. */
const RETURN_VALID = PAYMENT_HOLD + 30 * MINUTE

/**
 * Opens an attempt to pay an order, or gives the open one again, and answers where to pay. The provider is asked outside
 * of any transaction; when it cannot be reached the order stays as it is and can be tried again.
 */
export async function beginPayment(
  deps: PayDeps,
  orderNumber: string,
  accountId: string | undefined,
): Promise<string> {
  const { online } = deps
  if (!online) fail('orders.payment_unavailable')
  const { order, payment } = await transaction(deps.db, (tx) =>
    takeAttempt(tx, orderNumber, accountId, online.name),
  )
  if (payment.url) return payment.url
  // The same attempt must ask the provider for the same thing word for word, whenever it asks again.
  const until = payment.createdAt.getTime() + RETURN_VALID
  const token = orderToken(deps.returnSecret, order.orderNumber, until)
  try {
    const session = await online.begin({
      orderNumber: order.orderNumber,
      attempt: payment.attempt,
      amount: payment.amount,
      email: order.email,
      locale: order.locale,
      returnUrl: `${deps.config.publicUrl}/order-success?token=${token}`,
      cancelUrl: `${deps.config.publicUrl}/orders/${order.orderNumber}`,
    })
    await sql.namePayment(deps.db, payment.id, session.reference, session.url)
    return session.url
  } catch (error) {
    if (error instanceof Failure) throw error
    deps.log.error({ err: error, order: order.orderNumber }, 'payment provider cannot be reached')
    fail('payments.provider_unreachable')
  }
}

/** The open attempt of an order that may be paid, else a new one. */
async function takeAttempt(tx: Tx, orderNumber: string, accountId: string | undefined, provider: string) {
  const order = await orders.lockOrder(tx, orderNumber, accountId)
  if (!order) fail('orders.not_found')
  const unpaid = order.paymentStatus === 'open' || order.paymentStatus === 'failed'
  if (order.paymentStatus === 'processing') fail('orders.payment_processing')
  if (order.paymentMethod !== 'online' || order.status !== 'pending' || !unpaid || !order.held) {
    fail('orders.not_payable')
  }
  const last = await sql.lastPayment(tx, order.id)
  if (last?.status === 'open') return { order, payment: last }
  const attempt = { id: newId(), attempt: (last?.attempt ?? 0) + 1, amount: order.total, url: null }
  const createdAt = await sql.insertPayment(tx, { ...attempt, orderId: order.id, provider })
  await orders.setPaymentStatus(tx, order.id, 'open')
  return { order, payment: { ...attempt, createdAt } }
}

/** Outcome of a notification. */
type Outcome =
  | 'repeat'
  | 'settled'
  | 'processing'
  | 'returned'
  | 'failed'
  | 'closed'
  | 'ignored'
  | 'mismatch'
  | 'unknown'

/**
 * Handles a notification with a valid signature, once: repeats in any order change nothing. Returns after the commit,
 * so that only stored ones are acknowledged.
 */
export async function settle(deps: PayDeps, notice: PaymentNotice): Promise<Outcome> {
  const provider = deps.online?.name ?? fail('payments.provider_unknown')
  const outcome = await transaction(deps.db, async (tx) => {
    if (!(await sql.insertEvent(tx, provider, notice.eventId))) return 'repeat'
    const done = await act(deps, tx, notice)
    await sql.setOutcome(tx, provider, notice.eventId, done)
    return done
  })
  const entry = { event: 'payment_notice', kind: notice.kind, order: notice.orderNumber, outcome }
  if (outcome === 'mismatch' || outcome === 'unknown')
    deps.log.warn(entry, 'payment notice that fits no order')
  else deps.log.info(entry, 'payment notice')
  return outcome
}

async function act(deps: PayDeps, tx: Tx, notice: PaymentNotice): Promise<Exclude<Outcome, 'repeat'>> {
  const order = await orders.lockOrder(tx, notice.orderNumber)
  const payment = order && (await sql.findAttempt(tx, order.id, notice.attempt))
  if (!order || !payment || (payment.reference !== null && payment.reference !== notice.reference))
    return 'unknown'
  if (notice.amount !== payment.amount || notice.currency !== CURRENCY) return 'mismatch'
  const over = payment.status === 'paid' || payment.status === 'refunding' || payment.status === 'refunded'
  if (over) return 'ignored'
  if (notice.kind === 'paid') return settlePaid(deps, tx, order, payment, notice)
  if (notice.kind === 'processing') return settleProcessing(tx, order, payment, notice)
  if (payment.status === 'failed' && notice.kind === 'failed') return 'ignored'
  await sql.setPayment(tx, payment.id, notice.kind === 'failed' ? 'failed' : 'closed', notice.reference)
  const last = await sql.lastPayment(tx, order.id)
  const isLast = last?.id === payment.id
  if (order.paymentStatus === 'open' && isLast) await orders.setPaymentStatus(tx, order.id, 'failed')
  if (order.paymentStatus === 'processing' && payment.status === 'processing') {
    await orders.setPaymentStatus(tx, order.id, 'failed')
    // Nobody waits at a page for it: the order is cancelled, and its goods return to the cart.
    await orders.endHold(tx, order.id)
  }
  return notice.kind === 'failed' ? 'failed' : 'closed'
}

/** The buyer has started a payment that takes days: no clock cancels the order meanwhile. */
async function settleProcessing(
  tx: Tx,
  order: orders.LockedOrder,
  payment: sql.Payment,
  notice: PaymentNotice,
): Promise<'processing' | 'ignored'> {
  // Told late: it has failed or was closed meanwhile.
  if (payment.status !== 'open') return 'ignored'
  await sql.setPayment(tx, payment.id, 'processing', notice.reference)
  if (order.status === 'pending' && order.paymentStatus === 'open')
    await orders.setPaymentStatus(tx, order.id, 'processing')
  return 'processing'
}

/** Money has arrived: it confirms the order, or goes back when the order is no longer there for it. */
async function settlePaid(
  deps: PayDeps,
  tx: Tx,
  order: orders.LockedOrder,
  payment: sql.Payment,
  notice: PaymentNotice,
): Promise<'settled' | 'returned'> {
  const wanted = order.status === 'pending' && ['open', 'processing', 'failed'].includes(order.paymentStatus)
  if (!wanted) {
    await sql.setPayment(tx, payment.id, 'refunding', notice.reference)
    await deps.jobs.enqueue(tx, PAYMENT_REFUND, { paymentId: payment.id })
    await deps.jobs.enqueue(tx, PAYMENT_RETURNED, { orderId: order.id })
    return 'returned'
  }
  await sql.setPayment(tx, payment.id, 'paid', notice.reference)
  await orders.setPaymentStatus(tx, order.id, 'paid')
  await confirmOrder(deps, tx, order, 'payment')
  for (const other of await sql.openPayments(tx, order.id)) {
    await sql.setPayment(tx, other.id, 'closed')
    await deps.jobs.enqueue(tx, PAYMENT_CLOSE, { paymentId: other.id })
  }
  await deps.jobs.enqueue(tx, ORDER_PAID, { orderId: order.id })
  return 'settled'
}

/**
 * Job: gives late money back. Where the provider that took it is not set up (any longer) nothing goes back: the job waits
 * until it is. Jobs from before refunds had rows of their own are about those of their payment.
 */
export async function refundPayment(
  deps: Pick<PayDeps, 'db' | 'jobs' | 'online' | 'log'>,
  data: JobData,
): Promise<void> {
  const payment = await sql.findPayment(deps.db, { id: String(data.paymentId) })
  if (!payment?.reference) return
  for (const refundId of await listPending(deps.db, payment.id)) await sendRefund(deps, { refundId })
  if (payment.status !== 'refunding') return
  const { online } = deps
  if (online?.name !== payment.provider)
    throw new RetryableError(`there is no provider ${payment.provider} here`)
  const { reference, amount } = payment
  const { state, failure } = await online.refund({ reference, key: `late-${payment.id}`, amount })
  if (state === 'failed') throw new Error(`the provider refused to refund late money: ${failure}`)
  await transaction(deps.db, async (tx) => {
    // A job that outlives its lease runs twice at a time, and the buyer is to be told once.
    if (!(await sql.finishRefund(tx, payment.id))) return
    if (await sql.paidPayment(tx, payment.orderId)) return
    await orders.setPaymentStatus(tx, payment.orderId, 'refunded')
    await deps.jobs.enqueue(tx, ORDER_REFUNDED, { orderId: payment.orderId })
  })
}

/** Job: makes an attempt unpayable that is no longer needed. */
export async function closePayment(deps: Pick<PayDeps, 'db' | 'online'>, data: JobData): Promise<void> {
  const payment = await sql.findPayment(deps.db, { id: String(data.paymentId) })
  if (payment?.reference) await deps.online?.close(payment.reference)
}

/** Returns the content of the sandbox's payment page. */
export async function findPaymentPage(db: Db, reference: string) {
  const payment = await sql.findPayment(db, { reference })
  if (!payment) fail('orders.not_found')
  const { orderNumber, attempt, amount, discount, shipping, locale, status, orderStatus } = payment
  const lines = await sql.listPaidLines(db, payment.orderId)
  return {
    orderNumber,
    attempt,
    amount,
    discount,
    shipping,
    locale,
    lines,
    open: status === 'open' && orderStatus === 'pending',
  }
}

/** Has a job look at the refund or dispute of a notification, once. */
async function lookAt(
  deps: PayDeps,
  provider: string,
  { eventId, kind, reference }: RecordNotice,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    if (!(await sql.insertEvent(tx, provider, eventId))) return
    await sql.setOutcome(tx, provider, eventId, kind)
    await deps.jobs.enqueue(tx, kind === 'refund' ? REFUND_MIRROR : DISPUTE_MIRROR, { reference })
  })
}

/** Reads and acts on a provider's notification; `provider` is the one that the address names. */
export async function receiveNotice(
  deps: PayDeps,
  provider: string,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  if (!deps.online || deps.online.name !== provider) fail('payments.provider_unknown')
  const notice = deps.online.read(raw, headers)
  if (!notice) return
  if ('amount' in notice) await settle(deps, notice)
  else await lookAt(deps, provider, notice)
}
