import type { Locale } from 'contract/locale'
import type { Order, OrderMove } from 'contract/orders/calls'
import type { CustomerInfo } from 'contract/orders/rules'
import { PAYMENT_HOLD, type PaymentMethod, type ShippingMethod } from 'contract/orders/rules'
import { SECOND } from 'contract/units'
import { afterCommit } from '../../kernel/db/after-commit'
import type { Db, Fragment, Tx } from '../../kernel/db/client'
import { catalogChanged } from '../catalog/catalog.effects'
import { translated } from '../catalog/catalog.sql'

export async function findKey(db: Db, accountId: string, key: string) {
  const [row] = await db<{ bodyHash: string; orderNumber: string | null }[]>`
    select body_hash as "bodyHash", order_number as "orderNumber" from idempotency_keys
    where account_id = ${accountId} and key = ${key}`
  return row
}

/** The cart as it stands, without a lock: only to name an attempt that came without a key. */
export async function findCartVersion(db: Db, accountId: string) {
  const [row] = await db<{ id: string; version: number }[]>`
    select id, version from carts where account_id = ${accountId}`
  return row
}

export interface BoughtLine {
  productId: string
  name: string
  sku: string
  image: string
  price: number
  salePrice: number | null
  quantity: number
  trackStock: boolean
  programId: string | null
}

/** What an order keeps of the products `p` in the cart lines `l`. */
export function boughtColumns(db: Db, locale: Locale) {
  return db`
    l.product_id as "productId", l.quantity, ${translated(db, locale, 'name')} as name, p.sku,
    coalesce(p.images[1], '') as image, p.price_cents::float8 / 100 as price,
    p.sale_price_cents::float8 / 100 as "salePrice", p.track_stock as "trackStock", p.program_template as "programId"`
}

/** Cart lines that can be bought, with their products. */
export function buyableLines(db: Db) {
  return db`cart_lines l join products p on p.id = l.product_id and p.is_active
    join categories k on k.id = p.category_id and k.is_active`
}

type Held = { orderNumber: string | null; cartId: string | null; version: number; seen: number }

/**
 * Takes the key of an attempt with a number for its order, holds the account's cart row until the transaction ends and
 * reads what is in it: one row per line, ordered by product id, at least one row. `orderNumber` is null where the key
 * stood already (another attempt under it is waited for). Where the row had to be waited for and `version` is not the
 * `seen` one, the lines are of the cart as it was before: `readLines` has them as they are.
 */
export async function holdCart(
  tx: Tx,
  key: { accountId: string; key: string; bodyHash: string },
  locale: Locale,
): Promise<{ held: Held; lines: BoughtLine[] }> {
  const rows = await tx<((Held & BoughtLine) | (Held & { productId: null }))[]>`
    with cart as (
      select id, version from carts where account_id = ${key.accountId} for update
    ), keyed as (
      insert into idempotency_keys (account_id, key, body_hash, order_number)
      values (${key.accountId}, ${key.key}, ${key.bodyHash}, 'TV-' || nextval('order_numbers'))
      on conflict do nothing returning order_number
    )
    select (select order_number from keyed) as "orderNumber", cart.id as "cartId", cart.version,
      (select version from carts where account_id = ${key.accountId}) as seen, ${boughtColumns(tx, locale)}
    from (values (1)) as one left join cart on true left join (${buyableLines(tx)}) on l.cart_id = cart.id
    order by l.product_id`
  const [held] = rows
  if (!held) throw new Error('a statement that always answers did not')
  return { held, lines: rows.flatMap((row) => (row.productId === null ? [] : [row])) }
}

/** A number for an order that comes without a cart. */
export async function nextOrderNumber(tx: Tx): Promise<string> {
  const [row] = await tx<{ number: string }[]>`select 'TV-' || nextval('order_numbers') as number`
  return row?.number ?? ''
}

