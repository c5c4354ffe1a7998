import type { PaymentMethod } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { hashOf } from '../../../kernel/ids'
import { placeOrders } from '../checkout/checkout.sql'
import { type BoughtLine, lockCustomer, lockProducts } from '../checkout/checkout-cart.sql'
import { draftOf, problemOf } from '../checkout/order-draft'
import { ORDER_PLACED } from '../order-jobs'
import { type RunKey, setOrdered } from './runs.sql'
import { findSubscription, type SubscriptionRow } from './subscriptions.sql'

/** A mover's name: nobody's cart is emptied by these orders, and their lines do not return to one. */
const MOVER = 'system'

/** The body of the order that a subscription makes. */
export const bodyOf = ({ customerInfo, paymentMethod, shippingMethod }: SubscriptionRow) => ({
  customerInfo,
  paymentMethod,
  shippingMethod,
  notes: '',
})

/** The order of a subscription from these lines; it is not placed. */
export function draftOfRun(
  row: SubscriptionRow,
  lines: readonly BoughtLine[],
  { period, returnDays }: { period: number; returnDays: number },
) {
  // The key names the period, so a second order of it cannot be written.
  const attempt = { key: `subscription ${row._id} ${period}`, bodyHash: hashOf(`${row._id} ${period}`) }
  const buyer = { accountId: row.accountId, locale: row.locale, enteredBy: MOVER }
  return draftOf(buyer, bodyOf(row), attempt, { id: `${row._id}-${period}`, version: 0 }, lines, {
    returnDays,
  })
}

/** Conditions beyond those of an order. */
interface RunOptions {
  email: string
  expectedTotal?: number
}

/** Places the order of a locked run with the checkout's own prices, stock and limits; throws why it cannot be placed. */
export async function placeRun(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  key: RunKey,
  { email, expectedTotal }: RunOptions,
): Promise<{ orderNumber: string; total: number; paymentMethod: PaymentMethod }> {
  const customer = (await lockCustomer(tx, email)) ?? fail('orders.customer_unknown')
  const row =
    (await findSubscription(tx, key.id, { locale: customer.locale })) ?? fail('orders.subscription_not_found')
  const lines = await lockProducts(tx, row.items, row.locale)
  const missing = row.items.find(({ productId }) => !lines.some((line) => line.productId === productId))
  if (missing) fail('orders.product_unavailable', { product: missing.name })
  if (lines.length === 0) fail('orders.items_required')
  const { returnDays, orderLimits: limits } = config
  const draft = draftOfRun(row, lines, { period: key.period, returnDays })
  const problem = problemOf(draft, lines, { limits, expectedTotal, open: customer })
  if (problem) throw problem
  const [placed] = await placeOrders(tx, [draft], { queue: ORDER_PLACED })
  if (!placed) throw new Error('an order that nothing stands in the way of was not written')
  await setOrdered(tx, key, draft.id)
  return { orderNumber: placed.orderNumber, total: draft.total, paymentMethod: row.paymentMethod }
}
