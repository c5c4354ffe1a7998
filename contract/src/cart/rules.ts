import { type Cents, effectivePrice, type TaxTerms, taxOf, toCents, toUsd } from '../money'

/** Most units of one product in one cart, however many there are (decisions ). */
export const LINE_UNITS_MAX = 99
/** Most different products in one cart. */
export const CART_LINES_MAX = 100
/** Most that the goods of one cart may come to: with tax and shipping it is still an amount that an order can have. */
export const CART_CENTS_MAX: Cents = 1_900_000_000
export const LOCAL_CART_DAYS = 30

/** Fields of a line item that totals need; `price` and `salePrice` in USD. */
export interface PricedLine {
  price: number
  salePrice: number | null
  quantity: number
}

/** Totals of a cart in USD. */
export interface CartTotals {
  itemCount: number
  subtotal: number
  tax: number
  total: number
}

/** One line's amount in cents. */
export function lineCents(line: PricedLine): Cents {
  return toCents(effectivePrice(line.price, line.salePrice)) * line.quantity
}

/**
 * Subtotal, tax and total of what the lines come to; tax once per cart, inside the total where prices include it. The one
 * place where a cart is added up, on both sides.
 */
export function cartCents(
  lines: readonly Cents[],
  terms: TaxTerms,
): { subtotal: Cents; tax: Cents; total: Cents } {
  let subtotal = 0
  for (const cents of lines) subtotal += cents
  const tax = taxOf(subtotal, terms)
  return { subtotal, tax, total: terms.taxShown === 'included' ? subtotal : subtotal + tax }
}

/** The same in USD, with the sum of quantities. */
export function cartTotals(lines: readonly PricedLine[], terms: TaxTerms): CartTotals {
  const { subtotal, tax, total } = cartCents(lines.map(lineCents), terms)
  let itemCount = 0
  for (const line of lines) itemCount += line.quantity
  return { itemCount, subtotal: toUsd(subtotal), tax: toUsd(tax), total: toUsd(total) }
}