/** What is in the cart at today's prices, in the order in which stock is taken: by product id, the same for everybody. */
export function readLines(tx: Tx, cartId: string, locale: Locale) {
  return tx<BoughtLine[]>`
    select ${boughtColumns(tx, locale)} from ${buyableLines(tx)} where l.cart_id = ${cartId} order by l.product_id`
}

/** An order to be, before it has its number. */
export interface OrderDraft {
  id: string
  accountId: string
  cartId: string
  cartVersion: number
  paymentMethod: PaymentMethod
  shippingMethod: ShippingMethod
  customer: CustomerInfo
  locale: Locale
  subtotal: number
  tax: number
  shipping: number
  total: number
  notes: string | null
  lines: {
    productId: string
    name: string
    sku: string
    image: string
    quantity: number
    unit: number
    total: number
    trackStock: boolean
  }[]
}

export type NewOrder = OrderDraft & { orderNumber: string }

interface Inserted {
  placed: boolean
  taken: string[]
  stock: Record<string, number>
}

/**
 * Takes the stock of an order, writes it with its lines, first move and `job`, and empties the cart, in one statement.
 * The products' rows are held in the order of their ids, the same for everybody. `taken` names those whose stock was
 * enough; unless that is all of them nothing of the order is written, and the transaction must not be committed. `stock`
 * is what there was of each.
 */
export async function insertOrder(tx: Tx, o: NewOrder, job?: Fragment): Promise<Inserted> {
  const column = <K extends keyof NewOrder['lines'][number]>(name: K) => o.lines.map((line) => line[name])
  const tracked = o.lines.filter((line) => line.trackStock)
  const ids = tracked.map((line) => line.productId)
  // Looked up by position, because a join with a list makes the planner read the whole table.
  const quantity = tx`(${tracked.map((line) => line.quantity)}::int[])[array_position(${ids}::text[], p.id)]`
  const [row] = await tx<Inserted[]>`
    with held as materialized (
      select id, stock from products where id = any(${ids}::text[]) order by id for no key update
    ), taken as (
      update products p set stock = p.stock - ${quantity} where p.id = any(${ids}::text[])
        and p.track_stock and p.stock >= ${quantity} and (select count(*) from held) = ${ids.length}::int
      returning p.id
    ), placed as (
      insert into orders (id, order_number, account_id, cart_id, cart_version, payment_method, shipping_method, customer,
        locale, subtotal_cents, tax_cents, shipping_cents, total_cents, notes, held_until)
      select ${o.id}, ${o.orderNumber}, ${o.accountId}, ${o.cartId}, ${o.cartVersion}::int, ${o.paymentMethod},
        ${o.shippingMethod}, ${tx.json(o.customer as never)}::jsonb, ${o.locale}, ${o.subtotal}::int, ${o.tax}::int,
        ${o.shipping}::int, ${o.total}::int, ${o.notes},
        case when ${o.paymentMethod} = 'online' then now() + make_interval(secs => ${PAYMENT_HOLD / SECOND}) end
      where (select count(*) from taken) = ${tracked.length}::int
      returning id
    ), lines as (
      insert into order_lines (order_id, position, product_id, name, sku, image, quantity, unit_cents, total_cents)
      select placed.id, l.position, l.product_id, l.name, l.sku, l.image, l.quantity, l.unit, l.total
      from placed, unnest(${column('productId')}::text[], ${column('name')}::text[], ${column('sku')}::text[],
        ${column('image')}::text[], ${column('quantity')}::int[], ${column('unit')}::int[], ${column('total')}::int[])
        with ordinality as l (product_id, name, sku, image, quantity, unit, total, position)
    ), moved as (
      insert into order_moves (order_id, status, actor) select id, 'pending', 'customer' from placed
    ), emptied as (
      delete from cart_lines where cart_id = ${o.cartId}
    ), versioned as (
      update carts set version = version + 1, updated_at = now() where id = ${o.cartId}
    ), mailed as (
      ${job ? tx`${job} returning id` : tx`select`}
    )
    select exists (select from placed) and exists (select from mailed) as placed, array(select id from taken) as taken,
      coalesce((select json_object_agg(id, stock) from held), '{}') as stock`
  afterCommit(tx, catalogChanged)
  return row ?? { placed: false, taken: [], stock: {} }
}

