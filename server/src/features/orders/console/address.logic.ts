import { isDeepStrictEqual } from 'node:util'
import { isSameCountry } from 'contract/countries'
import type { Locale } from 'contract/locale'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import { addressOpen, type CustomerInfo } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { findCustomer, lockOrder, setCustomer } from '../transitions.sql'
import { getOrder } from './shop-orders.logic'
import { findOrderNumber } from './shop-orders.sql'

/** Corrects whom and where an order goes to; not its country, from which tax and shipping followed. */
export async function correctAddress(
  deps: Pick<Deps, 'db'>,
  id: string,
  customer: CustomerInfo,
  staff: AuditSource,
  locale: Locale,
): Promise<ConsoleOrder> {
  const actor = staff.accountId ?? fail('auth.required')
  const orderNumber = (await findOrderNumber(deps.db, id)) ?? fail('orders.not_found')
  await transaction(deps.db, async (tx) => {
    const order = (await lockOrder(tx, orderNumber)) ?? fail('orders.not_found')
    const before = await findCustomer(tx, order.id)
    if (isDeepStrictEqual(before, customer)) return
    const isAbroad = !isSameCountry(before.address.country, customer.address.country)
    if (!addressOpen.includes(order.status) || isAbroad) fail('orders.address_fixed')
    await setCustomer(tx, order.id, customer, actor)
    await recordAudit(tx, staff, {
      action: 'order_address_changed',
      subjectId: order.accountId,
      object: { type: 'order', id: order.id },
    })
  })
  return getOrder(deps.db, id, locale)
}
