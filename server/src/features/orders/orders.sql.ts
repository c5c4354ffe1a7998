import type { Locale } from 'contract/locale'
import type { CustomerInfo } from 'contract/order-rules'
import type { Order, OrderMove } from 'contract/orders'
import { PAYMENT_HOLD, type PaymentMethod, type ShippingMethod } from 'contract/shipping'
import { SECOND } from 'contract/units'
import type { Db, Tx } from '../../kernel/db/client'
import { productColumns } from '../catalog/catalog.sql'

/** Takes the key of an attempt; waits for another attempt under the same key, and adds nothing when that one stands. */
export function insertKey(tx: Tx, key: { accountId: string; key: string; bodyHash: string }) {
  return tx<{ key: string }[]>`
    insert into idempotency_keys (account_id, key, body_hash) values (${key.accountId}, ${key.key}, ${key.bodyHash})
    on conflict do nothing returning key`
}

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

/** Holds the account's cart row until the transaction ends. */
export function lockCart(tx: Tx, accountId: string) {
  return tx<{ id: string; version: number }[]>`
    select id, version from carts where account_id = ${accountId} for update`
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

/** What is in the cart at today's prices, in the order in which stock is taken: by product id, the same for everybody. */
export function readLines(tx: Tx, accountId: string, locale: Locale) {
  return tx<BoughtLine[]>`
    select l.product_id as "productId", l.quantity, p.track_stock as "trackStock", ${productColumns(tx, locale)},
      coalesce(p.images[1], '') as image
    from carts c join cart_lines l on l.cart_id = c.id join products p on p.id = l.product_id and p.is_active
      join categories k on k.id = p.category_id and k.is_active
    where c.account_id = ${accountId} order by l.product_id`
}

/** Takes units from stock, only where that many are there. */
export function takeStock(tx: Tx, productId: string, quantity: number) {
  return tx<{ id: string }[]>`
    update products set stock = stock - ${quantity} where id = ${productId} and track_stock and stock >= ${quantity}
    returning id`
}

export async function readStock(db: Db, productId: string): Promise<number> {
  const [row] = await db<{ stock: number }[]>`select stock from products where id = ${productId}`
  return row?.stock ?? 0
}

export interface NewOrder {
  id: string
  accountId: string
  key: string
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
  }[]
}

/** Writes the order with its lines and first move, ties the attempt's key to it and empties the cart, in one statement. */
export function insertOrder(tx: Tx, o: NewOrder) {
  const column = <K extends keyof NewOrder['lines'][number]>(name: K) => o.lines.map((line) => line[name])
  return tx<{ orderNumber: string }[]>`
    with placed as (
      insert into orders (id, order_number, account_id, cart_id, cart_version, payment_method, shipping_method, customer,
        locale, subtotal_cents, tax_cents, shipping_cents, total_cents, notes, held_until)
      values (${o.id}, 'TV-' || nextval('order_numbers'), ${o.accountId}, ${o.cartId}, ${o.cartVersion},
        ${o.paymentMethod}, ${o.shippingMethod}, ${tx.json(o.customer as never)}, ${o.locale}, ${o.subtotal}, ${o.tax},
        ${o.shipping}, ${o.total}, ${o.notes},
        case when ${o.paymentMethod} = 'online' then now() + make_interval(secs => ${PAYMENT_HOLD / SECOND}) end)
      returning order_number
    ), lines as (
      insert into order_lines (order_id, position, product_id, name, sku, image, quantity, unit_cents, total_cents)
      select ${o.id}, l.position, l.product_id, l.name, l.sku, l.image, l.quantity, l.unit, l.total
      from unnest(${column('productId')}::text[], ${column('name')}::text[], ${column('sku')}::text[],
        ${column('image')}::text[], ${column('quantity')}::int[], ${column('unit')}::int[], ${column('total')}::int[])
        with ordinality as l (product_id, name, sku, image, quantity, unit, total, position)
    ), moved as (
      insert into order_moves (order_id, status, actor) values (${o.id}, 'pending', 'customer')
    ), keyed as (
      update idempotency_keys set order_number = (select order_number from placed)
      where account_id = ${o.accountId} and key = ${o.key}
    ), emptied as (
      delete from cart_lines where cart_id = ${o.cartId}
    ), versioned as (
      update carts set version = version + 1, updated_at = now() where id = ${o.cartId}
    )
    select order_number as "orderNumber" from placed`
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
