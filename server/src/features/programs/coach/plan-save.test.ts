import type { PlanPatch, ProgramData } from 'contract/programs/plan'
import { planPathArbitrary } from 'contract/programs/plan-arbitraries'
import { patchOf, valueAt } from 'contract/programs/plan-changes'
import { planLeaves } from 'contract/programs/plan-paths'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCoach, makePlan, type Person, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>

const put = (made: Made, body: unknown, headers: Record<string, string> = {}, by: Person = made.coach) =>
  app.call('PUT', `/coach/user-programs/${made.id}/complete-data`, { token: by.token, body, headers })
const save = (made: Made, path: string, value: unknown, headers?: Record<string, string>) =>
  put(made, patchOf(path, value), headers)
const seen = (version: number) => ({ 'if-match': `"${version}"` })

async function stored({ id }: { id: string }): Promise<{ data: ProgramData; version: number }> {
  const [row] = await app.deps.db<{ data: ProgramData; version: number }[]>`
    select data, version from user_programs where id = ${id}`
  return row as { data: ProgramData; version: number }
}

/** The value as it was sent: the server gives rows their ids. */
function withoutRowIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row) => {
    if (typeof row !== 'object') return row
    const { id, ...fields } = row as { id?: string }
    expect(id).toEqual(expect.any(String))
    return fields
  })
}

