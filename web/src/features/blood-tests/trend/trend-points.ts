import { roundConverted, sameUnit } from 'contract/blood-tests/markers'
import type { RangePosition } from 'contract/blood-tests/numbers'
import { inUnit, type Trend, type TrendValue } from 'contract/blood-tests/trends'
import type { ChartPoint } from '../../../ui/chart/plot'
import type { PointState } from '../../../ui/chart/point-mark'

const states: Record<RangePosition, PointState> = { within: 'in', below: 'below', above: 'above' }

export function stateOf(position: RangePosition | null): PointState {
  return position === null ? 'unknown' : states[position]
}

/** Value in the selected unit together with the printed one. */
export interface ShownValue extends ChartPoint {
  shown: TrendValue
  printed: TrendValue
}

/** Returns the values that convert to a unit and the number of those that do not. */
export function shownIn(
  trend: Pick<Trend, 'points'>,
  unit: string | null,
): { points: ShownValue[]; left: number } {
  const points = trend.points.flatMap((printed) => {
    const shown = shownValue(printed, unit)
    if (!shown) return []
    const { bloodTestId, day, label, number, low, high, position } = shown
    return [
      {
        id: `${bloodTestId} ${label}`,
        at: day,
        value: number,
        low,
        high,
        state: stateOf(position),
        shown,
        printed,
      },
    ]
  })
  return { points, left: trend.points.length - points.length }
}

/** Returns a value in a unit: unchanged if printed in it, else rounded to the precision of the conversion factor. */
export function shownValue(value: TrendValue, unit: string | null): TrendValue | undefined {
  const converted = inUnit(value, unit)
  if (!converted) return undefined
  if (value.unit === unit || sameUnit(value.unit ?? '', unit ?? '')) return value
  const round = (one: number | null) => (one === null ? null : roundConverted(one))
  return {
    ...value,
    unit,
    number: roundConverted(converted.number),
    low: round(converted.low),
    high: round(converted.high),
  }
}
