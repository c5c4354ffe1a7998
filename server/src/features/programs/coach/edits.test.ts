import type { PlannedExercise, ProgramData } from 'contract/programs/plan'
import { newExercise } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import { makeCoach, makePlan, makeTemplate, type Person, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>

const MONDAY = 'workout.weeklySchedule.monday.exercises'
const row = (name: string, extras: object = {}): PlannedExercise => ({
  ...structuredClone(newExercise),
  equipment: [],
  alternatives: [],
  muscleGroups: [],
  name,
  ...extras,
})

function planOf(rows: PlannedExercise[]): ProgramData {
  const plan = planWith({})
  plan.workout.weeklySchedule.monday.exercises = rows
  return plan
}

const post = (made: Made, path: string, body?: unknown, by: Person = made.coach) =>
  app.call('POST', `/coach/user-programs/${made.id}/${path}`, { token: by.token, body })
const edit = (made: Made, version: number, ...edits: object[]) => post(made, 'edits', { version, edits })

async function stored({ id }: { id: string }): Promise<{ data: ProgramData; version: number }> {
  const [found] = await app.deps.db<{ data: ProgramData; version: number }[]>`
    select data, version from user_programs where id = ${id}`
  return found as { data: ProgramData; version: number }
}
const rowsOf = async (made: Made) => (await stored(made)).data.workout.weeklySchedule.monday.exercises
const namesOf = async (made: Made) => (await rowsOf(made)).map(({ name }) => name)

test('edits change, add, remove and move in their order, rows keep their ids, and one version is written [X-116]', async () => {
  const targets = [{ index: 0, reps: 5, load: 60 }]
  const made = await makePlan(app, {
    plan: planOf([row('A', { id: 'a', targets }), row('B', { id: 'b' }), row('C', { id: 'c' })]),
  })
  const answer = await edit(
    made,
    1,
    { path: 'title', value: 'Mine' },
    { path: 'goals', insert: 'Swim' },
    { path: 'goals.0', value: 'Ride' },
    { path: 'nutrition.mealPlan.lunch', value: { time: '12:30', calories: 600 } },
    { path: 'nutrition.mealPlan.lunch.foods.0', insert: 'Rice' },
    { path: 'workout.progression.phase1.focus', value: 'Relearn' },
    { path: 'workout.progression.phase2', remove: true },
    { path: 'workout.progression.peak', value: { focus: 'Peak' } },
    { path: `${MONDAY}.2`, move: 0 },
    { path: `${MONDAY}.1.sets`, value: 7 },
    { path: `${MONDAY}.1.alternatives.0`, insert: 'Press' },
    { path: `${MONDAY}.1.targets.0.load`, value: 62.5 },
    { path: `${MONDAY}.1.targets.0.reps`, remove: true },
    { path: `${MONDAY}.2.superset`, value: 'A' },
    { path: `${MONDAY}.1`, insert: row('New', { id: 'c' }) },
    { path: `${MONDAY}.3`, value: { reps: '5', id: 'a' } },
  )
  expect(answer.json()).toEqual({ success: true, data: { version: 2 } })
  const { data } = await stored(made)
  expect(data).toMatchObject({
    title: 'Mine',
    goals: ['Ride', 'Swim'],
    workout: { progression: { phase1: { focus: 'Relearn' }, peak: { focus: 'Peak' } } },
    nutrition: { mealPlan: { lunch: { time: '12:30', calories: 600, protein: 0, foods: ['Rice'] } } },
  })
  expect(Object.keys(data.workout.progression)).not.toContain('phase2')
  const [c, added, a, b] = await rowsOf(made)
  expect([c?.id, a?.id, b?.id]).toEqual(['c', 'a', 'b'])
  expect(added).toMatchObject({ name: 'New', id: expect.stringMatching(/^.{20,}$/) })
  expect(a).toMatchObject({ sets: 7, alternatives: ['Press'], targets: [{ index: 0, load: 62.5 }] })
  expect(b).toMatchObject({ name: 'B', reps: '5', superset: 'A' })
  await edit(made, 2, { path: `${MONDAY}.2.targets`, remove: true }, { path: `${MONDAY}.0`, remove: true })
  expect((await rowsOf(made)).map(({ id, targets }) => [id === added?.id ? 'new' : id, targets])).toEqual([
    ['new', undefined],
    ['a', undefined],
    ['b', undefined],
  ])
})

test('a row that moves to another day in one call keeps its id, a second copy of it gets a new one [X-116]', async () => {
  const made = await makePlan(app, { plan: planOf([row('A', { id: 'a' }), row('B', { id: 'b' })]) })
  const [a, b] = await rowsOf(made)
  await edit(
    made,
    1,
    { path: MONDAY, value: [b] },
    { path: 'workout.weeklySchedule.tuesday.exercises', value: [a, b] },
  )
  const { monday, tuesday } = (await stored(made)).data.workout.weeklySchedule
  expect(monday.exercises.map(({ id }) => id)).toEqual(['b'])
  expect(tuesday.exercises.map(({ id }) => id)).toEqual(['a', expect.not.stringMatching(/^[ab]$/)])
})

test('refuses all edits where one is wrong, and names its field [S29]', async () => {
  const made = await makePlan(app, { plan: planOf([row('A', { id: 'a' })]) })
  const before = await stored(made)
  const refused: [object, string, string][] = [
    [{ path: 'status', value: 'completed' }, 'programs.field_unknown', 'path'],
    [{ path: 'coachId', value: 'x' }, 'programs.field_unknown', 'path'],
    [{ path: 'workout', remove: true }, 'programs.field_unknown', 'path'],
    [{ path: 'nutrition.mealPlan.supper', value: {} }, 'programs.field_unknown', 'path'],
    [{ path: `${MONDAY}.1`, value: row('B') }, 'programs.field_unknown', 'path'],
    [{ path: `${MONDAY}.2`, insert: row('B') }, 'programs.field_unknown', 'path'],
    [{ path: `${MONDAY}.0`, insert: { name: 'B', colour: 'red' } }, 'programs.field_unknown', 'insert'],
    [{ path: `${MONDAY}.0.id`, value: 'b' }, 'programs.field_unknown', 'path'],
    [{ path: `${MONDAY}.0.name`, remove: true }, 'programs.field_unknown', 'path'],
    [{ path: `${MONDAY}.0.name.0`, value: 'x' }, 'programs.field_unknown', 'path'],
    [{ path: `${MONDAY}.-1`, remove: true }, 'programs.field_unknown', 'path'],
    [{ path: `${MONDAY}.length`, value: 9 }, 'programs.field_unknown', 'path'],
    [{ path: `${MONDAY}.0`, move: 1 }, 'request.out_of_range', 'move'],
    [{ path: `${MONDAY}.0.sets`, value: '3' }, 'request.wrong_type', 'value'],
    [{ path: 'goals', value: Array(201).fill('x') }, 'request.too_many', 'value'],
    [{ path: 'duration', value: -1 }, 'request.out_of_range', 'value'],
    [{ path: `${MONDAY}.0.videoUrl`, value: 'ftp://x' }, 'programs.url_invalid', 'value'],
  ]
  for (const [wrong, code, field] of refused) {
    const answer = await edit(made, 1, { path: 'title', value: 'Mine' }, wrong)
    expect([answer.statusCode, answer.json().code], JSON.stringify(wrong)).toEqual([400, code])
    expect(answer.json().fieldCodes).toEqual({ [`edits.1.${field}`]: code })
  }
  const odd = [
    {},
    { path: 'title' },
    { path: 'title', value: 'x', remove: true },
    { path: 'title', remove: false },
  ]
  for (const one of odd) expect((await edit(made, 1, one)).statusCode, JSON.stringify(one)).toBe(400)
  expect((await edit(made, 1)).json().code).toBe('programs.nothing_to_change')
  expect((await edit(made, 1, { path: 'title', value: 'x', by: 'y' })).json().code).toBe(
    'request.unknown_field',
  )
  expect(await stored(made)).toEqual(before)
})

test('no path and no value of an edit reaches a prototype [S30]', async () => {
  const made = await makePlan(app, { plan: planOf([row('A', { id: 'a', targets: [{ index: 0 }] })]) })
  const before = await stored(made)
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])
    for (const path of [
      key,
      `workout.${key}`,
      `workout.progression.${key}`,
      `workout.progression.${key}.focus`,
      `${MONDAY}.${key}`,
      `${MONDAY}.0.${key}`,
      `${MONDAY}.0.${key}.polluted`,
      `${MONDAY}.0.targets.0.${key}`,
      `goals.${key}`,
    ]) {
      expect((await edit(made, 1, { path, value: { polluted: true } })).statusCode, path).toBe(400)
      expect((await edit(made, 1, { path, remove: true })).statusCode, path).toBe(400)
      expect((await post(made, 'copy', copyFrom(made, [path]))).statusCode, path).toBe(400)
    }
  for (const value of ['{"__proto__":{"polluted":true}}', '{"constructor":{"polluted":true}}']) {
    const text = `{"version":1,"edits":[{"path":"${MONDAY}.0","value":${value}}]}`
    expect((await post(made, 'edits', text)).statusCode, value).toBe(400)
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  expect(await stored(made)).toEqual(before)
})

