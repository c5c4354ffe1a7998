import type { Product } from 'contract/catalog/calls'
import { lowestPriceBefore } from 'contract/catalog/price-rules'
import { toUsd } from 'contract/money'
import type { Db } from '../../kernel/db/client'
import { findToday, listPrices } from './prices.sql'

/** Adds the lowest price of the 30 days before the sale to products that are on sale. */
export async function withLowestPrice<P extends Pick<Product, '_id' | 'salePrice'>>(
  db: Db,
  products: readonly P[],
): Promise<(P & { lowestPrice: number | null })[]> {
  const reduced = products.filter(({ salePrice }) => salePrice !== null)
  if (reduced.length === 0) return products.map((product) => ({ ...product, lowestPrice: null }))
  const ids = reduced.map(({ _id }) => _id)
  const [today, prices] = await Promise.all([findToday(db), listPrices(db, ids)])
  return products.map((product) => {
    const points = product.salePrice === null ? [] : (prices.get(product._id) ?? [])
    const lowest = lowestPriceBefore(points, today)
    return { ...product, lowestPrice: lowest === null ? null : toUsd(lowest) }
  })
}
