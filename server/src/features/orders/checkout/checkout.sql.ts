import { type Locale, localeCodes } from 'contract/locale'
import type { Cents } from 'contract/money'
import {
  type CustomerInfo,
  type OrderStatus,
  PAYMENT_HOLD,
  type PaymentMethod,
  type ShippingMethod,
} from 'contract/orders/rules'
import { SECOND } from 'contract/units'
import { afterCommit } from '../../../kernel/db/after-commit'
import type { Db, Tx } from '../../../kernel/db/client'
import { newJobs } from '../../../kernel/jobs/jobs'
import { catalogChanged } from '../../catalog/catalog.effects'
import { translated } from '../../catalog/catalog.sql'
import { effectivePriceSql } from '../../catalog/effective-price.sql'
import { ownMovements, takenByOrders } from '../../catalog/stock-ledger.sql'
import { type CodeAsked, type DiscountTerms, lockTerms, redeemedByOrders } from '../discounts/discounts.sql'

/** A line of a cart that can be bought, `unit` what one costs. */
export interface BoughtLine {
  productId: string
  name: string
  /** The name in every language, for whoever reads the order in another than it was placed in. */
  names: Record<Locale, string>
  sku: string
  image: string
  unit: Cents
  quantity: number
  stock: number
  trackStock: boolean
  programId: string | null
}

/** A cart in one of its states. */
export interface CartState {
  id: string
  version: number
}

/** The name of product `p` in every language. */
function namesSql(db: Db) {
  const [first, ...rest] = localeCodes.map((code) => db`${code}::text, ${translated(db, code, 'name')}`)
  return db`jsonb_build_object(${rest.reduce((list, one) => db`${list}, ${one}`, first ?? db``)})`
}

/** What an order keeps of the products `p` in the cart lines `l`. */
function boughtColumns(db: Db, locale: Locale) {
  return db`
    l.product_id as "productId", l.quantity, ${translated(db, locale, 'name')} as name, ${namesSql(db)} as names, p.sku,
    coalesce(p.images[1], '') as image, ${effectivePriceSql(db)} as unit, p.stock, p.track_stock as "trackStock",
    p.program_template as "programId"`
}

/** Cart lines that can be bought, with their products. */
function buyableLines(db: Db) {
  return db`cart_lines l join products p on p.id = l.product_id and p.is_active
    join categories k on k.id = p.category_id and k.is_active`
}

export interface Asked {
  accountId: string
  /** The client's key of the attempt, where it sent one. */
  key: string | undefined
  /** The discount code that it names. */
  discount?: CodeAsked | undefined
}

/** What an account has open: orders that are unpaid, or to be paid in cash and not confirmed. */
export interface OpenOrders {
  /** Whether the account's address is confirmed. */
  confirmed: boolean
  openOrders: number
  openUnits: number
}

/**
 * The same of accounts: a row for each that has something open. Only an account's own checkouts add to it, and each of them
 * raises its cart's version. One pass for all, because a plan that was made while there were few orders reads them whole.
 */
function openOrdersOf(db: Db, accountIds: readonly string[]) {
  return db`
    select o.account_id, count(distinct o.id)::int as orders, sum(u.quantity)::int as units
    from orders o join order_lines u on u.order_id = o.id
    where o.status = 'pending' and o.account_id = any(${accountIds}::text[]) group by o.account_id`
}

/** Columns of an account `y` and what it has `open`. */
function openColumns(db: Db) {
  return db`y.email_verified_at is not null as confirmed, coalesce(open.orders, 0) as "openOrders",
    coalesce(open.units, 0) as "openUnits"`
}

export type CartLine = BoughtLine & OpenOrders & { n: number; cartId: string; version: number }

/** What is in these carts: a row per line, `n` the place in `asked`. No row where the attempt was made before. */
export function readCarts(db: Db, asked: readonly Asked[], locale: Locale) {
  const accountIds = asked.map((one) => one.accountId)
  return db<CartLine[]>`
    with open as materialized (${openOrdersOf(db, accountIds)})
    select a.n::int, c.id as "cartId", c.version, ${openColumns(db)}, ${boughtColumns(db, locale)}
    from unnest(${accountIds}::text[], ${asked.map((one) => one.key ?? null)}::text[])
        with ordinality as a (account_id, key, n)
      join accounts y on y.id = a.account_id left join open on open.account_id = y.id
      join carts c on c.account_id = y.id join (${buyableLines(db)}) on l.cart_id = c.id
    where not exists (select from idempotency_keys k where k.account_id = a.account_id and k.key = a.key)
    order by l.product_id`
}

