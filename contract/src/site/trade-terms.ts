import { type ShippingMethod, specifiedShipping } from '../orders/shipping-rules'
import { defaultTax, type TaxTerms } from '../tax'

/** Tax, shipping, countries and order numbers of the shop; each order keeps those of its time. */
export interface TradeTerms extends TaxTerms {
  shippingMethods: readonly ShippingMethod[]
  /** ISO 3166-1 codes of the countries to which the shop sells; all without any. */
  countries: readonly string[]
  orderPrefix: string
}

/** The specified terms, until staff set others. */
export const specifiedTrade: TradeTerms = {
  ...defaultTax,
  shippingMethods: specifiedShipping,
  countries: [],
  orderPrefix: 'TV',
}

/** Returns true if the shop sells to a country; to an unknown one (undefined) only if it sells to all. */
export function sellsTo({ countries }: Pick<TradeTerms, 'countries'>, country: string | undefined): boolean {
  return countries.length === 0 || (country !== undefined && countries.includes(country))
}
