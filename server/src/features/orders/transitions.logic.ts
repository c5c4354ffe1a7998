import { customerMayCancel, mayMove, type OrderStatus } from 'contract/orders/rules'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import type { Session } from '../../kernel/http/authorize'
import { announceBack } from '../catalog/stock-alerts.logic'
import { ORDER_CANCELLED, ORDER_SHIPPED, PAYMENT_CLOSE, PAYMENT_REFUND } from './order-jobs'
import { ownerOf } from './orders.logic'
import * as payments from './payments/payments.sql'
import * as sql from './transitions.sql'

type TransitionDeps = Pick<Deps, 'db' | 'jobs' | 'log'>

/** The customer cancels while the order is pending or confirmed; staff until the goods leave (decision X-32). */
export async function cancelOrderOf(
  deps: TransitionDeps,
  session: Session,
  orderNumber: string,
): Promise<void> {
  const owner = ownerOf(session)
  await transaction(deps.db, async (tx) => {
    const order = await sql.lockOrder(tx, orderNumber, owner)
    if (!order) fail('orders.not_found')
    const mine = order.accountId === session.accountId
    if (mine && owner !== undefined && !customerMayCancel(order.status)) fail('orders.not_cancellable')
    await cancel(deps, tx, order, mine ? 'customer' : session.accountId)
  })
}

/**
 * Staff move an order on (decision X-32); `actor` is the account of whoever did it. An online order is confirmed by its
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
    if (to === 'cancelled') return cancel(deps, tx, order, actor)
    if (!mayMove(order.status, to)) fail('orders.move_refused', { from: order.status, to })
    if (to === 'confirmed' && order.paymentMethod === 'online' && order.paymentStatus !== 'paid')
      fail('orders.not_paid')
    if (to === 'shipped') {
      if (trackingNumber) await sql.setTracking(tx, order.id, trackingNumber)
      await deps.jobs.enqueue(tx, ORDER_SHIPPED, { orderId: order.id })
    }
    if (to === 'delivered' && order.paymentMethod === 'cod') await sql.setPaymentStatus(tx, order.id, 'paid')
    await sql.setStatus(tx, order.id, to, actor)
  })
}

/** Cancels online orders whose hold is over unpaid; returns how many. Several processes may do it at once. */
export async function expireHolds(deps: TransitionDeps): Promise<number> {
  return transaction(deps.db, async (tx) => {
    const overdue = await sql.lockOverdue(tx, 50)
    for (const order of overdue) await cancel(deps, tx, order, 'system')
    if (overdue.length > 0)
      deps.log.info({ event: 'holds_expired', count: overdue.length }, 'unpaid orders cancelled')
    return overdue.length
  })
}

/**
 * Ends an order: its stock comes back, money that was paid is refunded, attempts that are open are closed, and what was
 * never paid returns to the cart.
 */
async function cancel(deps: TransitionDeps, tx: Tx, order: sql.LockedOrder, actor: string): Promise<void> {
  if (!mayMove(order.status, 'cancelled')) fail('orders.not_cancellable')
  const paid = await payments.paidPayment(tx, order.id)
  const backToCart = order.paymentMethod === 'online' && !paid
  const cartId = backToCart ? await sql.takeCartOf(tx, order.accountId) : undefined
  await announceBack(deps, tx, await sql.returnStock(tx, order.id))
  if (cartId) await sql.returnLines(tx, order.id, cartId)
  for (const payment of await payments.openPayments(tx, order.id)) {
    await payments.setPayment(tx, payment.id, 'closed')
    await deps.jobs.enqueue(tx, PAYMENT_CLOSE, { paymentId: payment.id })
  }
  if (paid) {
    await payments.setPayment(tx, paid.id, 'refunding')
    await deps.jobs.enqueue(tx, PAYMENT_REFUND, { paymentId: paid.id })
  } else if (order.paymentMethod === 'online') await sql.setPaymentStatus(tx, order.id, 'failed')
  await sql.setStatus(tx, order.id, 'cancelled', actor)
  await deps.jobs.enqueue(tx, ORDER_CANCELLED, { orderId: order.id })
}
