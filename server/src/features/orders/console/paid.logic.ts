import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import type { ConsoleOrder, markPaid } from 'contract/orders/console-calls'
import { wasPaid } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { ORDER_PAID } from '../order-jobs'
import { insertPaidStep, lockOrder, setPaymentStatus } from '../transitions.sql'
import { getOrder } from './shop-orders.logic'
import { findOrderNumber } from './shop-orders.sql'

/** Notes that an order of programs was paid by arrangement; a repeat changes nothing. */
export async function notePayment(
  deps: Pick<Deps, 'db' | 'jobs'>,
  id: string,
  { method, note }: Received<typeof markPaid>['body'],
  staff: AuditSource,
  locale: Locale,
): Promise<ConsoleOrder> {
  const actorId = staff.accountId ?? fail('auth.required')
  const orderNumber = (await findOrderNumber(deps.db, id)) ?? fail('orders.not_found')
  await transaction(deps.db, async (tx) => {
    const order = (await lockOrder(tx, orderNumber)) ?? fail('orders.not_found')
    const isArranged = order.programsOnly && order.paymentMethod === 'cod'
    if (!isArranged || order.status === 'pending' || order.status === 'cancelled') fail('orders.not_payable')
    if (wasPaid(order)) return
    await setPaymentStatus(tx, order.id, 'paid')
    await insertPaidStep(tx, order.id, actorId, note ?? '')
    await deps.jobs.enqueue(tx, ORDER_PAID, { orderId: order.id })
    await recordAudit(tx, staff, {
      action: 'order_paid',
      subjectId: order.accountId,
      object: { type: 'order', id: order.id },
      details: { amountCents: order.total, method },
    })
  })
  return getOrder(deps.db, id, locale)
}
