import { changedPrice, type PriceChange, type PriceEnding } from 'contract/catalog/bulk-price-rules'
import type { ProductRow } from 'contract/catalog/console-product-list-calls'
import { typedChange } from './typed-change'

/** Ways in which a form changes prices. */
export const priceWays = ['set', 'percentUp', 'percentDown', 'amountUp', 'amountDown'] as const
export type PriceWay = (typeof priceWays)[number]

export interface BulkPriceValues {
  way: PriceWay
  value: string
  ending: PriceEnding
}

const steps = {
  set: ['set', 1],
  percentUp: ['percent', 1],
  percentDown: ['percent', -1],
  amountUp: ['amount', 1],
  amountDown: ['amount', -1],
} as const

const signed = {
  percent: { '+': 'percentUp', '-': 'percentDown' },
  amount: { '+': 'amountUp', '-': 'amountDown' },
} as const

/** Returns the values with a typed sign as the direction: -10 % lowers. The sign of a set price stays. */
export function withoutSign(values: BulkPriceValues): BulkPriceValues {
  const typed = typedChange(values.value)
  const [step] = steps[values.way]
  if (step === 'set' || typed === undefined || typed === 'empty' || !typed.sign) return values
  return { ...values, way: signed[step][typed.sign], value: String(typed.number) }
}

/** `empty`: no number above 0; `text`: no number at all. */
export type ChangeProblem = 'empty' | 'text'

export function problemIn(values: BulkPriceValues): ChangeProblem | undefined {
  const { way, value } = withoutSign(values)
  const typed = typedChange(value)
  if (typed === undefined) return 'text'
  if (typed === 'empty' || typed.number === 0) return 'empty'
  return way === 'set' && typed.sign === '-' ? 'empty' : undefined
}

/** Returns the change that was typed; undefined while there is no number above 0. A set price is not rounded. */
export function changeIn(values: BulkPriceValues): PriceChange | undefined {
  const { way, value, ending } = withoutSign(values)
  const typed = typedChange(value)
  if (problemIn(values) || typed === undefined || typed === 'empty') return undefined
  const [step, sign] = steps[way]
  return { step, value: sign * typed.number, ending: step === 'set' ? 'any' : ending }
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

/** Change of a price as a share of it: 0.1 is 10 % more. */
export const shareOf = ({ row, next = row.price }: PricePreview): number => next / row.price - 1

/** Share above which a change is confirmed first. */
export const LARGE_SHARE = 0.5

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
