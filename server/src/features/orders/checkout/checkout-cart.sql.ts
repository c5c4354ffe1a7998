import { type Locale, localeCodes } from 'contract/locale'
import type { Cents } from 'contract/money'
import type { OrderStatus, PaymentMethod } from 'contract/orders/rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { translated } from '../../catalog/catalog.sql'
import { effectivePriceSql } from '../../catalog/effective-price.sql'
import { type SavedTrade, savedTrade } from '../../site/trade.sql'
import { type CodeAsked, type DiscountTerms, lockTerms } from '../discounts/discounts.sql'

/** A line of a cart that can be bought, `unit` what one costs. */
export interface BoughtLine {
  productId: string
  name: string
  /** Names in every language, for readers in another language than the buyer's. */
  names: Record<Locale, string>
  sku: string
  image: string
  unit: Cents
  quantity: number
  stock: number
  trackStock: boolean
  programId: string | null
  /** Stored terms of trade, the same on every line; null while they are the specified ones. */
  trade: SavedTrade | null
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

/** Columns an order stores of products `p` in cart lines `l`. */
function boughtColumns(db: Db, locale: Locale) {
  return db`
    l.product_id as "productId", l.quantity, ${translated(db, locale, 'name')} as name, ${namesSql(db)} as names, p.sku,
    coalesce(p.images[1], '') as image, ${effectivePriceSql(db)} as unit, p.stock, p.track_stock as "trackStock",
    p.program_template as "programId", ${savedTrade(db)} as trade`
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

/** Open orders of an account: unpaid online ones and unconfirmed cash ones. */
export interface OpenOrders {
  /** True if the account's address is confirmed. */
  confirmed: boolean
  openOrders: number
  openUnits: number
}

/**
 * Open orders of accounts, a row for each account that has any. Only the account's own checkouts add to it, and each
 * raises its cart's version. `offset 0` prevents a join by status, whose plan would be kept when thousands are pending.
 */
function openOrdersOf(db: Db, accountIds: readonly string[]) {
  return db`
    select b.account_id, count(distinct o.id)::int as orders, sum(u.quantity)::int as units
    from unnest(${accountIds}::text[]) as b (account_id) cross join lateral (
        select id from orders where account_id = b.account_id and status = 'pending' offset 0) o
      join order_lines u on u.order_id = o.id
    group by b.account_id`
}

/** Columns of an account `y` and what it has `open`. */
function openColumns(db: Db) {
  return db`y.email_verified_at is not null as confirmed, coalesce(open.orders, 0) as "openOrders",
    coalesce(open.units, 0) as "openUnits"`
}

export type CartLine = BoughtLine & OpenOrders & { n: number; cartId: string; version: number }

/** Returns the lines of these carts; `n` is the index in `asked`. No row for an attempt made before. */
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
  /** True if it was made within the last ten minutes. */
  recent: boolean
  /** Result of the attempt; null if it left a key without an order. */
  orderNumber: string | null
  total: Cents
  paymentMethod: PaymentMethod
  shippingMethod: string
  status: OrderStatus
}

/**
 * Locks the account's cart, reads an earlier attempt with `key` (without one: of the previous cart version), locks
 * discount code and products by id, and reads the lines. Pipelined in this order, so each statement sees what was
 * committed while waiting. The account is locked before products, as the order's foreign key would.
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

/** A customer for whom staff enter an order. */
export interface EnteredFor extends OpenOrders {
  id: string
  locale: Locale
}

/** Locks the account of a customer by its address; undefined where there is none that may order. */
export async function lockCustomer(tx: Tx, email: string): Promise<EnteredFor | undefined> {
  const [account] = await tx<{ id: string }[]>`
    select id from accounts where email = ${email} and 'customer' = any(roles) and disabled_at is null for no key update`
  if (!account) return undefined
  const [row] = await tx<EnteredFor[]>`
    with open as materialized (${openOrdersOf(tx, [account.id])})
    select y.id, y.locale, ${openColumns(tx)} from accounts y left join open on true where y.id = ${account.id}`
  return row
}

/** An attempt of the account with this key. */
export async function findAttempt(tx: Tx, accountId: string, key: string) {
  const [row] = await tx<{ bodyHash: string; orderNumber: string | null }[]>`
    select body_hash as "bodyHash", order_number as "orderNumber" from idempotency_keys
    where account_id = ${accountId} and key = ${key}`
  return row
}

type Named = readonly { productId: string; quantity: number }[]

/** Named products as lines `l`, with those of them that can be bought. */
function namedLines(db: Db, items: Named) {
  return db`unnest(${items.map(({ productId }) => productId)}::text[], ${items.map(({ quantity }) => quantity)}::int[])
        as l (product_id, quantity)
      join products p on p.id = l.product_id and p.is_active
      join categories k on k.id = p.category_id and k.is_active`
}

/** Locks the named products that can be bought, as `lockCart` does those of a cart. */
export function lockProducts(tx: Tx, items: Named, locale: Locale): Promise<BoughtLine[]> {
  return tx<BoughtLine[]>`
    select ${boughtColumns(tx, locale)} from ${namedLines(tx, items)}
    order by l.product_id for no key update of p`
}

/** The same without locking them: what an order of them would cost now. */
export function readProducts(db: Db, items: Named, locale: Locale): Promise<BoughtLine[]> {
  return db<BoughtLine[]>`
    select ${boughtColumns(db, locale)} from ${namedLines(db, items)} order by l.product_id`
}

/** Name of a product, also of one that cannot be bought. */
export async function findName(db: Db, productId: string, locale: Locale): Promise<string | undefined> {
  const [row] = await db<{ name: string }[]>`
    select ${translated(db, locale, 'name')} as name from products p where p.id = ${productId}`
  return row?.name
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