test('refuses an edit of a path that changed since the version seen, and merges other paths [X-53]', async () => {
  const made = await makePlan(app, { plan: planOf([row('A', { id: 'a' }), row('B', { id: 'b' })]) })
  await edit(made, 1, { path: `${MONDAY}.1`, remove: true })
  const late = await edit(made, 1, { path: `${MONDAY}.1.sets`, value: 5 }, { path: 'title', value: 'Mine' })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'programs.changed_meanwhile',
    data: { version: 2, current: { [MONDAY]: [{ id: 'a' }], title: 'Plan' } },
  })
  expect((await edit(made, 1, { path: 'title', value: 'Mine' })).json().data).toEqual({ version: 3 })
  expect((await edit(made, 9, { path: 'title', value: 'X' })).json().code).toBe('programs.version_invalid')
  // An edit without a difference writes no version.
  expect((await edit(made, 3, { path: 'title', value: 'Mine' })).json().data).toEqual({ version: 3 })
})

test('undo takes back the coach’s own changes one after the other, never over those of others', async () => {
  const made = await makePlan(app, { plan: planOf([row('A', { id: 'a' }), row('B', { id: 'b' })]) })
  const undo = (version: number, by?: Person) => post(made, 'undo', { version }, by)
  expect((await undo(1)).json().code).toBe('programs.nothing_to_undo')
  await edit(made, 1, { path: 'title', value: 'One' }, { path: 'workout.progression.phase2', remove: true })
  await edit(made, 2, { path: `${MONDAY}.0`, remove: true })
  expect(await namesOf(made)).toEqual(['B'])
  expect((await undo(3)).json().data).toEqual({ version: 4 })
  expect((await rowsOf(made)).map(({ id }) => id)).toEqual(['a', 'b'])
  expect((await undo(4)).json().data).toEqual({ version: 5 })
  expect((await stored(made)).data).toMatchObject({
    title: 'Plan',
    workout: { progression: { phase2: { focus: 'Build' } } },
  })
  expect((await undo(5)).json().code).toBe('programs.nothing_to_undo')
  // Another coach takes over: the changes of the first are not theirs to take back.
  await edit(made, 5, { path: 'title', value: 'Two' }, { path: 'goals', value: ['Rest'] })
  const other = await makeCoach(app)
  await app.deps.db`update user_programs set coach_id = ${other.id} where id = ${made.id}`
  expect((await undo(6, other)).json().code).toBe('programs.nothing_to_undo')
  await post(made, 'edits', { version: 6, edits: [{ path: 'title', value: 'Theirs' }] }, other)
  await app.deps.db`update user_programs set coach_id = ${made.coach.id} where id = ${made.id}`
  const late = await undo(7)
  expect([late.statusCode, late.json().code]).toEqual([409, 'programs.changed_meanwhile'])
  expect(late.json().data).toEqual({ version: 7, current: { title: 'Theirs' } })
  expect((await stored(made)).data.goals).toEqual(['Rest'])
})

