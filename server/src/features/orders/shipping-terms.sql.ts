import { specifiedShipping } from 'contract/orders/shipping-rules'
import type { Db, Fragment } from '../../kernel/db/client'

/** The way of shipping of order `o` as it was when the order was placed, as jsonb. */
export function shippingTerms(db: Db): Fragment {
  const [standard, express] = specifiedShipping
  return db`coalesce(o.shipping_terms,
    case o.shipping_method when ${express.code} then ${db.json(express)}::jsonb else ${db.json(standard)}::jsonb end)`
}
