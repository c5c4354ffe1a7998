import type { Locale } from 'contract/locale'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { type LineUnits, receiveLocked } from '../returns/parcels.logic'
import { lockOrder } from '../transitions.sql'
import { getOrder } from './shop-orders.logic'
import { findOrderNumber } from './shop-orders.sql'

/** Books a parcel that came back undelivered; a repeat changes nothing. */
export async function receive(
  deps: Pick<Deps, 'db' | 'jobs'>,
  id: string,
  lines: readonly LineUnits[] | undefined,
  staff: AuditSource,
  locale: Locale,
): Promise<ConsoleOrder> {
  const actorId = staff.accountId ?? fail('auth.required')
  const orderNumber = (await findOrderNumber(deps.db, id)) ?? fail('orders.not_found')
  await transaction(deps.db, async (tx) => {
    const order = (await lockOrder(tx, orderNumber)) ?? fail('orders.not_found')
    const units = await receiveLocked(deps, tx, order, lines, actorId)
    if (units === undefined) return
    await recordAudit(tx, staff, {
      action: 'order_parcel_received',
      subjectId: order.accountId,
      object: { type: 'order', id: order.id },
      details: { units },
    })
  })
  return getOrder(deps.db, id, locale)
}
