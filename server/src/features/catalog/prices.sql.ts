import type { PricePoint } from 'contract/catalog/price-rules'
import type { Db } from '../../kernel/db/client'

/** The shop's day. */
export async function findToday(db: Db): Promise<string> {
  const [row] = await db<{ today: string }[]>`select shop_today()::text as today`
  return row?.today ?? ''
}

/** Prices of these products of the last year and those before them, by product, oldest first, with the shop's days. */
export async function listPrices(db: Db, productIds: readonly string[]): Promise<Map<string, PricePoint[]>> {
  const rows = await db<(PricePoint & { productId: string })[]>`
    select product_id as "productId", (set_at at time zone shop_zone())::date::text as day, price_cents as price,
      sale_price_cents as "salePrice", sale_from::text as "saleFrom", sale_until::text as "saleUntil"
    from (select *, lead(set_at) over (partition by product_id order by set_at, id) as next_at
      from product_prices where product_id = any(${[...productIds]}::text[])) p
    where next_at is null or next_at > now() - interval '1 year' order by product_id, set_at, id`
  const points = new Map<string, PricePoint[]>()
  for (const { productId, ...point } of rows) {
    const list = points.get(productId)
    if (list) list.push(point)
    else points.set(productId, [point])
  }
  return points
}
