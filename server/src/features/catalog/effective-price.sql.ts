import type { Db } from '../../kernel/db/client'

/** Sale price of product `p` in cents on the shop's day; null outside of its days. */
export function salePriceSql(db: Db) {
  // The subselect runs once per statement, and only for a sale with days.
  return db`case when (p.sale_from is null or p.sale_from <= (select shop_today()))
    and (p.sale_until is null or p.sale_until >= (select shop_today())) then p.sale_price_cents end`
}

/** True for products `p` whose sale price is in force. */
export function isReducedSql(db: Db) {
  return db`coalesce(${salePriceSql(db)} between 1 and p.price_cents - 1, false)`
}

/** Effective price of a product in cents: the contract's `effectivePrice` (decision X-20) on the shop's day. */
export function effectivePriceSql(db: Db) {
  return db`case when ${isReducedSql(db)} then p.sale_price_cents else p.price_cents end`
}
