import { type Cents, toCents } from 'contract/money'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import type { Refundable, RefundWish } from 'contract/orders/refund-rules'
import { asciiDigits } from 'contract/sentence'

/** What staff choose in the refund sheet. */
export interface RefundChoice {
  by: 'items' | 'amount'
  /** Units by line; absent ones are none. */
  units: Readonly<Record<string, number>>
  shipping: boolean
  /** Amount in USD, as typed. */
  amount: string
}

/** Returns a typed amount, with a point or a comma before the cents; undefined for any other text. */
export function parseAmount(typed: string): Cents | undefined {
  const text = asciiDigits(typed).trim().replace(/[٫,]/, '.')
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(text) ? toCents(Number(text)) : undefined
}

/** Returns the amounts of an order from which the contract prices a refund. */
export function refundableOf({ items, left, taxIncluded }: ConsoleOrder): Refundable {
  return {
    left: { net: toCents(left.net), tax: toCents(left.tax), shipping: toCents(left.shipping) },
    lines: items.map(({ _id, quantity, total, discount, tax, refunded }) => ({
      itemId: _id,
      quantity,
      net: toCents(total) - toCents(discount) - (taxIncluded ? toCents(tax) : 0),
      tax: toCents(tax),
      refunded,
    })),
  }
}

/** Returns the choice as a request; undefined where nothing is chosen. */
export function wishOf({ by, units, shipping, amount }: RefundChoice): RefundWish | undefined {
  if (by === 'amount') {
    const cents = parseAmount(amount)
    return cents ? { amount: cents } : undefined
  }
  const lines = Object.entries(units).flatMap(([itemId, quantity]) =>
    quantity > 0 ? [{ itemId, quantity }] : [],
  )
  return lines.length > 0 || shipping ? { lines, shipping } : undefined
}

/** Returns the choice of everything that is left. */
export function everything({ items, left }: ConsoleOrder): Pick<RefundChoice, 'units' | 'shipping'> {
  const units = Object.fromEntries(items.map(({ _id, quantity, refunded }) => [_id, quantity - refunded]))
  return { units, shipping: left.shipping > 0 }
}
