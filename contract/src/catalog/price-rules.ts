import { type Cents, effectivePrice } from '../money'

/** First and last day of a sale (`YYYY-MM-DD`, the shop's days); null is open. */
export interface SalePeriod {
  saleFrom: string | null
  saleUntil: string | null
}

/** Prices as they were set on a day; in force until the next ones, both counting on the day of the change. */
export interface PricePoint extends SalePeriod {
  /** The shop's day. */
  day: string
  /** In cents. */
  price: Cents
  salePrice: Cents | null
}

/** Days before a sale in which the lowest price is looked for. */
export const PRIOR_PRICE_DAYS = 30

/** Returns true if a sale price is in force on a day. */
export function isSaleDay(day: string, { saleFrom, saleUntil }: SalePeriod): boolean {
  return (saleFrom === null || saleFrom <= day) && (saleUntil === null || day <= saleUntil)
}

/** Returns the price of one unit on a day, in cents. */
export function priceOn(day: string, point: Omit<PricePoint, 'day'>): Cents {
  return isSaleDay(day, point) ? effectivePrice(point.price, point.salePrice) : point.price
}

/** Prices that were in force on the days before the current sale began; none without a sale or earlier prices. */
function pricesBefore(points: readonly PricePoint[], today: string): Cents[] {
  const now = points.at(-1)
  if (!now || now.salePrice === null) return []
  const same = (point: PricePoint) =>
    point.salePrice === now.salePrice && point.saleFrom === now.saleFrom && point.price === now.price
  // Setting only the last day anew does not begin another sale.
  const first = points.findIndex((_, i) => points.slice(i).every(same))
  const set = points[first]?.day ?? today
  const start = now.saleFrom !== null && now.saleFrom > set ? now.saleFrom : set
  const prices: Cents[] = []
  for (let back = 1; back <= PRIOR_PRICE_DAYS; back++) {
    const day = dayBefore(start, back)
    points.forEach((point, i) => {
      const next = points[i + 1]
      if (point.day <= day && (!next || next.day >= day)) prices.push(priceOn(day, point))
    })
  }
  return prices
}

/** Returns the lowest price of the 30 days before the current sale, in cents; null without a sale or an earlier price. */
export function lowestPriceBefore(points: readonly PricePoint[], today: string): Cents | null {
  const prices = pricesBefore(points, today)
  return prices.length === 0 ? null : Math.min(...prices)
}

/** Returns true if the struck price was asked in those days. */
export function wasAsked(points: readonly PricePoint[], today: string): boolean {
  const price = points.at(-1)?.price
  return pricesBefore(points, today).some((asked) => asked === price)
}

/** The day that lies `days` before another. */
export function dayBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
