import type { Received } from 'contract/endpoint'
import type { TrackingResult, trackOrders as trackCall } from 'contract/orders/console-desk-calls'
import { trackingProblem } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { readPrefixes } from '../../site/trade.logic'
import { numbersTyped } from '../order-number'
import { findNumber } from '../orders.sql'
import { recordTransition, transitionLocked } from '../transitions.logic'
import { lockOrder } from '../transitions.sql'
import { refusalOf } from './bulk.logic'
import { correctTracking } from './shop-orders.logic'

type TrackDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'config'>
type Row = Received<typeof trackCall>['body']['rows'][number]

/** Ships orders with their tracking numbers or corrects these, each order in its own transaction. */
export async function trackOrders(
  deps: TrackDeps,
  rows: readonly Row[],
  staff: AuditSource,
): Promise<TrackingResult[]> {
  const seen = new Set<string>()
  const prefixes = await readPrefixes(deps.db)
  const results: TrackingResult[] = []
  for (const row of rows) {
    const orderNumber =
      (await findNumber(deps.db, numbersTyped(row.orderNumber, prefixes))) ?? row.orderNumber
    results.push({ orderNumber, ...(await trackOne(deps, { ...row, orderNumber }, staff, seen)) })
  }
  return results
}

async function trackOne(
  deps: TrackDeps,
  { orderNumber, trackingNumber }: Row,
  staff: AuditSource,
  seen: Set<string>,
): Promise<Omit<TrackingResult, 'orderNumber'>> {
  const actor = staff.accountId ?? fail('auth.required')
  try {
    if (seen.has(orderNumber)) fail('orders.tracking_twice')
    seen.add(orderNumber)
    if (trackingNumber === '' || trackingProblem(trackingNumber)) fail('orders.tracking_invalid')
    const outcome = await transaction(deps.db, async (tx) => {
      const order = (await lockOrder(tx, orderNumber)) ?? fail('orders.not_found')
      if (order.trackingNumber === trackingNumber && order.status !== 'processing') return 'unchanged'
      if (order.status === 'shipped') {
        await correctTracking(deps, tx, order, trackingNumber)
        await recordAudit(tx, staff, {
          action: 'order_tracked',
          subjectId: order.accountId,
          object: { type: 'order', id: order.id },
        })
        return 'corrected'
      }
      await transitionLocked(deps, tx, order, actor, 'shipped', trackingNumber)
      await recordTransition(tx, staff, order, 'shipped')
      return 'shipped'
    })
    return { outcome }
  } catch (error) {
    return refusalOf(deps, orderNumber, error)
  }
}
