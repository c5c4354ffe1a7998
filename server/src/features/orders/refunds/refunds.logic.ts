import { formatCents } from 'contract/money'
import {
  type Money,
  type PlannedRefund,
  planRefund,
  type RefundMethod,
  type RefundProblem,
  type RefundSource,
  type RefundWish,
} from 'contract/orders/refund-rules'
import { hasLeft } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { newId } from '../../../kernel/ids'
import { deactivatePrograms } from '../../programs/life/opening.logic'
import { hasOpenDispute } from '../disputes/disputes.sql'
import { ORDER_DOCUMENTS, ORDER_REFUND_FAILED, ORDER_REFUNDED, REFUND_SEND } from '../order-jobs'
import { paidPayment } from '../payments/payments.sql'
import { restock } from '../restock.logic'
import { listAway } from '../returns/parcels.sql'
import type { LockedOrder } from '../transitions.sql'
import * as sql from './refunds.sql'

type RefundDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'config'>

export interface RefundOrder extends RefundWish {
  source: RefundSource
  reason: string
  method?: RefundMethod | undefined
  note?: string | undefined
  /** Units by line that go back to stock, of an order that has left the shop; `all` of the refunded ones. */
  restock?: ReadonlyMap<string, number> | 'all' | undefined
  /** Staff must hand the money over, or send it: it is owed until they say how it went. */
  byHand?: boolean | undefined
  request?: { key: string; hash: string } | undefined
  /** Account of the member of staff, for the ledger of stock. */
  actorId: string | null
}

/**
 * Refunds a part of a locked order, or what is left of it; returns what was refunded. The money goes back by a job, or
 * was handed over. Units that have not left the shop are free at once. Throws `orders.refund_too_large` beyond what is
 * left, and `orders.disputed` while the payment is disputed.
 */
export async function refundLocked(
  deps: RefundDeps,
  tx: Tx,
  order: LockedOrder,
  wish: RefundOrder,
): Promise<PlannedRefund & { id: string }> {
  if (await hasOpenDispute(tx, order.id)) fail('orders.disputed')
  const lines = await sql.listLines(tx, order.id)
  const plan = planned(planRefund({ left: await sql.findLeft(tx, order.id), lines }, wish))
  const payment = await paidPayment(tx, order.id)
  const method = wish.method ?? (payment ? 'provider' : 'cash')
  if (method === 'provider' && !payment) fail('orders.refund_method_refused')
  const id = newId()
  const away = new Map((await listAway(tx, order.id)).map(({ itemId, quantity }) => [itemId, quantity]))
  const taken = plan.lines.map((line) => {
    const { position, productId } =
      lines.find(({ itemId }) => itemId === line.itemId) ?? fail('orders.line_not_found')
    return {
      ...line,
      position,
      productId,
      restocked: restockedOf(order, wish, line, away.get(line.itemId) ?? 0),
    }
  })
  await sql.insertRefund(tx, {
    id,
    orderId: order.id,
    state: 'pending',
    paymentId: method === 'provider' ? (payment?.id ?? null) : null,
    source: wish.source,
    method,
    net: plan.net,
    tax: plan.tax,
    shipping: plan.shipping,
    amount: plan.amount,
    reason: wish.reason,
    note: wish.note || null,
    request: wish.request,
    lines: taken,
  })
  await restock(
    deps,
    tx,
    order.id,
    taken.map(({ productId, restocked }) => ({ productId, quantity: restocked })),
    { cause: hasLeft(order) ? 'order_returned' : 'order_cancelled', actorId: wish.actorId },
  )
  const ended = taken.filter(({ itemId, quantity }) => {
    const line = lines.find((one) => one.itemId === itemId)
    return line && line.refunded + quantity >= line.quantity
  })
  await deactivatePrograms(
    deps,
    tx,
    order.id,
    ended.map(({ position }) => position),
  )
  if (wish.byHand) await sql.settleRefund(tx, id, 1, { state: 'failed', reference: null, failure: 'by_hand' })
  else await send(deps, tx, { id, orderId: order.id, method, attempt: 1 })
  return { ...plan, id }
}

/** Refunds the rest of a cancelled order, whose units are in stock again, less `kept` cents. */
export async function refundRest(deps: RefundDeps, tx: Tx, order: LockedOrder, kept = 0): Promise<void> {
  const left = await sql.findLeft(tx, order.id)
  const amount = left.net + left.tax + left.shipping - kept
  if (amount <= 0) return
  const wish = {
    source: 'cancel',
    reason: '',
    actorId: null,
    ...(kept > 0 && { amount }),
    // Staff have to hand a payment by arrangement back.
    byHand: order.paymentMethod === 'cod',
  } as const
  await refundLocked(deps, tx, { ...order, status: 'cancelled' }, wish)
}

