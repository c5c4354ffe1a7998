import { asciiDigits } from 'contract/sentence'

/** Words of units in the languages of plans, with their millilitres; the longer ones first. */
const UNITS: readonly (readonly [words: RegExp, ml: number])[] = [
  [/ml|millil|میلی/i, 1],
  [/glass|glas|glazen|لیوان/i, 250],
  [/l|لیتر/i, 1000],
]
/** Below this an amount without a unit is litres. */
const LITERS_BELOW = 20
const ML_MAX = 20_000

/** Returns the millilitres that a coach's text names; null where it cannot be read. */
export function millilitersOf(text: string): number | null {
  const typed = asciiDigits(text).replace('٫', '.')
  const [, number, rest = ''] = /(\d+(?:[.,]\d+)?)(.*)/s.exec(typed) ?? []
  if (number === undefined) return null
  const amount = Number(number.replace(',', '.'))
  const unit = UNITS.find(([words]) => words.test(rest))?.[1] ?? (amount < LITERS_BELOW ? 1000 : 1)
  const ml = Math.round(amount * unit)
  return ml > 0 && ml <= ML_MAX ? ml : null
}
