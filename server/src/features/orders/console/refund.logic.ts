import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import type { ConsoleOrder, refundOrder } from 'contract/orders/console-calls'
import { isRefundable } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { announceBack } from '../../catalog/stock/stock-alerts.logic'
import { deactivatePrograms } from '../../programs/life/opening.logic'
import { PAYMENT_REFUND } from '../order-jobs'
import * as payments from '../payments/payments.sql'
import * as orders from '../transitions.sql'
import { getOrder } from './shop-orders.logic'
import { findOrderNumber } from './shop-orders.sql'

type RefundDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'config'>

/**
 * Gives back the whole amount of an order that has left the shop. An online payment goes back through its provider, as a
 * job; cash was handed back by hand. The order's row is locked: of two at a time the second finds nothing to refund.
 */
export async function refund(
  deps: RefundDeps,
  id: string,
  { returned, reason }: Received<typeof refundOrder>['body'],
  staff: AuditSource,
  locale: Locale,
): Promise<ConsoleOrder> {
  const actor = staff.accountId ?? fail('auth.required')
  const orderNumber = (await findOrderNumber(deps.db, id)) ?? fail('orders.not_found')
  await transaction(deps.db, async (tx) => {
    const order = (await orders.lockOrder(tx, orderNumber)) ?? fail('orders.not_found')
    if (!isRefundable(order)) fail('orders.not_refundable')
    await giveBack(deps, tx, order)
    if (returned) {
      const units = await orders.listUnits(tx, order.id)
      const source = { cause: 'order_returned', actorId: actor } as const
      await announceBack(deps, tx, await orders.returnStock(tx, order.id, units, source))
    }
    await orders.insertRefundStep(tx, order.id, actor, reason)
    await deactivatePrograms(deps, tx, order.id)
    await recordAudit(tx, staff, {
      action: 'order_refunded',
      subjectId: order.accountId,
      object: { type: 'order', id: order.id },
      // The reason may describe the buyer: it is stored with the order and erased with their data (decision 037).
      details: { amountCents: order.total, returned },
    })
  })
  return getOrder(deps.db, id, locale)
}

async function giveBack(deps: RefundDeps, tx: Tx, order: orders.LockedOrder): Promise<void> {
  if (order.paymentMethod !== 'online') return orders.setPaymentStatus(tx, order.id, 'refunded')
  // The order counts as paid until the provider confirms; its payment shows the pending refund.
  const paid = (await payments.paidPayment(tx, order.id)) ?? fail('orders.not_refundable')
  await payments.setPayment(tx, paid.id, 'refunding')
  await deps.jobs.enqueue(tx, PAYMENT_REFUND, { paymentId: paid.id })
}
