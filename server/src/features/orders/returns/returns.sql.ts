import type { Locale } from 'contract/locale'
import type { OrderDetail } from 'contract/orders/calls'
import type { DeskReturn } from 'contract/orders/console-return-calls'
import type { Return } from 'contract/orders/return-calls'
import {
  openReturnStates,
  type ReturnFilter,
  type ReturnSource,
  type ReturnState,
} from 'contract/orders/return-rules'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'
import { lineId } from '../refunds/refund-fragments.sql'

const time = (db: Db, column: Fragment) =>
  db`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Fields of line `f` of a return, as the wire has them. */
const lineFields = (db: Db) =>
  db`'itemId', ${lineId(db, db`f`)}, 'quantity', f.quantity, 'received', f.received, 'restocked', f.restocked`

const photoCount = (db: Db) => db`(select count(*)::int from return_photos p where p.return_id = r.id)`

/** Returns of order `o` as the wire has them, oldest first. */
export function returnsOf(db: Db): Fragment {
  return db`coalesce((select jsonb_agg(jsonb_build_object('_id', r.id, 'state', r.state, 'source', r.source,
      'lines', (select jsonb_agg(jsonb_build_object(${lineFields(db)}) order by f.position)
        from return_lines f where f.return_id = r.id),
      'reason', r.reason, 'answer', r.answer, 'photos', ${photoCount(db)}, 'refundId', r.refund_id,
      'createdAt', ${time(db, db`r.created_at`)}) order by r.created_at, r.id)
    from returns r where r.order_id = o.id), '[]')`
}

/**
 * Units of line `l` that can still be returned: not those that are back, refunded, or named by a return that is open. A
 * refund of a return counts by what the return received.
 */
function returnableUnits(db: Db): Fragment {
  return db`greatest(0, l.quantity - l.came_back
    - coalesce((select sum(f.quantity)::int from refund_lines f where f.order_id = l.order_id and f.position = l.position
        and not exists (select from returns r where r.refund_id = f.refund_id)), 0)
    - coalesce((select sum(case when r.state in ('requested', 'approved') then f.quantity else coalesce(f.received, 0) end)::int
        from return_lines f join returns r on r.id = f.return_id
        where f.order_id = l.order_id and f.position = l.position), 0))`
}

/** True if product `p` is food or a supplement: it has a label with what is in it. */
const isSealed = (db: Db) =>
  db`coalesce(p.facts ? 'nutrition' or p.facts ? 'ingredients' or p.facts ? 'actives', false)`

/** A line of goods with its units that can be returned. */
export interface ReturnableLine {
  itemId: string
  position: number
  quantity: number
  sealed: boolean
}

/** Lines of goods of an order, in their order; programs are none. */
export function listReturnable(db: Db, orderId: string): Promise<ReturnableLine[]> {
  return db<ReturnableLine[]>`
    select ${lineId(db, db`l`)} as "itemId", l.position, ${returnableUnits(db)} as quantity, ${isSealed(db)} as sealed
    from order_lines l left join products p on p.id = l.product_id
    where l.order_id = ${orderId} and p.program_template is null order by l.position`
}

/** Last day to return goods of an order, and whether it is over; null while no delivery is recorded. */
export async function findDeadline(
  db: Db,
  orderId: string,
  timeZone: string,
): Promise<{ until: OrderDetail['returnUntil']; days: number; isOver: boolean }> {
  const [row] = await db<{ until: string | null; days: number; isOver: boolean }[]>`
    select d.until::text as until, o.return_days as days,
      coalesce((now() at time zone ${timeZone})::date > d.until, false) as "isOver"
    from orders o cross join lateral (
      select (max(m.at) at time zone ${timeZone})::date + o.return_days as until
      from order_moves m where m.order_id = o.id and m.status = 'delivered') d
    where o.id = ${orderId}`
  if (!row) throw new Error('the order is not there')
  return row
}

export interface NewReturn {
  id: string
  orderId: string
  state: ReturnState
  source: ReturnSource
  reason: string
  lines: readonly { position: number; quantity: number }[]
  photos: readonly { name: string; mimeType: string; size: number; sha256: string }[]
}

export async function insertReturn(tx: Tx, { id, orderId, lines, photos, ...row }: NewReturn): Promise<void> {
  await tx`
    insert into returns (id, order_id, state, source, reason)
    values (${id}, ${orderId}, ${row.state}, ${row.source}, ${row.reason})`
  await tx`
    insert into return_lines (return_id, order_id, position, quantity)
    select ${id}, ${orderId}, l.position, l.quantity
    from json_to_recordset(${tx.json(lines)}::json) as l (position int, quantity int)`
  if (photos.length === 0) return
  const numbered = photos.map((photo, i) => ({ ...photo, position: i + 1 }))
  await tx`
    insert into return_photos (return_id, position, name, mime_type, size, sha256)
    select ${id}, p.position, p.name, p."mimeType", p.size, p.sha256
    from json_to_recordset(${tx.json(numbered)}::json)
      as p (position int, name text, "mimeType" text, size int, sha256 text)`
}

/** A return in a transaction that has locked its order. */
export interface StoredReturn {
  id: string
  orderId: string
  orderNumber: string
  state: ReturnState
  source: ReturnSource
  reason: string
}

/** By id alone, or of this order. */
export async function findReturn(
  db: Db,
  id: string,
  orderNumber?: string,
): Promise<StoredReturn | undefined> {
  const [row] = await db<StoredReturn[]>`
    select r.id, r.order_id as "orderId", o.order_number as "orderNumber", r.state, r.source, r.reason
    from returns r join orders o on o.id = r.order_id
    where r.id = ${id} and (${orderNumber ?? null}::text is null or o.order_number = ${orderNumber ?? null})`
  return row
}

export async function setReturnState(
  tx: Tx,
  id: string,
  { state, answer = '', refundId = null }: { state: ReturnState; answer?: string; refundId?: string | null },
): Promise<void> {
  await tx`
    update returns set state = ${state}, answer = ${answer}, refund_id = ${refundId}, updated_at = now() where id = ${id}`
}

/** Ends the returns of an order that nobody has received, whose parcel comes back whole. */
export async function closeUnreceived(tx: Tx, orderId: string): Promise<void> {
  await tx`
    update returns set state = 'closed', updated_at = now()
    where order_id = ${orderId} and state in ('requested', 'approved')`
}

/** A line of a return with the product whose stock it came from. */
export interface AnnouncedLine {
  itemId: string
  position: number
  productId: string
  quantity: number
  received: number | null
}

export function listReturnLines(tx: Tx, returnId: string): Promise<AnnouncedLine[]> {
  return tx<AnnouncedLine[]>`
    select ${lineId(tx, tx`f`)} as "itemId", f.position, l.product_id as "productId", f.quantity, f.received
    from return_lines f join order_lines l on l.order_id = f.order_id and l.position = f.position
    where f.return_id = ${returnId} order by f.position`
}

export async function bookReturn(
  tx: Tx,
  returnId: string,
  lines: readonly { position: number; received: number; restocked: number }[],
): Promise<void> {
  await tx`
    update return_lines f set received = u.received, restocked = u.restocked
    from json_to_recordset(${tx.json(lines)}::json) as u (position int, received int, restocked int)
    where f.return_id = ${returnId} and f.position = u.position`
}

/** A photo as the store has it. */
export interface StoredPhoto {
  name: string
  mimeType: string
  size: number
}

export async function findPhoto(db: Db, returnId: string, n: number): Promise<StoredPhoto | undefined> {
  const [row] = await db<StoredPhoto[]>`
    select name, mime_type as "mimeType", size from return_photos where return_id = ${returnId} and position = ${n}`
  return row
}

/** Those of the names that a return has. */
export async function knownPhotos(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ name: string }[]>`
    select name from return_photos where name = any(${names as string[]}::text[])`
  return new Set(rows.map(({ name }) => name))
}

/** Bytes of all photos together. */
export async function photoBytes(db: Db): Promise<number> {
  const [row] = await db<{ bytes: number }[]>`
    select coalesce(sum(size), 0)::float8 as bytes from return_photos`
  return row?.bytes ?? 0
}

function ofState(db: Db, state: ReturnFilter | undefined): Fragment {
  if (state === undefined) return db`true`
  // As the index of the open ones says it.
  if (state === 'open') return db`r.state in ('requested', 'approved', 'received')`
  return db`r.state = ${state}`
}

export async function countReturns(db: Db, state: ReturnFilter | undefined): Promise<number> {
  const [row] = await db<
    { n: number }[]
  >`select count(*)::int as n from returns r where ${ofState(db, state)}`
  return row?.n ?? 0
}

function deskColumns(db: Db, locale: Locale): Fragment {
  return db`
    r.id as _id, r.state, r.source, r.reason, r.answer, r.refund_id as "refundId", ${photoCount(db)} as photos,
    ${time(db, db`r.created_at`)} as "createdAt",
    (select jsonb_agg(jsonb_build_object(${lineFields(db)}, 'name', coalesce(l.names ->> ${locale}::text, l.name),
        'sku', l.sku, 'sealed', ${isSealed(db)}) order by f.position)
      from return_lines f join order_lines l on l.order_id = f.order_id and l.position = f.position
      left join products p on p.id = l.product_id where f.return_id = r.id) as lines,
    jsonb_build_object('_id', o.id, 'orderNumber', o.order_number, 'status', o.status,
      'paymentStatus', o.payment_status) as "order",
    jsonb_build_object('firstName', coalesce(o.customer ->> 'firstName', ''),
      'lastName', coalesce(o.customer ->> 'lastName', ''), 'email', coalesce(o.customer ->> 'email', '')) as customer,
    (select min(w.pay_back_by)::text from withdrawals w where w.return_id = r.id) as "payBackBy"`
}

/** A page of returns: open ones that wait longest first, any others newest first. */
export function listReturns(
  db: Db,
  {
    state,
    locale,
    limit,
    offset,
  }: { state: ReturnFilter | undefined; locale: Locale; limit: number; offset: number },
): Promise<DeskReturn[]> {
  const waits = state !== undefined && ['open', ...openReturnStates].includes(state)
  const order = waits ? db`r.created_at, r.id` : db`r.created_at desc, r.id desc`
  return db<DeskReturn[]>`
    select ${deskColumns(db, locale)} from returns r join orders o on o.id = r.order_id
    where ${ofState(db, state)} order by ${order} limit ${limit} offset ${offset}`
}

export async function findDeskReturn(db: Db, id: string, locale: Locale): Promise<DeskReturn | undefined> {
  const [row] = await db<DeskReturn[]>`
    select ${deskColumns(db, locale)} from returns r join orders o on o.id = r.order_id where r.id = ${id}`
  return row
}

/** A return of an order as its customer reads it. */
export async function findMine(db: Db, id: string): Promise<Return | undefined> {
  const [row] = await db<{ returns: Return[] }[]>`
    select ${returnsOf(db)} as returns from orders o join returns mine on mine.order_id = o.id where mine.id = ${id}`
  return row?.returns.find(({ _id }) => _id === id)
}
