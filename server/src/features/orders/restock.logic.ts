import type { Deps } from '../../deps'
import type { Tx } from '../../kernel/db/client'
import { announceBack } from '../catalog/stock/stock-alerts.logic'
import type { StockSource } from '../catalog/stock/stock-ledger.sql'
import { returnStock } from './transitions.sql'

/** Puts units of an order back to the stock from which they were taken; lines of one product are one movement. */
export async function restock(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  orderId: string,
  lines: readonly { productId: string; quantity: number }[],
  source: Omit<StockSource, 'orderId'>,
): Promise<void> {
  const units = new Map<string, number>()
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity)
  const back = [...units]
    .filter(([, quantity]) => quantity > 0)
    // In the order in which checkouts lock products.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([productId, quantity]) => ({ productId, quantity }))
  if (back.length > 0) await announceBack(deps, tx, await returnStock(tx, orderId, back, source))
}
