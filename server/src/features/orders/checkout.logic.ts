import { cartCents, lineCents } from 'contract/cart-totals'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { effectivePrice, formatCents, toCents, toUsd } from 'contract/money'
import type { checkout } from 'contract/orders'
import { type PaymentMethod, shippingMethods } from 'contract/shipping'
import type { Deps } from '../../deps'
import { Failure, fail } from '../../fail'
import type { Tx } from '../../kernel/db/client'
import { transaction, violatesUnique } from '../../kernel/db/transaction'
import { hashOf, newId } from '../../kernel/ids'
import { newJob } from '../../kernel/jobs/jobs'
import { ORDER_PLACED } from './order-jobs'
import * as sql from './orders.sql'
import { beginPayment } from './payments.logic'

type CheckoutDeps = Pick<Deps, 'db' | 'jobs' | 'online' | 'crash' | 'config' | 'log' | 'returnSecret'>
type Body = Received<typeof checkout>['body']

interface Buyer {
  accountId: string
  locale: Locale
}

/** What an attempt to place an order is recognised by. */
interface Attempt {
  accountId: string
  key: string
  bodyHash: string
}

const KEY = /^[\x21-\x7e]{1,200}$/

/**
 * Places an order from the account's cart: one transaction, and at most one order per attempt and per state of the
 * cart. `header` is the client's Idempotency-Key; without one the attempt is named after the cart and its version, so
 * that a doubled call of a simple client is safe too. `done` runs after the commit, before the answer.
 */
export async function placeOrder(
  deps: CheckoutDeps,
  buyer: Buyer,
  body: Body,
  header: unknown,
  done: () => void,
) {
  if (body.paymentMethod === 'online' && !deps.online) fail('orders.payment_unavailable')
  const attempt = {
    accountId: buyer.accountId,
    key: await keyOf(deps, buyer, header),
    bodyHash: hashOf(JSON.stringify(body)),
  }
  try {
    const placed = await transaction(deps.db, (tx) => placeInTransaction(deps, tx, buyer, body, attempt))
    if (!placed) return await withPayment(deps, buyer, await replay(deps, attempt))
    deps.crash('commit')
    done()
    const answer = await withPayment(deps, buyer, placed)
    deps.crash('answer')
    return answer
  } catch (error) {
    // The last line of defence: this state of the cart has become an order under another key.
    if (violatesUnique(error, 'orders_cart_version')) fail('orders.cart_empty')
    throw error
  }
}

async function keyOf(deps: CheckoutDeps, buyer: Buyer, header: unknown): Promise<string> {
  if (header !== undefined) {
    if (typeof header !== 'string' || !KEY.test(header)) fail('orders.key_invalid')
    return header
  }
  const cart = await sql.findCartVersion(deps.db, buyer.accountId)
  return cart ? `cart ${cart.id} ${cart.version}` : fail('orders.cart_empty')
}

/** The order of this attempt, or undefined when the attempt was made before. */
async function placeInTransaction(deps: CheckoutDeps, tx: Tx, buyer: Buyer, body: Body, attempt: Attempt) {
  const { held, lines: seen } = await sql.holdCart(tx, attempt, buyer.locale)
  const { orderNumber, cartId, version } = held
  if (orderNumber === null) return undefined
  deps.crash('key')
  deps.crash('lock')
  if (cartId === null) fail('orders.cart_empty')
  const lines = version === held.seen ? seen : await sql.readLines(tx, cartId, buyer.locale)
  if (lines.length === 0) fail('orders.cart_empty')

  const order = orderOf(buyer, body, { orderNumber, cartId, cartVersion: version }, lines)
  if (body.expectedTotal !== undefined && toCents(body.expectedTotal) !== order.total) {
    fail('orders.total_changed', { total: formatCents(order.total) })
  }
  const { placed, taken } = await sql.insertOrder(tx, order, newJob(tx, ORDER_PLACED, { orderId: order.id }))
  deps.crash('stock')
  const short = lines.find((line) => line.trackStock && !taken.includes(line.productId))
  if (short) {
    const available = await sql.readStock(tx, short.productId)
    fail('orders.insufficient_stock', { product: short.name, available })
  }
  deps.crash('order')
  if (!placed) throw new Error('the order was not written')
  return {
    orderNumber,
    total: toUsd(order.total),
    paymentMethod: order.paymentMethod,
    shippingMethod: order.shippingMethod,
    status: 'pending' as const,
  }
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

/** The order that these lines make, all amounts from our own prices. */
function orderOf(
  buyer: Buyer,
  body: Body,
  place: Pick<sql.NewOrder, 'orderNumber' | 'cartId' | 'cartVersion'>,
  lines: readonly sql.BoughtLine[],
): sql.NewOrder {
  const { subtotal, tax, total } = cartCents(lines)
  // Programs weigh nothing and are not shipped: a cart of programs only is sent as standard.
  const shippingMethod = lines.every((line) => line.programId !== null) ? 'standard' : body.shippingMethod
  const shipping = shippingMethods[shippingMethod].price
  return {
    id: newId(),
    ...place,
    accountId: buyer.accountId,
    paymentMethod: body.paymentMethod,
    shippingMethod,
    customer: body.customerInfo,
    locale: buyer.locale,
    subtotal,
    tax,
    shipping,
    total: total + shipping,
    notes: body.notes === '' ? null : body.notes,
    lines: lines.map((line) => ({
      productId: line.productId,
      name: line.name,
      sku: line.sku,
      image: line.image,
      quantity: line.quantity,
      unit: toCents(effectivePrice(line.price, line.salePrice)),
      total: lineCents(line),
      trackStock: line.trackStock,
    })),
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
