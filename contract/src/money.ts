/** Money is integer US cents inside; on the wire it is US dollars with at most two decimals. */
export type Cents = number

export const CURRENCY = 'USD'

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY })

/** Cents to the wire's dollars: 5449 -> 54.49. */
export function toUsd(cents: Cents): number {
  return cents / 100
}

/** The wire's dollars to cents: 54.49 -> 5449. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100)
}

/** Cents as a person reads them, the same in every language: 544900 -> "$5,449.00". */
export function formatCents(cents: Cents): string {
  return usd.format(cents / 100)
}

/** The wire's dollars as a person reads them. */
export function formatUsd(dollars: number): string {
  return usd.format(dollars)
}

/** Returns the price of one unit: the sale price only if above 0 and below the price (decision X-20). */
export function effectivePrice(price: number, salePrice: number | null | undefined): number {
  return salePrice != null && salePrice > 0 && salePrice < price ? salePrice : price
}

/** Per cent off for the badge, half up, at least 1; undefined without a sale (decision X-19). */
export function percentOff(price: number, salePrice: number | null | undefined): number | undefined {
  const [full, effective] = [toCents(price), toCents(effectivePrice(price, salePrice))]
  if (effective === full) return undefined
  // In whole cents throughout: 12.5 in floating point may be slightly less and round down.
  return Math.max(1, Math.floor(((full - effective) * 200 + full) / (2 * full)))
}
