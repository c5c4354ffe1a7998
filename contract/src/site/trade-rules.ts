import { isCountryCode } from '../countries'
import { localeCodes } from '../locale'
import { toCents } from '../money'
import { ORDER_PREFIX_MAX, TAX_RATE_MAX } from '../orders/rules'
import {
  BUSINESS_DAYS_MAX,
  isShippingCode,
  SHIPPING_PRICE_MAX,
  type ShippingMethod,
  specifiedShipping,
} from '../orders/shipping-rules'
import { isBlank } from '../text'
import type { Problem } from './settings-rules'
import type { TradeTerms } from './trade-terms'

// The shop's terms of trade as staff write them; no zod, because the screen uses the rules too.

/** Returns true for an amount of at most two decimals between 0 and `max`. */
function isDecimal(value: number, max: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= max && Math.abs(value * 100 - toCents(value)) < 1e-6
}

/** Returns true for a price of shipping in USD. */
export const isShippingPrice = (price: number): boolean => isDecimal(price, SHIPPING_PRICE_MAX)

/** Returns every rule that the terms fail, in the order of the form. */
export function tradeProblems(trade: TradeTerms): Problem[] {
  const problems: Problem[] = []
  if (!isDecimal(trade.taxRate, TAX_RATE_MAX))
    problems.push({ path: 'taxRate', code: 'site.tax_rate_invalid' })
  for (const [i, method] of trade.shippingMethods.entries())
    problems.push(...methodProblems(method, `shippingMethods.${i}`, trade.shippingMethods.slice(0, i)))
  for (const { code } of specifiedShipping)
    if (!trade.shippingMethods.some((method) => method.code === code))
      problems.push({ path: 'shippingMethods', code: 'site.shipping_method_fixed' })
  problems.push(...countryProblems(trade.countries, 'countries'))
  if (!new RegExp(`^[A-Z0-9]{1,${ORDER_PREFIX_MAX}}$`).test(trade.orderPrefix))
    problems.push({ path: 'orderPrefix', code: 'site.order_prefix_invalid' })
  return problems
}

function methodProblems(
  { code, names, price, freeFrom, countries = [], businessDays }: ShippingMethod,
  path: string,
  earlier: readonly ShippingMethod[],
): Problem[] {
  const problems: Problem[] = []
  if (!isShippingCode(code)) problems.push({ path: `${path}.code`, code: 'site.shipping_code_invalid' })
  else if (earlier.some((method) => method.code === code))
    problems.push({ path: `${path}.code`, code: 'site.shipping_code_taken' })
  for (const locale of localeCodes)
    if (isBlank(names[locale])) problems.push({ path: `${path}.names.${locale}`, code: 'site.text_required' })
  if (!isShippingPrice(price)) problems.push({ path: `${path}.price`, code: 'site.shipping_price_invalid' })
  if (freeFrom !== undefined && !(isShippingPrice(freeFrom) && freeFrom > 0))
    problems.push({ path: `${path}.freeFrom`, code: 'site.shipping_price_invalid' })
  problems.push(...countryProblems(countries, `${path}.countries`))
  return [...problems, ...daysProblems(businessDays, `${path}.businessDays`)]
}

function daysProblems({ min, max }: ShippingMethod['businessDays'], path: string): Problem[] {
  const isDay = (day: number) => Number.isInteger(day) && day >= 0 && day <= BUSINESS_DAYS_MAX
  if (!isDay(min)) return [{ path: `${path}.min`, code: 'site.business_days_invalid' }]
  if (!isDay(max) || max < min) return [{ path: `${path}.max`, code: 'site.business_days_invalid' }]
  return []
}

const countryProblems = (countries: readonly string[], path: string): Problem[] =>
  countries.every(isCountryCode) ? [] : [{ path, code: 'site.country_unknown' }]
