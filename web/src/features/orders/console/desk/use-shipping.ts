import type { BulkResult, OrderRow } from 'contract/orders/console-calls'
import { useMoveOrders } from '../shop-orders.api'
import { useTrackOrders } from './desk.api'

/** An order with the tracking number that was entered, empty if none. */
export interface Sending {
  row: OrderRow
  number: string
}

/**
 * Returns a function that ships orders: those with a number by their number, the others as they are. Orders that are shipped
 * already are sent only if their number changed. A repeat after a lost answer changes nothing twice.
 */
export function useShipping(): (all: readonly Sending[]) => Promise<readonly BulkResult[]> {
  const { mutateAsync: track } = useTrackOrders()
  const { mutateAsync: move } = useMoveOrders()
  return async (all) => {
    const numbered = all.filter(({ row, number }) => number !== '' && number !== (row.trackingNumber ?? ''))
    const plain = all.filter(({ row, number }) => number === '' && row.status === 'processing')
    const rows = numbered.map(({ row, number }) => ({ orderNumber: row.orderNumber, trackingNumber: number }))
    const orders = plain.map(({ row }) => ({ _id: row._id, from: row.status }))
    const tracked = rows.length > 0 ? await track({ rows }) : []
    const moved = orders.length > 0 ? await move({ status: 'shipped', orders }) : []
    return [...tracked.map((result, i) => asBulk(result, numbered[i]?.row._id ?? '')), ...moved]
  }
}

function asBulk(
  { outcome, ...result }: Awaited<ReturnType<ReturnType<typeof useTrackOrders>['mutateAsync']>>[number],
  _id: string,
): BulkResult {
  return {
    ...result,
    _id,
    outcome: outcome === 'refused' || outcome === 'unchanged' ? outcome : 'moved',
  }
}
