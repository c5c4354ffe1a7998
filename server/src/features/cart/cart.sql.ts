import type { CartItem } from 'contract/cart/calls'
import { CART_CENTS_MAX } from 'contract/cart/rules'
import type { Locale } from 'contract/locale'
import type { Cents } from 'contract/money'
import type { Db, Fragment, Tx } from '../../kernel/db/client'
import { maxQuantitySql, productColumns, translated } from '../catalog/catalog.sql'
import { effectivePriceSql } from '../catalog/effective-price.sql'
import { type SavedTrade, savedTrade } from '../site/trade.sql'

/** A line as read: the contract's shape with what one costs instead of the amount; cart and shop on every row. */
export type CartRow = Omit<CartItem, 'total' | 'owned'> & {
  unit: Cents
  version: number
  owned: boolean
  /** Stored terms of trade; null while they are the specified ones. */
  trade: SavedTrade | null
}

/** A cart line `l` of an account with its product `p` and category `k`. */
export function lineColumns(db: Db, locale: Locale, accountId: Fragment) {
  return db`l.product_id as "productId", l.quantity, ${effectivePriceSql(db)} as unit, ${productColumns(db, locale)},
    coalesce(p.images[1], '') as image, case when p.track_stock then p.stock else 0 end as "stockQuantity",
    coalesce(p.program_template is not null and exists (
      select from user_programs up join programs pr on pr.id = up.program_id
      where up.account_id = ${accountId} and up.status not in ('completed', 'deactivated')
        and pr.known_as @> array[p.program_template]), false) as owned, ${savedTrade(db)} as trade`
}

/** Most units of a product `p` that one cart may hold (decision X-97). */
export function lineMaxSql(db: Db, lineUnits: number) {
  return db`least(${maxQuantitySql(db)}, ${lineUnits}::int)`
}

/** The product and category of a line `l`, where both are shown. */
export const shownProducts = (db: Db) => db`
  join products p on p.id = l.product_id and p.is_active join categories k on k.id = p.category_id and k.is_active`

/** A line with what its owner last saw of it, and the number of lines in the cart, also of those that are not shown. */
export type SeenRow = CartRow & { seen: Cents | null; wasShort: boolean; lines: number }

/** The lines of an account's cart that can still be bought or shown; one row without a product for an empty cart. */
export function readCart(db: Db, accountId: string, locale: Locale) {
  return db<(SeenRow | { version: number; lines: number; productId: null })[]>`
    select c.version, (select count(*)::int from cart_lines a where a.cart_id = c.id) as lines, l.seen_cents as seen,
      l.was_short as "wasShort", ${lineColumns(db, locale, db`c.account_id`)}
    from carts c left join (cart_lines l ${shownProducts(db)}) on l.cart_id = c.id
    where c.account_id = ${accountId}
    order by l.added_at, l.product_id`
}

/** Lines of an account's cart whose product is no longer for sale. */
export function listGone(db: Db, accountId: string, locale: Locale) {
  return db<{ productId: string; name: string }[]>`
    select l.product_id as "productId", coalesce(${translated(db, locale, 'name')}, '') as name
    from carts c join cart_lines l on l.cart_id = c.id
      left join products p on p.id = l.product_id left join categories k on k.id = p.category_id
    where c.account_id = ${accountId} and (p.is_active and k.is_active) is not true order by l.added_at, l.product_id`
}

/** Takes the cart's row for a change by its owner; undefined when the account has no cart. */
export async function touchCart(db: Db, accountId: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    with c as (
      update carts set version = version + 1, updated_at = now() where account_id = ${accountId} returning id
    )${seenByOwner(db, db`c`)} select id from c`
  return row?.id
}

/**
 * Parts of a statement that changes carts `c` for their owners: what they have seen of the lines until now is kept, and lines
 * of products that are gone are deleted. `but` names lines that the statement itself writes.
 */
export function seenByOwner(db: Db, carts: Fragment, but: Fragment = db`false`) {
  return db`, seen as (
      update cart_lines l set seen_cents = s.unit, was_short = s.short
      from (select l.cart_id, l.product_id, ${effectivePriceSql(db)} as unit, l.quantity > ${maxQuantitySql(db)} as short
        from ${carts} c join cart_lines l on l.cart_id = c.id ${shownProducts(db)}) s
      where s.cart_id = l.cart_id and s.product_id = l.product_id and not (${but})
        and (l.seen_cents, l.was_short) is distinct from (s.unit, s.short)
    ), gone as (
      delete from cart_lines l using ${carts} c
      where l.cart_id = c.id and not (${but}) and not exists (
        select from products p join categories k on k.id = p.category_id
        where p.id = l.product_id and p.is_active and k.is_active)
    )`
}

/** Makes the cart where there is none and locks its row. */
export async function lockCart(tx: Tx, cartId: string, accountId: string): Promise<void> {
  await tx`
    insert into carts (id, account_id) values (${cartId}, ${accountId})
    on conflict (account_id) do update set updated_at = now()`
}

/** Sets a line's quantity where it is in stock and the cart does not come to too much; undefined when there is no such line. */
export async function setLine(
  db: Db,
  cartId: string,
  { productId, quantity, lineUnits }: { productId: string; quantity: number; lineUnits: number },
) {
  const [row] = await db<{ most: number; stockIsLimit: boolean; changed: boolean }[]>`
    with others as (
      select coalesce(sum(l.quantity * ${effectivePriceSql(db)}::bigint), 0) as cents
      from cart_lines l join products p on p.id = l.product_id
      where l.cart_id = ${cartId} and l.product_id <> ${productId}
    ), wanted as (
      select l.product_id, ${lineMaxSql(db, lineUnits)} as most,
        ${maxQuantitySql(db)} < ${lineUnits}::int as stock_is_limit,
        (select cents from others) + ${quantity}::bigint * ${effectivePriceSql(db)} as cents
      from cart_lines l join products p on p.id = l.product_id and p.is_active
        join categories k on k.id = p.category_id and k.is_active
      where l.cart_id = ${cartId} and l.product_id = ${productId}
    ), changed as (
      update cart_lines l set quantity = ${quantity}, was_short = false from wanted
      where l.cart_id = ${cartId} and l.product_id = wanted.product_id and ${quantity}::int <= wanted.most
        and wanted.cents <= ${CART_CENTS_MAX}::bigint returning 1
    )
    select most, stock_is_limit as "stockIsLimit", exists (select 1 from changed) as changed from wanted`
  return row
}

export async function deleteLine(db: Db, cartId: string, productId: string): Promise<boolean> {
  const rows =
    await db`delete from cart_lines where cart_id = ${cartId} and product_id = ${productId} returning 1`
  return rows.length > 0
}

/** Empties the account's cart, whose row the caller holds. */
export async function deleteLinesOf(db: Db, accountId: string): Promise<void> {
  await db`delete from cart_lines where cart_id = (select id from carts where account_id = ${accountId})`
}

export async function deleteLines(db: Db, cartId: string): Promise<void> {
  await db`delete from cart_lines where cart_id = ${cartId}`
}
