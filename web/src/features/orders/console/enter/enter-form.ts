import { LINE_UNITS_MAX } from 'contract/cart/rules'
import { cartTotals } from 'contract/cart/totals'
import type { Product } from 'contract/catalog/calls'
import type { Locale } from 'contract/locale'
import {
  type CustomerInfo,
  customerTexts,
  ENTERED_LINES_MAX,
  type PaymentMethod,
} from 'contract/orders/rules'
import { isEmail, withoutFormat } from 'contract/text'
import type { Problem } from '../../../../ui/form/store'
import type { useTrade } from '../../../site/trade'
import {
  blankCheckout,
  checkoutLimits,
  customerFieldProblems,
  customerToSend,
} from '../../checkout/checkout-form'
import { type CheckoutFigures, figuresOf } from '../../checkout/order-figures'
import type { EnterBody } from './enter.api'

/** Chosen product with its quantity. */
export type EnteredLine = Pick<
  Product,
  '_id' | 'name' | 'sku' | 'price' | 'salePrice' | 'stockQuantity' | 'programId'
> & { quantity: number }

export interface EnterValues {
  /** Address of the customer's account. */
  email: string
  items: readonly EnteredLine[]
  customerInfo: CustomerInfo
  paymentMethod: PaymentMethod
  shippingMethod: string
}

/** Returns an empty form for the account with this address, which may be empty. */
export function newOrder(address: string): EnterValues {
  const email = withoutFormat(address).slice(0, customerTexts.email.max)
  const { customerInfo, paymentMethod, shippingMethod } = blankCheckout
  return { email, items: [], customerInfo: { ...customerInfo, email }, paymentMethod, shippingMethod }
}

/** Maximum characters of each field, by its path. */
export const enterLimits = { ...checkoutLimits, email: customerTexts.email.max }

/** Checks the rules of the server's call, with its codes. */
export function enterProblems({ email, items, customerInfo }: EnterValues): Problem[] {
  const address = withoutFormat(email)
  const problems: Problem[] = []
  if (address === '') problems.push({ path: 'email', code: 'orders.email_required' })
  else if (!isEmail(address)) problems.push({ path: 'email', code: 'orders.email_invalid' })
  if (items.length === 0) problems.push({ path: 'items', code: 'orders.items_required' })
  if (items.length > ENTERED_LINES_MAX) problems.push({ path: 'items', code: 'request.too_many' })
  return [...problems, ...customerFieldProblems(customerInfo)]
}

const fields: Readonly<Record<string, string>> = {
  'orders.customer_unknown': 'email',
  'orders.country_not_served': 'customerInfo.address.country',
  'orders.insufficient_stock': 'items',
  'orders.product_unavailable': 'items',
  'orders.too_large': 'items',
  'cart.line_too_large': 'items',
}

/** Returns the field of a refusal whose response names none. */
export const fieldOfCode = (code: string | undefined): string | undefined =>
  code !== undefined && Object.hasOwn(fields, code) ? fields[code] : undefined

/** Maps the server's path of a field to a path of the form: lines have one error text together. */
export const fieldOfPath = (path: string): string => (path.startsWith('items') ? 'items' : path)

/** Adds a product; a product that is in the order already gets one unit more, up to its maximum. */
export function addProduct(items: readonly EnteredLine[], product: Product): EnteredLine[] {
  const { _id, name, sku, price, salePrice, stockQuantity, programId } = product
  const line = { _id, name, sku, price, salePrice, stockQuantity, programId }
  const most = Math.min(stockQuantity > 0 ? stockQuantity : LINE_UNITS_MAX, LINE_UNITS_MAX)
  const before = items.find((one) => one._id === _id)
  if (!before) return [...items, { ...line, quantity: 1 }]
  const quantity = Math.min(before.quantity + 1, most)
  return items.map((one) => (one === before ? { ...line, quantity } : one))
}

/** Returns the amounts in USD as the checkout computes them, and the choices that apply. */
export function enterFigures(
  { items, paymentMethod, shippingMethod, customerInfo }: EnterValues,
  { online, trade }: { online: boolean; trade: ReturnType<typeof useTrade> },
): CheckoutFigures {
  return {
    online,
    paymentMethod: online ? paymentMethod : 'cod',
    ...figuresOf(trade, {
      subtotal: cartTotals(items, trade).subtotal,
      shippable: items.length === 0 || items.some(({ programId }) => programId === null),
      chosen: shippingMethod,
      country: customerInfo.address.country,
    }),
  }
}

/** Returns the request for these values and the choices that apply to them, from a page in this language. */
export function enterBody(
  { email, items, customerInfo }: EnterValues,
  { paymentMethod, shippingMethod }: Pick<CheckoutFigures, 'paymentMethod' | 'shippingMethod'>,
  locale: Locale,
): EnterBody {
  return {
    email: withoutFormat(email),
    items: items.map(({ _id, quantity }) => ({ productId: _id, quantity })),
    customerInfo: customerToSend(customerInfo, locale),
    paymentMethod,
    shippingMethod,
  }
}
