import type { Locale } from 'contract/locale'
import type { OrderStatus } from 'contract/orders/rules'
import type { Db, Tx } from '../../../kernel/db/client'

export interface Payment {
  id: string
  attempt: number
  reference: string | null
  url: string | null
  amount: number
  status: 'open' | 'processing' | 'paid' | 'failed' | 'closed' | 'refunding' | 'refunded'
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

/** Notes that a payment was given back; false where that was noted before. */
export async function finishRefund(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`
    update payments set status = 'refunded', updated_at = now() where id = ${id} and status = 'refunding' returning id`
  return rows.length === 1
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
  /** Discount on its items. */
  discount: number
  shipping: number
  /** Provider that received it. */
  provider: string
}

/** An attempt by its id or reference, with the order it pays. */
export async function findPayment(
  db: Db,
  by: { id: string } | { reference: string },
): Promise<PaymentWithOrder | undefined> {
  const which = 'id' in by ? db`p.id = ${by.id}` : db`p.reference = ${by.reference}`
  const [row] = await db<PaymentWithOrder[]>`
    select p.id, p.attempt, p.reference, p.url, p.amount_cents as amount, p.status, o.id as "orderId",
      o.order_number as "orderNumber", o.status as "orderStatus", o.locale, o.total_cents as total,
      o.discount_cents as discount, o.shipping_cents as shipping, p.provider
    from payments p join orders o on o.id = p.order_id where ${which}`
  return row
}

/** Lists the lines of an order under the names the buyer saw; amounts in cents. */
export function listPaidLines(db: Db, orderId: string) {
  return db<{ name: string; quantity: number; total: number }[]>`
    select name, quantity, total_cents as total from order_lines where order_id = ${orderId} order by position`
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

/**
 * Attempts at this provider of the last three days that are not known to be paid, and all that are processing, last asked
 * after at least an hour ago, those that have waited the longest first. Younger ones than ten minutes have a notification
 * under way.
 */
export function listUnpaidAttempts(db: Db, provider: string, limit: number) {
  return db<{ id: string; reference: string }[]>`
    select id, reference from payments
    where (status = 'processing'
        or status in ('open', 'failed', 'closed') and created_at > now() - interval '3 days')
      and reference is not null and provider = ${provider} and created_at < now() - interval '10 minutes'
      and (asked_at is null or asked_at < now() - interval '1 hour')
    order by asked_at nulls first limit ${limit}`
}

export async function noteAsked(db: Db, id: string): Promise<void> {
  await db`update payments set asked_at = now() where id = ${id}`
}

/** Notices of the last seven days that we could not act on. */
export async function countMismatches(db: Db): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from payment_events
    where outcome in ('mismatch', 'unknown') and received_at > now() - interval '7 days'`
  return row?.n ?? 0
}
