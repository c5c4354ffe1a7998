import type { Locale } from 'contract/locale'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { lockOrder } from '../transitions.sql'
import { getOrder } from './shop-orders.logic'
import { findOrderNumber } from './shop-orders.sql'
import { insertNote } from './staff-notes.sql'

/** Adds a note for colleagues. The trail says who wrote one; the text goes with the customer's data. */
export async function addNote(
  deps: Pick<Deps, 'db'>,
  id: string,
  text: string,
  staff: AuditSource,
  locale: Locale,
): Promise<ConsoleOrder> {
  const authorId = staff.accountId ?? fail('auth.required')
  const orderNumber = (await findOrderNumber(deps.db, id)) ?? fail('orders.not_found')
  await transaction(deps.db, async (tx) => {
    const order = (await lockOrder(tx, orderNumber)) ?? fail('orders.not_found')
    await insertNote(tx, { id: newId(), orderId: order.id, authorId, text })
    await recordAudit(tx, staff, {
      action: 'order_noted',
      subjectId: order.accountId,
      object: { type: 'order', id: order.id },
    })
  })
  return getOrder(deps.db, id, locale)
}
