import { changedPrice, type PriceChange } from 'contract/catalog/bulk-price-rules'
import type { ProductRow } from 'contract/catalog/console-product-list-calls'
import { numberOf } from '../facts-values'

/** Ways in which a form changes prices; a percentage and an amount are typed without a sign. */
export const priceWays = ['set', 'percentUp', 'percentDown', 'amountUp', 'amountDown'] as const
type PriceWay = (typeof priceWays)[number]

export interface BulkPriceValues {
  way: PriceWay
  value: string
  toNine: boolean
}

const steps = {
  set: ['set', 1],
  percentUp: ['percent', 1],
  percentDown: ['percent', -1],
  amountUp: ['amount', 1],
  amountDown: ['amount', -1],
} as const

/** Returns the change that was typed; undefined while there is no number above 0. */
export function changeIn({ way, value, toNine }: BulkPriceValues): PriceChange | undefined {
  const number = numberOf(value) ?? Number.NaN
  const [step, sign] = steps[way]
  return number > 0 && Number.isFinite(number) ? { step, value: sign * number, toNine } : undefined
}

/**
 * `none`: the change gives no price; `sale`: the sale price is not below the new one; `same`: nothing changes. These
 * products stay as they are. `struck`: the new price is struck through beside a sale that began before it.
 */
type PriceNote = 'none' | 'sale' | 'same' | 'struck'

export interface PricePreview {
  row: ProductRow
  /** New price in USD; undefined where there is none. */
  next: number | undefined
  note: PriceNote | undefined
  /** False where the product stays as it is. */
  changes: boolean
}

export function previewOf(row: ProductRow, change: PriceChange): PricePreview {
  const next = changedPrice(row.price, change)
  const note = noteOf(row, next)
  return { row, next, note, changes: note === undefined || note === 'struck' }
}

function noteOf({ price, salePrice, isReduced }: ProductRow, next: number | undefined) {
  if (next === undefined) return 'none'
  if (next === price) return 'same'
  if (salePrice !== null && salePrice >= next) return 'sale'
  return isReduced ? 'struck' : undefined
}
