import { countryCodeOf } from 'contract/countries'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { type Cents, formatCents, toCents, toUsd } from 'contract/money'
import type { checkout } from 'contract/orders/calls'
import { orderCents } from 'contract/orders/discount-rules'
import { BEGIN_AT_ONCE_TEXT } from 'contract/orders/program-rules'
import { lineShares } from 'contract/orders/refund-rules'
import { RETURN_DAYS } from 'contract/orders/rules'
import { cheapestCents, offeredMethods, type ShippingMethod, STANDARD } from 'contract/orders/shipping-rules'
import { sellsTo, type TradeTerms } from 'contract/site/trade-terms'
import type { OrderLimits } from '../../../config'
import { Failure } from '../../../fail'
import { newId } from '../../../kernel/ids'
import { tradeOf } from '../../site/trade.logic'
import type { DiscountTerms } from '../discounts/discounts.sql'
import type { OrderDraft } from './checkout.sql'
import type { BoughtLine, CartState, EarlierAttempt, OpenOrders } from './checkout-cart.sql'

export type CheckoutBody = Received<typeof checkout>['body']

export interface Buyer {
  accountId: string
  locale: Locale
  /** The hash of the network that the order comes from. */
  network?: string
  /** Member of staff who enters it for them. */
  enteredBy?: string
}

/** Identity of an attempt to place an order. */
export interface Attempt {
  /** The client's own key; undefined where it sent none. */
  key: string | undefined
  bodyHash: string
}

/** Most that one amount can be in the database. */
const AMOUNT_MAX = 2 ** 31 - 1

/** Returns the sum of these lines. */
export function itemsOf(bought: readonly BoughtLine[]): Cents {
  return bought.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)
}

/** Terms of a sale, beside its prices. */
interface Terms {
  discount?: DiscountTerms | undefined
  returnDays?: number
}

/** The order that these lines of a cart make, all amounts from our own prices. */
export function draftOf(
  buyer: Buyer,
  body: Pick<CheckoutBody, 'paymentMethod' | 'shippingMethod' | 'customerInfo' | 'notes' | 'beginAtOnce'>,
  { key, bodyHash }: Attempt,
  cart: CartState,
  bought: readonly BoughtLine[],
  { discount: terms, returnDays = RETURN_DAYS }: Terms = {},
): OrderDraft {
  // Programs weigh nothing and are not shipped: a cart of programs only is sent as standard.
  const trade = termsOf(bought)
  const isShipped = bought.some((line) => line.programId === null)
  const shippingMethod = isShipped ? body.shippingMethod : STANDARD
  const offered = offeredTo(trade, body.customerInfo)
  const method = isShipped ? offered.find(({ code }) => code === shippingMethod) : undefined
  const { subtotal, discount, tax, shippingTax, shipping, total } = orderCents(itemsOf(bought), {
    discount: terms,
    method,
    tax: trade,
  })
  const shares = lineShares(
    bought.map(({ unit, quantity }) => unit * quantity),
    { discount, tax: tax - shippingTax },
  )
  const lines = bought.map(({ productId, name, names, sku, image, quantity, unit, trackStock }, i) => {
    const share = shares[i] ?? { discount: 0, tax: 0 }
    return {
      productId,
      name,
      names,
      sku,
      image,
      quantity,
      unit,
      total: unit * quantity,
      trackStock,
      ...share,
    }
  })
  return {
    id: newId(),
    accountId: buyer.accountId,
    cartId: cart.id,
    cartVersion: cart.version,
    // Without a key the attempt is named after the cart as it was, so that a doubled call of a simple client is safe too.
    key: key ?? `cart ${cart.id} ${cart.version}`,
    bodyHash,
    paymentMethod: body.paymentMethod,
    shippingMethod,
    shippingTerms: shippingTermsOf(method ?? standardOf(trade), cheapestCents(offered, subtotal - discount)),
    prefix: trade.orderPrefix,
    customer: body.customerInfo,
    locale: buyer.locale,
    subtotal,
    ...(terms && { discount, discountId: terms.id, discountCode: terms.code, discountNth: terms.nth }),
    tax,
    taxRate: trade.taxRate,
    taxIncluded: trade.taxShown === 'included',
    shippingTax,
    shipping,
    total,
    notes: body.notes === '' ? null : body.notes,
    returnDays,
    enteredBy: buyer.enteredBy ?? null,
    beginAtOnce:
      body.beginAtOnce && bought.some((line) => line.programId !== null) ? BEGIN_AT_ONCE_TEXT : null,
    network: buyer.network ?? null,
    lines,
  }
}

