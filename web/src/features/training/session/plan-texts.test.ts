import { describe, expect, it } from 'vitest'
import {
  isNoRest,
  plannedMeasure,
  plannedMeters,
  plannedReps,
  plannedSeconds,
  restSeconds,
} from './plan-texts'

describe('restSeconds', () => {
  it.each([
    ['2 min', 120],
    ['2min', 120],
    ['2 m', 120],
    ['3 minutes', 180],
    ['1 minuut', 60],
    ['2 minuten', 120],
    ['90s', 90],
    ['90 s', 90],
    ['90 sec', 90],
    ['90 sec.', 90],
    ['45 seconds', 45],
    ['45 seconden', 45],
    ['1-2 min', 120],
    ['1–2 min', 120],
    ['1 to 2 min', 120],
    ['1 tot 2 min', 120],
    ['60-90 s', 90],
    ['90 s - 2 min', 120],
    ['90 s to 1 min', 90],
    ['1,5 min', 90],
    ['1.5 min', 90],
    ['2 min 30 s', 150],
    ['2 min and 30 s', 150],
    ['1:30', 90],
    ['2:00 min', 120],
    ["2'", 120],
    ['90"', 90],
    ['90', 90],
    ['3', 180],
    ['0 s', 0],
    ['۲ دقیقه', 120],
    ['۹۰ ثانیه', 90],
    ['۱ تا ۲ دقیقه', 120],
    ['۱٫۵ دقیقه', 90],
    ['۲ دقیقه و ۳۰ ثانیه', 150],
    ['٩٠ ثانیه', 90],
    ['Rest 90 s between sets', 90],
  ])('reads “%s” as %d seconds', (text, seconds) => {
    expect(restSeconds(text)).toBe(seconds)
  })

  it.each(['', 'as needed', 'naar behoefte', 'به اندازهٔ نیاز', '5000 s', '90 min'])(
    'reads no time in “%s”',
    (text) => {
      expect(restSeconds(text)).toBeUndefined()
    },
  )
})

describe('isNoRest', () => {
  it.each(['none', 'None', 'no rest', 'geen', 'geen rust', 'بدون استراحت', 'ندارد', '-', '0 s', '۰'])(
    '“%s” asks for no rest',
    (text) => expect(isNoRest(text)).toBe(true),
  )
  it.each(['', '30 s', '2 min', 'as needed', 'nooit te kort'])('“%s” is not without rest', (text) =>
    expect(isNoRest(text)).toBe(false),
  )
})

describe('texts of reps', () => {
  it.each([
    ['8', 8],
    ['8-10', 8],
    ['8–10', 8],
    ['8 to 10', 8],
    ['۸ تا ۱۰', 8],
    ['12 reps', 12],
    ['AMRAP', null],
    ['30 s', null],
    ['', null],
  ])('reads “%s” as %s reps', (text, reps) => {
    expect(plannedReps(text)).toBe(reps)
  })

  it.each([
    ['30 s', 'time', 30, null],
    ['1 min', 'time', 60, null],
    ['0:45', 'time', 45, null],
    ['۳۰ ثانیه', 'time', 30, null],
    ['400 m', 'distance', null, 400],
    ['5 km', 'distance', null, 5000],
    ['2,5 km', 'distance', null, 2500],
    ['۴۰۰ متر', 'distance', null, 400],
    ['8-10', 'reps', null, null],
    ['AMRAP', 'reps', null, null],
  ])('measures “%s” by %s', (text, measure, seconds, meters) => {
    expect([plannedMeasure(text), plannedSeconds(text), plannedMeters(text)]).toEqual([
      measure,
      seconds,
      meters,
    ])
  })
})
