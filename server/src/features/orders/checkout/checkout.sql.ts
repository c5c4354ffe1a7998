import type { Locale } from 'contract/locale'
import type { Cents } from 'contract/money'
import { type CustomerInfo, ENTERED_HOLD, PAYMENT_HOLD, type PaymentMethod } from 'contract/orders/rules'
import { SECOND } from 'contract/units'
import { afterCommit } from '../../../kernel/db/after-commit'
import type { Db } from '../../../kernel/db/client'
import { newJobs } from '../../../kernel/jobs/jobs'
import { catalogChanged } from '../../catalog/catalog.effects'
import { effectivePriceSql } from '../../catalog/effective-price.sql'
import { ownMovements, takenByOrders } from '../../catalog/stock/stock-ledger.sql'
import { redeemedByOrders } from '../discounts/discounts.sql'
import type { ShippingTerms } from '../orders.table'

/** An order to be, before it has its number; amounts in cents. */
export interface OrderDraft {
  id: string
  accountId: string
  cartId: string
  cartVersion: number
  /** Idempotency key, and the hash of its body. */
  key: string
  bodyHash: string
  paymentMethod: PaymentMethod
  shippingMethod: string
  shippingTerms: ShippingTerms
  /** Prefix of its number. */
  prefix: string
  customer: CustomerInfo
  locale: Locale
  subtotal: Cents
  /** Discount with its code and the number of the customer's redemption; absent without one. */
  discount?: Cents
  discountId?: string
  discountCode?: string
  discountNth?: number
  tax: Cents
  taxRate: number
  taxIncluded: boolean
  shippingTax: Cents
  shipping: Cents
  total: Cents
  notes: string | null
  returnDays: number
  /** Member of staff who entered it, for whom no cart is emptied; null for a customer's own. */
  enteredBy: string | null
  /** Version of the text by which the buyer asked to begin at once; null without programs. */
  beginAtOnce: string | null
  /** Hashed network of the buyer, to limit mails; null without a network request. */
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
    /** Shares in the discount and the tax of the order. */
    discount: Cents
    tax: Cents
    trackStock: boolean
  }[]
}

export interface PlaceOptions {
  /** Queue for a job per order; none if absent. */
  queue?: string
  /** Milliseconds that the statement may wait for a lock, where that is less than usual. */
  lockTimeout?: number
  /** Waits for products that somebody holds, in the order of their ids, instead of leaving their drafts out. */
  waits?: boolean
}

/**
 * Writes orders in one statement and returns the numbers of those placed. Skips drafts whose carts or (unless it `waits`)
 * products are locked, or differ from what was read: version, price, or stock for all of these orders. An account
 * may occur once.
 */
export async function placeOrders(
  db: Db,
  drafts: readonly OrderDraft[],
  { queue, lockTimeout, waits = false }: PlaceOptions = {},
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
      select o.* from waits, json_to_recordset(${db.json(orders)}::json) as o (id text, "accountId" text, key text,
        "bodyHash" text, "cartId" text, "cartVersion" int, "paymentMethod" text, "shippingMethod" text, customer jsonb,
        locale text, subtotal int, discount int, "discountId" text,
        "discountCode" text, "discountNth" int, tax int, "taxRate" numeric, "taxIncluded" boolean, "shippingTax" int,
        prefix text, "shippingTerms" jsonb, shipping int, total int, notes text, "returnDays" int, "enteredBy" text, "beginAtOnce" text, network text)
    ), l as materialized (
      select * from json_to_recordset(${db.json(lines)}::json) as l ("orderId" text, position int,
        "productId" text, name text, names jsonb, sku text, image text, quantity int, unit int, total int, discount int, tax int,
        "trackStock" boolean)
    ), cart as materialized (
      select id, version from carts where id = any(${orders.map((order) => order.cartId)}::text[])
      for no key update skip locked
    ), product as materialized (
      select p.id, p.stock, p.track_stock, ${effectivePriceSql(db)} as unit from products p
      where p.id = any(${ids}::text[]) and p.is_active
      ${waits ? db`order by p.id for no key update` : db`for no key update skip locked`}
    ), enough as materialized (
      select l."productId", l.unit from l join product on product.id = l."productId" and product.track_stock
      group by l."productId", l.unit, product.stock, product.unit
      having product.unit = l.unit and product.stock >= sum(l.quantity)
    ), short as materialized (
      select distinct l."orderId" as id from l left join enough using ("productId", unit)
      where l."trackStock" and enough is null
    ), fit as materialized (
      select o.* from o left join cart on cart.id = o."cartId" and cart.version = o."cartVersion"
      where (cart.id is not null or o."enteredBy" is not null) and not exists (select from short where short.id = o.id)
    ), taken as (
      update products p set stock = p.stock - t.quantity
      from (select l."productId", sum(l.quantity)::int as quantity from fit join l on l."orderId" = fit.id
        where l."trackStock" group by l."productId") t
      where p.id = t."productId"
    ), written as (${takenByOrders(db)}), placed as (
      insert into orders (id, order_number, account_id, cart_id, cart_version, payment_method, shipping_method, customer,
        locale, subtotal_cents, discount_cents, discount_code, tax_cents, tax_rate, tax_included,
        shipping_tax_cents, shipping_terms, shipping_cents, total_cents, notes, return_days, is_entered,
        begin_at_once_text, begin_at_once_at, held_until)
      select id, prefix || '-' || nextval('order_numbers'), "accountId", "cartId", "cartVersion", "paymentMethod",
        "shippingMethod", customer, locale, subtotal, coalesce(discount, 0), "discountCode", tax, "taxRate",
        "taxIncluded", "shippingTax", "shippingTerms", shipping, total, notes, "returnDays",
        "enteredBy" is not null, "beginAtOnce", case when "beginAtOnce" is not null then now() end,
        case when "paymentMethod" = 'online' then now() + make_interval(
          secs => case when "enteredBy" is null then ${PAYMENT_HOLD / SECOND}::float8 else ${ENTERED_HOLD / SECOND} end) end
      from fit returning id, order_number
    ), keyed as (
      insert into idempotency_keys (account_id, key, body_hash, order_number)
      select fit."accountId", fit.key, fit."bodyHash", placed.order_number from fit join placed using (id)
    )${redeems ? redeemedByOrders(db) : db``}, lines as (
      insert into order_lines (order_id, position, product_id, name, names, sku, image, quantity, is_counted, unit_cents,
        total_cents, discount_cents, tax_cents)
      select l."orderId", l.position, l."productId", l.name, l.names, l.sku, l.image, l.quantity, l."trackStock", l.unit,
        l.total, l.discount, l.tax
      from placed join l on l."orderId" = placed.id
    ), moved as (
      insert into order_moves (order_id, status, actor) select id, 'pending', coalesce("enteredBy", 'customer') from placed join fit using (id)
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
