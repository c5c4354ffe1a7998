import { keptOfPrograms } from 'contract/orders/program-rules'
import {
  customerMayCancel,
  isParcelStep,
  mayMove,
  type OrderStatus,
  toPack,
  wasPaid,
} from 'contract/orders/rules'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type AuditSource, recordAudit } from '../../kernel/audit/audit'
import type { Tx } from '../../kernel/db/client'
import { isRefusal, transaction } from '../../kernel/db/transaction'
import type { Session } from '../../kernel/http/authorize'
import { lockCart, returnLines } from '../cart/cart.logic'
import { deactivatePrograms } from '../programs/life/opening.logic'
import { confirmOrder } from './confirm.logic'
import { freeRedemption } from './discounts/discounts.sql'
import { hasOpenDispute } from './disputes/disputes.sql'
import { ORDER_CANCELLED, ORDER_DELIVERED, ORDER_PACKED, ORDER_SHIPPED, PAYMENT_CLOSE } from './order-jobs'
import { ownerOf } from './orders.logic'
import * as payments from './payments/payments.sql'
import { settleFromProvider } from './payments/reconcile.logic'
import { findProgramSale } from './programs/program-sale.sql'
import { creditWithoutMoney, refundRest } from './refunds/refunds.logic'
import { findLeft } from './refunds/refunds.sql'
import { restock } from './restock.logic'
import * as sql from './transitions.sql'

type TransitionDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'config'>
type ExpireDeps = TransitionDeps & Pick<Deps, 'online' | 'returnSecret'>

/**
 * Cancels an order: customers while it is pending or confirmed, and programs as long as X-108 lets them; staff until shipping
 * (decision X-32), also for orders of their own, which the trail then records as done by staff.
 */
export async function cancelOrderOf(
  deps: TransitionDeps,
  session: Session,
  orderNumber: string,
  source: AuditSource,
): Promise<void> {
  const owner = ownerOf(session)
  await transaction(deps.db, async (tx) => {
    const order = await sql.lockOrder(tx, orderNumber, owner)
    if (!order) fail('orders.not_found')
    const asCustomer = order.accountId === session.accountId && customerMayCancel(order)
    if (!asCustomer && owner !== undefined) fail('orders.not_cancellable')
    const kept = asCustomer
      ? (keptOfPrograms(await findProgramSale(tx, order.id), new Date()) ?? fail('orders.program_started'))
      : 0
    await cancel(deps, tx, order, asCustomer ? 'customer' : session.accountId, kept)
    if (!asCustomer) await recordTransition(tx, source, order, 'cancelled')
  })
}

/**
 * Staff move an order on (decision X-32); `actor` is the account of the staff member. An online order is confirmed by its
 * payment alone; cash is paid when the goods arrive.
 */
export async function transitionOrder(
  deps: TransitionDeps,
  actor: string,
  orderNumber: string,
  to: OrderStatus,
  trackingNumber?: string,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const order = (await sql.lockOrder(tx, orderNumber)) ?? fail('orders.not_found')
    await transitionLocked(deps, tx, order, actor, to, trackingNumber)
  })
}

/** Staff's transitions are audited, with the transaction of the transition. */
export async function recordTransition(
  tx: Tx,
  staff: AuditSource,
  order: sql.LockedOrder,
  to: OrderStatus,
): Promise<void> {
  await recordAudit(tx, staff, {
    action: 'order_moved',
    subjectId: order.accountId,
    object: { type: 'order', id: order.id },
    details: { from: order.status, to },
  })
}

/** The same for an order whose row the transaction has locked. */
export async function transitionLocked(
  deps: TransitionDeps,
  tx: Tx,
  order: sql.LockedOrder,
  actor: string,
  to: OrderStatus,
  trackingNumber?: string,
): Promise<void> {
  // A parcel that is on its way ends for a reason alone.
  if (to === 'cancelled' && order.status === 'shipped')
    fail('orders.move_refused', { from: order.status, to })
  if (to === 'cancelled') return cancel(deps, tx, order, actor)
  if (!mayMove(order.status, to) || (order.programsOnly && isParcelStep(to)))
    fail('orders.move_refused', { from: order.status, to })
  if (to === 'confirmed' && order.paymentMethod === 'online' && !wasPaid(order)) fail('orders.not_paid')
  if (toPack.includes(to) && (await hasOpenDispute(tx, order.id))) fail('orders.disputed')
  if (
    toPack.includes(to) &&
    ((await sql.listUnits(tx, order.id)).length === 0 || (await isMoneyGone(tx, order)))
  )
    fail('orders.move_refused', { from: order.status, to })
  if (to === 'shipped' && trackingNumber) await sql.setTracking(tx, order.id, trackingNumber)
  if (to === 'delivered' && order.paymentMethod === 'cod') await sql.setPaymentStatus(tx, order.id, 'paid')
  if (to === 'confirmed') return confirmOrder(deps, tx, order, actor)
  await sql.setStatus(tx, order.id, to, actor)
  const mail = TOLD[to]
  if (mail) await deps.jobs.enqueue(tx, mail, { orderId: order.id })
}

/** Returns true for an online order whose whole payment went back, also by a dispute that was lost. */
async function isMoneyGone(tx: Tx, order: sql.LockedOrder): Promise<boolean> {
  if (order.paymentMethod !== 'online' || !wasPaid(order)) return false
  const { net, tax, shipping } = await findLeft(tx, order.id)
  return net + tax + shipping === 0
}

