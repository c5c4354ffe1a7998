import { type Cents, toCents, toUsd } from '../money'
import { isPrice } from './console-rules'

/** Products whose prices are changed at once. */
export const BULK_PRICES_MAX = 100

export type PriceStep = 'set' | 'percent' | 'amount'

/** Change of several prices: a new price, a percentage or an amount in USD, both with a sign. */
export interface PriceChange {
  step: PriceStep
  value: number
  ending: PriceEnding
}

/** Ending of a changed price: any, on 9 cents as 8.09, or on 99 cents as 24.99. */
export const priceEndings = ['any', 'nine', 'ninetyNine'] as const
export type PriceEnding = (typeof priceEndings)[number]

/** Distance between two prices of an ending, in cents; they lie one cent below its multiples. */
const endingSteps = { nine: 10, ninetyNine: 100 } as const

/**
 * Returns the nearest price with an ending, the higher one where two are as near. It never goes against the direction
 * of the change: a raised price is not below `from`, a lowered one not above it.
 */
function withEnding(cents: Cents, ending: PriceEnding, from: Cents, direction: number): Cents {
  if (ending === 'any') return cents
  const step = endingSteps[ending]
  const nearest = Math.max(step, Math.floor((cents + 1 + step / 2) / step) * step) - 1
  if (direction > 0 && nearest < from) return nearest + step
  if (direction < 0 && nearest > from) return nearest > step ? nearest - step : cents
  return nearest
}

/** Returns the new price in USD, half cents rounded up; undefined where it would be no price. */
export function changedPrice(price: number, { step, value, ending }: PriceChange): number | undefined {
  const from = toCents(price)
  const changes = {
    set: () => toCents(value),
    // Whole numbers throughout: 12.345 % has three decimals.
    percent: () => Math.round((from * Math.round((100 + value) * 1000)) / 100_000),
    amount: () => from + toCents(value),
  }
  const cents = changes[step]()
  if (!Number.isFinite(cents) || cents < 1) return undefined
  const changed = toUsd(withEnding(cents, ending, from, step === 'set' ? 0 : Math.sign(value)))
  return isPrice(changed) ? changed : undefined
}
