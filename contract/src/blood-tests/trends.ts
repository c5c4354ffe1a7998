import { convertValue, type MarkerCode, signsOf, trendKey } from './markers'
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

/**
 * Groups the values of several tests by marker; `values` oldest first, names as in the newest test. Units that cannot be
 * converted make lines of their own, and a line has one point a test.
 */
export function trendsOf(values: readonly TrendValue[]): Trend[] {
  const trends = new Map<string, Trend>()
  for (const value of values) {
    const key = keyOf(trends, value)
    const { marker, label, unit } = value
    const before = trends.get(key)
    if (before?.points.some(({ bloodTestId }) => bloodTestId === value.bloodTestId)) continue
    trends.set(key, {
      key,
      marker,
      label,
      unit: unit ?? before?.unit ?? null,
      points: [...(before?.points ?? []), value],
    })
  }
  return [...trends.values()]
}

/** Returns the key of a value's line: its name, or name and unit (or sign) if it is another measurement. */
function keyOf(trends: ReadonlyMap<string, Trend>, value: TrendValue): string {
  const key = trendKey(value.label)
  const line = trends.get(key)
  if (!line || isOneMeasurement(line, value)) return key
  // A line whose unit converts to this one, however that was spelled.
  const beside = [...trends.values()].find(
    (one) => one.key.startsWith(`${key} `) && isOneMeasurement(one, value),
  )
  return beside?.key ?? `${key} ${value.unit ?? signsOf(value.label)}`
}

/** Compares units; without one the signs of the names decide, of which `%` is a unit itself. */
function isOneMeasurement(line: Trend, value: TrendValue): boolean {
  if (line.unit !== null && value.unit !== null) return inUnit(value, line.unit) !== undefined
  const [before, now] = [signsOf(line.label), signsOf(value.label)]
  return before === now || (line.unit ?? before) === (value.unit ?? now)
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
