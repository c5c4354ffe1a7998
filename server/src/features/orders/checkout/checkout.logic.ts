import { formatCents, toCents } from 'contract/money'
import type { PaymentMethod } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { Failure, fail } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { transaction, violatesUnique } from '../../../kernel/db/transaction'
import { hashOf } from '../../../kernel/ids'
import { newJob } from '../../../kernel/jobs/jobs'
import { ORDER_PLACED } from '../order-jobs'
import * as sql from '../orders.sql'
import { beginPayment } from '../payments/payments.logic'
import { keyOfCart, togetherPlacer } from './checkout-batch'
import { type Attempt, type Buyer, type CheckoutBody, orderOf, placedOrder } from './order-draft'

type CheckoutDeps = Pick<Deps, 'db' | 'jobs' | 'online' | 'crash' | 'config' | 'log' | 'returnSecret'>
const KEY = /^[\x21-\x7e]{1,200}$/
/** Points inside of a checkout that is placed alone; a fault test that wants to die there places none together. */
const INSIDE = ['key', 'lock', 'stock', 'order']

type Placed = ReturnType<typeof placedOrder> & { paymentUrl?: string }
export type PlaceOrder = (buyer: Buyer, body: CheckoutBody, header: unknown) => Promise<Placed>

/**
 * Places an order from the account's cart: one transaction, and at most one order per attempt and per state of the
 * cart. `header` is the client's Idempotency-Key; without one the attempt is named after the cart and its version, so
 * that a doubled call of a simple client is safe too. Orders that come at once are placed together; one that cannot be is
 * placed alone, which waits for what is in its way and says what is wrong.
 */
export function orderPlacer(deps: CheckoutDeps): PlaceOrder {
  const together = togetherPlacer(deps, () => deps.crash('read'))
  const committed = () => deps.crash('commit')
  const alone = INSIDE.includes(deps.config.crashAt ?? '')
  return async (buyer, body, header) => {
    if (body.paymentMethod === 'online' && !deps.online) fail('orders.payment_unavailable')
    const key = keyOf(header)
    const bodyHash = hashOf(JSON.stringify(body))
    const { placed, cartKey } = alone ? {} : await together(buyer, body, { key, bodyHash })
    if (placed) committed()
    const order = placed
      ? placedOrder(placed.order, placed.orderNumber)
      : await placeAlone(deps, buyer, body, { key: key ?? cartKey, bodyHash }, committed)
    const answer = await withPayment(deps, buyer, order)
    deps.crash('answer')
    return answer
  }
}

/** The client's key of its attempt; undefined where it sent none. */
function keyOf(header: unknown): string | undefined {
  if (header === undefined) return undefined
  return typeof header === 'string' && KEY.test(header) ? header : fail('orders.key_invalid')
}

async function placeAlone(
  deps: CheckoutDeps,
  buyer: Buyer,
  body: CheckoutBody,
  { key, bodyHash }: { key: string | undefined; bodyHash: string },
  committed: () => void,
) {
  const attempt = { accountId: buyer.accountId, key: key ?? (await keyOfCartNow(deps, buyer)), bodyHash }
  try {
    const placed = await transaction(deps.db, (tx) => placeInTransaction(deps, tx, buyer, body, attempt))
    if (!placed) return await replay(deps, attempt)
    committed()
    return placed
  } catch (error) {
    // The last line of defence: this state of the cart has become an order under another key.
    if (violatesUnique(error, 'orders_cart_version')) fail('orders.cart_empty')
    throw error
  }
}

async function keyOfCartNow(deps: CheckoutDeps, buyer: Buyer): Promise<string> {
  const cart = await sql.findCartVersion(deps.db, buyer.accountId)
  return cart ? keyOfCart(cart.id, cart.version) : fail('orders.cart_empty')
}

/** The order of this attempt, or undefined when the attempt was made before. */
async function placeInTransaction(
  deps: CheckoutDeps,
  tx: Tx,
  buyer: Buyer,
  body: CheckoutBody,
  attempt: Attempt,
) {
  const { held, lines: seen } = await sql.holdCart(tx, attempt, buyer.locale)
  const { orderNumber, cartId, version } = held
  if (orderNumber === null) return undefined
  deps.crash('key')
  deps.crash('lock')
  if (cartId === null) fail('orders.cart_empty')
  const lines = version === held.seen ? seen : await sql.readLines(tx, cartId, buyer.locale)
  if (lines.length === 0) fail('orders.cart_empty')

  const order = orderOf(buyer, body, { cartId, cartVersion: version }, lines)
  if (body.expectedTotal !== undefined && toCents(body.expectedTotal) !== order.total) {
    fail('orders.total_changed', { total: formatCents(order.total) })
  }
  const { placed, taken, stock } = await sql.insertOrder(
    tx,
    { ...order, orderNumber },
    newJob(tx, ORDER_PLACED, { orderId: order.id }),
  )
  deps.crash('stock')
  const short = lines.find((line) => line.trackStock && !taken.includes(line.productId))
  if (short) {
    fail('orders.insufficient_stock', { product: short.name, available: stock[short.productId] ?? 0 })
  }
  deps.crash('order')
  if (!placed) throw new Error('the order was not written')
  return placedOrder(order, orderNumber)
}

/**
 * Where to pay an online order. When the provider cannot be reached the order stands and is held all the same: the
 * answer then has no address, and the buyer pays from the order's page.
 */
async function withPayment<O extends { orderNumber: string; paymentMethod: PaymentMethod }>(
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

/** The answer of an earlier attempt under this key; another body under the same key is refused. */
async function replay(deps: CheckoutDeps, attempt: Attempt) {
  const earlier = await sql.findKey(deps.db, attempt.accountId, attempt.key)
  if (!earlier) fail('server.unavailable')
  if (earlier.bodyHash !== attempt.bodyHash) fail('orders.key_reused')
  const order = await sql.findOrder(deps.db, attempt.accountId, earlier.orderNumber ?? '')
  if (!order) fail('orders.cart_empty')
  const { orderNumber, total, paymentMethod, shippingMethod } = order
  return { orderNumber, total, paymentMethod, shippingMethod, status: 'pending' as const }
}
