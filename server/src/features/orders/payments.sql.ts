import type { Locale } from 'contract/locale'
import type { OrderStatus, PaymentMethod, PaymentStatus } from 'contract/orders/rules'
import type { Db, Tx } from '../../kernel/db/client'
import { mostUnits } from '../catalog/catalog.sql'
import { raiseStock } from '../catalog/stock-alerts.sql'

/** An order as its life needs it. */
export interface LivingOrder {
  id: string
  orderNumber: string
  accountId: string
  cartId: string
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  total: number
  email: string
  locale: Locale
  /** Whether its stock is still held for an unpaid online payment. */
  held: boolean
}

function living(db: Db) {
  return db`
    select o.id, o.order_number as "orderNumber", o.account_id as "accountId", o.cart_id as "cartId", o.status,
      o.payment_method as "paymentMethod", o.payment_status as "paymentStatus", o.total_cents as total,
      o.customer ->> 'email' as email, o.locale, coalesce(o.held_until > now(), false) as held
    from orders o`
}

/** Holds an order's row until the transaction ends; only its owner's when `accountId` is given. */
export async function lockOrder(
  tx: Tx,
  orderNumber: string,
  accountId?: string,
): Promise<LivingOrder | undefined> {
  const mine = accountId === undefined ? tx`` : tx`and o.account_id = ${accountId}`
  const [row] = await tx<
    LivingOrder[]
  >`${living(tx)} where o.order_number = ${orderNumber} ${mine} for update of o`
  return row
}

/** Orders whose hold is over and that nobody else is working on. */
export async function lockOverdue(tx: Tx, limit: number): Promise<LivingOrder[]> {
  return tx<LivingOrder[]>`
    ${living(tx)} where o.status = 'pending' and o.payment_method = 'online' and o.held_until <= now()
      and o.payment_status in ('open', 'failed')
    order by o.held_until limit ${limit} for update of o skip locked`
}

export async function setStatus(tx: Tx, orderId: string, status: OrderStatus, actor: string): Promise<void> {
  await Promise.all([
    tx`update orders set status = ${status}, updated_at = now() where id = ${orderId}`,
    tx`insert into order_moves (order_id, status, actor) values (${orderId}, ${status}, ${actor})`,
  ])
}

export async function setPaymentStatus(tx: Db, orderId: string, status: PaymentStatus): Promise<void> {
  await tx`update orders set payment_status = ${status}, updated_at = now() where id = ${orderId}`
}

export async function setTracking(tx: Tx, orderId: string, trackingNumber: string): Promise<void> {
  await tx`update orders set tracking_number = ${trackingNumber} where id = ${orderId}`
}

/** Gives an order's units back to stock, in the order in which checkouts take them; returns what was sold out till now. */
export async function returnStock(tx: Tx, orderId: string): Promise<string[]> {
  const lines = await tx<{ productId: string; quantity: number }[]>`
    select product_id as "productId", sum(quantity)::int as quantity from order_lines where order_id = ${orderId}
    group by product_id order by product_id`
  const before = await Promise.all(lines.map((line) => raiseStock(tx, line.productId, line.quantity)))
  return lines.filter((_, i) => before[i] === 0).map((line) => line.productId)
}

