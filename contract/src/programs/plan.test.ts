import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newExercise, type PlanPatch } from './plan'
import { planPathArbitrary, planValueOf } from './plan-arbitraries'
import { PlanPatchBody, ProgramData } from './plan-calls'
import { mergePlan, patchOf, planChanges, valueAt, writesOf } from './plan-changes'
import { completePlan, emptyPlan } from './plan-form'
import { isVideoUrl, pathsTouch, phaseNames, planLeaves, planNodeAt } from './plan-paths'
import { typedInteger, typedList } from './plan-typing'

const leafPaths = [...planLeaves.keys()].filter((path) => path !== 'workout.progression')
const problemsOf = (value: unknown) => {
  const parsed = PlanPatchBody.safeParse(value)
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

describe('the description of a plan', () => {
  test('COACH-ENT-09 COACH-ENT-10 COACH-ENT-11 COACH-ENT-12 COACH-ENT-18 COACH-ENT-19 X-47 names every field of both readings, at most four levels deep', () => {
    const paths = [...planLeaves.keys()]
    for (const path of paths) expect(path.split('.').length, path).toBeLessThanOrEqual(4)
    for (const path of [
      'title',
      'schedule.daily',
      'nutrition.macronutrients.protein',
      'nutrition.mealPlan.eveningSnack.alternatives',
      'workout.weeklySchedule.sunday.exercises',
      'workout.progression',
      'lifestyle.sleep.quality',
      'tracking.measurements.photos.target',
    ])
      expect(paths).toContain(path)
  })

  test('an empty plan fits its own schema, and any stored part of a plan is completed to one', () => {
    expect(ProgramData.parse(emptyPlan())).toEqual(emptyPlan())
    expect(completePlan({ nutrition: { restrictions: 'Lactose' }, goals: ['Run'] })).toEqual({
      ...emptyPlan(),
      goals: ['Run'],
      nutrition: { ...emptyPlan().nutrition, restrictions: ['Lactose'] },
    })
  })

  test('creates a new exercise with the specified defaults (COACH-ENT-21 COACH-ENT-22)', () => {
    expect(newExercise).toMatchObject({
      name: 'New Exercise',
      category: 'Strength',
      equipment: ['No equipment'],
      sets: 3,
      reps: '8-10',
      rest: '2 min',
      muscleGroups: ['General'],
    })
    expect(newExercise.alternatives).toHaveLength(2)
    expect(isVideoUrl(newExercise.videoUrl)).toBe(true)
  })
})

test('gives an added entry the specified defaults (COACH-VAL-21 COACH-VAL-22 COACH-VAL-23 COACH-VAL-24 COACH-VAL-25 COACH-VAL-26)', () => {
  const begins = (path: string) => {
    const node = planNodeAt(path)
    return node?.kind === 'texts' ? node.newItem : undefined
  }
  expect(begins('goals')).toBe('New Item')
  expect(begins('recommendations')).toBe('New Item')
  expect(begins('schedule.daily')).toBe('New Activity')
  expect(begins('schedule.weekly')).toBe('New Activity')
  expect(begins('nutrition.mealPlan.lunch.foods')).toBe('New Food')
  expect(begins('nutrition.mealPlan.lunch.alternatives')).toBe('New Alternative')
  expect(begins('nutrition.restrictions')).toBe('New Restriction')
  expect(begins('nutrition.supplements')).toBe('New Supplement')
})

describe('writable paths of a plan (S29)', () => {
  test('every path with a value of its kind, and that alone is changed', () => {
    fc.assert(
      fc.property(planPathArbitrary, ({ path, value }) => {
        const patch = patchOf(path, value)
        expect(problemsOf(patch)).toEqual([])
        expect(writesOf(patch)).toEqual([{ path, value }])
        const before = emptyPlan()
        const after = mergePlan(before, patch)
        expect(valueAt(after, path)).toEqual(value)
        const others = planChanges(before, after).filter((change) => change.path !== path)
        expect(others).toEqual([])
        expect(before).toEqual(emptyPlan())
        ProgramData.parse(after)
      }),
      { numRuns: 500 },
    )
  })

  test('no path with a value of another kind', () => {
    const wrong = [undefined, true, { a: 1 }, [[]], [null], Number.NaN]
    fc.assert(
      fc.property(fc.constantFrom(...leafPaths), fc.constantFrom(...wrong), (path, value) => {
        if (value === undefined) return
        expect(problemsOf(patchOf(path, value)), path).not.toEqual([])
      }),
    )
  })

  test('no unknown path, at any depth, and nothing below a value', () => {
    const name = fc.stringMatching(/^[a-z]{1,12}$/)
    fc.assert(
      fc.property(fc.constantFrom('', ...leafPaths), name, (path, key) => {
        const folder = path.split('.').slice(0, -1)
        const inside = [...folder, key].join('.')
        fc.pre(planNodeAt(inside) === undefined)
        expect(problemsOf(patchOf(inside, 'x'))).toContain('programs.field_unknown')
        if (path !== '') expect(problemsOf(patchOf(`${path}.${key}`, 'x'))).not.toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  test('no text over 10,000 characters and no list over 200 entries, anywhere', () => {
    for (const [path, node] of planLeaves) {
      if (node.kind === 'texts') {
        expect(problemsOf(patchOf(path, Array(200).fill('x')))).toEqual([])
        expect(problemsOf(patchOf(path, Array(201).fill('x')))).toEqual(['request.too_many'])
        expect(problemsOf(patchOf(path, ['x'.repeat(10_001)]))).toEqual(['request.too_long'])
      }
      if (node.kind === 'text' || node.kind === 'long' || node.kind === 'time') {
        expect(problemsOf(patchOf(path, 'x'.repeat(10_000)))).toEqual([])
        expect(problemsOf(patchOf(path, 'x'.repeat(10_001)))).toEqual(['request.too_long'])
      }
      if (node.kind === 'items')
        expect(problemsOf(patchOf(path, Array(201).fill(newExercise)))).toEqual(['request.too_many'])
      if (node.kind === 'integer')
        for (const value of [-1, 1.5, node.max + 1, '3', null])
          expect(problemsOf(patchOf(path, value)), path).not.toEqual([])
    }
  })

  test('refuses keys that reach a prototype, at any depth (S30)', () => {
    const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
    for (const key of keys) {
      const polluted = JSON.parse(`{ "${key}": { "polluted": true } }`)
      const folders = [
        '',
        'workout',
        'workout.weeklySchedule',
        'workout.progression',
        'nutrition.mealPlan.lunch',
      ]
      for (const folder of folders) {
        const patch = folder === '' ? polluted : patchOf(folder, polluted)
        expect(problemsOf(patch), `${folder} ${key}`).not.toEqual([])
        mergePlan(emptyPlan(), patch as PlanPatch)
        expect(planNodeAt(`${folder}.${key}`)).toBeUndefined()
      }
      const exercises = [{ ...newExercise, ...polluted, [key]: 'x' }]
      expect(problemsOf(patchOf('workout.weeklySchedule.monday.exercises', exercises))).not.toEqual([])
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('S25 an exercise links to http and https alone', () => {
    const scripted = 'java' + 'script:alert(1)'
    for (const address of ['', 'https://example.com/squat?t=1', 'HTTP://example.com'])
      expect(isVideoUrl(address), address).toBe(true)
    for (const address of [
      scripted,
      ` ${scripted}`,
      'data:text/html,x',
      '//example.com',
      'https://',
      'ftp://a.b',
      'https://a b',
    ])
      expect(isVideoUrl(address), address).toBe(false)
    const exercises = [{ ...newExercise, videoUrl: scripted }]
    expect(problemsOf(patchOf('workout.weeklySchedule.monday.exercises', exercises))).toEqual([
      'programs.url_invalid',
    ])
  })
})

describe('versions', () => {
  test('the difference of two plans, applied to the first, is the second', () => {
    const plan = fc
      .array(planPathArbitrary, { maxLength: 12 })
      .map((writes) =>
        writes.reduce((made, { path, value }) => mergePlan(made, patchOf(path, value)), emptyPlan()),
      )
    fc.assert(
      fc.property(plan, plan, (before, after) => {
        const changes = planChanges(before, after)
        const applied = changes.reduce((made, { path, to }) => mergePlan(made, patchOf(path, to)), before)
        expect(applied).toEqual(after)
        expect(planChanges(after, applied)).toEqual([])
        for (const { path, from } of changes) expect(valueAt(before, path) ?? null).toEqual(from)
      }),
    )
  })

  test('reports paths as touching if they are equal or nested (X-53)', () => {
    expect(pathsTouch('workout.progression', 'workout.progression.phase1')).toBe(true)
    expect(pathsTouch('workout.progression.phase1', 'workout.progression')).toBe(true)
    expect(pathsTouch('goals', 'goals')).toBe(true)
    expect(pathsTouch('workout.duration', 'workout.durations')).toBe(false)
    expect(pathsTouch('duration', 'workout.duration')).toBe(false)
  })

  test('a phase is added, changed and removed by its name; phases keep their order', () => {
    const two = mergePlan(emptyPlan(), {
      workout: { progression: { phase10: { focus: 'Peak' }, phase2: { focus: 'Build' } } },
    })
    expect(phaseNames(two.workout.progression)).toEqual(['phase2', 'phase10'])
    const one = mergePlan(two, { workout: { progression: { phase2: null } } })
    expect(one.workout.progression).toEqual({ phase10: { focus: 'Peak' } })
  })
})

describe('typed values', () => {
  test('COACH-VAL-16 COACH-VAL-17 X-55 numbers become whole, in any digits; no number becomes 0', () => {
    const typed = {
      '2400': 2400,
      '12.9': 12,
      '۱۸۰': 180,
      '١٨٠': 180,
      '۲٬۴۰۰': 2400,
      '-5': 0,
      abc: 0,
      '': 0,
      ' 40 g': 40,
    }
    for (const [text, number] of Object.entries(typed)) expect(typedInteger(text), text).toBe(number)
  })

  test('COACH-VAL-18 lists are split at commas, trimmed, without empty entries', () => {
    expect(typedList(' Squat rack, bench ,, ')).toEqual(['Squat rack', 'bench'])
    expect(typedList('صبح، ظهر، شب')).toEqual(['صبح', 'ظهر', 'شب'])
    expect(typedList(' , ')).toEqual([])
  })

  test('each kind has values of its own', () => {
    for (const [path, node] of planLeaves) expect(planValueOf(node), path).toBeDefined()
  })
})
