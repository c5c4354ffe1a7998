import { expect, it } from 'vitest'
import {
  clockText,
  kilogramsOf,
  loadStepOf,
  shownIn,
  steppedLoad,
  typedLoad,
  typedMeters,
  typedReps,
  typedSeconds,
} from './typed-values'

it.each([
  ['62.5', 62.5],
  ['62,5', 62.5],
  ['۶۲٫۵', 62.5],
  ['٦٢٫٥', 62.5],
  ['-20', -20],
  ['−20', -20],
  ['0', 0],
  ['62.5 kg', undefined],
  ['1,250', undefined],
  ['6o', undefined],
  ['2001', undefined],
  ['-501', undefined],
  ['', undefined],
])('reads the load “%s” as %s', (text, load) => {
  expect(typedLoad(text, 'kg')).toBe(load)
})

it.each([
  ['8', 8],
  ['۱۲', 12],
  ['8,5', undefined],
  ['-1', undefined],
  ['10001', undefined],
])('reads “%s” as %s reps', (text, reps) => {
  expect(typedReps(text)).toBe(reps)
})

it.each([
  ['45', 45],
  ['1:30', 90],
  ['۱:۳۰', 90],
  ['1:02:30', 3750],
  ['1:75', undefined],
  ['soon', undefined],
])('reads the time “%s” as %s seconds', (text, seconds) => {
  expect(typedSeconds(text)).toBe(seconds)
})

it('reads metres with decimals', () => {
  expect([typedMeters('400'), typedMeters('۲٫۵'), typedMeters('-1')]).toEqual([400, 2.5, undefined])
})

it.each([
  [{ value: 180, unit: 'lb' }, 81.65],
  [{ value: 2.5, unit: 'lb' }, 1.13],
  [{ value: 62.5, unit: 'kg' }, 62.5],
  [{ value: -20, unit: 'lb' }, -9.07],
] as const)('stores %o as %d kg', (load, kg) => {
  expect(kilogramsOf(load)).toBe(kg)
})

it('shows stored pounds as they were typed', () => {
  for (let value = 2.5; value <= 500; value += 2.5)
    expect(shownIn({ value: kilogramsOf({ value, unit: 'lb' }), unit: 'kg' }, 'lb')).toBe(value)
})

it.each([
  [62.5, 'kg', 1, 65],
  [62.5, 'kg', -1, 60],
  [61, 'kg', 1, 62.5],
  [61, 'kg', -1, 60],
  [0, 'kg', -1, -2.5],
  [-20, 'kg', 1, -17.5],
  [137.8, 'lb', 1, 140],
  [135, 'lb', -1, 130],
] as const)('steps %d %s by %d to %d', (value, unit, direction, next) => {
  expect(steppedLoad({ value, unit }, direction, loadStepOf([]))).toEqual({ value: next, unit })
})

it.each([
  [84, 'en', '1:24'],
  [5, 'en', '0:05'],
  [3750, 'en', '1:02:30'],
  [84, 'fa', '۱:۲۴'],
])('writes %d seconds in %s as %s', (seconds, tag, text) => {
  expect(clockText(seconds, tag)).toBe(text)
})

it.each([
  [['Barbell', 'Bench'], 2.5, 5],
  [['Dumbbells'], 2, 5],
  [['دمبل'], 2, 5],
  [['Halterstang'], 2.5, 5],
  [['Kettlebells'], 4, 5],
  [['Mat', 'Cable machine'], 5, 10],
  [['Mat'], 2.5, 5],
])('steps a load with %j by %s kg or %s lb', (equipment, kg, lb) => {
  expect(loadStepOf(equipment)).toEqual({ kg, lb })
})
