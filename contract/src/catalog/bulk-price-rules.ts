import { type Cents, toCents, toUsd } from '../money'
import { isPrice } from './console-rules'

/** Products whose prices are changed at once. */
export const BULK_PRICES_MAX = 100

export type PriceStep = 'set' | 'percent' | 'amount'

/** Change of several prices: a new price, a percentage or an amount in USD, both with a sign. */
export interface PriceChange {
  step: PriceStep
  value: number
  /** Ends the price on the nearest 9 cents, as 24.99 or 8.09. */
  toNine: boolean
}

/** Nearest price that ends on 9 cents; the higher one where two are as near. */
const onNine = (cents: Cents): Cents => Math.max(9, Math.floor((cents + 6) / 10) * 10 - 1)

/** Returns the new price in USD, half cents rounded up; undefined where it would be no price. */
export function changedPrice(price: number, { step, value, toNine }: PriceChange): number | undefined {
  const from = toCents(price)
  const changes = {
    set: () => toCents(value),
    // Whole numbers throughout: 12.345 % has three decimals.
    percent: () => Math.round((from * Math.round((100 + value) * 1000)) / 100_000),
    amount: () => from + toCents(value),
  }
  const cents = changes[step]()
  if (!Number.isFinite(cents) || cents < 1) return undefined
  const changed = toUsd(toNine ? onNine(cents) : cents)
  return isPrice(changed) ? changed : undefined
}
