import { type ParcelEnd, wasPaid } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { deactivatePrograms } from '../../programs/life/opening.logic'
import { ORDER_CANCELLED } from '../order-jobs'
import { creditWithoutMoney } from '../refunds/refunds.logic'
import { findLeft } from '../refunds/refunds.sql'
import { restock } from '../restock.logic'
import { type LockedOrder, setParcelEnd } from '../transitions.sql'
import { bookParcel, listAway } from './parcels.sql'
import { closeUnreceived } from './returns.sql'

type ParcelDeps = Pick<Deps, 'jobs'>

/**
 * Cancels a shipped order whose parcel comes back. No stock and no money moves: the units are booked when they are there,
 * and staff refund a paid order then, whose programs run until their line is refunded. An unpaid sale ends here: a credit
 * note corrects its invoice.
 */
export async function endParcel(
  deps: ParcelDeps,
  tx: Tx,
  order: LockedOrder,
  actor: string,
  reason: ParcelEnd,
): Promise<void> {
  await setParcelEnd(tx, order.id, reason, actor)
  await closeUnreceived(tx, order.id)
  if (!wasPaid(order)) {
    await creditWithoutMoney(deps, tx, order.id, { ...(await findLeft(tx, order.id)), source: 'cancel' })
    await deactivatePrograms(deps, tx, order.id)
  }
  await deps.jobs.enqueue(tx, ORDER_CANCELLED, { orderId: order.id })
}

/** Units of a line of an order. */
export interface LineUnits {
  itemId: string
  quantity: number
}

/**
 * Puts the units of an undelivered parcel back on the shelf, all of them by default; returns how many, or undefined where
 * that was done before. Throws `orders.nothing_to_receive` for any other order.
 */
export async function receiveLocked(
  deps: ParcelDeps,
  tx: Tx,
  order: LockedOrder,
  lines: readonly LineUnits[] | undefined,
  actorId: string,
): Promise<number | undefined> {
  if (!order.endReason) fail('orders.nothing_to_receive')
  const away = await listAway(tx, order.id)
  const came = new Map<string, number>()
  for (const { itemId, quantity } of lines ?? away) came.set(itemId, (came.get(itemId) ?? 0) + quantity)
  const units = [...came].map(([itemId, quantity]) => {
    const line = away.find((one) => one.itemId === itemId) ?? fail('orders.line_not_found')
    if (quantity > line.quantity) fail('orders.return_too_much', { available: line.quantity })
    return { position: line.position, productId: line.productId, quantity }
  })
  if (!(await bookParcel(tx, order.id, units))) return undefined
  await restock(deps, tx, order.id, units, { cause: 'order_returned', actorId })
  return units.reduce((sum, { quantity }) => sum + quantity, 0)
}
