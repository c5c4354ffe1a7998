import { convertValue, type MarkerCode, trendKey } from './markers'
import type { RangePosition, ReadNumber } from './numbers'

/** One measured value over time; no zod, because a screen may group its own. */

/** A value of a test, as much of it as a trend needs. */
export interface TrendValue extends ReadNumber {
  bloodTestId: string
  /** `YYYY-MM-DD`: the day of the test, or of its submission. */
  day: string
  label: string
  marker: MarkerCode | null
  unit: string | null
  low: number | null
  high: number | null
  position: RangePosition | null
}

/** Points are oldest first, each in the laboratory's own unit with its own range; `unit` is the newest's. */
export interface Trend {
  key: string
  marker: MarkerCode | null
  label: string
  unit: string | null
  points: TrendValue[]
}

/** Groups the values of several tests by marker; `values` oldest first, names as in the newest test. */
export function trendsOf(values: readonly TrendValue[]): Trend[] {
  const trends = new Map<string, Trend>()
  for (const value of values) {
    const key = trendKey(value.label)
    const { marker, label, unit } = value
    const points = [...(trends.get(key)?.points ?? []), value]
    trends.set(key, { key, marker, label, unit, points })
  }
  return [...trends.values()]
}

/** A value and its range in another unit, unrounded; undefined where the table cannot convert it. */
export function inUnit(
  value: Pick<TrendValue, 'marker' | 'number' | 'unit' | 'low' | 'high'>,
  to: string | null,
): { number: number; low: number | null; high: number | null } | undefined {
  const { marker, unit, low, high } = value
  if ((unit ?? '') === (to ?? '')) return { number: value.number, low, high }
  if (unit === null || to === null) return undefined
  const convert = (one: number) => convertValue(marker, one, unit, to)
  const number = convert(value.number)
  if (number === undefined) return undefined
  const end = (one: number | null) => (one === null ? null : (convert(one) ?? null))
  return { number, low: end(low), high: end(high) }
}
