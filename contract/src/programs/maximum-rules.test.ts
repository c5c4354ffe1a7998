import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateOf, gridOf, maximumBefore, percentLoad } from './maximum-rules'

test('estimates a maximum from at most twelve reps with weight', () => {
  expect(estimateOf({ reps: 1, load: 100 })).toBe(100)
  expect(estimateOf({ reps: 6, load: 100 })).toBeCloseTo(120)
  expect(estimateOf({ reps: 12, load: 100 })).toBeCloseTo(140)
  for (const none of [{ reps: 13 }, { load: -20 }, { load: 0 }, { load: null }, { reps: 0 }, { reps: null }])
    expect(estimateOf({ reps: 5, load: 100, ...none })).toBeUndefined()
})

test('takes the best estimate of the 92 days before a day', () => {
  const sets = [
    { date: '2026-08-25', reps: 1, load: 200 },
    { date: '2026-08-26', reps: 1, load: 120 },
    { date: '2026-11-25', reps: 1, load: 110 },
    { date: '2026-11-26', reps: 1, load: 130 },
  ]
  expect(maximumBefore(sets, '2026-11-26')).toBe(120)
  expect(maximumBefore(sets, '2026-11-27')).toBe(130)
  expect(maximumBefore(sets, '2026-08-25')).toBeUndefined()
  expect(maximumBefore([{ date: '2026-11-25', reps: 20, load: 60 }], '2026-11-26')).toBeUndefined()
})

test.each([
  [75, 141, ['Barbell'], 'kg', 105],
  [75, 141, ['Barbell'], 'lb', 235],
  [75, 41, ['Dumbbells'], 'kg', 31],
  [75, 41, ['Kettlebell'], 'kg', 32],
  [75, 41, [], 'kg', 31],
  [75, 41, ['هالتر'], 'kg', 30],
  [10, 5, ['Barbell'], 'kg', 2.5],
  [200, 1500, ['Barbell'], 'kg', 2000],
] as const)('%s%% of %s kg with %j in %s is %s', (percent, kg, equipment, unit, load) => {
  expect(percentLoad(percent, kg, { equipment, unit })).toBe(load)
})

test('every load can be loaded', () => {
  const equipment = fc.constantFrom<string[]>(['Barbell'], ['Dumbbells'], ['Kettlebell'], ['Cable'], [])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 400 }),
      equipment,
      (n, kg, of) => {
        const load = percentLoad(n, kg, { equipment: of, unit: 'kg' })
        expect(load).toBeGreaterThan(0)
        expect((load / gridOf(of)) % 1).toBeCloseTo(0, 5)
      },
    ),
  )
})
