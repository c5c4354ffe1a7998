import { expect, it } from 'vitest'
import { exercise, overhead, planned } from '../../../../test/fake-training'
import { changedExercises, withNewerPlan } from './newer-plan'
import { changeExercise, startSession, swapExercise } from './running-session'
import type { Done } from './slots'

const NOW = new Date('2026-11-26T18:00:00')
const begun = startSession({
  planned: planned([exercise('r1'), overhead]),
  date: '2026-11-26',
  now: NOW,
  units: {},
})
/** Marks the first sets of an exercise as logged. */
const logged = (key: string, count: number): Done =>
  new Map(Array.from({ length: count }, (_, index) => [`${key}\n${index}\n`, []]))
const plan = (...exercises: ReturnType<typeof exercise>[]) => ({ ...planned(exercises), planVersion: 5 })
const shape = (session: typeof begun) => session.exercises.map(({ name, sets }) => [name, sets] as const)

it('keeps logged and typed sets of an exercise that the coach removed, and no more', () => {
  const typed = { ...begun, typed: { 'r2\n0\n': { reps: '9' } } }
  const next = withNewerPlan(typed, plan(), logged('r1', 2))
  expect(shape(next)).toEqual([
    ['Bench press', 2],
    ['Overhead press', 1],
  ])
  expect(withNewerPlan(begun, plan(), logged('r1', 2)).exercises).toHaveLength(1)
})

it('keeps logged sets above a smaller number of planned ones, and units and skips of the athlete', () => {
  const own = changeExercise(begun, 'r1', { unit: 'lb', isSkipped: true })
  const next = withNewerPlan(own, plan(exercise('r1', { sets: 1 }), overhead), logged('r1', 2))
  expect(next.exercises[0]).toMatchObject({ sets: 2, unit: 'lb', isSkipped: true })
})

it('leaves an exercise that the athlete swapped in where the coach changes the planned one', () => {
  const swapped = swapExercise(begun, 'r1', { name: 'Push-up', newKey: 'new', done: 1 })
  const next = withNewerPlan(
    swapped,
    plan(exercise('r1', { sets: 5, rest: '3 min' }), overhead),
    logged('r1', 1),
  )
  expect(shape(next).slice(0, 2)).toEqual([
    ['Bench press', 1],
    ['Push-up', 2],
  ])
  expect(next.exercises[1]?.plan?.rest).toBe('3 min')
})

it('puts a new exercise where the plan has it, and opens the first one with sets left if the open one is gone', () => {
  const added = exercise('r3', { name: 'Cable row' })
  const next = withNewerPlan({ ...begun, at: 'r2' }, plan(exercise('r1'), added), logged('r1', 3))
  expect(next.exercises.map(({ name }) => name)).toEqual(['Bench press', 'Cable row'])
  expect(next.at).toBe('r3')
})

it('names no exercise whose sets are all done, unless the coach adds sets to it', () => {
  const changed = (sets: number) =>
    changedExercises(begun, plan(exercise('r1', { sets, rest: '3 min' }), overhead), logged('r1', 3))
  expect(changed(3)).toEqual([])
  expect(changed(4)).toEqual(['Bench press'])
})