/** The shop's terms of trade as they were read with the lines. */
const termsOf = (bought: readonly BoughtLine[]): TradeTerms => tradeOf(bought[0]?.trade)

const countryOf = ({ address }: OrderDraft['customer']) => countryCodeOf(address.country)

const offeredTo = ({ shippingMethods }: TradeTerms, customer: OrderDraft['customer']) =>
  offeredMethods(shippingMethods, countryOf(customer))

function standardOf({ shippingMethods }: TradeTerms): ShippingMethod {
  const standard = shippingMethods.find(({ code }) => code === STANDARD)
  if (!standard) throw new Error('the shop has no standard way of shipping')
  return standard
}

/** Returns what an order keeps of its way of shipping. */
const shippingTermsOf = ({ names, businessDays }: ShippingMethod, cheapest: Cents) => ({
  names,
  businessDays,
  cheapestCents: cheapest,
})

/** Returns why an order cannot go where it should; undefined where it can. */
function deliveryProblem(
  { customer, shippingMethod }: OrderDraft,
  lines: readonly BoughtLine[],
): Failure | undefined {
  const trade = termsOf(lines)
  const offered = offeredTo(trade, customer)
  const isShipped = lines.some((line) => line.programId === null)
  if (!sellsTo(trade, countryOf(customer)) || (isShipped && offered.length === 0))
    return new Failure('orders.country_not_served')
  if (isShipped && !offered.some(({ code }) => code === shippingMethod))
    return new Failure('orders.shipping_method_invalid')
  return undefined
}

/** Facts besides the lines that decide about an order. */
interface Circumstances {
  open: OpenOrders
  limits: OrderLimits
  expectedTotal: number | undefined
}

/** Why an order cannot be placed from these lines; undefined where there is no reason. */
export function problemOf(
  order: OrderDraft,
  lines: readonly BoughtLine[],
  { open, limits, expectedTotal }: Circumstances,
): Failure | undefined {
  const delivery = deliveryProblem(order, lines)
  if (delivery) return delivery
  // The items too: with a discount they come to more than the total.
  if (Math.max(order.subtotal, order.total) > AMOUNT_MAX) return new Failure('request.out_of_range')
  const large = lines.some((line) => line.quantity > limits.lineUnits)
  if (large) return new Failure('cart.line_too_large', { max: limits.lineUnits })
  const units = lines.reduce((sum, line) => sum + line.quantity, 0)
  if (units > limits.orderUnits) return new Failure('orders.too_large', { max: limits.orderUnits })
  const most = mostOpen(open, limits)
  if (most && (open.openOrders >= most.orders || open.openUnits + units > most.units))
    return new Failure('orders.too_many_open', most)
  if (expectedTotal !== undefined && toCents(expectedTotal) !== order.total)
    return new Failure('orders.total_changed', { total: formatCents(order.total) })
  const short = lines.find((line) => line.trackStock && line.stock < line.quantity)
  if (short) return new Failure('orders.insufficient_stock', { product: short.name, available: short.stock })
  return undefined
}

/** Returns the maximum an account may have open (decision X-97). */
function mostOpen({ confirmed }: OpenOrders, { open, orderUnits }: OrderLimits) {
  if (!open) return undefined
  return confirmed
    ? { orders: open.orders, units: open.orders * orderUnits }
    : { orders: open.ordersUnconfirmed, units: open.unitsUnconfirmed }
}

/** Answer to the buyer of a new order, */
export function placedOrder(order: OrderDraft, orderNumber: string) {
  const { total, paymentMethod, shippingMethod } = order
  return { orderNumber, total: toUsd(total), paymentMethod, shippingMethod, status: 'pending' as const }
}

/** and of an order placed by an earlier attempt. */
export function placedEarlier(earlier: EarlierAttempt & { orderNumber: string }) {
  const { orderNumber, total, paymentMethod, shippingMethod, status } = earlier
  return { orderNumber, total: toUsd(total), paymentMethod, shippingMethod, status }
}
