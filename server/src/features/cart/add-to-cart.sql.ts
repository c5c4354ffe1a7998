import { CART_CENTS_MAX, CART_LINES_MAX } from 'contract/cart/rules'
import type { Locale } from 'contract/locale'
import type { Cents } from 'contract/money'
import type { Db } from '../../kernel/db/client'
import { maxQuantitySql } from '../catalog/catalog.sql'
import { effectivePriceSql } from '../catalog/effective-price.sql'
import { type CartRow, lineColumns, lineMaxSql, seenByOwner, shownProducts } from './cart.sql'

/** One product to be put into one account's cart; `cartId` is for where there is no cart yet. */
export interface Add {
  cartId: string
  accountId: string
  productId: string
  quantity: number
}

export interface AddOptions {
  /** Most units of a line, however much there is. */
  lineUnits: number
  /** Adds what there is room for where the whole quantity is too much. */
  cap?: boolean
  /** Milliseconds that the statement may wait for a lock, where that is less than usual. */
  lockTimeout?: number
}

/**
 * Adds to carts of one or many accounts in one statement and returns their lines. Skips adds that cannot be fulfilled:
 * unavailable products, too many units, too many lines, too large an amount, carts locked or changed since the
 * statement began. A product may occur once per account.
 */
export function addLines(
  db: Db,
  adds: readonly Add[],
  locale: Locale,
  { lineUnits, cap = false, lockTimeout }: AddOptions,
) {
  const column = <K extends keyof Add>(name: K) => adds.map((add) => add[name])
  const accounts = column('accountId')
  const sum = db`coalesce(l.quantity, 0) + a.quantity`
  const most = lineMaxSql(db, lineUnits)
  const quantity = cap
    ? db`greatest(coalesce(l.quantity, 0), least(${most}, ${sum}))`
    : db`case when ${sum} <= ${most} then ${sum} else 0 end`
  return db<(CartRow & { accountId: string })[]>`
    with waits as materialized (
      select set_config('lock_timeout', coalesce(${lockTimeout ?? null}::text, current_setting('lock_timeout')), true)
    ), asked as (
      select a.* from waits, unnest(${accounts}::text[], ${column('cartId')}::text[], ${column('productId')}::text[],
        ${column('quantity')}::int[]) as a (account_id, cart_id, product_id, quantity)
    ), free as materialized (
      select id, version from carts where account_id = any(${accounts}::text[]) order by account_id
      for no key update skip locked
    ), wanted as materialized (
      select a.account_id, coalesce(c.id, a.cart_id) as cart_id, a.product_id, n.quantity,
        coalesce(l.quantity, 0) as held, ${effectivePriceSql(db)}::bigint as unit
      from asked a join products p on p.id = a.product_id and p.is_active
        join categories k on k.id = p.category_id and k.is_active
        left join carts c on c.account_id = a.account_id
        left join free on free.id = c.id and free.version = c.version
        left join cart_lines l on l.cart_id = c.id and l.product_id = a.product_id
        cross join lateral (select ${quantity} as quantity) n
      where (c.id is null or free.id is not null) and n.quantity > coalesce(l.quantity, 0)
    ), fit as materialized (
      select w.account_id, w.cart_id
      from (select account_id, cart_id, count(*) filter (where held = 0) as lines,
          sum((quantity - held) * unit) as cents from wanted group by account_id, cart_id) w
        cross join lateral (
          select count(*) as lines, coalesce(sum(l.quantity * ${effectivePriceSql(db)}::bigint), 0) as cents
          from cart_lines l join products p on p.id = l.product_id where l.cart_id = w.cart_id) c
      where c.lines + w.lines <= ${CART_LINES_MAX}::int and c.cents + w.cents <= ${CART_CENTS_MAX}::bigint
    ), cart as (
      insert into carts (id, account_id) select cart_id, account_id from fit order by account_id
      on conflict (account_id) do update set version = carts.version + 1, updated_at = now()
        where carts.id = excluded.id
      returning id, account_id, version
    ), line as (
      insert into cart_lines (cart_id, product_id, quantity, seen_cents)
      select cart.id, wanted.product_id, wanted.quantity, wanted.unit from cart join wanted on wanted.cart_id = cart.id
      on conflict (cart_id, product_id) do update
        set quantity = excluded.quantity, seen_cents = excluded.seen_cents, was_short = false
      returning cart_id, product_id, quantity, added_at
    )${seenByOwner(db, db`cart`, isWanted(db))}, l as materialized (
      select * from line
      union all
      select l.cart_id, l.product_id, l.quantity, l.added_at from fit join cart_lines l on l.cart_id = fit.cart_id
      where not ${isWanted(db)}
    )
    select cart.account_id as "accountId", cart.version, ${lineColumns(db, locale, db`cart.account_id`)}
    from cart join l on l.cart_id = cart.id ${shownProducts(db)}
    order by l.added_at, l.product_id`
}

/** True for a line `l` that the statement writes. */
const isWanted = (db: Db) =>
  db`exists (select from wanted w where w.cart_id = l.cart_id and w.product_id = l.product_id)`

/** Units of a product in an account's cart, and the units allowed. */
export interface Room {
  productId: string
  /** Most units that one cart may hold, whether that is what there is, */
  most: number
  stockIsLimit: boolean
  /** what it holds, and what one costs. */
  held: number
  unit: Cents
  /** Lines of the whole cart, and what they come to. */
  lines: number
  cents: Cents
}

/** Returns the room for each product; unavailable products are missing. */
export function readRoom(db: Db, accountId: string, productIds: readonly string[], lineUnits: number) {
  return db<Room[]>`
    select p.id as "productId", ${lineMaxSql(db, lineUnits)} as most,
      ${maxQuantitySql(db)} < ${lineUnits}::int as "stockIsLimit", coalesce(l.quantity, 0) as held,
      ${effectivePriceSql(db)} as unit, c.lines, c.cents
    from products p join categories k on k.id = p.category_id and k.is_active
      cross join (
        select count(l.*)::int as lines, coalesce(sum(l.quantity * ${effectivePriceSql(db)}::bigint), 0)::float8 as cents
        from carts c join cart_lines l on l.cart_id = c.id join products p on p.id = l.product_id
        where c.account_id = ${accountId}) c
      left join (carts o join cart_lines l on l.cart_id = o.id) on o.account_id = ${accountId} and l.product_id = p.id
    where p.id = any(${productIds}::text[]) and p.is_active`
}
