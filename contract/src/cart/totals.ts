import { type Cents, toUsd } from '../money'
import { type TaxTerms, taxOf } from '../tax'
import { lineCents, type PricedLine } from './rules'

/** Totals of a cart in USD. */
export interface CartTotals {
  itemCount: number
  subtotal: number
  tax: number
  total: number
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
