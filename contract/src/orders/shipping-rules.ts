import type { Locale } from '../locale'
import { type Cents, toCents } from '../money'
import { SHIPPING_CODE_MAX, SHIPPING_CODE_MIN } from './rules'

/** A way of shipping of the shop's settings; amounts in USD. */
export interface ShippingMethod {
  /** Identity, which orders keep. */
  code: string
  names: Record<Locale, string>
  price: number
  /** Free for goods of at least this amount, after the discount. */
  freeFrom?: number | undefined
  /** ISO 3166-1 codes of the countries to which it is offered; all without any. */
  countries?: readonly string[] | undefined
  businessDays: BusinessDays
}

/** First and last business day of the delivery, counted from the order. */
export interface BusinessDays {
  min: number
  max: number
}

/** Names by code, apart from the list, because translators find texts by their names. */
const specifiedNames = {
  standard: { en: 'Standard Shipping', fa: 'ارسال عادی', nl: 'Standaardverzending' },
  express: { en: 'Express Shipping', fa: 'ارسال سریع', nl: 'Expresverzending' },
} as const

/** The specified ways of shipping, until staff set others; their codes always exist. */
export const specifiedShipping = [
  {
    code: 'standard',
    names: specifiedNames.standard,
    price: 0,
    businessDays: { min: 5, max: 7 },
  },
  {
    code: 'express',
    names: specifiedNames.express,
    price: 9.99,
    businessDays: { min: 2, max: 3 },
  },
] as const satisfies readonly ShippingMethod[]

/** The specified way of shipping of orders that name none: programs alone. */
export const STANDARD = 'standard'

/** Most ways of shipping, and most characters of a name. */
export const SHIPPING_METHODS_MAX = 10
export const SHIPPING_NAME_MAX = 60
/** Most that a way of shipping costs, in USD, and the most business days that it takes. */
export const SHIPPING_PRICE_MAX = 10_000
export const BUSINESS_DAYS_MAX = 90

/** Returns true for the shape of a code. */
export const isShippingCode = (code: string): boolean =>
  code.length >= SHIPPING_CODE_MIN && code.length <= SHIPPING_CODE_MAX && /^[a-z0-9-]+$/.test(code)

/** Returns the price in cents of shipping goods of this amount. */
export function shippingCents(
  { price, freeFrom }: Pick<ShippingMethod, 'price' | 'freeFrom'>,
  goods: Cents,
): Cents {
  return freeFrom !== undefined && goods >= toCents(freeFrom) ? 0 : toCents(price)
}

/**
 * Returns the ways of shipping to a country; to an unknown one (undefined) those that name no countries, and all of them
 * while nobody has said where to (`null`).
 */
export function offeredMethods<M extends Pick<ShippingMethod, 'countries'>>(
  methods: readonly M[],
  country: string | undefined | null,
): M[] {
  return methods.filter(
    ({ countries = [] }) =>
      country === null || countries.length === 0 || (country !== undefined && countries.includes(country)),
  )
}

/** Returns the least that shipping of these goods costs in cents, by any of the ways. */
export function cheapestCents(methods: readonly ShippingMethod[], goods: Cents): Cents {
  return methods.length === 0 ? 0 : Math.min(...methods.map((method) => shippingCents(method, goods)))
}

/** The day that lies `days` business days (Monday to Friday) after `from`. */
export function addBusinessDays(from: Date, days: number): Date {
  const day = new Date(from)
  let left = days
  while (left > 0) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() !== 0 && day.getDay() !== 6) left -= 1
  }
  return day
}

/** As `deliveryWindow` for a day without a time: `YYYY-MM-DD` in and out. */
export function deliveryDays({ min, max }: BusinessDays, placed: string): [string, string] {
  const after = (days: number) => {
    const day = new Date(`${placed}T00:00:00Z`)
    for (let left = days; left > 0; ) {
      day.setUTCDate(day.getUTCDate() + 1)
      if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1
    }
    return day.toISOString().slice(0, 10)
  }
  return [after(min), after(max)]
}

/** Returns the first and last day of delivery for an order placed on `from`. */
export function deliveryWindow({ min, max }: BusinessDays, from: Date): [Date, Date] {
  return [addBusinessDays(from, min), addBusinessDays(from, max)]
}