describe('PUT …/complete-data', () => {
  test('COACH-CALL-09 COACH-CALL-11 COACH-CALL-12 COACH-GEN-04 COACH-ROLE-06 writes the one value that is sent and answers as specified', async () => {
    const made = await makePlan(app)
    const answer = await save(made, 'nutrition.macronutrients.protein', 150)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      message: 'Changes saved successfully!',
      data: { version: 2 },
    })
    expect(answer.headers.etag).toBe('"2"')
    const before = planWith({})
    expect((await stored(made)).data).toEqual({
      ...before,
      nutrition: { ...before.nutrition, macronutrients: { protein: 150, carbs: 0, fats: 0 } },
    })
  })

  test('COACH-CALL-10 X-56 lists arrive whole and replace the list; empty ones and doubles are legal', async () => {
    const made = await makePlan(app)
    const lists = [...planLeaves].filter(([, node]) => node.kind === 'texts').map(([path]) => path)
    for (const path of lists) {
      for (const value of [['A', 'B', 'B'], ['C'], []]) {
        expect((await save(made, path, value)).statusCode, path).toBe(200)
        expect(valueAt((await stored(made)).data, path), path).toEqual(value)
      }
    }
  })

  test('merges phases by name, removes a phase that is null, and allows fifty', async () => {
    const made = await makePlan(app)
    await put(made, { workout: { progression: { phase1: { focus: 'New' }, phase3: { focus: 'Peak' } } } })
    expect((await stored(made)).data.workout.progression).toEqual({
      phase1: { focus: 'New' },
      phase2: { focus: 'Build' },
      phase3: { focus: 'Peak' },
    })
    await put(made, { workout: { progression: { phase2: null } } })
    expect(Object.keys((await stored(made)).data.workout.progression)).toEqual(['phase1', 'phase3'])
    const many = Object.fromEntries(Array.from({ length: 49 }, (_, i) => [`extra${i}`, { focus: '' }]))
    expect((await put(made, { workout: { progression: many } })).json().code).toBe('request.too_many')
    expect(Object.keys((await stored(made)).data.workout.progression)).toHaveLength(2)
  })

  test('S29 any path with any value of its kind: that leaf alone changes, and the difference is kept', async () => {
    const made = await makePlan(app)
    await fc.assert(
      fc.asyncProperty(planPathArbitrary, async ({ path, value }) => {
        const before = await stored(made)
        const answer = await save(made, path, value)
        expect(answer.statusCode, answer.body).toBe(200)
        const after = await stored(made)
        const changed =
          JSON.stringify(valueAt(before.data, path)) !== JSON.stringify(valueAt(after.data, path))
        expect(after.version).toBe(before.version + (changed ? 1 : 0))
        expect(withoutRowIds(valueAt(after.data, path))).toEqual(value)
        const others = [...planLeaves.keys()].filter(
          (other) => other !== path && !path.startsWith(`${other}.`),
        )
        for (const other of others) expect(valueAt(after.data, other)).toEqual(valueAt(before.data, other))
        const rows = await app.deps.db<{ changes: unknown }[]>`
          select changes from plan_versions where user_program_id = ${made.id} and version = ${before.version + 1}`
        const from = valueAt(before.data, path) ?? null
        const to = valueAt(after.data, path) ?? null
        expect(rows.map((row) => row.changes)).toEqual(changed ? [[{ path, from, to }]] : [])
      }),
      { numRuns: 60 },
    )
  })

  test('refuses a save with an unknown path or invalid value as a whole (S29)', async () => {
    const made = await makePlan(app)
    const before = await stored(made)
    const good = { title: 'Mine' }
    const refused: [unknown, string][] = [
      [{ ...good, status: 'completed' }, 'programs.field_unknown'],
      [{ ...good, coachId: 'x' }, 'programs.field_unknown'],
      [{ ...good, nutrition: { mealPlan: { supper: { time: '9' } } } }, 'programs.field_unknown'],
      [
        { ...good, workout: { weeklySchedule: { monday: { focus: { deeper: 'x' } } } } },
        'request.wrong_type',
      ],
      [{ ...good, goals: { 0: 'x' } }, 'request.wrong_type'],
      [{ ...good, goals: Array(201).fill('x') }, 'request.too_many'],
      [{ ...good, goals: Array(10_000).fill('x') }, 'request.too_many'],
      [{ ...good, description: 'x'.repeat(10_001) }, 'request.too_long'],
      [{ ...good, duration: -1 }, 'request.out_of_range'],
      [{ ...good, duration: 1.5 }, 'request.wrong_type'],
      [{ ...good, duration: '84' }, 'request.wrong_type'],
      [{ ...good, nutrition: { dailyCalories: 1e9 } }, 'request.out_of_range'],
      [{ 'nutrition.dailyCalories': 5 }, 'programs.field_unknown'],
      [{}, 'programs.nothing_to_change'],
      [{ nutrition: {} }, 'programs.nothing_to_change'],
      [[], 'request.wrong_type'],
    ]
    for (const [body, code] of refused) {
      const answer = await put(made, body)
      expect([answer.statusCode, answer.json().code], JSON.stringify(body).slice(0, 100)).toEqual([400, code])
    }
    expect((await put(made, { description: 'x'.repeat(2_000_000) })).statusCode).toBeGreaterThanOrEqual(400)
    expect(await stored(made)).toEqual(before)
  })

  test('refuses plain and escaped keys that reach a prototype, at any depth (S30)', async () => {
    const made = await makePlan(app)
    const before = await stored(made)
    const keys = [
      '__proto__',
      'constructor',
      'prototype',
      '\\u005f\\u005fproto\\u005f\\u005f',
      'c\\u006fnstructor',
    ]
    const around = (key: string) => [
      `{"${key}":{"polluted":true}}`,
      `{"title":"x","nutrition":{"${key}":{"polluted":true}}}`,
      `{"workout":{"progression":{"${key}":{"focus":"x"}}}}`,
      `{"workout":{"weeklySchedule":{"monday":{"exercises":[{"name":"x","${key}":{"polluted":true}}]}}}}`,
      `{"${key}.polluted":true}`,
      `{"workout.${key}.polluted":true}`,
    ]
    for (const key of keys)
      for (const body of around(key)) expect((await put(made, body)).statusCode, body).toBe(400)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(await stored(made)).toEqual(before)
  })

  test('S25 a video is linked by http or https', async () => {
    const made = await makePlan(app)
    const exercise = { name: 'Squat', videoUrl: `java${'script'}:alert(1)` }
    const path = 'workout.weeklySchedule.monday.exercises'
    expect((await save(made, path, [exercise])).json().code).toBe('programs.url_invalid')
    expect((await save(made, path, [{ ...exercise, videoUrl: 'https://example.com/a' }])).statusCode).toBe(
      200,
    )
    const [kept] = (await stored(made)).data.workout.weeklySchedule.monday.exercises
    expect(kept).toMatchObject({ name: 'Squat', sets: 0, equipment: [], videoUrl: 'https://example.com/a' })
  })
})