/** An attempt that was made before. */
export interface EarlierAttempt {
  bodyHash: string
  /** Whether it was made within the last ten minutes. */
  recent: boolean
  /** What it came to; null only where it left a key and no order. */
  orderNumber: string | null
  total: Cents
  paymentMethod: PaymentMethod
  shippingMethod: ShippingMethod
  status: OrderStatus
}

/**
 * Locks the account's cart until the transaction ends, then reads which attempt was made before under `key` (without one:
 * from the version of the cart that was before this one), locks the products of its lines in the order of their ids, the
 * same for everybody, and reads what is in it. Pipelined, executed in this order: each statement sees what was committed
 * while the lock waited. The account is locked as the order's reference to it will, so that this is waited for before the
 * products are locked. A discount code is locked before them too: who waits for one keeps nobody else from a product.
 */
export async function lockCart(tx: Tx, { accountId, key, discount }: Asked, locale: Locale) {
  const [, [cart], [open], [earlier], [terms], lines] = await Promise.all([
    tx`select from accounts where id = ${accountId} for key share`,
    tx<CartState[]>`select id, version from carts where account_id = ${accountId} for update`,
    tx<OpenOrders[]>`
      with open as materialized (${openOrdersOf(tx, [accountId])})
      select ${openColumns(tx)} from accounts y left join open on true where y.id = ${accountId}`,
    tx<EarlierAttempt[]>`
      select k.body_hash as "bodyHash", k.created_at > now() - interval '10 minutes' as recent,
        o.order_number as "orderNumber", o.total_cents as total, o.payment_method as "paymentMethod",
        o.shipping_method as "shippingMethod", o.status
      from carts c join idempotency_keys k on k.account_id = c.account_id
        left join orders o on o.order_number = k.order_number
      where c.account_id = ${accountId}
        and k.key = coalesce(${key ?? null}::text, 'cart ' || c.id || ' ' || (c.version - 1))`,
    discount ? lockTerms(tx, discount, accountId) : NONE,
    tx<BoughtLine[]>`
      select ${boughtColumns(tx, locale)} from carts c join (${buyableLines(tx)}) on l.cart_id = c.id
      where c.account_id = ${accountId} order by l.product_id for no key update of p`,
  ])
  return { cart, open, earlier, terms, lines }
}

const NONE: readonly DiscountTerms[] = []

