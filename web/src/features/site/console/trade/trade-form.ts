import { type Locale, localeCodes } from 'contract/locale'
import { ORDER_PREFIX_MAX, SHIPPING_CODE_MAX } from 'contract/orders/rules'
import {
  isShippingCode,
  offeredMethods,
  SHIPPING_METHODS_MAX,
  SHIPPING_NAME_MAX,
  specifiedShipping,
} from 'contract/orders/shipping-rules'
import { SHOP_LINE_MAX } from 'contract/site/settings-rules'
import type { TradeSettings } from 'contract/site/trade-calls'
import { tradeProblems } from 'contract/site/trade-rules'
import type { TaxShown } from 'contract/tax'
import { typedNumber } from '../../../../ui/form/typed-number'

/** Countries to choose from; the chosen ones stay while `everywhere` is on, but are not sent. */
interface CountryValues {
  everywhere: boolean
  countries: string[]
}

/** Shipping method as typed. */
export interface MethodValues extends CountryValues {
  /** Identity in the form, because a new method's code changes while it is typed. */
  key: string
  code: string
  names: Record<Locale, string>
  price: string
  freeFrom: string
  businessDays: { min: string; max: string }
}

/** Terms of trade as typed. */
export interface TradeValues extends CountryValues {
  taxRate: string
  taxShown: TaxShown
  shippingTaxed: boolean
  shippingMethods: MethodValues[]
  orderPrefix: string
  vatNumber: string
  registerNumber: string
}

type Method = TradeSettings['shippingMethods'][number]

const countryValues = (countries: string[] = []): CountryValues => ({
  everywhere: countries.length === 0,
  countries,
})

function methodValues({ code, names, price, freeFrom, countries, businessDays }: Method): MethodValues {
  return {
    key: code,
    code,
    names,
    price: price.toFixed(2),
    freeFrom: freeFrom?.toFixed(2) ?? '',
    ...countryValues(countries),
    businessDays: { min: String(businessDays.min), max: String(businessDays.max) },
  }
}

export function valuesOf(trade: TradeSettings): TradeValues {
  const { version: _, taxRate, shippingMethods, countries, ...rest } = trade
  return {
    ...rest,
    taxRate: String(taxRate),
    shippingMethods: shippingMethods.map(methodValues),
    ...countryValues(countries),
  }
}

/** Returns an empty shipping method; `key` must differ from the keys of the others. */
export const newMethod = (key: string): MethodValues => ({
  key,
  code: '',
  names: { en: '', fa: '', nl: '' },
  price: '',
  freeFrom: '',
  ...countryValues(),
  businessDays: { min: '', max: '' },
})

/** A choice of none would mean all countries, so it becomes a code that the rules refuse. */
const NO_COUNTRY = ['']

const countriesOf = ({ everywhere, countries }: CountryValues) =>
  everywhere ? [] : countries.length === 0 ? NO_COUNTRY : countries

function methodOf({ code, names, price, freeFrom, businessDays, ...countries }: MethodValues): Method {
  return {
    code: code.trim(),
    names,
    price: typedNumber(price),
    ...(freeFrom.trim() !== '' && { freeFrom: typedNumber(freeFrom) }),
    ...(!countries.everywhere && { countries: countriesOf(countries) }),
    businessDays: { min: typedNumber(businessDays.min), max: typedNumber(businessDays.max) },
  }
}

/** Returns the terms to send: NaN for text that is no number. */
export function tradeOf(values: TradeValues): Omit<TradeSettings, 'version'> {
  const { taxRate, shippingMethods, orderPrefix, everywhere: _, ...rest } = values
  return {
    ...rest,
    taxRate: typedNumber(taxRate),
    shippingMethods: shippingMethods.map(methodOf),
    countries: countriesOf(values),
    orderPrefix: prefixOf(orderPrefix),
  }
}

export const problemsOf = (values: TradeValues) => tradeProblems(tradeOf(values))

/** Returns the prefix in the capitals that order numbers have. */
export const prefixOf = (typed: string) => typed.trim().toUpperCase()

/** Returns true for a shipping method that cannot be deleted. */
export const isFixed = ({ code, key }: MethodValues) =>
  key === code && specifiedShipping.some((method) => method.code === code)

/** Returns a code for a shipping method with this English name; empty if too little is left of the name. */
export function suggestedCode(name: string): string {
  const code = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SHIPPING_CODE_MAX)
    .replace(/^-+|-+$/g, '')
  return isShippingCode(code) ? code : ''
}

/** Returns the countries that the shop sells to and no shipping method delivers to; null if these are not listed. */
export function uncoveredCountries(values: TradeValues): string[] | null {
  const { countries, shippingMethods } = tradeOf(values)
  if (values.everywhere) return offeredMethods(shippingMethods, undefined).length === 0 ? null : []
  return values.countries.filter(
    (country) => countries.includes(country) && offeredMethods(shippingMethods, country).length === 0,
  )
}

const NUMBER_MAX = 12

/** Maximum number of characters by field. */
export const limits: Record<string, number> = {
  taxRate: NUMBER_MAX,
  orderPrefix: ORDER_PREFIX_MAX,
  vatNumber: SHOP_LINE_MAX,
  registerNumber: SHOP_LINE_MAX,
  ...Object.fromEntries(
    Array.from({ length: SHIPPING_METHODS_MAX }, (_, i) => `shippingMethods.${i}`).flatMap((path) => [
      [`${path}.code`, SHIPPING_CODE_MAX],
      ...localeCodes.map((language) => [`${path}.names.${language}`, SHIPPING_NAME_MAX]),
      ...['price', 'freeFrom', 'businessDays.min', 'businessDays.max'].map((name) => [
        `${path}.${name}`,
        NUMBER_MAX,
      ]),
    ]),
  ),
}
