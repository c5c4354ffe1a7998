import type { Locale } from 'contract/locale'
import { PAYMENT_HOLD } from 'contract/orders/rules'
import { SECOND } from 'contract/units'
import { afterCommit } from '../../../kernel/db/after-commit'
import type { Db } from '../../../kernel/db/client'
import { newJobs } from '../../../kernel/jobs/jobs'
import { catalogChanged } from '../../catalog/catalog.effects'
import { effectivePriceSql } from '../../catalog/catalog.sql'
import { type BoughtLine, boughtColumns, buyableLines, type OrderDraft } from '../orders.sql'

export interface Asked {
  accountId: string
  /** The client's key of the attempt, where it sent one. */
  key: string | undefined
}

export type CartLine = BoughtLine & { n: number; cartId: string; version: number; stock: number }

/** What is in these carts: a row per line, `n` the place in `asked`. No row where the attempt was made before. */
export function readCarts(db: Db, asked: readonly Asked[], locale: Locale) {
  return db<CartLine[]>`
    select a.n::int, c.id as "cartId", c.version, p.stock, ${boughtColumns(db, locale)}
    from unnest(${asked.map((one) => one.accountId)}::text[], ${asked.map((one) => one.key ?? null)}::text[])
        with ordinality as a (account_id, key, n)
      join carts c on c.account_id = a.account_id join (${buyableLines(db)}) on l.cart_id = c.id
    where not exists (select from idempotency_keys k where k.account_id = a.account_id and k.key = a.key)
    order by l.product_id`
}

export interface Draft {
  order: OrderDraft
  key: string
  bodyHash: string
}

/**
 * Places, in one statement, those of the orders that nothing stands in the way of, and returns their numbers. The others
 * are left alone and missing: carts that somebody holds or that are not at the version that was read, products of which
 * there is not enough for all of these orders or whose price has changed. The carts' rows are not waited for; the
 * products' rows are held in the order of their ids, the same for everybody. Each order gets a job in `queue`. No account
 * may be named twice.
 */
export async function placeTogether(db: Db, drafts: readonly Draft[], queue: string) {
  const orders = drafts.map(({ order: { lines: _, ...order }, key, bodyHash }) => ({
    ...order,
    key,
    bodyHash,
  }))
  const lines = drafts.flatMap(({ order }) =>
    order.lines.map((line, i) => ({ ...line, orderId: order.id, position: i + 1 })),
  )
  const ids = [...new Set(lines.flatMap((line) => (line.trackStock ? [line.productId] : [])))]
  const placed = await db<{ id: string; orderNumber: string }[]>`
    with o as materialized (
      select * from json_to_recordset(${db.json(orders as never)}::json) as o (id text, "accountId" text, key text,
        "bodyHash" text, "cartId" text, "cartVersion" int, "paymentMethod" text, "shippingMethod" text, customer jsonb,
        locale text, subtotal int, tax int, shipping int, total int, notes text)
    ), l as materialized (
      select * from json_to_recordset(${db.json(lines as never)}::json) as l ("orderId" text, position int,
        "productId" text, name text, sku text, image text, quantity int, unit int, total int, "trackStock" boolean)
    ), cart as materialized (
      select id, version from carts where id = any(${orders.map((order) => order.cartId)}::text[])
      for no key update skip locked
    ), product as materialized (
      select p.id, p.stock, p.track_stock, ${effectivePriceSql(db)} as unit from products p
      where p.id = any(${ids}::text[]) and p.is_active order by p.id for no key update
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
    ), placed as (
      insert into orders (id, order_number, account_id, cart_id, cart_version, payment_method, shipping_method, customer,
        locale, subtotal_cents, tax_cents, shipping_cents, total_cents, notes, held_until)
      select id, 'TV-' || nextval('order_numbers'), "accountId", "cartId", "cartVersion", "paymentMethod",
        "shippingMethod", customer, locale, subtotal, tax, shipping, total, notes,
        case when "paymentMethod" = 'online' then now() + make_interval(secs => ${PAYMENT_HOLD / SECOND}) end
      from fit returning id, order_number
    ), keyed as (
      insert into idempotency_keys (account_id, key, body_hash, order_number)
      select fit."accountId", fit.key, fit."bodyHash", placed.order_number from fit join placed using (id)
    ), lines as (
      insert into order_lines (order_id, position, product_id, name, sku, image, quantity, unit_cents, total_cents)
      select l."orderId", l.position, l."productId", l.name, l.sku, l.image, l.quantity, l.unit, l.total
      from placed join l on l."orderId" = placed.id
    ), moved as (
      insert into order_moves (order_id, status, actor) select id, 'pending', 'customer' from placed
    ), emptied as (
      delete from cart_lines c using fit where c.cart_id = fit."cartId"
    ), versioned as (
      update carts c set version = c.version + 1, updated_at = now() from fit where c.id = fit."cartId"
    ), mailed as (
      ${newJobs(db, queue, db`placed`, db`jsonb_build_object('orderId', placed.id)`)}
    )
    select id, order_number as "orderNumber" from placed`
  if (placed.length > 0) afterCommit(db, catalogChanged)
  return placed
}
