import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { toUsd } from 'contract/money'
import type { getPlacedOrder, listMyOrders, Order, OrderDetail } from 'contract/orders/calls'
import { keptOfPrograms } from 'contract/orders/program-rules'
import { customerMayCancel, hasLeft } from 'contract/orders/rules'
import { clampPage } from 'contract/page'
import { withCountryCode } from 'contract/postal-address'
import { customerView } from 'contract/programs/rules'
import { mayUse } from 'contract/staff'
import type { Config } from '../../config'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Session } from '../../kernel/http/authorize'
import { readTimeZone } from '../site/shop.logic'
import { orderOfToken } from './order-token'
import * as sql from './orders.sql'
import { findProgramSale, listOrderedPrograms } from './programs/program-sale.sql'
import { findDeadline, listReturnable } from './returns/returns.sql'
import { trackingPage } from './tracking'

type ReadDeps = Pick<Deps, 'db' | 'config'>

/** Reader of an order with their language. */
interface Reader {
  accountId: string
  locale: Locale
}

/** An account's orders, newest first; a page beyond the last shows the last. */
export async function listMine(
  { db, config }: ReadDeps,
  { accountId, locale }: Reader,
  { show, ...query }: Received<typeof listMyOrders>['query'],
) {
  const total = await sql.countOrders(db, accountId, show)
  const { position, slice } = clampPage(query, total)
  const orders = total === 0 ? [] : await sql.listOrders(db, accountId, { ...slice, locale, show })
  return { orders: orders.map((order) => onTheWire(order, config)), total, ...position }
}

/** Returns the account whose orders a session may change: its own; undefined (any) for staff with that section. */
export function ownerOf(session: Session): string | undefined {
  return mayUse(session.staffRole, 'orders') ? undefined : session.accountId
}

/** One order with its timeline: the buyer's own, or any for an admin. */
export async function getOrder(
  { db, config }: ReadDeps,
  session: Session,
  orderNumber: string,
  locale: Locale,
): Promise<OrderDetail> {
  const found = (await sql.findOrder(db, ownerOf(session), orderNumber, locale)) ?? fail('orders.not_found')
  const { hasInvoice, locale: _, ...order } = found
  return {
    ...onTheWire(order, config),
    timeline: await sql.listMoves(db, order._id),
    canPay: order.heldUntil !== null,
    ...(await cancellationOf(db, order)),
    ...(await returnableOf(db, order)),
    ...(await programsOf(db, order)),
    hasInvoice,
  }
}

/** Returns the right of a customer to cancel an order, and the price that is not refunded then. */
async function cancellationOf(
  db: ReadDeps['db'],
  order: Pick<Order, '_id' | 'status' | 'programsOnly'>,
): Promise<Pick<OrderDetail, 'canCancel' | 'keptOnCancel'>> {
  if (!customerMayCancel(order)) return { canCancel: false, keptOnCancel: 0 }
  const kept = keptOfPrograms(await findProgramSale(db, order._id), new Date())
  return { canCancel: kept !== undefined, keptOnCancel: toUsd(kept ?? 0) }
}

/** Returns the units of an order that can be returned, and the last day for it; none before it was sent. */
async function returnableOf(
  db: ReadDeps['db'],
  order: Pick<Order, '_id' | 'status'>,
): Promise<Pick<OrderDetail, 'returnable' | 'returnUntil'>> {
  if (!hasLeft(order)) return { returnable: [], returnUntil: null }
  const { until, isOver } = await findDeadline(db, order._id, await readTimeZone(db))
  const lines = isOver ? [] : await listReturnable(db, order._id)
  return {
    returnable: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ itemId, quantity, sealed }) => ({ itemId, quantity, sealed })),
    returnUntil: until,
  }
}

/** Returns how far the programs of an order of programs alone are; nothing for parcels and before the confirmation. */
async function programsOf(
  db: ReadDeps['db'],
  { _id, status, programsOnly }: Pick<Order, '_id' | 'status' | 'programsOnly'>,
): Promise<Pick<OrderDetail, 'programs'>> {
  if (!programsOnly || status === 'pending') return {}
  const programs = await listOrderedPrograms(db, _id)
  return { programs: programs.map((one) => ({ _id: one._id, ...customerView(one.status) })) }
}

/** Returns the order for the confirmation page, by the token in the payment's return address. */
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

/** Returns the customer's details of an order with the code of their country. */
export function answeredCustomer(customer: Order['customerInfo']): Order['customerInfo'] {
  return { ...customer, address: withCountryCode(customer.address) }
}

/** Optional fields are absent on the wire, not null; a tracking number comes with its page. Staff's reasons are theirs. */
function onTheWire(order: sql.ListedOrder | sql.MyOrder, { trackingUrl }: Config): Order {
  const { trackingNumber, endReason, notes, heldUntil, refunding, discount, discountCode, ...shown } = order
  const { refunds, questionsDue, ...rest } = { questionsDue: null, ...shown }
  return {
    ...rest,
    customerInfo: answeredCustomer(rest.customerInfo),
    refunds: refunds.map(({ reason: _, ...refund }) => refund),
    ...(questionsDue ? { questionsDue } : {}),
    ...(refunding ? { refunding } : {}),
    ...(discount && discountCode ? { discount, discountCode } : {}),
    ...(heldUntil ? { heldUntil } : {}),
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(endReason ? { endReason } : {}),
    ...(trackingNumber && trackingUrl ? { trackingUrl: trackingPage(trackingUrl, trackingNumber) } : {}),
    ...(notes ? { notes } : {}),
  }
}
