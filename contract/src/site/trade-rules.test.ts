import { expect, test } from 'vitest'
import { specifiedShipping } from '../orders/shipping-rules'
import { tradeProblems } from './trade-rules'
import { sellsTo, specifiedTrade, type TradeTerms } from './trade-terms'

const [standard, express] = specifiedShipping
const extra = { ...standard, code: 'pickup' }
const withMethod = (change: object) => ({ shippingMethods: [standard, express, { ...extra, ...change }] })

test('the specified terms have no problem', () => {
  expect(tradeProblems(specifiedTrade)).toEqual([])
  expect(tradeProblems({ ...specifiedTrade, ...withMethod({}) })).toEqual([])
})

test.each<[string, Partial<TradeTerms>, string, string]>([
  ['a rate below 0', { taxRate: -1 }, 'taxRate', 'site.tax_rate_invalid'],
  ['a rate above 100', { taxRate: 101 }, 'taxRate', 'site.tax_rate_invalid'],
  ['a rate of three decimals', { taxRate: 9.125 }, 'taxRate', 'site.tax_rate_invalid'],
  ['a deleted express', { shippingMethods: [standard] }, 'shippingMethods', 'site.shipping_method_fixed'],
  [
    'a code of capitals',
    withMethod({ code: 'Pickup' }),
    'shippingMethods.2.code',
    'site.shipping_code_invalid',
  ],
  ['a code twice', withMethod({ code: 'express' }), 'shippingMethods.2.code', 'site.shipping_code_taken'],
  [
    'a name missing in one language',
    withMethod({ names: { en: 'Pick up', fa: ' ', nl: 'Ophalen' } }),
    'shippingMethods.2.names.fa',
    'site.text_required',
  ],
  [
    'a price of three decimals',
    withMethod({ price: 1.005 }),
    'shippingMethods.2.price',
    'site.shipping_price_invalid',
  ],
  [
    'free from nothing',
    withMethod({ freeFrom: 0 }),
    'shippingMethods.2.freeFrom',
    'site.shipping_price_invalid',
  ],
  [
    'a country nobody knows',
    withMethod({ countries: ['XX'] }),
    'shippingMethods.2.countries',
    'site.country_unknown',
  ],
  [
    'a last day before the first',
    withMethod({ businessDays: { min: 5, max: 4 } }),
    'shippingMethods.2.businessDays.max',
    'site.business_days_invalid',
  ],
  [
    'half a day',
    withMethod({ businessDays: { min: 0.5, max: 4 } }),
    'shippingMethods.2.businessDays.min',
    'site.business_days_invalid',
  ],
  ['countries in words', { countries: ['Netherlands'] }, 'countries', 'site.country_unknown'],
  ['a prefix of small letters', { orderPrefix: 'tv' }, 'orderPrefix', 'site.order_prefix_invalid'],
  ['a prefix of seven letters', { orderPrefix: 'ABCDEFG' }, 'orderPrefix', 'site.order_prefix_invalid'],
])('%s is a problem', (_what, change, path, code) => {
  expect(tradeProblems({ ...specifiedTrade, ...change })).toEqual([{ path, code }])
})

test('the shop sells to all countries until it names some', () => {
  expect(sellsTo({ countries: [] }, undefined)).toBe(true)
  expect(sellsTo({ countries: ['NL'] }, 'NL')).toBe(true)
  expect(sellsTo({ countries: ['NL'] }, 'BE')).toBe(false)
  expect(sellsTo({ countries: ['NL'] }, undefined)).toBe(false)
})
