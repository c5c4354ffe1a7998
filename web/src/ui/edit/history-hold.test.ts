import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHistoryHold } from './history-hold'

const at = (idx: number) => window.history.replaceState({ idx }, '', `/page-${idx}`)

/** A page at entry 2 with unsaved work: `arrive` is the browser's report that it has gone to an entry. */
function openHeld() {
  const steps: number[] = []
  const agreed: (() => void)[] = []
  at(2)
  let isUnsaved = true
  const hold = createHistoryHold((_to, go) => {
    if (isUnsaved) agreed.push(go)
    return isUnsaved
  })
  return {
    steps,
    arrive(idx: number) {
      at(idx)
      return hold({ action: 'POP', go: (by) => steps.push(by) })
    },
    agree() {
      isUnsaved = false
      agreed.at(-1)?.()
    },
  }
}

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => window.history.replaceState(null, '', '/'))

it('repeats a step that is confirmed before the browser has returned only once it has', () => {
  const { steps, arrive, agree } = openHeld()
  expect(arrive(1)).toBe(true)
  agree()
  expect(steps).toEqual([1])
  expect(arrive(2)).toBe(true)
  expect(steps).toEqual([1, -1])
  expect(arrive(1)).toBe(false)
})

it('repeats a step at once when the browser has returned', () => {
  const { steps, arrive, agree } = openHeld()
  arrive(0)
  expect([arrive(2), steps]).toEqual([true, [2]])
  agree()
  expect(steps).toEqual([2, -2])
  expect(arrive(0)).toBe(false)
})

it('holds every step until one is confirmed, and repeats the last', () => {
  const { steps, arrive, agree } = openHeld()
  arrive(1)
  arrive(2)
  arrive(3)
  agree()
  arrive(2)
  expect(steps).toEqual([1, -1, 1])
})