describe('X-53 two editors', () => {
  test('refuses a path changed since, with its current value, and merges other paths', async () => {
    const made = await makePlan(app)
    await save(made, 'title', 'Hers', seen(1))
    const conflict = await save(made, 'title', 'His', seen(1))
    expect(conflict.statusCode).toBe(409)
    expect(conflict.json()).toMatchObject({
      success: false,
      code: 'programs.changed_meanwhile',
      data: { version: 2, current: { title: 'Hers' } },
    })
    expect((await save(made, 'duration', 70, seen(1))).json().data).toEqual({ version: 3 })
    expect((await stored(made)).data).toMatchObject({ title: 'Hers', duration: 70 })
    // With the version in force, and without any, the last write wins on its own path.
    expect((await save(made, 'title', 'His', seen(3))).statusCode).toBe(200)
    expect((await save(made, 'title', 'Theirs')).statusCode).toBe(200)
    expect((await stored(made)).data.title).toBe('Theirs')
  })

  test('several paths together are refused whole where one of them is', async () => {
    const made = await makePlan(app)
    await save(made, 'workout.progression.phase1', { focus: 'Hers' })
    const both: PlanPatch = { title: 'His', workout: { progression: { phase1: { focus: 'His' } } } }
    const answer = await put(made, both, seen(1))
    expect(answer.json().data.current).toEqual({
      title: 'Plan',
      'workout.progression.phase1': { focus: 'Hers' },
    })
    expect((await stored(made)).data).toMatchObject({ title: 'Plan' })
    expect(
      (await put(made, { workout: { progression: { phase2: { focus: 'His' } } } }, seen(1))).statusCode,
    ).toBe(200)
  })

  test('a header that names no version is refused', async () => {
    const made = await makePlan(app)
    for (const odd of ['x', '"x"', '-1', '1.5', '99'])
      expect((await save(made, 'title', 'A', { 'if-match': odd })).json().code, odd).toBe(
        'programs.version_invalid',
      )
    for (const fine of ['1', '"2"', 'W/"3"', '*'])
      expect((await save(made, 'title', fine, { 'if-match': fine })).statusCode, fine).toBe(200)
  })

  test('keeps fifty concurrent saves of fifty fields, each with its own version', async () => {
    const made = await makePlan(app)
    const paths = [...planLeaves].filter(([, node]) => node.kind === 'integer').map(([path]) => path)
    const texts = [...planLeaves]
      .filter(([, node]) => node.kind === 'text' || node.kind === 'long')
      .map(([path]) => path)
    const fields = [...paths, ...texts].slice(0, 50)
    expect(fields).toHaveLength(50)
    const value = (path: string) => (paths.includes(path) ? 7 : `Mine: ${path}`)
    const answers = await Promise.all(fields.map((path) => save(made, path, value(path), seen(1))))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(50).fill(200))
    const { data, version } = await stored(made)
    for (const path of fields) expect(valueAt(data, path), path).toEqual(value(path))
    expect(version).toBe(51)
    const rows = await app.deps
      .db`select version from plan_versions where user_program_id = ${made.id} order by version`
    expect(rows.map((row) => row.version)).toEqual(Array.from({ length: 50 }, (_, i) => i + 2))
  })

  test('the same field fifty times at once: one after the other, none lost from the history', async () => {
    const made = await makePlan(app)
    await Promise.all(Array.from({ length: 50 }, (_, i) => save(made, 'title', `Title ${i}`)))
    const rows = await app.deps.db<{ changes: { from: string; to: string }[] }[]>`
      select changes from plan_versions where user_program_id = ${made.id} order by version`
    expect(rows).toHaveLength(50)
    // Each begins where the one before ended.
    let last = 'Plan'
    for (const { changes } of rows) {
      expect(changes[0]?.from).toBe(last)
      last = changes[0]?.to ?? ''
    }
    expect((await stored(made)).data.title).toBe(last)
  })
})

describe('permission to save', () => {
  test('COACH-ROLE-05 the coach of the program alone, at this moment; others find nothing', async () => {
    const made = await makePlan(app)
    const other = await makeCoach(app)
    expect((await put(made, { title: 'X' }, {}, other)).statusCode).toBe(404)
    await app.deps.db`update user_programs set coach_id = ${other.id} where id = ${made.id}`
    expect((await put(made, { title: 'X' })).statusCode).toBe(404)
    expect((await put(made, { title: 'X' }, {}, other)).statusCode).toBe(200)
    expect((await put(made, { title: 'X' }, {}, made.customer)).statusCode).toBe(403)
  })

  test('a program that is over, or has no plan yet, is not changed', async () => {
    const codeOf = async (status: 'completed' | 'deactivated') => {
      const made = await makePlan(app, { status })
      const before = await stored(made)
      const { code } = (await save(made, 'title', 'X')).json()
      expect(await stored(made)).toEqual(before)
      return code
    }
    expect(await codeOf('completed')).toBe('programs.not_editable')
    // X-108 A deactivated program cannot be opened.
    expect(await codeOf('deactivated')).toBe('programs.not_found')
    for (const status of ['creating', 'paused'] as const)
      expect((await save(await makePlan(app, { status }), 'title', 'X')).statusCode).toBe(200)
  })
})

test('has constant cost: the history is not read, even if it is missing', async () => {
  const made = await makePlan(app)
  await save(made, 'title', 'Hers')
  await app.deps.db`delete from plan_versions where user_program_id = ${made.id}`
  expect((await save(made, 'title', 'His', seen(1))).statusCode).toBe(409)
  expect((await save(made, 'duration', 70, seen(1))).json().data).toEqual({ version: 3 })
})
