import {
  type DayKey,
  dayKeys,
  newExercise,
  type PlannedExercise,
  type ProgramData,
} from 'contract/programs/plan'
import { mergePlan, patchOf, valueAt } from 'contract/programs/plan-changes'
import { emptyPlan } from 'contract/programs/plan-form'
import { planLeaves } from 'contract/programs/plan-paths'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPersonalPath } from '../../programs/coach/copied-parts'
import { type Begun, begunOf, newsOf, type PlanBase } from './merge-news'

const NOTHING: Begun = begunOf({ rows: [], weekdays: [], meals: [], isStarted: false })
const begun = (parts: Partial<Parameters<typeof begunOf>[0]>) =>
  begunOf({ rows: [], weekdays: [], meals: [], isStarted: false, ...parts })

const row = (id: string, extras: Partial<PlannedExercise> = {}): PlannedExercise => ({
  ...structuredClone(newExercise),
  equipment: [],
  alternatives: [],
  muscleGroups: [],
  name: id,
  id,
  ...extras,
})

type Week = Partial<Record<DayKey, PlannedExercise[]>>
const rowsPath = (day: DayKey) => `workout.weeklySchedule.${day}.exercises`
const put = (plan: ProgramData, path: string, value: unknown) => mergePlan(plan, patchOf(path, value))
const planOf = (week: Week, values: Record<string, unknown> = {}): ProgramData => {
  const rows = Object.entries(week).map(([day, list]): [string, unknown] => [rowsPath(day as DayKey), list])
  return [...rows, ...Object.entries(values)].reduce(
    (plan, [path, value]) => put(plan, path, value),
    emptyPlan(),
  )
}
const baseOf = (plan: ProgramData): PlanBase =>
  Object.fromEntries(
    [...planLeaves.keys()].filter((path) => !isPersonalPath(path)).map((path) => [path, valueAt(plan, path)]),
  )
const rowsOf = (plan: ProgramData, day: DayKey = 'monday') => plan.workout.weeklySchedule[day].exercises
const ids = (plan: ProgramData, day: DayKey = 'monday') => rowsOf(plan, day).map(({ id }) => id)

/** Merges weeks of Mondays. */
function merged(was: PlannedExercise[], is: PlannedExercise[], mine: PlannedExercise[], parts = NOTHING) {
  return newsOf({
    base: baseOf(planOf({ monday: was })),
    theirs: planOf({ monday: is }),
    ours: planOf({ monday: mine }),
    begun: parts,
  })
}

