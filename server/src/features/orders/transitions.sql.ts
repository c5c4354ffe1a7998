import type { Locale } from 'contract/locale'
import {
  type CustomerInfo,
  type OrderStatus,
  type ParcelEnd,
  type PaymentMethod,
  type PaymentStatus,
  UNCONFIRMED_CASH_HOLD,
} from 'contract/orders/rules'
import { SECOND } from 'contract/units'
import type { Db, Tx } from '../../kernel/db/client'
import { raiseStock } from '../catalog/stock/stock-alerts.sql'
import type { StockSource } from '../catalog/stock/stock-ledger.sql'
import { isDisputed } from './disputes/disputes.sql'
import { isoTime, programsOnly } from './orders.sql'
import { refundedUnits } from './refunds/refund-fragments.sql'

/** An order whose row is locked until the transaction ends, as its transitions need it. */
export interface LockedOrder {
  id: string
  orderNumber: string
  accountId: string
  cartId: string
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  total: number
  /** True if a discount code was used. */
  discounted: boolean
  /** True if every line is a program. */
  programsOnly: boolean
  /** True if staff entered it. */
  isEntered: boolean
  email: string
  locale: Locale
  /** True if an unpaid online payment still reserves its stock. */
  held: boolean
  trackingNumber: string | null
  /** Why its parcel came back undelivered. */
  endReason: ParcelEnd | null
  updatedAt: string
}

function selectOrder(db: Db) {
  return db`
    select o.id, o.order_number as "orderNumber", o.account_id as "accountId", o.cart_id as "cartId", o.status,
      o.payment_method as "paymentMethod", o.payment_status as "paymentStatus", o.total_cents as total,
      o.discount_code is not null as discounted, ${programsOnly(db)} as "programsOnly",
      o.is_entered as "isEntered", o.customer ->> 'email' as email, o.locale, coalesce(o.held_until > now(), false) as held,
      o.tracking_number as "trackingNumber", o.end_reason as "endReason", ${isoTime(db, 'updated_at')} as "updatedAt"
    from orders o`
}

/** Locks an order's row; only its owner's when `accountId` is given. */
export async function lockOrder(
  tx: Tx,
  orderNumber: string,
  accountId?: string,
): Promise<LockedOrder | undefined> {
  const mine = accountId === undefined ? tx`` : tx`and o.account_id = ${accountId}`
  const [row] = await tx<
    LockedOrder[]
  >`${selectOrder(tx)} where o.order_number = ${orderNumber} ${mine} for update of o`
  return row
}

/** Locks an order's row for a change that follows from something else. */
export async function lockOrderById(tx: Tx, id: string): Promise<void> {
  await tx`select from orders where id = ${id} for update`
}

function overdue(db: Db) {
  return db`o.status = 'pending' and o.payment_method = 'online' and o.held_until <= now()
    and o.payment_status in ('open', 'failed')`
}

/** Orders whose hold is over, the longest first, with the provider's names of their attempts; `late` after an hour. */
export function listOverdue(db: Db, limit: number) {
  return db<{ id: string; references: string[]; late: boolean }[]>`
    select o.id, o.held_until < now() - interval '1 hour' as late,
      array(select p.reference from payments p where p.order_id = o.id and p.reference is not null) as references
    from orders o where ${overdue(db)} order by o.held_until limit ${limit}`
}

/** Orders `o` of accounts `a` that staff must confirm, placed under an address that is not confirmed. */
export function unconfirmedCash(db: Db) {
  return db`o.status = 'pending' and o.payment_method = 'cod' and a.email_verified_at is null`
}

function lapsed(db: Db) {
  return db`${unconfirmedCash(db)} and not ${programsOnly(db)}
    and o.created_at <= now() - make_interval(secs => ${UNCONFIRMED_CASH_HOLD / SECOND})`
}

