import { describe, expect, it } from 'vitest'
import { bandsOf, clearestSpot, extentOf, nearestOf, scalesOf, spacedOut, ticksOf } from './scales'

const at = (day: string, value: number, low: number | null = null, high: number | null = null) => ({
  at: day,
  value,
  low,
  high,
})
const ranged = (day: string, low: number | null, high: number | null) => ({ at: day, low, high })

describe('scales of a chart', () => {
  it('keeps time proportional: a year is twelve times as wide as a month', () => {
    const { x } = scalesOf([at('2025-01-01', 1), at('2025-02-01', 2), at('2026-02-01', 3)])
    const [first, second, third] = [x('2025-01-01'), x('2025-02-01'), x('2026-02-01')]
    expect((third - second) / (second - first)).toBeCloseTo(365 / 31)
    expect(first).toBeGreaterThan(0)
    expect(third).toBeLessThan(100)
  })

  it('includes the reference range', () => {
    const { y } = scalesOf([at('2025-01-01', 80, 70, 100)])
    expect(y(100)).toBeLessThan(y(80))
    expect(y(80)).toBeLessThan(y(70))
    expect([y(70), y(100)].every((place) => place > 0 && place < 100)).toBe(true)
  })

  it('excludes a range end that would flatten the values', () => {
    const points = [at('2025-01-01', 22, 30, 400), at('2025-06-01', 61, 30, 400)]
    expect(extentOf(points)).toEqual([22, 61])
    expect(scalesOf(points).y(400)).toBeLessThan(0)
    expect(extentOf([at('2025-01-01', 5, 30, 400)])).toEqual([5, 30])
    expect(scalesOf([at('2025-01-01', 5, null, 400)]).y(400)).toBeLessThan(0)
  })

  it('includes the target at any distance', () => {
    const points = [at('2025-01-01', 118), at('2025-06-01', 117)]
    expect(extentOf(points, 70)).toEqual([70, 118])
    const { y } = scalesOf(points, 70)
    expect(y(70)).toBeGreaterThan(y(117))
    expect(y(70)).toBeLessThan(100)
  })

  it('centres a single point', () => {
    const { x, y } = scalesOf([at('2025-01-01', 80)])
    expect([x('2025-01-01'), y(80)]).toEqual([50, 50])
  })

  it('returns round ticks', () => {
    expect(ticksOf(62, 108)).toEqual([80, 100])
    expect(ticksOf(0, 1)).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(ticksOf(3.9, 6.1)).toEqual([4, 5, 6])
    expect(ticksOf(5, 5)).toEqual([5])
  })
})

describe('bandsOf', () => {
  const x = (day: string) => ({ a: 10, b: 50, c: 90 })[day] ?? 0

  it('returns one full-width band when the laboratory kept its range', () => {
    expect(bandsOf([ranged('a', 70, 100), ranged('b', 70, 100)], x)).toEqual([
      { start: 0, end: 100, low: 70, high: 100 },
    ])
  })

  it('changes halfway to a test with another range, and stops at one without a range', () => {
    expect(bandsOf([ranged('a', 70, 100), ranged('b', 74, null), ranged('c', null, null)], x)).toEqual([
      { start: 0, end: 30, low: 70, high: 100 },
      { start: 30, end: 70, low: 74, high: null },
    ])
  })
})

describe('label positions', () => {
  it('keeps labels if there is room, and the last one always', () => {
    expect(spacedOut([5, 8, 40, 90, 95], 20)).toEqual([0, 2, 4])
    expect(spacedOut([50, 60], 20)).toEqual([1])
    expect(spacedOut([50], 20)).toEqual([0])
  })

  it('finds the nearest point of a press', () => {
    expect(nearestOf([5, 40, 95], 60)).toBe(1)
    expect(nearestOf([5, 40, 95], 99)).toBe(2)
  })
})

describe('label of a horizontal line', () => {
  it('places the label at the start above the line when nothing is there', () => {
    expect(
      clearestSpot(50, [
        [60, 80],
        [95, 90],
      ]),
    ).toEqual({ atEnd: false, below: false })
  })

  it('moves the label away from values and from the segments between them', () => {
    expect(
      clearestSpot(50, [
        [5, 45],
        [95, 5],
      ]),
    ).toEqual({ atEnd: false, below: true })
    expect(
      clearestSpot(50, [
        [5, 5],
        [5, 95],
        [95, 95],
      ]),
    ).toEqual({ atEnd: true, below: false })
    expect(
      clearestSpot(50, [
        [5, 45],
        [20, 55],
        [90, 45],
      ]),
    ).toEqual({ atEnd: true, below: true })
  })

  it('keeps the label within the drawing', () => {
    expect(clearestSpot(3, [[50, 50]])).toEqual({ atEnd: false, below: true })
    expect(clearestSpot(97, [[50, 50]])).toEqual({ atEnd: false, below: false })
  })
})
