import type { Locale } from 'contract/locale'
import type { ConsoleMove, ConsoleOrder, OrderRow } from 'contract/orders/console-calls'
import { type OrderFilter, type OrderSort, ordersShown } from 'contract/orders/rules'
import type { Db, Fragment } from '../../../kernel/db/client'
import { disputeOf, isDisputed } from '../disputes/disputes.sql'
import { isoTime, orderColumns, payableUntil, programsOnly, type StoredOrder } from '../orders.sql'
import { isRefunding, refundedUnits } from '../refunds/refund-fragments.sql'
import { isPlaced, type Placed } from './placed.sql'

const rowColumns = (db: Db) => db`
  o.id as _id, o.order_number as "orderNumber", o.customer ->> 'firstName' as "firstName",
  o.customer ->> 'lastName' as "lastName", o.customer ->> 'email' as email, o.status,
  o.payment_status as "paymentStatus", o.payment_method as "paymentMethod",
  o.total_cents::float8 / 100 as total, nullif(o.discount_cents, 0)::float8 / 100 as discount,
  ${isRefunding(db)} as refunding, ${isoTime(db, 'created_at')} as "createdAt",
  coalesce((select sum(l.quantity - ${refundedUnits(db)})::int from order_lines l where l.order_id = o.id), 0) as units,
  ${programsOnly(db)} as "programsOnly", ${isDisputed(db)} as disputed, o.tracking_number as "trackingNumber"`

type Optional = 'discount' | 'trackingNumber'
type FoundRow = Omit<OrderRow, Optional> & { [F in Optional]: NonNullable<OrderRow[F]> | null }

/** Fields absent in the contract are null in a row. */
const onTheWire = ({ discount, trackingNumber, ...row }: FoundRow): OrderRow => ({
  ...row,
  ...(discount && { discount }),
  ...(trackingNumber && { trackingNumber }),
})

/** Filters of the list. */
export interface Narrowed {
  status: OrderFilter | undefined
  /** Days on which they were placed. */
  placed: Placed
}

export const narrowed = (db: Db, { status, placed }: Narrowed) =>
  db`${ofStatus(db, status)} and ${isPlaced(db, placed)}`

/** The order of a list, along an index each. */
const ORDER_BY: Record<OrderSort, (db: Db) => Fragment> = {
  newest: (db) => db`o.created_at desc, o.id`,
  oldest: (db) => db`o.created_at, o.id desc`,
  total_desc: (db) => db`o.total_cents desc, o.id desc`,
  total_asc: (db) => db`o.total_cents, o.id`,
}

function ofStatus(db: Db, status: Narrowed['status']): Fragment {
  switch (status) {
    case undefined:
      return db`true`
    case 'refunding':
      return isRefunding(db)
    case 'disputed':
      return isDisputed(db)
    default:
      return db`o.status = ${status}`
  }
}

type OpenStatus = (typeof ordersShown.open)[number]

/** Counts orders by status that need work by staff; statuses without any are absent. */
export async function countOpen(db: Db): Promise<Partial<Record<OpenStatus, number>>> {
  const rows = await db<{ status: OpenStatus; n: number }[]>`
    select status, count(*)::int as n from orders o
    where o.status = any(${ordersShown.open as readonly string[] as string[]}::text[]) group by status`
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}

/** Counts matching orders up to `most`. */
export async function countOrders(db: Db, query: Narrowed, most: number): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from (select 1 from orders o where ${narrowed(db, query)} limit ${most}) as counted`
  return row?.n ?? 0
}

/**
 * A page of them. A plan that does not know the length of the page would join every order; an array it takes to be short.
 */
export async function listOrders(
  db: Db,
  query: Narrowed,
  { limit, offset, sort }: { limit: number; offset: number; sort: OrderSort },
): Promise<OrderRow[]> {
  const by = ORDER_BY[sort](db)
  const rows = await db<FoundRow[]>`
    select ${rowColumns(db)} from orders o where o.id = any(array(
      select o.id from orders o where ${narrowed(db, query)} order by ${by} limit ${limit} offset ${offset}))
    order by ${by}`
  return rows.map(onTheWire)
}

/** A page of these orders. */
export async function listByIds(
  db: Db,
  ids: readonly string[],
  { limit, offset, sort }: { limit: number; offset: number; sort: OrderSort },
): Promise<OrderRow[]> {
  const rows = await db<FoundRow[]>`
    select ${rowColumns(db)} from orders o where o.id = any(${ids})
    order by ${ORDER_BY[sort](db)} limit ${limit} offset ${offset}`
  return rows.map(onTheWire)
}

/** The number of an order that is named by its id or by its number. */
export async function findOrderNumber(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db<{ orderNumber: string }[]>`
    select order_number as "orderNumber" from orders where id = ${id} or order_number = ${id}`
  return row?.orderNumber
}

type FoundOrder = Omit<StoredOrder, 'locale' | 'hasInvoice'> & {
  accountId: string
  accountEmail: string
  isEntered: boolean
  leastShipping: number
  receivedAt: string | null
  invoiceNumber: string | null
  dispute: ConsoleOrder['dispute']
}

/** The least in USD that shipping order `o` would have cost, with its tax and at most what it did cost. */
const leastShipping = (db: Db) => db`(case when o.shipping_cents = 0 then 0 else least(o.shipping_gross_cents,
  round((o.shipping_terms ->> 'cheapestCents')::numeric * o.shipping_gross_cents / o.shipping_cents))
  end)::float8 / 100`

export async function findOrder(db: Db, id: string, locale: Locale): Promise<FoundOrder | undefined> {
  const [row] = await db<FoundOrder[]>`
    select ${orderColumns(db, locale)}, ${payableUntil(db)}, a.id as "accountId", a.email as "accountEmail",
      o.is_entered as "isEntered", ${leastShipping(db)} as "leastShipping", ${isRefunding(db)} as refunding, ${disputeOf(db)} as dispute,
      to_char(o.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receivedAt",
      (select i.number from invoices i where i.order_id = o.id) as "invoiceNumber"
    from orders o join accounts a on a.id = o.account_id
    where o.id = ${id} or o.order_number = ${id}`
  return row
}

/** The steps of an order with who took them, oldest first. */
export async function listMoves(db: Db, orderId: string): Promise<ConsoleMove[]> {
  const rows = await db<
    (Omit<ConsoleMove, 'name' | 'reason'> & { name: string | null; reason: string | null })[]
  >`
    select m.status, m.reason, to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      case when m.actor in ('customer', 'payment', 'system') then m.actor else 'staff' end as by,
      coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email) as name
    from order_moves m left join accounts a on a.id = m.actor where m.order_id = ${orderId} order by m.at`
  return rows.map(({ name, reason, ...move }) => ({
    ...move,
    ...(name && { name }),
    ...(reason && { reason }),
  }))
}