describe('values', () => {
  const news = (path: string, [was, is, mine]: unknown[], parts = NOTHING) =>
    newsOf({
      base: baseOf(planOf({}, { [path]: was })),
      theirs: planOf({}, { [path]: is }),
      ours: planOf({}, { [path]: mine }),
      begun: parts,
    })

  it('offers a changed value of the template when the coach did not edit it', () => {
    const { changes, after, base } = news('title', ['Old', 'New', 'Old'])
    expect(changes).toEqual([{ path: 'title', from: 'Old', to: 'New' }])
    expect([after.title, base.title]).toEqual(['New', 'New'])
  })

  it.each([
    ['a text', 'title', ['Old', 'New', 'Mine']],
    ['a text that the coach deleted', 'description', ['Old', 'New', '']],
    ['a list', 'goals', [['Run'], ['Run', 'Swim'], ['Run', 'Ride']]],
    [
      'a list of which the coach deleted an entry',
      'goals',
      [['Run', 'Swim'], ['Run', 'Swim', 'Ride'], ['Run']],
    ],
  ])('keeps %s of the coach', (_what, path, values) => {
    const { changes, base } = news(path, values)
    expect(changes).toEqual([])
    expect(base[path]).toEqual(values[0])
  })

  it('offers nothing for a path that did not come from the template', () => {
    const { changes } = newsOf({
      base: { title: 'Old' },
      theirs: planOf({ monday: [row('a')] }, { goals: ['Run'] }),
      ours: planOf({}, { title: 'Old' }),
      begun: NOTHING,
    })
    expect(changes.map(({ path }) => path)).toEqual(['title'])
  })

  it('takes the values of a meal over together, its time on its own', () => {
    const lunch = 'nutrition.mealPlan.lunch'
    const was = planOf(
      {},
      { [`${lunch}.time`]: '12:00', [`${lunch}.foods`]: ['Rice'], [`${lunch}.calories`]: 600 },
    )
    const is = put(put(was, `${lunch}.calories`, 650), `${lunch}.time`, '13:00')
    const ours = put(was, `${lunch}.foods`, ['Bread'])
    const paths = (mine: ProgramData) =>
      newsOf({ base: baseOf(was), theirs: is, ours: mine, begun: NOTHING }).changes.map(({ path }) => path)
    expect(paths(ours)).toEqual([`${lunch}.time`])
    expect(paths(was)).toEqual([`${lunch}.time`, `${lunch}.calories`])
  })

  it.each([
    ['a meal that was ticked', 'nutrition.mealPlan.lunch.calories', [1, 2, 1], { meals: ['lunch'] }],
    ['a day that was begun', 'workout.weeklySchedule.friday.focus', ['A', 'B', 'A'], { weekdays: [5] }],
    ['the length of a running program', 'duration', [28, 56, 28], { isStarted: true }],
  ])('leaves %s as it is', (_what, path, values, parts) => {
    expect(news(path, values).changes).toHaveLength(1)
    const { changes, base } = news(path, values, begun(parts))
    expect(changes).toEqual([])
    expect(base[path]).toEqual(values[0])
  })

  it('merges phases by their names, those that the coach removed stay away', () => {
    const phases = (named: Record<string, string>) =>
      Object.fromEntries(Object.entries(named).map(([name, focus]) => [name, { focus }]))
    const { after, base } = news('workout.progression', [
      phases({ one: 'A', two: 'B', three: 'C', four: 'D' }),
      phases({ one: 'A1', two: 'B1', three: 'C1', five: 'E' }),
      phases({ one: 'A', two: 'Mine', four: 'D', own: 'X' }),
    ])
    expect(after.workout.progression).toEqual(phases({ one: 'A1', two: 'Mine', five: 'E', own: 'X' }))
    expect(base['workout.progression']).toEqual(phases({ one: 'A1', two: 'B', three: 'C', five: 'E' }))
  })

  it('never takes over measurements and notes on a day', () => {
    const was = planOf({})
    const is = planOf(
      {},
      {
        'tracking.measurements.weight.initial': 71.5,
        'workout.weeklySchedule.monday.notes': 'About somebody',
      },
    )
    expect(newsOf({ base: baseOf(was), theirs: is, ours: was, begun: NOTHING }).changes).toEqual([])
  })
})

