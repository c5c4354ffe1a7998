import type { Received } from 'contract/endpoint'
import type { BulkResult, moveOrders } from 'contract/orders/console-calls'
import type { BulkMove, OrderStatus } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { Failure, fail } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import { isRefusal, transaction } from '../../../kernel/db/transaction'
import { recordTransition, transitionLocked } from '../transitions.logic'
import { lockOrder } from '../transitions.sql'
import { findOrderNumber } from './shop-orders.sql'

type BulkDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'config'>

/**
 * Moves several orders to one status, each in its own transaction: refusals do not affect others, and a repeat finds
 * moved orders unchanged.
 */
export async function moveMany(
  deps: BulkDeps,
  { status, orders }: Received<typeof moveOrders>['body'],
  staff: AuditSource,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const { _id, from } of orders) {
    const orderNumber = (await findOrderNumber(deps.db, _id)) ?? null
    results.push({ _id, orderNumber, ...(await moveOne(deps, orderNumber, from, status, staff)) })
  }
  return results
}

async function moveOne(
  deps: BulkDeps,
  orderNumber: string | null,
  from: OrderStatus,
  to: BulkMove,
  staff: AuditSource,
): Promise<Omit<BulkResult, '_id' | 'orderNumber'>> {
  const actor = staff.accountId ?? fail('auth.required')
  try {
    const moved = await transaction(deps.db, async (tx) => {
      const order = (orderNumber && (await lockOrder(tx, orderNumber))) || fail('orders.not_found')
      if (order.status === to) return false
      if (order.status !== from) fail('orders.move_refused', { from: order.status, to })
      await transitionLocked(deps, tx, order, actor, to)
      await recordTransition(tx, staff, order, to)
      return true
    })
    return { outcome: moved ? 'moved' : 'unchanged' }
  } catch (error) {
    return refusalOf(deps, orderNumber, error)
  }
}

/**
 * Outcome for an order of several that was refused; any other error is thrown. One that somebody else holds for too long is
 * left as it is, so that the others go on.
 */
export function refusalOf({ log }: Pick<Deps, 'log'>, orderNumber: string | null, error: unknown) {
  const isHeld = isRefusal(error)
  if (isHeld) log.warn({ err: error, order: orderNumber }, 'an order could not be moved yet')
  const failure = isHeld ? new Failure('server.unavailable') : error
  if (!(failure instanceof Failure)) throw error
  const { code, message, params } = failure
  return { outcome: 'refused' as const, code, message, ...(params && { params }) }
}
