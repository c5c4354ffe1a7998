import type { Locale } from 'contract/locale'
import type { Order, OrderMove } from 'contract/orders/calls'
import { type OrdersShown, orderSteps, ordersShown } from 'contract/orders/rules'
import type { Db } from '../../kernel/db/client'
import type { WithNulls } from '../../kernel/db/nulls'
import { wasConfirmed } from './documents/documents.sql'
import { isRefunding, lineId, refundedTotal, refundedUnits, refundsOf } from './refunds/refund-fragments.sql'
import { returnsOf } from './returns/returns.sql'

/** An instant of an order as the wire has it. */
export function isoTime(db: Db, column: 'created_at' | 'updated_at' | 'held_until') {
  return db`to_char(o.${db(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** True if every line of an order is a program. */
export function programsOnly(db: Db) {
  return db`coalesce((select bool_and(p.program_template is not null)
    from order_lines l left join products p on p.id = l.product_id where l.order_id = o.id), false)`
}

/** The name of order line `l`: in `locale` where it was kept, else as it was bought. */
function lineName(db: Db, locale: Locale | undefined) {
  return locale === undefined ? db`l.name` : db`coalesce(l.names ->> ${locale}::text, l.name)`
}

/** Orders in the contract's shape, names of goods in the reader's language; without one, in the buyer's. */
export function orderColumns(db: Db, locale?: Locale) {
  return db`
    o.id as _id, o.order_number as "orderNumber", o.status, o.payment_status as "paymentStatus",
    ${isoTime(db, 'created_at')} as "createdAt", ${isoTime(db, 'updated_at')} as "updatedAt",
    o.customer as "customerInfo", o.subtotal_cents::float8 / 100 as subtotal,
    nullif(o.discount_cents, 0)::float8 / 100 as discount, o.discount_code as "discountCode", o.tax_cents::float8 / 100 as tax,
    o.shipping_cents::float8 / 100 as shipping, o.total_cents::float8 / 100 as total,
    o.tax_rate::float8 as "taxRate", o.tax_included as "taxIncluded",
    o.payment_method as "paymentMethod", o.shipping_method as "shippingMethod",
    o.shipping_terms #>> array['names', ${locale === undefined ? db`o.locale` : db`${locale}::text`}] as "shippingName",
    o.shipping_terms -> 'businessDays' as "shippingDays",
    o.tracking_number as "trackingNumber", o.end_reason as "endReason", o.notes, ${programsOnly(db)} as "programsOnly",
    (select jsonb_agg(jsonb_build_object('_id', ${lineId(db, db`l`)}, 'productId', l.product_id,
      'name', ${lineName(db, locale)}, 'sku', l.sku, 'image', l.image, 'quantity', l.quantity,
      'price', l.unit_cents::float8 / 100, 'total', l.total_cents::float8 / 100,
      'discount', l.discount_cents::float8 / 100, 'tax', l.tax_cents::float8 / 100,
      'refunded', ${refundedUnits(db)}) order by l.position)
      from order_lines l where l.order_id = o.id) as items,
    ${refundedTotal(db)} as "refundedTotal", ${refundsOf(db)} as refunds,
    ${returnsOf(db)} as returns`
}

/** Filter of an account's list of orders. */
function shown(db: Db, show: OrdersShown | undefined) {
  return show === undefined ? db`` : db`and o.status = any(${ordersShown[show]}::text[])`
}

/** Deadline for paying online; null if not payable. */
export function payableUntil(db: Db) {
  return db`
    case when o.status = 'pending' and o.payment_method = 'online' and o.payment_status in ('open', 'failed')
      and o.held_until > now() then ${isoTime(db, 'held_until')} end as "heldUntil"`
}

export async function countOrders(db: Db, accountId: string, show: OrdersShown | undefined): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from orders o where o.account_id = ${accountId} ${shown(db, show)}`
  return row?.total ?? 0
}

/** An order as it is stored; what the contract leaves out is null. */
type OrderRow = WithNulls<Omit<Order, 'trackingUrl' | 'refunding' | 'questionsDue'>>

export interface ListedOrder extends OrderRow {
  refunding: boolean
}

/** An order in the list of its customer. */
export interface MyOrder extends ListedOrder {
  /** Program that waits for its answers. */
  questionsDue: string | null
}

