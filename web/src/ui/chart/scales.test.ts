import { describe, expect, it } from 'vitest'
import { bandsOf, clearestSpot, extentOf, nearestOf, scalesOf, spacedOut, ticksOf } from './scales'

const at = (day: string, value: number, low: number | null = null, high: number | null = null) => ({
  at: day,
  value,
  low,
  high,
})
const ranged = (day: string, low: number | null, high: number | null) => ({ at: day, low, high })

describe('the scales of a drawing', () => {
  it('keep the spaces of time: a year takes twelve times as much as a month', () => {
    const { x } = scalesOf([at('2025-01-01', 1), at('2025-02-01', 2), at('2026-02-01', 3)])
    const [first, second, third] = [x('2025-01-01'), x('2025-02-01'), x('2026-02-01')]
    expect((third - second) / (second - first)).toBeCloseTo(365 / 31)
    expect(first).toBeGreaterThan(0)
    expect(third).toBeLessThan(100)
  })

  it('hold the range as well as the values', () => {
    const { y } = scalesOf([at('2025-01-01', 80, 70, 100)])
    expect(y(100)).toBeLessThan(y(80))
    expect(y(80)).toBeLessThan(y(70))
    expect([y(70), y(100)].every((place) => place > 0 && place < 100)).toBe(true)
  })

  it('leave out an end of the range that would make the values a flat line', () => {
    const points = [at('2025-01-01', 22, 30, 400), at('2025-06-01', 61, 30, 400)]
    expect(extentOf(points)).toEqual([22, 61])
    expect(scalesOf(points).y(400)).toBeLessThan(0)
    expect(extentOf([at('2025-01-01', 5, 30, 400)])).toEqual([5, 30])
    expect(scalesOf([at('2025-01-01', 5, null, 400)]).y(400)).toBeLessThan(0)
  })

  it('hold a target however far away it is', () => {
    const points = [at('2025-01-01', 118), at('2025-06-01', 117)]
    expect(extentOf(points, 70)).toEqual([70, 118])
    const { y } = scalesOf(points, 70)
    expect(y(70)).toBeGreaterThan(y(117))
    expect(y(70)).toBeLessThan(100)
  })

  it('put a single point into the middle', () => {
    const { x, y } = scalesOf([at('2025-01-01', 80)])
    expect([x('2025-01-01'), y(80)]).toEqual([50, 50])
  })

  it('have round ticks', () => {
    expect(ticksOf(62, 108)).toEqual([80, 100])
    expect(ticksOf(0, 1)).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(ticksOf(3.9, 6.1)).toEqual([4, 5, 6])
    expect(ticksOf(5, 5)).toEqual([5])
  })
})

describe('bands', () => {
  const x = (day: string) => ({ a: 10, b: 50, c: 90 })[day] ?? 0

  it('are one where the laboratory kept its range, over the whole width', () => {
    expect(bandsOf([ranged('a', 70, 100), ranged('b', 70, 100)], x)).toEqual([
      { start: 0, end: 100, low: 70, high: 100 },
    ])
  })

  it('change half of the way to a test with another range, and stop where there is none', () => {
    expect(bandsOf([ranged('a', 70, 100), ranged('b', 74, null), ranged('c', null, null)], x)).toEqual([
      { start: 0, end: 30, low: 70, high: 100 },
      { start: 30, end: 70, low: 74, high: null },
    ])
  })
})

describe('places', () => {
  it('keep their labels where there is room, the last one always', () => {
    expect(spacedOut([5, 8, 40, 90, 95], 20)).toEqual([0, 2, 4])
    expect(spacedOut([50, 60], 20)).toEqual([1])
    expect(spacedOut([50], 20)).toEqual([0])
  })

  it('are found by a press beside them', () => {
    expect(nearestOf([5, 40, 95], 60)).toBe(1)
    expect(nearestOf([5, 40, 95], 99)).toBe(2)
  })
})

describe('the words of a line across', () => {
  it('stand at its start above it where nothing lies there', () => {
    expect(
      clearestSpot(50, [
        [60, 80],
        [95, 90],
      ]),
    ).toEqual({ atEnd: false, below: false })
  })

  it('give way to a value, and to the line from one value to the next', () => {
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

  it('stay inside the drawing', () => {
    expect(clearestSpot(3, [[50, 50]])).toEqual({ atEnd: false, below: true })
    expect(clearestSpot(97, [[50, 50]])).toEqual({ atEnd: false, below: false })
  })
})
