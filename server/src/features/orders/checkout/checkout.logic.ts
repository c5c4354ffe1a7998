import type { ErrorCode } from 'contract/errors'
import type { PaymentMethod } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { Failure, fail } from '../../../fail'
import { transaction } from '../../../kernel/db/transaction'
import { idempotencyKey } from '../../../kernel/http/idempotency-key'
import { hashOf } from '../../../kernel/ids'
import { listChanges } from '../../cart/cart.logic'
import { codeAsked, usable, withoutGuessing } from '../discounts/discounts.logic'
import { ORDER_PLACED } from '../order-jobs'
import { beginPayment } from '../payments/payments.logic'
import { placeOrders } from './checkout.sql'
import type { CheckoutBatch } from './checkout-batch'
import * as carts from './checkout-cart.sql'
import {
  type Attempt,
  type Buyer,
  type CheckoutBody,
  draftOf,
  itemsOf,
  placedEarlier,
  placedOrder,
  problemOf,
} from './order-draft'

type CheckoutDeps = Pick<Deps, 'db' | 'jobs' | 'online' | 'config' | 'log' | 'returnSecret' | 'pseudonym'> & {
  batch: CheckoutBatch
}

/**
 * Places an order from the account's cart in one transaction, at most one per attempt and cart version. `header` is the
 * Idempotency-Key. Concurrent orders are batched; one that cannot be runs alone, waiting or failing with its reason.
 */
export async function placeOrder(deps: CheckoutDeps, buyer: Buyer, body: CheckoutBody, header: unknown) {
  if (body.paymentMethod === 'online' && !deps.online) fail('orders.payment_unavailable')
  const attempt = { key: idempotencyKey(header), bodyHash: hashOf(JSON.stringify(body)) }
  try {
    const order = body.discountCode
      ? await withoutGuessing(deps, buyer, () =>
          deps.batch.alone(() => placeAlone(deps, buyer, body, attempt)),
        )
      : await placeBesideOthers(deps, buyer, body, attempt)
    return await withPaymentUrl(deps, buyer, order)
  } catch (error) {
    if (error instanceof Failure && OF_THE_CART.has(error.code))
      error.data = { changes: await listChanges(deps.db, buyer) }
    throw error
  }
}

/** Refusals whose answer lists the changes of the cart. */
const OF_THE_CART: ReadonlySet<ErrorCode> = new Set([
  'orders.cart_empty',
  'orders.total_changed',
  'orders.insufficient_stock',
])

/** Places an order in the current batch, or alone if it cannot be batched. */
async function placeBesideOthers(deps: CheckoutDeps, buyer: Buyer, body: CheckoutBody, attempt: Attempt) {
  const { batch, config } = deps
  const { returnDays } = config
  const lines = await batch.readCart[buyer.locale]({ accountId: buyer.accountId, key: attempt.key })
  const [first] = lines ?? []
  const draft =
    lines &&
    first &&
    draftOf(buyer, body, attempt, { id: first.cartId, version: first.version }, lines, { returnDays })
  const { expectedTotal } = body
  const plain =
    draft && !problemOf(draft, lines, { limits: deps.config.orderLimits, expectedTotal, open: first })
  const orderNumber = plain ? await batch.write(draft) : undefined
  return plain && orderNumber !== undefined
    ? placedOrder(draft, orderNumber)
    : batch.alone(() => placeAlone(deps, buyer, body, attempt))
}

/** The slow path of the same writer: it waits for whoever holds the cart or its products. */
async function placeAlone(deps: CheckoutDeps, buyer: Buyer, body: CheckoutBody, attempt: Attempt) {
  // Waits without holding locks first, so that other products of the cart stay available.
  for (const id of await carts.findHeldProducts(deps.db, buyer.accountId))
    await carts.waitForProduct(deps.db, id)
  const discount = body.discountCode ? await codeAsked(deps.db, body.discountCode) : undefined
  return transaction(deps.db, async (tx) => {
    const asked = { accountId: buyer.accountId, key: attempt.key, discount }
    const { cart, open, earlier, terms, lines } = await carts.lockCart(tx, asked, buyer.locale)
    const again = earlier && repeated(earlier, attempt, lines.length === 0)
    if (again) return placedEarlier(again)
    if (!cart || !open || lines.length === 0) fail('orders.cart_empty')

    const draft = draftOf(buyer, body, attempt, cart, lines, {
      discount: discount && usable(terms, itemsOf(lines)),
      returnDays: deps.config.returnDays,
    })
    const { expectedTotal } = body
    const problem = problemOf(draft, lines, { limits: deps.config.orderLimits, expectedTotal, open })
    if (problem) throw problem
    const [placed] = await placeOrders(tx, [draft], { queue: ORDER_PLACED })
    // Everything that it depends on is locked as it was read.
    if (!placed) throw new Error('an order that nothing stands in the way of was not written')
    return placedOrder(draft, placed.orderNumber)
  })
}

/**
 * Returns the order of an earlier identical attempt: same key and body. Without a key, the order of the cart's previous
 * version counts if it is at most ten minutes old, has the same body and is not cancelled, because the client lost the
 * answer. Any change of cart or order makes a new attempt.
 */
function repeated(earlier: carts.EarlierAttempt, { key, bodyHash }: Attempt, emptied: boolean) {
  const { orderNumber, recent, status } = earlier
  const same = earlier.bodyHash === bodyHash
  if (key !== undefined && !same) fail('orders.key_reused')
  if (key !== undefined && orderNumber === null) fail('server.unavailable')
  if (orderNumber === null) return undefined
  const repeat = key !== undefined || (emptied && same && recent && status !== 'cancelled')
  return repeat ? { ...earlier, orderNumber } : undefined
}

/**
 * Adds the payment address of an online order. If the provider is unreachable the order stays and the address is
 * missing; the buyer pays from the order's page.
 */
async function withPaymentUrl<O extends { orderNumber: string; paymentMethod: PaymentMethod }>(
  deps: CheckoutDeps,
  buyer: Buyer,
  order: O,
): Promise<O & { paymentUrl?: string }> {
  if (order.paymentMethod !== 'online') return order
  try {
    return { ...order, paymentUrl: await beginPayment(deps, order.orderNumber, buyer.accountId) }
  } catch (error) {
    if (error instanceof Failure) return order
    throw error
  }
}