/** A page of an account's orders, newest first; `nulls last` because that is how their index is sorted. */
export async function listOrders(
  db: Db,
  accountId: string,
  { locale, show, limit, offset }: { locale: Locale; show?: OrdersShown; limit: number; offset: number },
): Promise<MyOrder[]> {
  return db<MyOrder[]>`
    select ${orderColumns(db, locale)}, ${payableUntil(db)}, ${isRefunding(db)} as refunding,
      (select up.id from user_programs up where up.order_id = o.id and up.status = 'answering'
        order by up.order_line limit 1) as "questionsDue"
    from orders o where o.account_id = ${accountId} ${shown(db, show)}
    order by o.created_at desc nulls last, o.id limit ${limit} offset ${offset}`
}

/** An order with what the buyer is not told. */
export interface StoredOrder extends ListedOrder {
  locale: Locale
  /** True if its invoice has been issued, or is due. */
  hasInvoice: boolean
}

function storedColumns(db: Db, locale?: Locale) {
  return db`${orderColumns(db, locale)}, o.locale, ${payableUntil(db)}, ${isRefunding(db)} as refunding,
    ${wasConfirmed(db)} or exists (select from invoices i where i.order_id = o.id) as "hasInvoice"`
}

/** An order of this account, or of anybody where no account is given. */
export async function findOrder(
  db: Db,
  accountId: string | undefined,
  orderNumber: string,
  /** Language of the product names; the buyer's by default. */
  locale?: Locale,
): Promise<StoredOrder | undefined> {
  const [row] = await db<StoredOrder[]>`
    select ${storedColumns(db, locale)} from orders o where o.order_number = ${orderNumber}
      ${accountId === undefined ? db`` : db`and o.account_id = ${accountId}`}`
  return row
}

/** False once the account that bought it is erased. */
export async function hasBuyer(db: Db, id: string): Promise<boolean> {
  const rows = await db`
    select from orders o join accounts a on a.id = o.account_id and a.erased_at is null where o.id = ${id}`
  return rows.length > 0
}

/** Returns the one of these numbers that an order has; the first of them where none has. */
export async function findNumber(db: Db, numbers: readonly string[]): Promise<string | undefined> {
  const [row] = await db<{ orderNumber: string }[]>`
    select order_number as "orderNumber" from orders where order_number = any(${numbers}::text[]) limit 1`
  return row?.orderNumber ?? numbers[0]
}

/** The same by id, in the buyer's language. */
export async function findOrderById(db: Db, id: string): Promise<StoredOrder | undefined> {
  const [row] = await db<StoredOrder[]>`select ${storedColumns(db)} from orders o where o.id = ${id}`
  return row
}

/** The steps of an order, oldest first. */
export async function listMoves(db: Db, orderId: string): Promise<OrderMove[]> {
  return db<OrderMove[]>`
    select m.status, to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from order_moves m where m.order_id = ${orderId} and m.status <> all(${[...orderSteps]}::text[]) order by m.at`
}

/** Order for its mails, with the address of its account. */
export interface MailedOrder extends OrderRow {
  locale: Locale
  accountId: string
  accountEmail: string
  /** True if that address is confirmed. */
  confirmed: boolean
  /** True if staff entered it. */
  isEntered: boolean
  /** True if the system cancelled it because nobody had confirmed it in time. */
  lapsed: boolean
}

/** By id; none where the buyer is erased: there is nobody to tell. */
export async function findMailedOrders(db: Db, ids: readonly string[]): Promise<Map<string, MailedOrder>> {
  const rows = await db<MailedOrder[]>`
    select ${orderColumns(db)}, ${payableUntil(db)}, o.locale, o.account_id as "accountId", a.email as "accountEmail",
      o.is_entered as "isEntered", a.email_verified_at is not null as confirmed, o.payment_method = 'cod' and exists (select from order_moves m
        where m.order_id = o.id and m.status = 'cancelled' and m.actor = 'system') as lapsed
    from orders o join accounts a on a.id = o.account_id and a.erased_at is null
    where o.id = any(${ids}::text[])`
  return new Map(rows.map((row) => [row._id, row]))
}

export async function sweepKeys(db: Db): Promise<void> {
  await db`delete from idempotency_keys where created_at < now() - interval '30 days'`
}
