import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { toCents } from 'contract/money'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import type { refundOrder, retryRefund } from 'contract/orders/console-refund-calls'
import { hasMoney } from 'contract/orders/refund-rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { hashOf } from '../../../kernel/ids'
import { issueNow } from '../documents/issue.logic'
import { refundLocked, retryLocked } from '../refunds/refunds.logic'
import { findRequested } from '../refunds/refunds.sql'
import { insertRefundStep, type LockedOrder, lockOrder } from '../transitions.sql'
import { getOrder } from './shop-orders.logic'
import { findOrderNumber } from './shop-orders.sql'

type RefundDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'config'>

/** Call of a member of staff about one order. */
interface StaffCall {
  id: string
  staff: AuditSource
  locale: Locale
}

/**
 * Refunds an order in whole or in part. Its row is locked: refunds at the same time come one after the other, and a
 * repeat under one `key` finds the first.
 */
export async function refund(
  deps: RefundDeps,
  call: StaffCall,
  body: Received<typeof refundOrder>['body'],
  key: string | undefined,
): Promise<ConsoleOrder> {
  const { staff } = call
  const actorId = staff.accountId ?? fail('auth.required')
  const request = key === undefined ? undefined : { key, hash: hashOf(JSON.stringify(body)) }
  return withOrder(deps, call, async (tx, order) => {
    const earlier = request && (await findRequested(tx, order.id, request.key))
    if (earlier) return earlier.hash === request?.hash ? undefined : fail('orders.key_reused')
    if (!hasMoney(order)) fail('orders.not_refundable')
    const { reason, amount, lines, shipping, method, note, returned = false } = body
    const restock = new Map<string, number>()
    for (const { itemId, quantity, restock: units = returned ? quantity : 0 } of lines ?? [])
      restock.set(itemId, (restock.get(itemId) ?? 0) + units)
    const { amount: cents, ...made } = await refundLocked(deps, tx, order, {
      ...(amount !== undefined && { amount: toCents(amount) }),
      lines,
      shipping,
      source: 'staff',
      reason,
      method,
      note,
      restock: lines ? restock : returned ? 'all' : undefined,
      request,
      actorId,
    })
    await insertRefundStep(tx, order.id, actorId, reason)
    await recordAudit(tx, staff, {
      action: 'order_refunded',
      subjectId: order.accountId,
      object: { type: 'order', id: order.id },
      // The reason may describe the buyer: it is stored with the order and erased with their data (decision 037).
      details: { amountCents: cents, returned, refundId: made.id },
    })
  })
}

/** Sends a failed refund again or another way. */
export async function retry(
  deps: RefundDeps,
  call: StaffCall & { refundId: string },
  body: Received<typeof retryRefund>['body'],
): Promise<ConsoleOrder> {
  return withOrder(deps, call, async (tx, order) => {
    const { id, amount } = await retryLocked(deps, tx, order, { refundId: call.refundId, ...body })
    await recordAudit(tx, call.staff, {
      action: 'order_refund_retried',
      subjectId: order.accountId,
      object: { type: 'order', id: order.id },
      details: { amountCents: amount, refundId: id, ...(body.method && { method: body.method }) },
    })
  })
}

async function withOrder(
  deps: RefundDeps,
  { id, locale }: StaffCall,
  act: (tx: Tx, order: LockedOrder) => Promise<void>,
): Promise<ConsoleOrder> {
  const orderNumber = (await findOrderNumber(deps.db, id)) ?? fail('orders.not_found')
  const orderId = await transaction(deps.db, async (tx) => {
    const order = (await lockOrder(tx, orderNumber)) ?? fail('orders.not_found')
    await act(tx, order)
    return order.id
  })
  await issueNow(deps, orderId)
  return getOrder(deps.db, id, locale)
}