describe('rows', () => {
  const [a, b, c] = [row('a'), row('b'), row('c')]

  it('adds, changes and removes rows that the coach left as they were', () => {
    const { after, base } = merged([a, b, c], [row('a', { sets: 5 }), row('n'), c], [a, b, c])
    expect(rowsOf(after)).toEqual([row('a', { sets: 5 }), row('n'), c])
    expect(base[rowsPath('monday')]).toEqual([row('a', { sets: 5 }), row('n'), c])
  })

  it('does not bring back a row that the coach deleted, whatever the template made of it', () => {
    const { after, changes } = merged([a, b], [a, row('b', { sets: 9 })], [a])
    expect([ids(after), changes]).toEqual([['a'], []])
  })

  it('keeps rows of the coach in their places', () => {
    const { after } = merged([a, b], [row('n'), a, row('m'), b], [row('x'), a, row('y'), b, row('z')])
    expect(ids(after)).toEqual(['x', 'n', 'a', 'm', 'y', 'b', 'z'])
  })

  it('keeps the row that the coach edited though the template removed it', () => {
    const { after, base } = merged([a, b], [a], [a, row('b', { reps: '5' })])
    expect(rowsOf(after)).toEqual([a, row('b', { reps: '5' })])
    expect(base[rowsPath('monday')]).toEqual([a, b])
  })

  it('takes over the technique beside sets that the coach edited', () => {
    const { after } = merged([a], [row('a', { technique: 'Slowly', reps: '3' })], [row('a', { sets: 9 })])
    expect(rowsOf(after)).toEqual([row('a', { technique: 'Slowly', sets: 9 })])
  })

  it('does not put another exercise into a row with sets of the coach', () => {
    const mine = row('a', { targets: [{ index: 0, load: 60 }] })
    expect(merged([a], [row('a', { name: 'Front squat' })], [mine]).changes).toEqual([])
    expect(rowsOf(merged([a], [row('a', { name: 'Front squat' })], [a]).after)[0]?.name).toBe('Front squat')
  })

  it('does not write about one exercise into the row in which the coach put another', () => {
    const mine = row('a', { name: 'Leg press', technique: 'Push' })
    expect(merged([a], [row('a', { technique: 'Sit back' })], [mine]).changes).toEqual([])
  })

  it('follows the order of the template, unless the coach arranged the rows', () => {
    expect(ids(merged([a, b, c], [c, b, a], [a, row('x'), b, c]).after)).toEqual(['c', 'x', 'b', 'a'])
    expect(ids(merged([a, b, c], [c, b, a], [b, a, c]).after)).toEqual(['b', 'a', 'c'])
  })

  it('adds nothing to a day that the coach emptied, or filled with other rows', () => {
    expect(merged([a], [a, row('n')], []).changes).toEqual([])
    expect(merged([a], [a, row('n')], [row('x')]).changes).toEqual([])
    expect(merged([], [row('n')], [row('x')]).changes).toEqual([])
    expect(ids(merged([], [row('n')], []).after)).toEqual(['n'])
  })

  it('leaves rows that were logged, and all rows of a day that was begun', () => {
    const is = [row('a', { sets: 9 }), row('n')]
    expect(rowsOf(merged([a, b], is, [a, b], begun({ rows: ['a'] })).after)).toEqual([a, row('n')])
    expect(ids(merged([a, b], [a], [a, b], begun({ rows: ['b'] })).after)).toEqual(['a', 'b'])
    expect(merged([a, b], is, [a, b], begun({ weekdays: [1] })).changes).toEqual([])
  })

  it('moves a row to another day with the template, not one that is logged or edited', () => {
    const news = (mine: Week, parts = NOTHING) =>
      newsOf({
        base: baseOf(planOf({ monday: [a, b], tuesday: [c] })),
        theirs: planOf({ monday: [b], tuesday: [c, a] }),
        ours: planOf(mine),
        begun: parts,
      })
    const { after, base } = news({ monday: [a, b], tuesday: [c] })
    expect([ids(after), ids(after, 'tuesday')]).toEqual([['b'], ['c', 'a']])
    expect([base[rowsPath('monday')], base[rowsPath('tuesday')]]).toEqual([[b], [c, a]])
    const stays = [
      { monday: [row('a', { sets: 8 }), b], tuesday: [c] },
      { monday: [b], tuesday: [c], friday: [a] },
    ]
    for (const mine of stays) expect(news(mine).changes).toEqual([])
    for (const parts of [begun({ rows: ['a'] }), begun({ weekdays: [2] })])
      expect(news({ monday: [a, b], tuesday: [c] }, parts).changes).toEqual([])
  })

  it('offers the same again when a begun block is over', () => {
    const was = [a, b]
    const is = [row('a', { sets: 9 }), b]
    const { base } = merged(was, is, was, begun({ weekdays: [1] }))
    const later = newsOf({
      base,
      theirs: planOf({ monday: is }),
      ours: planOf({ monday: was }),
      begun: NOTHING,
    })
    expect(rowsOf(later.after)).toEqual(is)
  })
})

