import type { Received } from 'contract/endpoint'
import type { getPlacedOrder, listMyOrders, Order, OrderDetail } from 'contract/orders/calls'
import { customerMayCancel } from 'contract/orders/rules'
import { clampPage } from 'contract/page'
import { mayUse } from 'contract/staff'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Db } from '../../kernel/db/client'
import type { Session } from '../../kernel/http/authorize'
import * as sql from './orders.sql'
import { orderOfToken } from './payments/return-token'

/** An account's orders, newest first; a page beyond the last shows the last. */
export async function listMine(db: Db, accountId: string, query: Received<typeof listMyOrders>['query']) {
  const total = await sql.countOrders(db, accountId)
  const { position, slice } = clampPage(query, total)
  const orders = total === 0 ? [] : await sql.listOrders(db, accountId, slice)
  return { orders: orders.map(withoutNulls), total, ...position }
}

/** Whose orders a session may work on: its own; staff with that section any (undefined). */
export function ownerOf(session: Session): string | undefined {
  return mayUse(session.staffRole, 'orders') ? undefined : session.accountId
}

/** One order with its timeline: the buyer's own, or any for an admin. */
export async function getOrder(db: Db, session: Session, orderNumber: string): Promise<OrderDetail> {
  const found = (await sql.findOrder(db, ownerOf(session), orderNumber)) ?? fail('orders.not_found')
  const { heldUntil, held, invoiced, locale, ...order } = found
  const unpaid = order.paymentStatus === 'open' || order.paymentStatus === 'failed'
  const canPay = order.paymentMethod === 'online' && order.status === 'pending' && unpaid && held
  return {
    ...withoutNulls(order),
    timeline: await sql.listMoves(db, order._id),
    ...(canPay && heldUntil ? { heldUntil } : {}),
    canPay,
    canCancel: customerMayCancel(order.status),
    hasInvoice: hasInvoice(found),
  }
}

/** An invoice exists from the moment the sale stands (paid, or confirmed for cash on delivery), and once issued it stays. */
export function hasInvoice({ status, paymentStatus, invoiced }: sql.StoredOrder): boolean {
  const paid = paymentStatus === 'paid' || paymentStatus === 'refunded'
  return invoiced || paid || (status !== 'pending' && status !== 'cancelled')
}

/** What the confirmation page shows to the holder of the token in the payment's return address. */
export async function getPlaced(
  deps: Pick<Deps, 'db' | 'returnSecret'>,
  { token }: Received<typeof getPlacedOrder>['params'],
) {
  const orderNumber = orderOfToken(deps.returnSecret, token)
  const order = orderNumber === undefined ? undefined : await sql.findOrder(deps.db, undefined, orderNumber)
  if (!order) fail('orders.success_link_dead')
  const { total, paymentMethod, shippingMethod, status, paymentStatus } = order
  return { orderNumber: order.orderNumber, total, paymentMethod, shippingMethod, status, paymentStatus }
}

/** Optional fields are absent on the wire, not null. */
function withoutNulls(order: Order): Order {
  const { trackingNumber, notes, ...rest } = order
  return { ...rest, ...(trackingNumber ? { trackingNumber } : {}), ...(notes ? { notes } : {}) }
}
