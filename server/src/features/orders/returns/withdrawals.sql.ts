import type { Locale } from 'contract/locale'
import type { Withdrawal } from 'contract/orders/console-return-calls'
import { WITHDRAWAL_REFUND_DAYS, WITHDRAWAL_YEARS } from 'contract/orders/return-rules'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'

export interface NewWithdrawal {
  id: string
  name: string
  orderNumber: string
  email: string
  lines: string | null
  locale: Locale
  networkHash: string
  timeZone: string
}

/** Any number of our own; the second key is the hash of the mailbox. */
const DECLARING = 7421

/** Stores a declaration; false where the same one came within the last ten minutes, as by a second press. */
export async function insertWithdrawal(tx: Tx, { timeZone, ...row }: NewWithdrawal): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(${DECLARING}::int, hashtext(${row.email}))`
  const rows = await tx`
    insert into withdrawals (id, name, order_number, email, lines, locale, network_hash, pay_back_by)
    select ${row.id}, ${row.name}, ${row.orderNumber}, ${row.email}, ${row.lines}, ${row.locale}, ${row.networkHash},
      (now() at time zone ${timeZone})::date + ${WITHDRAWAL_REFUND_DAYS}::int
    where not exists (select from withdrawals where email = ${row.email} and order_number = ${row.orderNumber}
      and name = ${row.name} and lines is not distinct from ${row.lines} and created_at > now() - interval '10 minutes')
    returning 1`
  return rows.length > 0
}

/** A withdrawal as its job needs it. */
export interface StoredWithdrawal extends Omit<NewWithdrawal, 'timeZone'> {
  orderId: string | null
  createdAt: Date
}

export async function findStored(db: Db, id: string): Promise<StoredWithdrawal | undefined> {
  const [row] = await db<StoredWithdrawal[]>`
    select id, name, order_number as "orderNumber", email, lines, locale, network_hash as "networkHash",
      order_id as "orderId", created_at as "createdAt"
    from withdrawals where id = ${id}`
  return row
}

/** The order of one of these numbers that belongs to this address: the account's, or the one that was typed. */
export async function findNamedOrder(
  db: Db,
  { orderNumbers, email }: { orderNumbers: readonly string[]; email: string },
): Promise<{ orderNumber: string } | undefined> {
  const [row] = await db<{ orderNumber: string }[]>`
    select o.order_number as "orderNumber" from orders o join accounts a on a.id = o.account_id
    where o.order_number = any(${orderNumbers}::text[]) and (a.email = ${email} or lower(o.customer ->> 'email') = ${email})`
  return row
}

export async function linkOrder(
  tx: Tx,
  id: string,
  { orderId, returnId }: { orderId: string; returnId: string | null },
): Promise<void> {
  await tx`update withdrawals set order_id = ${orderId}, return_id = ${returnId} where id = ${id}`
}

/** True if nothing is left to do for withdrawal `w` of order `o` and return `r`. */
const isDone = (db: Db): Fragment => db`
  (w.closed_at is not null or coalesce(r.state in ('refunded', 'refused', 'closed'), false)
    or coalesce(o.status = 'cancelled' and o.end_reason is null, false))`

const joined = (db: Db) => db`
  withdrawals w left join orders o on o.id = w.order_id left join returns r on r.id = w.return_id`

const columns = (db: Db) => db`
  w.id as _id, w.name, w.order_number as "orderNumber", w.email, w.return_id as "returnId",
  to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  w.pay_back_by::text as "payBackBy", ${isDone(db)} as "isDone",
  case when o.id is not null
    then jsonb_build_object('_id', o.id, 'orderNumber', o.order_number, 'status', o.status) end as "order"`

export async function countWithdrawals(db: Db): Promise<number> {
  const [row] = await db<{ n: number }[]>`select count(*)::int as n from withdrawals`
  return row?.n ?? 0
}

/**
 * Open ones first, the oldest of them first; then those that are done, the newest first. Orders and returns are looked up
 * for the page, and for those that staff have not closed: with `offset 0` no plan joins the others.
 */
export function listWithdrawals(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<Withdrawal[]> {
  const inOrder = db`
    ${isDone(db)}, case when ${isDone(db)} then - extract(epoch from w.created_at) else extract(epoch from w.created_at) end,
    w.id`
  return db<Withdrawal[]>`
    select ${columns(db)} from ${joined(db)} where w.id = any(array(
      select w.id from withdrawals w
        left join lateral (select status, end_reason from orders
          where w.closed_at is null and id = w.order_id offset 0) o on true
        left join lateral (select state from returns where w.closed_at is null and id = w.return_id offset 0) r on true
      order by ${inOrder} limit ${limit} offset ${offset}))
    order by ${inOrder}`
}

export async function findWithdrawal(db: Db, id: string): Promise<Withdrawal | undefined> {
  const [row] = await db<Withdrawal[]>`select ${columns(db)} from ${joined(db)} where w.id = ${id}`
  return row
}

/** Notes that staff have nothing left to do; false where that was noted before. */
export async function closeWithdrawal(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`
    update withdrawals set closed_at = now() where id = ${id} and closed_at is null returning id`
  return rows.length === 1
}

/** The instants since which withdrawals wait for staff. */
export function openWithdrawals(db: Db): Fragment {
  return db`min(w.created_at) from ${joined(db)} where not ${isDone(db)} and coalesce(r.state <> 'approved', true)`
}

/** Deletes declarations that are no longer needed as proof. */
export async function sweepWithdrawals(db: Db): Promise<void> {
  await db`delete from withdrawals where created_at < now() - make_interval(years => ${WITHDRAWAL_YEARS})`
}
