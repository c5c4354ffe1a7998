import type { Cents } from './money'

/** Taxation of an order: settings of the shop, fixed for an order when it is placed. */
export interface TaxTerms {
  /** Per cent, with at most two decimals. */
  taxRate: number
  /** `included`: prices contain the tax; `excluded`: it is added to them. */
  taxShown: TaxShown
  /** Shipping is taxed at the same rate; otherwise it carries no tax. */
  shippingTaxed: boolean
}
export const taxShownCodes = ['excluded', 'included'] as const
export type TaxShown = (typeof taxShownCodes)[number]

/** Taxation until staff set another one. */
export const defaultTax: TaxTerms = { taxRate: 9, taxShown: 'excluded', shippingTaxed: false }

/** Returns the tax on an amount, or in it, rounded half up; once per cart. */
export function taxOf(amount: Cents, { taxRate, taxShown }: Pick<TaxTerms, 'taxRate' | 'taxShown'>): Cents {
  // The rate in hundredths of a per cent keeps the arithmetic in whole numbers.
  const rate = Math.round(taxRate * 100)
  const whole = taxShown === 'included' ? 10_000 + rate : 10_000
  return Math.floor((2 * amount * rate + whole) / (2 * whole))
}