/**
 * Enters what ends a part of a sale without a refund: a credit note corrects the invoice by it, and no money moves. Nothing
 * where the amount is 0.
 */
export async function creditWithoutMoney(
  deps: Pick<RefundDeps, 'jobs'>,
  tx: Tx,
  orderId: string,
  { net, tax, shipping, source }: Money & { source: RefundSource },
): Promise<void> {
  const amount = net + tax + shipping
  if (amount === 0) return
  await sql.insertRefund(tx, {
    id: newId(),
    orderId,
    paymentId: null,
    state: 'sent',
    source,
    method: 'none',
    net,
    tax,
    shipping,
    amount,
    reason: '',
    note: null,
    lines: [],
  })
  await deps.jobs.enqueue(tx, ORDER_DOCUMENTS, { orderId })
}

/** Sends a refund on its way: a job for the provider's, any other was handed over. */
async function send(
  deps: RefundDeps,
  tx: Tx,
  { id, orderId, method, attempt }: { id: string; orderId: string; method: RefundMethod; attempt: number },
): Promise<void> {
  if (method === 'provider') return deps.jobs.enqueue(tx, REFUND_SEND, { refundId: id })
  await settleLocked(deps, tx, { id, orderId, attempt }, { state: 'sent', reference: null })
}

/** Notes what became of an attempt of a locked order's refund, and tells the customer once. */
export async function settleLocked(
  deps: Pick<RefundDeps, 'jobs'>,
  tx: Tx,
  { id, orderId, attempt }: { id: string; orderId: string; attempt: number },
  outcome: Parameters<typeof sql.settleRefund>[3],
): Promise<void> {
  if (!(await sql.settleRefund(tx, id, attempt, outcome)) || outcome.state === 'pending') return
  await sql.recountRefunded(tx, orderId)
  // Another refund has given this money back already: there is nothing to tell.
  if (outcome.state === 'failed' && (await sql.coverFailed(tx, orderId)).includes(id)) return
  const queue = outcome.state === 'sent' ? ORDER_REFUNDED : ORDER_REFUND_FAILED
  await deps.jobs.enqueue(tx, queue, { orderId, refundId: id, attempt })
  if (outcome.state === 'sent') await deps.jobs.enqueue(tx, ORDER_DOCUMENTS, { orderId })
}

/** Sends a failed refund of a locked order again, or another way. */
export async function retryLocked(
  deps: RefundDeps,
  tx: Tx,
  order: LockedOrder,
  {
    refundId,
    method: wished,
    note,
  }: { refundId: string; method?: RefundMethod | undefined; note?: string | undefined },
): Promise<sql.OwedRefund> {
  const refund = await sql.findRefund(tx, refundId)
  if (refund?.orderId !== order.id) fail('orders.refund_not_found')
  if (await hasOpenDispute(tx, order.id)) fail('orders.disputed')
  const method = wished ?? refund.method
  const payment = method === 'provider' ? await paidPayment(tx, order.id) : undefined
  if (method === 'provider' && !payment) fail('orders.refund_method_refused')
  const how = { method, paymentId: payment?.id ?? null, note: note || null }
  if (!(await sql.reopenRefund(tx, refund.id, how))) fail('orders.refund_not_failed')
  await send(deps, tx, { id: refund.id, orderId: order.id, method, attempt: refund.attempt + 1 })
  return refund
}

function planned(plan: PlannedRefund | RefundProblem): PlannedRefund {
  if (!('problem' in plan)) return plan
  if (plan.problem === 'line') fail('orders.line_not_found')
  const { problem, available } = plan
  fail('orders.refund_too_large', {
    available: problem === 'amount' ? formatCents(available) : available,
  })
}

/**
 * Units of a refunded line that go back to stock: a cancelled order's went back before or are booked with their parcel,
 * unsent ones never left.
 */
function restockedOf(
  order: LockedOrder,
  { restock: wished }: RefundOrder,
  { itemId, quantity }: { itemId: string; quantity: number },
  away: number,
): number {
  if (order.status === 'cancelled') return 0
  if (!hasLeft(order)) return quantity
  // A return may have brought some of them back already.
  if (wished === 'all') return Math.min(quantity, away)
  const units = wished?.get(itemId) ?? 0
  if (units > away) fail('orders.return_too_much', { available: away })
  return units
}