/** Takes the cart's row before any product's, as a checkout does, so that the two never wait for each other. */
export async function takeCartOf(tx: Tx, accountId: string): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    update carts set version = version + 1, updated_at = now() where account_id = ${accountId} returning id`
  return row?.id
}

/** Puts an order's lines back into its buyer's cart, as far as stock goes; what is in the cart already stays. */
export async function returnLines(tx: Tx, orderId: string, cartId: string): Promise<void> {
  await tx`
    insert into cart_lines (cart_id, product_id, quantity)
    select ${cartId}, p.id, least(sum(l.quantity)::int, ${mostUnits(tx)})
    from order_lines l join products p on p.id = l.product_id and p.is_active
    where l.order_id = ${orderId} and ${mostUnits(tx)} > 0
    group by p.id
    on conflict (cart_id, product_id) do nothing`
}

export interface Payment {
  id: string
  attempt: number
  reference: string | null
  url: string | null
  amount: number
  status: 'open' | 'paid' | 'failed' | 'closed' | 'refunding' | 'refunded'
  createdAt: Date
}

function payment(db: Db) {
  return db`id, attempt, reference, url, amount_cents as amount, status, created_at as "createdAt"`
}

export async function lastPayment(db: Db, orderId: string): Promise<Payment | undefined> {
  const [row] = await db<Payment[]>`
    select ${payment(db)} from payments where order_id = ${orderId} order by attempt desc limit 1`
  return row
}

export async function insertPayment(
  tx: Tx,
  p: { id: string; orderId: string; attempt: number; provider: string; amount: number },
): Promise<Date> {
  const [row] = await tx<{ createdAt: Date }[]>`
    insert into payments (id, order_id, attempt, provider, amount_cents)
    values (${p.id}, ${p.orderId}, ${p.attempt}, ${p.provider}, ${p.amount}) returning created_at as "createdAt"`
  if (!row) throw new Error('the attempt was not written')
  return row.createdAt
}

/** Notes where an attempt is paid; a notification may have named it first. */
export async function namePayment(db: Db, id: string, reference: string, url: string): Promise<void> {
  await db`update payments set reference = ${reference}, url = ${url}, updated_at = now() where id = ${id}`
}

export async function findAttempt(tx: Tx, orderId: string, attempt: number): Promise<Payment | undefined> {
  const [row] = await tx<Payment[]>`
    select ${payment(tx)} from payments where order_id = ${orderId} and attempt = ${attempt} for update`
  return row
}

export async function setPayment(
  tx: Db,
  id: string,
  status: Payment['status'],
  reference: string | null = null,
): Promise<void> {
  await tx`
    update payments set status = ${status}, reference = coalesce(reference, ${reference}), updated_at = now()
    where id = ${id}`
}

export async function openPayments(tx: Tx, orderId: string): Promise<Payment[]> {
  return tx<
    Payment[]
  >`select ${payment(tx)} from payments where order_id = ${orderId} and status in ('open', 'failed')`
}

export async function paidPayment(tx: Tx, orderId: string): Promise<Payment | undefined> {
  const [row] = await tx<
    Payment[]
  >`select ${payment(tx)} from payments where order_id = ${orderId} and status = 'paid'`
  return row
}

export interface PaymentWithOrder extends Omit<Payment, 'createdAt'> {
  orderId: string
  orderNumber: string
  orderStatus: OrderStatus
  locale: Locale
  total: number
}

/** An attempt by its id or reference, with the order it pays. */
export async function findPayment(
  db: Db,
  by: { id: string } | { reference: string },
): Promise<PaymentWithOrder | undefined> {
  const which = 'id' in by ? db`p.id = ${by.id}` : db`p.reference = ${by.reference}`
  const [row] = await db<PaymentWithOrder[]>`
    select p.id, p.attempt, p.reference, p.url, p.amount_cents as amount, p.status, o.id as "orderId",
      o.order_number as "orderNumber", o.status as "orderStatus", o.locale, o.total_cents as total
    from payments p join orders o on o.id = p.order_id where ${which}`
  return row
}

/** Notes a notification; false when it was noted before. */
export async function insertEvent(tx: Tx, provider: string, eventId: string): Promise<boolean> {
  const rows = await tx`
    insert into payment_events (provider, event_id, outcome) values (${provider}, ${eventId}, 'unknown')
    on conflict do nothing returning event_id`
  return rows.length === 1
}

export async function setOutcome(tx: Tx, provider: string, eventId: string, outcome: string): Promise<void> {
  await tx`update payment_events set outcome = ${outcome} where provider = ${provider} and event_id = ${eventId}`
}
