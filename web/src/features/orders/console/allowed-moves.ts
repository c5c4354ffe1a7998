import type { OrderRow } from 'contract/orders/console-calls'
import { type OrderStatus, staffMoves } from 'contract/orders/rules'

/** Returns the statuses to which staff may move an order of the list. */
export function allowedMoves({ disputed, ...order }: OrderRow): OrderStatus[] {
  return staffMoves({ ...order, dispute: disputed ? { state: 'open' } : null })
}