/** Mails for steps by staff. */
const TOLD: Partial<Record<OrderStatus, string>> = {
  processing: ORDER_PACKED,
  shipped: ORDER_SHIPPED,
  delivered: ORDER_DELIVERED,
}

/**
 * Cancels what a leaving buyer has ordered and nobody has sent, because soon nobody knows where to: its money goes back.
 * Orders of programs alone stand, unless they still wait for their payment.
 */
export async function cancelUnsent(deps: TransitionDeps, accountId: string): Promise<void> {
  for (const orderNumber of await sql.listUnsent(deps.db, accountId)) {
    await transaction(deps.db, async (tx) => {
      const order = await sql.lockOrder(tx, orderNumber, accountId)
      if (order && mayMove(order.status, 'cancelled')) await cancel(deps, tx, order, 'customer')
    })
  }
}

/** Holds that one run frees at most; the next one follows soon. */
const EXPIRED_AT_ONCE = 200

/**
 * Cancels online orders whose hold expired unpaid; returns how many. Asks the provider first, because a notification
 * may be lost; while it is unreachable a hold lasts up to an hour longer. Each order has its own short transaction and
 * is left to the next run if locked. Safe for concurrent processes.
 */
export async function expireHolds(deps: ExpireDeps): Promise<number> {
  let expired = 0
  let reachable = true
  for (const { id, references, late } of await sql.listOverdue(deps.db, EXPIRED_AT_ONCE)) {
    if (references.length > 0 && reachable) reachable = await settleFromProvider(deps, references)
    if (references.length > 0 && !reachable && !late) continue
    if (await cancelAlone(deps, id, sql.lockOverdue)) expired += 1
  }
  if (expired > 0) deps.log.info({ event: 'holds_expired', count: expired }, 'unpaid orders cancelled')
  return expired
}

/**
 * Cancels cash orders of accounts with an unconfirmed address that staff have not confirmed in time; returns how many. They
 * cost nothing and would hold stock for ever. One transaction each, as for holds.
 */
export async function cancelLapsed(deps: TransitionDeps): Promise<number> {
  let cancelled = 0
  for (const id of await sql.listLapsed(deps.db, EXPIRED_AT_ONCE)) {
    if (await cancelAlone(deps, id, sql.lockLapsed)) cancelled += 1
  }
  if (cancelled > 0)
    deps.log.info({ event: 'cash_orders_lapsed', count: cancelled }, 'unconfirmed cash orders cancelled')
  return cancelled
}

/** Cancels an order in its own transaction; false if `lock` finds it changed, or a row stays locked too long. */
async function cancelAlone(
  deps: TransitionDeps,
  id: string,
  lock: (tx: Tx, id: string) => Promise<sql.LockedOrder | undefined>,
): Promise<boolean> {
  try {
    return await transaction(deps.db, async (tx) => {
      await tx`set local lock_timeout = 300`
      const order = await lock(tx, id)
      if (!order) return false
      await cancel(deps, tx, order, 'system')
      return true
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    deps.log.warn({ err: error, order: id }, 'an order could not be cancelled yet')
    return false
  }
}

/**
 * Cancels an order: restocks, frees the discount code unless its buyer cancels a paid order, refunds payments or credits
 * an unpaid sale, closes open attempts, and returns unpaid lines to the cart. `kept` cents of a paid one are not refunded.
 */
async function cancel(
  deps: TransitionDeps,
  tx: Tx,
  order: sql.LockedOrder,
  actor: string,
  kept = 0,
): Promise<void> {
  const mayCustomer = actor === 'customer' && customerMayCancel(order)
  if (!mayMove(order.status, 'cancelled') && !mayCustomer) fail('orders.not_cancellable')
  const paid = await payments.paidPayment(tx, order.id)
  const backToCart = order.paymentMethod === 'online' && !wasPaid(order) && !order.isEntered
  if (backToCart) await lockCart(tx, order.accountId)
  // Locked before the products, as in a checkout. A buyer who cancels a paid order has used the code; where the shop does,
  // it is good again.
  if (order.discounted && (!wasPaid(order) || actor !== 'customer')) await freeRedemption(tx, order.id)
  const units = await sql.listUnits(tx, order.id)
  const source =
    actor === 'system'
      ? ({ cause: 'hold_released' } as const)
      : { cause: 'order_cancelled' as const, actorId: actor === 'customer' ? null : actor }
  await restock(deps, tx, order.id, units, source)
  if (backToCart) await returnLines(deps, tx, order, units)
  for (const payment of await payments.openPayments(tx, order.id)) {
    await payments.setPayment(tx, payment.id, 'closed')
    await deps.jobs.enqueue(tx, PAYMENT_CLOSE, { paymentId: payment.id })
  }
  await sql.setStatus(tx, order.id, 'cancelled', actor)
  if (kept > 0) await sql.setKept(tx, order.id, kept)
  if (wasPaid(order) && (paid || order.programsOnly)) await refundRest(deps, tx, order, kept)
  else if (order.status !== 'pending')
    await creditWithoutMoney(deps, tx, order.id, { ...(await findLeft(tx, order.id)), source: 'cancel' })
  else if (order.paymentMethod === 'online' && !wasPaid(order))
    await sql.setPaymentStatus(tx, order.id, 'failed')
  await deactivatePrograms(deps, tx, order.id)
  await deps.jobs.enqueue(tx, ORDER_CANCELLED, { orderId: order.id })
}
