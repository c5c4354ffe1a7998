import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import { isPrice } from 'contract/catalog/console-rules'
import { lowestPriceBefore, type PricePoint, wasAsked } from 'contract/catalog/price-rules'
import { toCents, toUsd } from 'contract/money'
import { numberOf } from '../facts-values'

/** Price fields of a form as typed; days are `YYYY-MM-DD`, empty if open. */
export type PriceValues = Record<'price' | 'salePrice' | 'saleFrom' | 'saleUntil', string>

type Prices = Pick<ConsoleProduct, keyof PriceValues>
export type PriceHistory = ConsoleProduct['prices']

export const noPrices: PriceValues = { price: '', salePrice: '', saleFrom: '', saleUntil: '' }

export function priceValues({ price, salePrice, saleFrom, saleUntil }: Prices): PriceValues {
  return {
    price: price.toFixed(2),
    salePrice: salePrice === null ? '' : salePrice.toFixed(2),
    saleFrom: saleFrom ?? '',
    saleUntil: saleUntil ?? '',
  }
}

/** Returns the prices to send: NaN for text that is no number, days only together with a sale price. */
export function writtenPrices({ price, salePrice, saleFrom, saleUntil }: PriceValues): Prices {
  const sale = numberOf(salePrice) ?? null
  return {
    price: numberOf(price) ?? Number.NaN,
    salePrice: sale,
    saleFrom: (sale && saleFrom) || null,
    saleUntil: (sale && saleUntil) || null,
  }
}

const pointOf = (prices: Prices, day: string): PricePoint => ({
  ...prices,
  day,
  price: toCents(prices.price),
  salePrice: prices.salePrice === null ? null : toCents(prices.salePrice),
})

export interface UnaskedPrice {
  /** Struck price in USD. */
  price: number
  /** Lowest price of the days before the sale in USD; null without an earlier price. */
  lowest: number | null
}

/**
 * Returns the struck price of the typed sale if it was not asked in the days before it (decision X-118); undefined
 * without such a sale.
 */
export function unaskedPrice(
  values: PriceValues,
  history: PriceHistory,
  deviceToday: string,
): UnaskedPrice | undefined {
  const typed = writtenPrices(values)
  const { price, salePrice, saleFrom, saleUntil } = typed
  if (!isPrice(price) || salePrice === null || !isPrice(salePrice) || salePrice >= price) return undefined
  // The shop's time zone may be a day ahead of the device.
  const lastDay = history.at(-1)?.day ?? ''
  const today = lastDay > deviceToday ? lastDay : deviceToday
  if (saleUntil !== null && (saleUntil < today || (saleFrom !== null && saleUntil < saleFrom)))
    return undefined
  const points = [...history.map((one) => pointOf(one, one.day)), pointOf(typed, today)]
  if (wasAsked(points, today)) return undefined
  const lowest = lowestPriceBefore(points, today)
  return { price, lowest: lowest === null ? null : toUsd(lowest) }
}

export type SaleStage = 'now' | 'planned' | 'over'

/** Returns whether a sale is in force, planned or over; undefined without one. */
export function saleStage(
  { salePrice, saleFrom, saleUntil, isReduced }: Prices & Pick<ConsoleProduct, 'isReduced'>,
  deviceToday: string,
): SaleStage | undefined {
  if (isReduced) return 'now'
  if (salePrice === null || (saleFrom === null && saleUntil === null)) return undefined
  if (saleFrom === null) return 'over'
  return saleUntil === null || deviceToday <= saleFrom ? 'planned' : 'over'
}
