import type { Wish } from 'contract/catalog/wish-list-calls'
import type { Locale } from 'contract/locale'
import type { Db, Tx } from '../../../kernel/db/client'
import { translated } from '../catalog.sql'
import { effectivePriceSql } from '../effective-price.sql'

/** Wishes of an account, the newest first. */
export function listWishes(db: Db, accountId: string, locale: Locale) {
  return db<Omit<Wish, 'product'>[]>`
    select w.product_id as "productId", ${translated(db, locale, 'name')} as name, w.tells_stock as stock,
      w.tells_price as price, to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt"
    from wishes w join products p on p.id = w.product_id
    where w.account_id = ${accountId} order by w.created_at desc, w.product_id`
}

/** Locks the account's row, so that its wishes are counted one at a time; returns how many others there are. */
export async function countOtherWishes(tx: Tx, accountId: string, productId: string): Promise<number> {
  await tx`select from accounts where id = ${accountId} for no key update`
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from wishes where account_id = ${accountId} and product_id <> ${productId}`
  return row?.count ?? 0
}

/** True for products `p` of categories `k` that can be bought now. */
export const isAvailable = (db: Db) => db`p.is_active and k.is_active and (not p.track_stock or p.stock > 0)`

/** Alerts of a wish; undefined ones stay as they are. */
export interface Alerts {
  stock?: boolean | undefined
  price?: boolean | undefined
}

/** Adds or changes a wish; undefined for a product that is neither on sale nor on the list. */
export async function putWish(tx: Tx, accountId: string, productId: string, { stock, price }: Alerts) {
  const [row] = await tx<{ stock: boolean; price: boolean }[]>`
    insert into wishes as w (account_id, product_id, tells_stock, tells_price, told_cents, was_out)
    select ${accountId}, p.id, ${stock ?? false}, ${price ?? false}, ${effectivePriceSql(tx)}, not (${isAvailable(tx)})
    from products p join categories k on k.id = p.category_id
    where p.id = ${productId} and (p.is_active and k.is_active
      or exists (select from wishes o where o.account_id = ${accountId} and o.product_id = p.id))
    on conflict (account_id, product_id) do update set
      tells_stock = coalesce(${stock ?? null}::boolean, w.tells_stock),
      tells_price = coalesce(${price ?? null}::boolean, w.tells_price),
      told_cents = case when ${price ?? false} and not w.tells_price then excluded.told_cents else w.told_cents end,
      was_out = case when ${stock ?? false} and not w.tells_stock then excluded.was_out else w.was_out end,
      back_at = case when ${stock ?? false} and not w.tells_stock then null else w.back_at end
    returning w.tells_stock as stock, w.tells_price as price`
  return row
}

/** Takes a product off the list of an account; false for a product that is not known. */
export async function deleteWish(db: Db, accountId: string, productId: string): Promise<boolean> {
  const rows = await db`
    with gone as (delete from wishes where account_id = ${accountId} and product_id = ${productId})
    select from products where id = ${productId}`
  return rows.length > 0
}