test('restoring brings the plan of any earlier version back as a new one', async () => {
  const made = await makePlan(app, { plan: planOf([row('A', { id: 'a' })]) })
  const first = (await stored(made)).data
  await edit(made, 1, { path: 'title', value: 'One' }, { path: `${MONDAY}.0`, remove: true })
  await edit(made, 2, { path: 'workout.progression.phase3', value: { focus: 'Peak' } })
  const second = (await stored(made)).data
  const restore = (version: number | string) => post(made, `versions/${version}/restore`)
  expect((await restore(1)).json()).toEqual({ success: true, data: { version: 4 } })
  expect((await stored(made)).data).toEqual(first)
  expect((await restore(3)).json().data).toEqual({ version: 5 })
  expect((await stored(made)).data).toEqual(second)
  expect((await restore(5)).json().data).toEqual({ version: 5 })
  for (const unknown of [6, 0, 'x']) expect((await restore(unknown)).statusCode, String(unknown)).toBe(404)
  const undone = await post(made, 'undo', { version: 5 })
  expect(undone.json().data).toEqual({ version: 6 })
  expect((await stored(made)).data).toEqual(first)
})

const copyFrom = (from: { id: string }, parts: string[], version = 1) => ({
  from: { userProgramId: from.id },
  parts,
  version,
})

