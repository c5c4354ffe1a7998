import { cartCents, lineCents } from 'contract/cart/rules'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { effectivePrice, toCents, toUsd } from 'contract/money'
import type { checkout } from 'contract/orders/calls'
import { shippingMethods } from 'contract/orders/rules'
import { newId } from '../../../kernel/ids'
import type * as sql from '../orders.sql'

export type CheckoutBody = Received<typeof checkout>['body']

export interface Buyer {
  accountId: string
  locale: Locale
}

/** What an attempt to place an order is recognised by. */
export interface Attempt {
  accountId: string
  key: string
  bodyHash: string
}

/** The order that these lines make, all amounts from our own prices. */
export function orderOf(
  buyer: Buyer,
  body: CheckoutBody,
  place: { cartId: string; cartVersion: number },
  lines: readonly sql.BoughtLine[],
): sql.OrderDraft {
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

/** What the buyer is told of an order just placed. */
export function placedOrder(order: sql.OrderDraft, orderNumber: string) {
  const { paymentMethod, shippingMethod } = order
  return { orderNumber, total: toUsd(order.total), paymentMethod, shippingMethod, status: 'pending' as const }
}
