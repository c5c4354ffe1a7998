import { expect, it } from 'vitest'
import {
  isOver,
  isPaused,
  pauseRest,
  type Rest,
  restLeft,
  resumeRest,
  shiftRest,
  startRest,
} from './rest-timer'

const NOW = 1_000_000
const rest = startRest(120, NOW)

it.each<[string, Rest, at: number, left: number]>([
  ['counts down to its end', rest, NOW + 30_000, 90_000],
  ['is right however long the page was asleep', rest, NOW + 500_000, 0],
  ['stands still while paused', pauseRest(rest, NOW + 30_000), NOW + 90_000, 90_000],
  ['goes on after a pause', resumeRest(pauseRest(rest, NOW + 30_000), NOW + 90_000), NOW + 100_000, 80_000],
  ['is made longer', shiftRest(rest, 15_000, NOW + 30_000), NOW + 30_000, 105_000],
  ['is made shorter', shiftRest(rest, -15_000, NOW + 30_000), NOW + 30_000, 75_000],
  [
    'ends at once when made shorter than what is left',
    shiftRest(rest, -15_000, NOW + 110_000),
    NOW + 110_000,
    0,
  ],
  [
    'begins again when made longer after its end',
    shiftRest(rest, 15_000, NOW + 200_000),
    NOW + 200_000,
    15_000,
  ],
  ['is made longer while paused', shiftRest(pauseRest(rest, NOW), 15_000, NOW), NOW + 60_000, 135_000],
  ['counts up without a length', startRest(undefined, NOW), NOW + 42_000, 42_000],
  [
    'cannot be made shorter while it counts up',
    shiftRest(startRest(undefined, NOW), -15_000, NOW),
    NOW + 5000,
    5000,
  ],
])('a rest %s', (_, one, at, left) => {
  expect(restLeft(one, at)).toBe(left)
})

it('is over at its end, but never while it counts up', () => {
  expect([isOver(rest, NOW + 119_999), isOver(rest, NOW + 120_000)]).toEqual([false, true])
  expect(isOver(startRest(undefined, NOW), NOW)).toBe(false)
  expect(isPaused(pauseRest(startRest(undefined, NOW), NOW))).toBe(false)
})
