import { CART_LINES_MAX } from 'contract/cart/rules'
import type { Locale } from 'contract/locale'
import type { Db } from '../../kernel/db/client'
import { maxQuantitySql } from '../catalog/catalog.sql'
import { type CartRow, lineColumns, shownProducts } from './cart.sql'

/** One product to be put into one account's cart; `cartId` is for where there is no cart yet. */
export interface Add {
  cartId: string
  accountId: string
  productId: string
  quantity: number
}

/**
 * Carries out, in one statement, those of the adds that nothing stands in the way of, and reads the carts after them: a
 * row per line, by account. The others are left alone and missing: what cannot be bought or is too much, and carts that
 * somebody holds at this moment or has changed since the statement began. No account may be named twice.
 */
export async function addTogether(db: Db, adds: readonly Add[], locale: Locale) {
  const column = <K extends keyof Add>(name: K) => adds.map((add) => add[name])
  const accounts = column('accountId')
  return db<(CartRow & { accountId: string })[]>`
    with asked as (
      select * from unnest(${accounts}::text[], ${column('cartId')}::text[], ${column('productId')}::text[],
        ${column('quantity')}::int[]) as a (account_id, cart_id, product_id, quantity)
    ), free as materialized (
      select id, version from carts where account_id = any(${accounts}::text[]) order by account_id
      for no key update skip locked
    ), fit as materialized (
      select a.account_id, coalesce(c.id, a.cart_id) as cart_id, a.product_id, a.quantity + l.held as quantity
      from asked a join products p on p.id = a.product_id and p.is_active
        join categories k on k.id = p.category_id and k.is_active
        left join carts c on c.account_id = a.account_id
        left join free on free.id = c.id and free.version = c.version
        cross join lateral (
          select coalesce(sum(l.quantity) filter (where l.product_id = a.product_id), 0)::int as held,
            count(*) filter (where l.product_id <> a.product_id) as others
          from cart_lines l where l.cart_id = c.id) l
      where (c.id is null or free.id is not null)
        and a.quantity + l.held <= ${maxQuantitySql(db)} and l.others < ${CART_LINES_MAX}::int
    ), cart as (
      insert into carts (id, account_id) select cart_id, account_id from fit order by account_id
      on conflict (account_id) do update set version = carts.version + 1, updated_at = now()
        where carts.id = excluded.id
      returning id, account_id, version
    ), line as (
      insert into cart_lines (cart_id, product_id, quantity)
      select cart.id, fit.product_id, fit.quantity from cart join fit on fit.cart_id = cart.id
      on conflict (cart_id, product_id) do update set quantity = excluded.quantity
      returning cart_id, product_id, quantity, added_at
    ), l as (
      select * from line
      union all
      select l.cart_id, l.product_id, l.quantity, l.added_at
      from fit join cart_lines l on l.cart_id = fit.cart_id and l.product_id <> fit.product_id
    )
    select cart.account_id as "accountId", cart.version, ${lineColumns(db, locale)}
    from cart join l on l.cart_id = cart.id ${shownProducts(db)}
    order by l.added_at, l.product_id`
}

export interface Added {
  /** Whether the product can be bought at all. */
  known: boolean
  /** Most units that one cart may hold. */
  most: number
  /** Units in the cart after the call; null when nothing was added. */
  held: number | null
  /** Lines of other products. */
  others: number
  /** The cart's version after the call, and before it as the statement saw it; null where there was no cart. */
  version: number
  seen: number | null
}

/**
 * Adds `quantity` of a product and reads the cart, in one statement: the cart row is made or taken (so that no checkout
 * reads half a change), the line is added only when the sum is still in stock. One row per line, at least one row.
 * Where the cart's row had to be waited for, `version` is not one above `seen`, and the other lines are of before.
 */
export async function addLine(db: Db, add: Add, locale: Locale): Promise<{ added: Added; rows: CartRow[] }> {
  const rows = await db<((Added & CartRow) | (Added & { productId: null }))[]>`
    with product as (
      select p.id, ${maxQuantitySql(db)} as most
      from products p join categories k on k.id = p.category_id
      where p.id = ${add.productId} and p.is_active and k.is_active
    ), cart as (
      insert into carts (id, account_id) select ${add.cartId}, ${add.accountId} from product
      on conflict (account_id) do update set version = carts.version + 1, updated_at = now()
      returning id, version
    ), others as materialized (
      select l.cart_id, l.product_id, l.quantity, l.added_at
      from cart join cart_lines l on l.cart_id = cart.id and l.product_id <> ${add.productId}
    ), line as (
      insert into cart_lines (cart_id, product_id, quantity)
      select cart.id, product.id, ${add.quantity}::int from cart, product
      where ${add.quantity}::int <= product.most and (select count(*) from others) < ${CART_LINES_MAX}::int
      on conflict (cart_id, product_id) do update set quantity = cart_lines.quantity + excluded.quantity
        where cart_lines.quantity + excluded.quantity <= (select most from product)
      returning cart_id, product_id, quantity, added_at
    )
    select exists (select from product) as known, coalesce((select most from product), 0) as most,
      (select quantity from line) as held, (select count(*)::int from others) as others,
      (select version from cart) as version, (select version from carts where account_id = ${add.accountId}) as seen,
      ${lineColumns(db, locale)}
    from (values (1)) as one
      left join ((select * from others union all select * from line) l ${shownProducts(db)}) on true
    order by l.added_at, l.product_id`
  const [added] = rows
  if (!added) throw new Error('a statement that always answers did not')
  return { added, rows: rows.flatMap((row) => (row.productId === null ? [] : [row])) }
}