const POOL: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f']
const DAYS = ['monday', 'tuesday'] as const satisfies DayKey[]
const arbitraryRow = (id: string) =>
  fc
    .record({
      sets: fc.constantFrom(3, 5),
      technique: fc.constantFrom('X', 'Y'),
      name: fc.constantFrom(id, 'Other'),
    })
    .map((fields) => row(id, fields))
/** A week of two days with some rows of a pool, each at most once. */
const arbitraryWeek = (pool: readonly string[]): fc.Arbitrary<Week> =>
  fc
    .shuffledSubarray([...pool])
    .chain((chosen) => fc.tuple(...chosen.map((id) => fc.tuple(arbitraryRow(id), fc.constantFrom(...DAYS)))))
    .map((rows) =>
      Object.fromEntries(DAYS.map((day) => [day, rows.flatMap(([one, at]) => (at === day ? [one] : []))])),
    )
const arbitraryCase = fc.record({
  was: arbitraryWeek(POOL),
  is: arbitraryWeek([...POOL, 'new1', 'new2']),
  mine: arbitraryWeek([...POOL, 'own1', 'own2']),
  logged: fc.subarray([...POOL]),
  weekdays: fc.subarray([1, 2]),
})

describe('any edits of both', () => {
  const all = (plan: ProgramData) =>
    dayKeys.flatMap((day) => rowsOf(plan, day).map((one) => ({ ...one, day, id: one.id ?? '' })))

  it('loses no edit of the coach and touches nothing that was begun or logged', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ was, is, mine, logged, weekdays }) => {
        const [base, theirs, ours] = [planOf(was), planOf(is), planOf(mine)]
        const parts = begun({ rows: logged, weekdays })
        const { after } = newsOf({ base: baseOf(base), theirs, ours, begun: parts })
        const [before, now] = [
          new Map(all(base).map((r) => [r.id, r])),
          new Map(all(after).map((r) => [r.id, r])),
        ]
        expect(all(after)).toHaveLength(now.size)
        const held = new Set(all(ours).map(({ id }) => id))
        for (const one of all(ours)) {
          const [old, is] = [before.get(one.id), now.get(one.id)]
          const isEdited =
            !old ||
            old.day !== one.day ||
            ['sets', 'technique', 'name'].some((key) => old[key as 'sets'] !== one[key as 'sets'])
          // Rows that the coach added, moved or edited, and logged ones, stay where they are.
          if (isEdited || logged.includes(one.id)) expect(is?.day).toBe(one.day)
          if (!old || logged.includes(one.id)) expect(is).toEqual(one)
          else
            for (const key of ['sets', 'technique', 'name'] as const)
              if (old[key] !== one[key]) expect(is?.[key]).toBe(one[key])
        }
        for (const id of before.keys()) if (!held.has(id)) expect(now.has(id)).toBe(false)
        for (const at of weekdays)
          expect(rowsOf(after, dayKeys[at - 1])).toEqual(rowsOf(ours, dayKeys[at - 1]))
      }),
      { numRuns: 400 },
    )
  })

  it('has nothing more to offer once it is taken over', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ was, is, mine, logged, weekdays }) => {
        const [theirs, parts] = [planOf(is), begun({ rows: logged, weekdays })]
        const first = newsOf({ base: baseOf(planOf(was)), theirs, ours: planOf(mine), begun: parts })
        const second = newsOf({ base: first.base, theirs, ours: first.after, begun: parts })
        expect(second.changes).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('makes the plan equal to the template when nobody touched it', () => {
    fc.assert(
      fc.property(arbitraryWeek(POOL), arbitraryWeek([...POOL, 'new1']), (was, is) => {
        fc.pre(DAYS.every((day) => (was[day]?.length ?? 0) > 0))
        const plan = planOf(was)
        const { after } = newsOf({ base: baseOf(plan), theirs: planOf(is), ours: plan, begun: NOTHING })
        expect(after.workout.weeklySchedule).toEqual(planOf(is).workout.weeklySchedule)
      }),
      { numRuns: 200 },
    )
  })
})
