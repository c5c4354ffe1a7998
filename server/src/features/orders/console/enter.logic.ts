import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import type { enterOrder as enterCall } from 'contract/orders/console-desk-calls'
import { normalEmail } from 'contract/text'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { hashOf, newId } from '../../../kernel/ids'
import { placeOrders } from '../checkout/checkout.sql'
import { findAttempt, findName, lockCustomer, lockProducts } from '../checkout/checkout-cart.sql'
import { draftOf, problemOf } from '../checkout/order-draft'
import { ORDER_PLACED } from '../order-jobs'
import { getOrder } from './shop-orders.logic'

type Body = Received<typeof enterCall>['body']

/**
 * Places an order for a customer's account as the checkout would, from named products in place of a cart. `key` is the
 * client's key of the attempt, one's own to a member of staff.
 */
export async function enterOrder(
  deps: Pick<Deps, 'db' | 'config' | 'online'>,
  body: Body,
  { staff, locale }: { staff: AuditSource; locale: Locale },
  key: string | undefined,
): Promise<ConsoleOrder> {
  const actor = staff.accountId ?? fail('auth.required')
  if (body.paymentMethod === 'online' && !deps.online) fail('orders.payment_unavailable')
  const attempt = { key: `staff ${actor} ${key ?? newId()}`, bodyHash: hashOf(JSON.stringify(body)) }
  const items = summed(body.items)
  const orderNumber = await transaction(deps.db, async (tx) => {
    const customer = (await lockCustomer(tx, normalEmail(body.email))) ?? fail('orders.customer_unknown')
    const earlier = await findAttempt(tx, customer.id, attempt.key)
    if (earlier && earlier.bodyHash !== attempt.bodyHash) fail('orders.key_reused')
    if (earlier?.orderNumber) return earlier.orderNumber
    const lines = await lockProducts(tx, items, customer.locale)
    const missing = items.find(({ productId }) => !lines.some((line) => line.productId === productId))
    if (missing)
      fail('orders.product_unavailable', {
        product: (await findName(tx, missing.productId, locale)) ?? missing.productId,
      })
    const buyer = { accountId: customer.id, locale: customer.locale, enteredBy: actor }
    const cart = { id: newId(), version: 0 }
    const { returnDays, orderLimits: limits } = deps.config
    const draft = draftOf(buyer, { ...body, notes: '' }, attempt, cart, lines, { returnDays })
    const problem = problemOf(draft, lines, { limits, expectedTotal: undefined, open: customer })
    if (problem) throw problem
    const [placed] = await placeOrders(tx, [draft], { queue: ORDER_PLACED })
    if (!placed) throw new Error('an order that nothing stands in the way of was not written')
    await recordAudit(tx, staff, {
      action: 'order_entered',
      subjectId: customer.id,
      object: { type: 'order', id: draft.id },
    })
    return placed.orderNumber
  })
  return getOrder(deps.db, orderNumber, locale)
}

/** A line a product, in the order in which checkouts lock products. */
function summed(items: Body['items']): Body['items'] {
  const units = new Map<string, number>()
  for (const { productId, quantity } of items) units.set(productId, (units.get(productId) ?? 0) + quantity)
  return [...units]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1))
}
