import { asciiDigits } from '../sentence'

/** Value as laboratories print it: a number, or a detection limit ("< 0.5", "> 90"). */
export interface ReadNumber {
  number: number
  bound: '<' | '>' | null
}

/** Marks that turn the reading direction or hold letters apart, and spaces. */
const INVISIBLE = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/g
const NUMBER_MAX = 1e9

/**
 * The number in a typed value; undefined where there is none, or where it could be read in two ways: "1,200" is a
 * thousand to an English reader and 1.2 to a Dutch one. Digits of any script; a decimal point, comma, ٫ or, between
 * Persian digits, a slash, as is written by hand in Iran.
 */
export function readNumber(typed: string | number | null | undefined): ReadNumber | undefined {
  if (typeof typed === 'number') return within(typed, null)
  const bare = (typed ?? '').replace(INVISIBLE, '').replace(/([۰-۹])\/(?=[۰-۹])/, '$1٫')
  const text = asciiDigits(bare)
    .replace(/[≤≥]/, (sign) => (sign === '≤' ? '<' : '>'))
    .replace(/^([<>])=/, '$1')
    .replace(/٬(?=\d{3})/g, '')
    .replace('٫', '.')
    .replace('\u2212', '-')
  const [, bound = '', number = ''] = /^([<>]?)([+-]?\d+(?:[.,]\d+)?)$/.exec(text) ?? []
  if (number === '' || /^[+-]?[1-9]\d{0,2},\d{3}$/.test(number)) return undefined
  return within(Number(number.replace(',', '.')), bound === '<' || bound === '>' ? bound : null)
}

function within(number: number, bound: ReadNumber['bound']): ReadNumber | undefined {
  return Math.abs(number) <= NUMBER_MAX ? { number, bound } : undefined
}

/** A plain number; undefined where there is none. A bound is none: a range has numbers at its ends. */
export function plainNumber(typed: string | number | null | undefined): number | undefined {
  const read = readNumber(typed)
  return read?.bound === null ? read.number : undefined
}

/** Position of a value relative to the laboratory's own reference range; no other range is used. */
export type RangePosition = 'below' | 'within' | 'above'

/** Null where it cannot be said: no range, no number, or a bound on the wrong side of it. */
export function rangePosition(
  value: string | number,
  low: number | null,
  high: number | null,
): RangePosition | null {
  const read = readNumber(value)
  if (!read || (low === null && high === null)) return null
  const { number, bound } = read
  if (low !== null && (bound === '<' ? number <= low : bound === null && number < low)) return 'below'
  if (high !== null && (bound === '>' ? number >= high : bound === null && number > high)) return 'above'
  if (bound === null) return 'within'
  // "< 5" lies within a range that has no lower end, "> 60" within one that has no upper end.
  if (bound === '<') return (low ?? 0) <= 0 && high !== null && number <= high ? 'within' : null
  return high === null && low !== null && number >= low ? 'within' : null
}
