import type { CartItem } from 'contract/cart/calls'
import type { Locale } from 'contract/locale'
import type { Db } from '../../kernel/db/client'
import { maxQuantitySql, productColumns } from '../catalog/catalog.sql'

/** A line as read: the contract's shape without its amount, and the cart's version on every row. */
export type CartRow = Omit<CartItem, 'total'> & { version: number }

/** A cart line `l` with its product `p` and category `k`. */
export function lineColumns(db: Db, locale: Locale) {
  return db`l.product_id as "productId", l.quantity, ${productColumns(db, locale)},
    coalesce(p.images[1], '') as image, case when p.track_stock then p.stock else 0 end as "stockQuantity"`
}

/** The product and category of a line `l`, where both are shown. */
export const shownProducts = (db: Db) => db`
  join products p on p.id = l.product_id and p.is_active join categories k on k.id = p.category_id and k.is_active`

/** The lines of an account's cart that can still be bought or shown; one row without a product for an empty cart. */
export function readCart(db: Db, accountId: string, locale: Locale) {
  return db<(CartRow | { version: number; productId: null })[]>`
    select c.version, ${lineColumns(db, locale)}
    from carts c left join (cart_lines l ${shownProducts(db)}) on l.cart_id = c.id
    where c.account_id = ${accountId}
    order by l.added_at, l.product_id`
}

/** Takes the cart's row for a change; undefined when the account has no cart. */
export async function touchCart(db: Db, accountId: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    update carts set version = version + 1, updated_at = now() where account_id = ${accountId} returning id`
  return row?.id
}

/** Makes the cart where there is none and takes its row. */
export async function takeCart(db: Db, cartId: string, accountId: string): Promise<string> {
  const [row] = await db<{ id: string }[]>`
    insert into carts (id, account_id) values (${cartId}, ${accountId})
    on conflict (account_id) do update set version = carts.version + 1, updated_at = now() returning id`
  return row?.id ?? cartId
}

/** Sets a line's quantity where it is in stock; `most` is null when the cart has no such line. */
export async function setLine(db: Db, cartId: string, productId: string, quantity: number) {
  const [row] = await db<{ most: number; changed: boolean }[]>`
    with wanted as (
      select l.product_id, ${maxQuantitySql(db)} as most
      from cart_lines l join products p on p.id = l.product_id and p.is_active
        join categories k on k.id = p.category_id and k.is_active
      where l.cart_id = ${cartId} and l.product_id = ${productId}
    ), changed as (
      update cart_lines l set quantity = ${quantity} from wanted
      where l.cart_id = ${cartId} and l.product_id = wanted.product_id and ${quantity}::int <= wanted.most returning 1
    )
    select most, exists (select 1 from changed) as changed from wanted`
  return row
}

export async function deleteLine(db: Db, cartId: string, productId: string): Promise<boolean> {
  const rows =
    await db`delete from cart_lines where cart_id = ${cartId} and product_id = ${productId} returning 1`
  return rows.length > 0
}

export async function deleteLines(db: Db, cartId: string): Promise<void> {
  await db`delete from cart_lines where cart_id = ${cartId}`
}

/** What a cart may hold of each of these products, and what it holds; products that cannot be bought are missing. */
export async function readRoom(db: Db, cartId: string, productIds: string[]) {
  return db<{ productId: string; most: number; held: number }[]>`
    select p.id as "productId", ${maxQuantitySql(db)} as most,
      coalesce(l.quantity, 0) as held
    from products p join categories k on k.id = p.category_id and k.is_active
      left join cart_lines l on l.cart_id = ${cartId} and l.product_id = p.id
    where p.id = any(${productIds}) and p.is_active`
}

export function putLines(db: Db, cartId: string, lines: { productId: string; quantity: number }[]) {
  return db`
    insert into cart_lines (cart_id, product_id, quantity)
    select ${cartId}, l.id, l.quantity
    from unnest(${lines.map((l) => l.productId)}::text[], ${lines.map((l) => l.quantity)}::int[]) as l (id, quantity)
    on conflict (cart_id, product_id) do update set quantity = excluded.quantity`
}