test('copy takes days, entries and meals of another athlete without personal values, and records the look', async () => {
  const plan = planOf([
    row('A', {
      id: 'a',
      targets: [
        { index: 0, reps: 5, load: 60, unit: 'kg' },
        { index: 1, load: 80, percentOf: '1RM' },
      ],
    }),
    row('B', { id: 'b' }),
  ])
  plan.workout.weeklySchedule.monday.notes = 'Mind your left knee, Sara'
  plan.tracking.measurements.weight = { initial: 71.5, target: 66 }
  plan.tracking.metrics = ['Weight']
  plan.nutrition.mealPlan.lunch.foods = ['Rice']
  const from = await makePlan(app, { plan })
  const to = await makePlan(app, { coach: from.coach, plan: planOf([row('Own', { id: 'own' })]) })
  const parts = [
    `${MONDAY}.1`,
    `${MONDAY}.0`,
    'tracking',
    'nutrition.mealPlan.lunch',
    'workout.weeklySchedule.monday.notes',
  ]
  expect((await post(to, 'copy', copyFrom(from, parts))).json()).toEqual({
    success: true,
    data: { version: 2 },
  })
  const { data } = await stored(to)
  expect(data.workout.weeklySchedule.monday.exercises.map(({ name }) => name)).toEqual(['Own', 'B', 'A'])
  const [own, b, a] = data.workout.weeklySchedule.monday.exercises
  expect(own?.id).toBe('own')
  expect([a?.id, b?.id].every((id) => id && !['a', 'b'].includes(id))).toBe(true)
  expect(a?.targets).toEqual([
    { index: 0, reps: 5 },
    { index: 1, load: 80, percentOf: '1RM' },
  ])
  expect(data.tracking).toMatchObject({
    metrics: ['Weight'],
    measurements: { weight: { initial: null, target: null } },
  })
  expect(data.workout.weeklySchedule.monday.notes).toBe('')
  expect(data.nutrition.mealPlan.lunch.foods).toEqual(['Rice'])
  const looks = await app.deps.db`
    select object_id from audit_events where subject_id = ${from.customer.id} and action = 'program_opened'`
  expect(looks).toEqual([{ object_id: from.id }])
  // A whole day replaces the day.
  await post(to, 'copy', copyFrom(from, ['workout.weeklySchedule.monday'], 2))
  expect(await namesOf(to)).toEqual(['A', 'B'])
  expect((await post(to, 'copy', copyFrom(from, ['tracking.measurements'], 3))).json().code).toBe(
    'programs.nothing_to_change',
  )
})

test('copies only from plans and templates of the same coach', async () => {
  const [made, strange] = [await makePlan(app), await makePlan(app)]
  const template = await makeTemplate(app, { programData: planOf([row('Of the template')]) })
  const copy = (from: object) => post(made, 'copy', { from, parts: [MONDAY], version: 1 })
  expect((await copy({ userProgramId: strange.id })).json().code).toBe('programs.not_found')
  expect((await copy({ templateId: template.id })).json().code).toBe('programs.template_not_found')
  expect((await copy({ templateId: template.id, userProgramId: made.id })).statusCode).toBe(400)
  expect((await copy({})).statusCode).toBe(400)
  await app.deps
    .db`insert into program_coaches (coach_id, program_id) values (${made.coach.id}, ${template.id})`
  expect((await copy({ templateId: template.id })).json().data).toEqual({ version: 2 })
  expect(await namesOf(made)).toEqual(['Of the template'])
})

test('a program that is over or of another coach is not changed by any of the calls', async () => {
  const [over, made] = [await makePlan(app, { status: 'completed' }), await makePlan(app)]
  const other = await makeCoach(app)
  const calls: [string, unknown][] = [
    ['edits', { version: 1, edits: [{ path: 'title', value: 'X' }] }],
    ['undo', { version: 1 }],
    ['versions/1/restore', undefined],
    ['copy', copyFrom(over, ['workout'])],
  ]
  for (const [path, body] of calls) {
    expect((await post(over, path, body)).json().code, path).toBe('programs.not_editable')
    expect((await post(made, path, body, other)).json().code, path).toBe('programs.not_found')
  }
  expect((await stored(made)).version).toBe(1)
})
