import type { Locale } from 'contract/locale'
import type { ConsoleMove, OrderRow } from 'contract/orders/console-calls'
import type { OrderStatus } from 'contract/orders/rules'
import type { Db } from '../../../kernel/db/client'
import { isoTime, orderColumns, programsOnly, type StoredOrder } from '../orders.sql'

/** The statuses in which staff still have to do something; the index `orders_open` knows them. */
const OPEN = ['pending', 'confirmed', 'processing', 'shipped'] as const

const rowColumns = (db: Db) => db`
  o.id as _id, o.order_number as "orderNumber", o.customer ->> 'firstName' as "firstName",
  o.customer ->> 'lastName' as "lastName", o.customer ->> 'email' as email, o.status,
  o.payment_status as "paymentStatus", o.payment_method as "paymentMethod",
  o.total_cents::float8 / 100 as total, ${isoTime(db, 'created_at')} as "createdAt",
  (select sum(l.quantity)::int from order_lines l where l.order_id = o.id) as units,
  ${programsOnly(db)} as "programsOnly"`

/** Written out, not as a parameter: the planner uses the partial index only where it sees the value. */
function ofStatus(db: Db, status: OrderStatus | undefined) {
  switch (status) {
    case undefined:
      return db`true`
    case 'pending':
      return db`o.status = 'pending'`
    case 'confirmed':
      return db`o.status = 'confirmed'`
    case 'processing':
      return db`o.status = 'processing'`
    case 'shipped':
      return db`o.status = 'shipped'`
    default:
      return db`o.status = ${status}`
  }
}

export async function countOpen(db: Db): Promise<Partial<Record<(typeof OPEN)[number], number>>> {
  const rows = await db<{ status: (typeof OPEN)[number]; n: number }[]>`
    select status, count(*)::int as n from orders o
    where o.status in ('pending', 'confirmed', 'processing', 'shipped') group by status`
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}

export async function countOrders(db: Db, status: OrderStatus | undefined): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from orders o where ${ofStatus(db, status)}`
  return row?.n ?? 0
}

export async function listOrders(
  db: Db,
  status: OrderStatus | undefined,
  page: { limit: number; offset: number },
): Promise<OrderRow[]> {
  return db<OrderRow[]>`
    with page as (
      select o.id from orders o where ${ofStatus(db, status)}
      order by o.created_at desc, o.id limit ${page.limit} offset ${page.offset}
    )
    select ${rowColumns(db)} from page join orders o using (id) order by o.created_at desc, o.id`
}

/** These orders, newest first. */
export async function listByIds(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  return db<OrderRow[]>`
    select ${rowColumns(db)} from orders o where o.id = any(${ids}) order by o.created_at desc, o.id`
}

export interface SearchCriteria {
  orderNumber: string | undefined
  email: string
  /** LIKE patterns that must all match, in the form of `searchForm`. */
  patterns: readonly string[]
}

/** Orders whose details a search reads, from the newest: older ones are found by number or by the account's address. */
const SEARCH_DEPTH = 5000

/** Ids of what a search finds, newest first, at most `max`. */
export async function searchOrders(
  db: Db,
  { orderNumber = '', email, patterns }: SearchCriteria,
  status: OrderStatus | undefined,
  max: number,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    with found as (
      select id from orders where order_number = ${orderNumber}
      union
      select o.id from orders o join accounts a on a.id = o.account_id where a.email = ${email}
      union
      select n.id from (select id, order_number, customer from orders order by created_at desc, id limit ${SEARCH_DEPTH}) n
      where translate(lower(concat_ws(' ', n.order_number, n.customer ->> 'firstName', n.customer ->> 'lastName',
        n.customer ->> 'email', n.customer ->> 'phone', n.customer #>> '{address,city}')), 'يىك', 'ییک')
        like all(${patterns}::text[])
    )
    select o.id from found join orders o using (id) where ${ofStatus(db, status)}
    order by o.created_at desc, o.id limit ${max}`
  return rows.map(({ id }) => id)
}

/** The number of an order that is named by its id or by its number. */
export async function findOrderNumber(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db<{ orderNumber: string }[]>`
    select order_number as "orderNumber" from orders where id = ${id} or order_number = ${id}`
  return row?.orderNumber
}

type FoundOrder = Omit<StoredOrder, 'locale' | 'held' | 'invoiced'> & {
  accountEmail: string
  refunding: boolean
}

export async function findOrder(db: Db, id: string, locale: Locale): Promise<FoundOrder | undefined> {
  const [row] = await db<FoundOrder[]>`
    select ${orderColumns(db, locale)}, ${isoTime(db, 'held_until')} as "heldUntil", a.email as "accountEmail",
      exists (select from payments p where p.order_id = o.id and p.status = 'refunding') as refunding
    from orders o join accounts a on a.id = o.account_id
    where o.id = ${id} or o.order_number = ${id}`
  return row
}

/** The steps of an order with who took them, oldest first. */
export async function listMoves(db: Db, orderId: string): Promise<ConsoleMove[]> {
  const rows = await db<(Omit<ConsoleMove, 'name'> & { name: string | null })[]>`
    select m.status, to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      case when m.actor in ('customer', 'payment', 'system') then m.actor else 'staff' end as by,
      coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email) as name
    from order_moves m left join accounts a on a.id = m.actor where m.order_id = ${orderId} order by m.at`
  return rows.map(({ name, ...move }) => ({ ...move, ...(name && { name }) }))
}