/** Cash orders that nobody has confirmed in time, the oldest first. */
export async function listLapsed(db: Db, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select o.id from orders o join accounts a on a.id = o.account_id
    where ${lapsed(db)} order by o.created_at limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Locks such an order with its account, whose address might be confirmed now; undefined where either is in use. */
export async function lockLapsed(tx: Tx, id: string): Promise<LockedOrder | undefined> {
  const [row] = await tx<LockedOrder[]>`
    ${selectOrder(tx)} join accounts a on a.id = o.account_id where o.id = ${id} and ${lapsed(tx)}
    for update of o skip locked for share of a skip locked`
  return row
}

/** Orders of an account that wait for payment, or have goods that nobody has sent; not those whose payment is disputed. */
export async function listUnsent(db: Db, accountId: string): Promise<string[]> {
  const rows = await db<{ orderNumber: string }[]>`
    select o.order_number as "orderNumber" from orders o
    where o.account_id = ${accountId} and (o.status = 'pending'
      or o.status in ('confirmed', 'processing') and not ${programsOnly(db)} and not ${isDisputed(db)}) order by o.created_at`
  return rows.map(({ orderNumber }) => orderNumber)
}

/** Locks an order whose hold is over; undefined where it no longer is, or somebody is working on it. */
export async function lockOverdue(tx: Tx, id: string): Promise<LockedOrder | undefined> {
  const [row] = await tx<LockedOrder[]>`
    ${selectOrder(tx)} where o.id = ${id} and ${overdue(tx)} for update of o skip locked`
  return row
}

/** Cancels an order whose parcel comes back undelivered. */
export async function setParcelEnd(tx: Tx, orderId: string, reason: ParcelEnd, actor: string): Promise<void> {
  await Promise.all([
    tx`update orders set status = 'cancelled', end_reason = ${reason}, updated_at = now() where id = ${orderId}`,
    tx`insert into order_moves (order_id, status, actor) values (${orderId}, 'cancelled', ${actor})`,
  ])
}

export async function setStatus(tx: Tx, orderId: string, status: OrderStatus, actor: string): Promise<void> {
  await Promise.all([
    tx`update orders set status = ${status}, updated_at = now() where id = ${orderId}`,
    tx`insert into order_moves (order_id, status, actor) values (${orderId}, ${status}, ${actor})`,
  ])
}

/** Notes what the shop keeps of a cancelled order: the price of the days of its programs that had run. */
export async function setKept(tx: Tx, orderId: string, cents: number): Promise<void> {
  await tx`update orders set kept_cents = ${cents} where id = ${orderId}`
}

/** Notes that an order was paid by arrangement, and how. */
export async function insertPaidStep(tx: Tx, orderId: string, actor: string, note: string): Promise<void> {
  await tx`
    insert into order_moves (order_id, status, actor, reason) values (${orderId}, 'paid', ${actor}, ${note})`
}

/** Notes that money of an order was given back, and why; its status stays. */
export async function insertRefundStep(
  tx: Tx,
  orderId: string,
  actor: string,
  reason: string,
): Promise<void> {
  await tx`
    insert into order_moves (order_id, status, actor, reason) values (${orderId}, 'refunded', ${actor}, ${reason})`
}

export async function setPaymentStatus(tx: Db, orderId: string, status: PaymentStatus): Promise<void> {
  await tx`update orders set payment_status = ${status}, updated_at = now() where id = ${orderId}`
}

/** Ends the hold of an order, which the next run of `expireHolds` then cancels. */
export async function endHold(tx: Tx, orderId: string): Promise<void> {
  await tx`update orders set held_until = now() where id = ${orderId}`
}

/** Details of the customer as an order holds them. */
export async function findCustomer(tx: Tx, orderId: string): Promise<CustomerInfo> {
  const [row] = await tx<{ customer: CustomerInfo }[]>`select customer from orders where id = ${orderId}`
  if (!row) throw new Error('the order is gone')
  return row.customer
}

/** Corrects them, as a step of the timeline. */
export async function setCustomer(
  tx: Tx,
  orderId: string,
  customer: CustomerInfo,
  actor: string,
): Promise<void> {
  await Promise.all([
    tx`update orders set customer = ${tx.json(customer)}, updated_at = now() where id = ${orderId}`,
    tx`insert into order_moves (order_id, status, actor) values (${orderId}, 'address', ${actor})`,
  ])
}

export async function setTracking(tx: Tx, orderId: string, trackingNumber: string): Promise<void> {
  await tx`update orders set tracking_number = ${trackingNumber} where id = ${orderId}`
}

/** Lists the units of an order that were not refunded, in the order in which checkouts lock products. */
export function listUnits(tx: Tx, orderId: string) {
  return tx<{ productId: string; quantity: number }[]>`
    select product_id as "productId", sum(quantity - refunded)::int as quantity
    from (select l.product_id, l.quantity, ${refundedUnits(tx)} as refunded
      from order_lines l where l.order_id = ${orderId}) as l
    where quantity > refunded group by product_id order by product_id`
}

/** Returns an order's units to the stock from which they were taken; returns products that were sold out before. */
export async function returnStock(
  tx: Tx,
  orderId: string,
  units: readonly { productId: string; quantity: number }[],
  source: Omit<StockSource, 'orderId'>,
) {
  const counted = await listCounted(tx, orderId)
  const taken = units.filter(({ productId }) => counted.has(productId))
  const before = await Promise.all(
    taken.map((line) => raiseStock(tx, line.productId, line.quantity, { ...source, orderId })),
  )
  return taken.filter((_, i) => before[i] === 0).map((line) => line.productId)
}

/** Products of an order whose units were taken from a counted stock. */
async function listCounted(tx: Tx, orderId: string): Promise<Set<string>> {
  const rows = await tx<{ productId: string }[]>`
    select product_id as "productId" from order_lines where order_id = ${orderId} and is_counted`
  return new Set(rows.map(({ productId }) => productId))
}

/** Lines of an order that carry a program, with what their product calls its template. */
export function listProgramLines(tx: Tx, orderId: string) {
  return tx<{ position: number; template: string }[]>`
    select l.position, p.program_template as template
    from order_lines l join products p on p.id = l.product_id
    where l.order_id = ${orderId} and p.program_template is not null order by l.position`
}
