import type { Db } from '../../kernel/db/client'

/** Effective price of a product in cents: the contract's `effectivePrice` (decision X-20). */
export function effectivePriceSql(db: Db) {
  return db`case when p.sale_price_cents > 0 and p.sale_price_cents < p.price_cents then p.sale_price_cents
    else p.price_cents end`
}
