import { z } from 'zod'
import { endpoint } from '../endpoint'
import { plainText, text } from '../fields'
import { SHIPPING_METHODS_MAX } from '../orders/shipping-rules'
import { taxShownCodes } from '../tax'
import { CountryCodes, ShippingMethod } from './calls'
import { SHOP_LINE_MAX } from './settings-rules'
import { tradeProblems } from './trade-rules'

const Trade = z.object({
  /** Per cent, with at most two decimals. */
  taxRate: z.number('request.wrong_type'),
  /** `included`: prices are entered and kept with tax. */
  taxShown: z.enum(taxShownCodes, 'request.wrong_type'),
  shippingTaxed: z.boolean('request.wrong_type'),
  /** `standard` and `express` stay. */
  shippingMethods: z
    .array(ShippingMethod, 'request.wrong_type')
    .max(SHIPPING_METHODS_MAX, 'request.too_many'),
  /** Countries to which the shop sells; all without any. */
  countries: CountryCodes,
  /** Prefix of new order numbers; orders with an earlier prefix keep it and are still found. */
  orderPrefix: plainText(40),
  /** Numbers of the seller on new invoices; the same as in `shop` of the shop's settings. */
  vatNumber: text(SHOP_LINE_MAX),
  registerNumber: text(SHOP_LINE_MAX),
})

/** The terms of trade with their version, which a save sends back. */
export const TradeSettings = Trade.extend({ version: z.string() })
export type TradeSettings = z.infer<typeof TradeSettings>

export const getTradeSettings = endpoint({
  method: 'GET',
  path: '/admin/settings/trade',
  allow: 'admin',
  staff: 'settings',
  summary: 'Tax, shipping, countries and order numbers of the shop',
  data: TradeSettings,
})

/**
 * Counts for orders that are placed afterwards; earlier ones, and their refunds, keep what they were placed with. Where
 * somebody saved meanwhile: 409 `site.settings_changed`.
 */
export const saveTradeSettings = endpoint({
  method: 'PUT',
  path: '/admin/settings/trade',
  allow: 'admin',
  staff: 'settings',
  summary: 'Set tax, shipping, countries and order numbers of the shop',
  body: Trade.extend({ version: z.string('request.wrong_type').max(40, 'request.too_long') }).check((ctx) => {
    for (const { path, code } of tradeProblems(ctx.value))
      ctx.issues.push({ code: 'custom', message: code, path: path.split('.'), input: ctx.value })
  }),
  data: TradeSettings,
})