/** An instant of an order as the wire has it. */
function isoTime(db: Db, column: 'created_at' | 'updated_at' | 'held_until') {
  return db`to_char(o.${db(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Orders in the contract's shape. */
function orderColumns(db: Db) {
  return db`
    o.id as _id, o.order_number as "orderNumber", o.status, o.payment_status as "paymentStatus",
    ${isoTime(db, 'created_at')} as "createdAt", ${isoTime(db, 'updated_at')} as "updatedAt",
    o.customer as "customerInfo", o.subtotal_cents::float8 / 100 as subtotal, o.tax_cents::float8 / 100 as tax,
    o.shipping_cents::float8 / 100 as shipping, o.total_cents::float8 / 100 as total,
    o.payment_method as "paymentMethod", o.shipping_method as "shippingMethod",
    o.tracking_number as "trackingNumber", o.notes,
    (select jsonb_agg(jsonb_build_object('_id', l.order_id || '-' || l.position, 'productId', l.product_id,
      'name', l.name, 'sku', l.sku, 'image', l.image, 'quantity', l.quantity,
      'price', l.unit_cents::float8 / 100, 'total', l.total_cents::float8 / 100) order by l.position)
      from order_lines l where l.order_id = o.id) as items`
}

export async function countOrders(db: Db, accountId: string): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from orders where account_id = ${accountId}`
  return row?.total ?? 0
}

/** A page of an account's orders, newest first; `nulls last` because that is how their index is sorted. */
export async function listOrders(
  db: Db,
  accountId: string,
  page: { limit: number; offset: number },
): Promise<Order[]> {
  return db<Order[]>`
    select ${orderColumns(db)} from orders o where o.account_id = ${accountId}
    order by o.created_at desc nulls last, o.id limit ${page.limit} offset ${page.offset}`
}

/** An order with what the buyer is not told. */
export interface StoredOrder extends Order {
  locale: Locale
  /** Until when an unpaid online order keeps its stock, and whether that is still to come. */
  heldUntil: string | null
  held: boolean
  /** Whether its invoice has been issued. */
  invoiced: boolean
}

/** An order of this account, or of anybody where no account is given. */
export async function findOrder(
  db: Db,
  accountId: string | undefined,
  orderNumber: string,
): Promise<StoredOrder | undefined> {
  const [row] = await db<StoredOrder[]>`
    select ${orderColumns(db)}, o.locale, ${isoTime(db, 'held_until')} as "heldUntil",
      coalesce(o.held_until > now(), false) as held,
      exists (select 1 from invoices i where i.order_id = o.id) as invoiced from orders o where o.order_number = ${orderNumber}
      ${accountId === undefined ? db`` : db`and o.account_id = ${accountId}`}`
  return row
}

/** The steps of an order, oldest first. */
export async function listMoves(db: Db, orderId: string): Promise<OrderMove[]> {
  return db<OrderMove[]>`
    select m.status, to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from order_moves m where m.order_id = ${orderId} order by m.at`
}

/** An order for the mail that tells of it. */
export async function findOrderById(
  db: Db,
  id: string,
): Promise<(Order & { locale: Locale; accountId: string }) | undefined> {
  const [row] = await db<(Order & { locale: Locale; accountId: string })[]>`
    select ${orderColumns(db)}, o.locale, o.account_id as "accountId" from orders o where o.id = ${id}`
  return row
}

export async function sweepKeys(db: Db): Promise<void> {
  await db`delete from idempotency_keys where created_at < now() - interval '30 days'`
}