/** Products with stock in the account's cart whose rows somebody holds at this moment. */
export async function findHeldProducts(db: Db, accountId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    with wanted as materialized (
      select p.id from carts c join cart_lines l on l.cart_id = c.id join products p on p.id = l.product_id
      where c.account_id = ${accountId} and p.track_stock
    ), free as materialized (
      select id from products where id in (select id from wanted) for no key update skip locked
    )
    select id from wanted where id not in (select id from free) order by id`
  return rows.map((row) => row.id)
}

/** Waits until nobody holds the product's row. */
export async function waitForProduct(db: Db, id: string): Promise<void> {
  await db`select from products where id = ${id} for no key update`
}

/** An order to be, before it has its number; amounts in cents. */
export interface OrderDraft {
  id: string
  accountId: string
  cartId: string
  cartVersion: number
  /** What the attempt is recognised by, and what it was asked for with. */
  key: string
  bodyHash: string
  paymentMethod: PaymentMethod
  shippingMethod: ShippingMethod
  customer: CustomerInfo
  locale: Locale
  subtotal: Cents
  /** What a code takes off, with the code and the place among the customer's redemptions; only where there is one. */
  discount?: Cents
  discountId?: string
  discountCode?: string
  discountNth?: number
  tax: Cents
  shipping: Cents
  total: Cents
  notes: string | null
  /** Where it was ordered from, hashed, to count its mails; null where nobody ordered it over the network. */
  network: string | null
  lines: {
    productId: string
    name: string
    names: Record<Locale, string>
    sku: string
    image: string
    quantity: number
    unit: Cents
    total: Cents
    trackStock: boolean
  }[]
}

export interface PlaceOptions {
  /** Where each order gets a job; none where it is left out. */
  queue?: string
  /** Milliseconds that the statement may wait for a lock, where that is less than usual. */
  lockTimeout?: number
}

/**
 * The one statement that writes an order, alone or many at once. It places those of the drafts that nothing stands in the
 * way of and returns their numbers. The others are left alone and missing: carts and products that somebody holds (their
 * rows are not waited for) or that are not as they were read: another version, another price, too little for all of these
 * orders. No account may be named twice.
 */
export async function placeOrders(
  db: Db,
  drafts: readonly OrderDraft[],
  { queue, lockTimeout }: PlaceOptions = {},
): Promise<{ id: string; orderNumber: string }[]> {
  const orders = drafts.map(({ lines: _, ...order }) => order)
  const lines = drafts.flatMap((order) =>
    order.lines.map((line, i) => ({ ...line, orderId: order.id, position: i + 1 })),
  )
  const ids = [...new Set(lines.flatMap((line) => (line.trackStock ? [line.productId] : [])))]
  const redeems = drafts.some((order) => order.discountId !== undefined)
  const jobData = db`jsonb_build_object('orderId', id, 'network', network)`
  const placed = await db<{ id: string; orderNumber: string }[]>`
    with waits as materialized (
      select set_config('lock_timeout', coalesce(${lockTimeout ?? null}::text, current_setting('lock_timeout')), true),
        ${ownMovements(db)}
    ), o as materialized (
      select o.* from waits, json_to_recordset(${db.json(orders as never)}::json) as o (id text, "accountId" text, key text,
        "bodyHash" text, "cartId" text, "cartVersion" int, "paymentMethod" text, "shippingMethod" text, customer jsonb,
        locale text, subtotal int, discount int, "discountId" text,
        "discountCode" text, "discountNth" int, tax int, shipping int, total int, notes text, network text)
    ), l as materialized (
      select * from json_to_recordset(${db.json(lines as never)}::json) as l ("orderId" text, position int,
        "productId" text, name text, names jsonb, sku text, image text, quantity int, unit int, total int, "trackStock" boolean)
    ), cart as materialized (
      select id, version from carts where id = any(${orders.map((order) => order.cartId)}::text[])
      for no key update skip locked
    ), product as materialized (
      select p.id, p.stock, p.track_stock, ${effectivePriceSql(db)} as unit from products p
      where p.id = any(${ids}::text[]) and p.is_active for no key update skip locked
    ), enough as materialized (
      select l."productId", l.unit from l join product on product.id = l."productId" and product.track_stock
      group by l."productId", l.unit, product.stock, product.unit
      having product.unit = l.unit and product.stock >= sum(l.quantity)
    ), fit as materialized (
      select o.* from o join cart on cart.id = o."cartId" and cart.version = o."cartVersion"
      where not exists (select from l left join enough using ("productId", unit)
          where l."orderId" = o.id and l."trackStock" and enough is null)
    ), taken as (
      update products p set stock = p.stock - t.quantity
      from (select l."productId", sum(l.quantity)::int as quantity from fit join l on l."orderId" = fit.id
        where l."trackStock" group by l."productId") t
      where p.id = t."productId"
    ), written as (${takenByOrders(db)}), placed as (
      insert into orders (id, order_number, account_id, cart_id, cart_version, payment_method, shipping_method, customer,
        locale, subtotal_cents, discount_cents, discount_code, tax_cents, shipping_cents, total_cents, notes, held_until)
      select id, 'TV-' || nextval('order_numbers'), "accountId", "cartId", "cartVersion", "paymentMethod",
        "shippingMethod", customer, locale, subtotal, coalesce(discount, 0), "discountCode", tax, shipping, total, notes,
        case when "paymentMethod" = 'online' then now() + make_interval(secs => ${PAYMENT_HOLD / SECOND}) end
      from fit returning id, order_number
    ), keyed as (
      insert into idempotency_keys (account_id, key, body_hash, order_number)
      select fit."accountId", fit.key, fit."bodyHash", placed.order_number from fit join placed using (id)
    )${redeems ? redeemedByOrders(db) : db``}, lines as (
      insert into order_lines (order_id, position, product_id, name, names, sku, image, quantity, unit_cents, total_cents)
      select l."orderId", l.position, l."productId", l.name, l.names, l.sku, l.image, l.quantity, l.unit, l.total
      from placed join l on l."orderId" = placed.id
    ), moved as (
      insert into order_moves (order_id, status, actor) select id, 'pending', 'customer' from placed
    ), emptied as (
      delete from cart_lines c using fit where c.cart_id = fit."cartId"
    ), versioned as (
      update carts c set version = c.version + 1, updated_at = now() from fit where c.id = fit."cartId"
    ), mailed as (
      ${queue === undefined ? db`select` : newJobs(db, queue, db`placed join fit using (id)`, jobData)}
    )
    select id, order_number as "orderNumber" from placed`
  if (placed.length > 0) afterCommit(db, catalogChanged)
  return placed
}
