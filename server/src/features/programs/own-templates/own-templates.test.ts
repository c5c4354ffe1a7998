import type { CoachTemplate } from 'contract/programs/coach-template-calls'
import type { PlannedExercise, ProgramData } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import {
  exerciseRow,
  makeCoach,
  makePlan,
  makeTemplate,
  type Person,
  planOnMonday,
} from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { purgeTemplates } from './own-templates.logic'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>

const MONDAY = 'workout.weeklySchedule.monday'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: Person, body?: unknown) =>
  app.call(method, `/coach/templates${path}`, { token: by.token, ...(body !== undefined && { body }) })
async function add(by: Person, programData: ProgramData, name = 'Mine'): Promise<CoachTemplate> {
  const answer = await call('POST', '', by, { name, from: { programData } })
  expect(answer.statusCode).toBe(201)
  return answer.json().data
}
const rowsOf = (plan: ProgramData) => plan.workout.weeklySchedule.monday.exercises
const list = async (by: Person) => (await call('GET', '', by)).json().data.items
const planIn = async ({ id }: { id: string }): Promise<{ data: ProgramData; version: number }> => {
  const [found] = await app.deps.db<{ data: ProgramData; version: number }[]>`
    select data, version from user_programs where id = ${id}`
  return found as { data: ProgramData; version: number }
}
const copy = (made: Made, templateId: string, parts: string[], version = 1) =>
  app.call('POST', `/coach/user-programs/${made.id}/copy`, {
    token: made.coach.token,
    body: { from: { templateId }, parts, version },
  })

test('saves the plan of an athlete without measurements, loads and notes, and records the reading [49]', async () => {
  const plan = planOnMonday([
    exerciseRow('Squat', { id: 'a', targets: [{ index: 0, reps: 5, load: 60, unit: 'kg' }] }),
    exerciseRow('Press', { id: 'b', targets: [{ index: 0, load: 75, percentOf: 'Press' }] }),
  ])
  plan.tracking.measurements.weight = { initial: 71.5, target: 68 }
  plan.tracking.measurements.photos = { initial: 'front.jpg', target: '' }
  plan.workout.weeklySchedule.monday.notes = 'Her left knee hurts'
  const made = await makePlan(app, { plan })
  const answer = await call('POST', '', made.coach, { name: ' Strong ', from: { userProgramId: made.id } })
  expect(answer.statusCode).toBe(201)
  const { data } = answer.json()
  expect(data).toMatchObject({ name: 'Strong', own: true, version: 1 })
  expect(JSON.stringify(data)).not.toMatch(/71\.5|front\.jpg|knee|"load":60/)
  expect(rowsOf(data.programData)).toMatchObject([
    { name: 'Squat', targets: [{ index: 0, reps: 5 }] },
    { name: 'Press', targets: [{ load: 75, percentOf: 'Press' }] },
  ])
  expect(rowsOf(data.programData).map(({ id }: PlannedExercise) => id)).not.toContain('a')
  const [{ n } = { n: 0 }] = await app.deps.db<{ n: number }[]>`
    select count(*)::int as n from audit_events where action = 'program_opened' and subject_id = ${made.customer.id}`
  expect(n).toBe(1)
})

test('lists own templates and those of the house, with the plans that came from each [49]', async () => {
  const house = await makeTemplate(app)
  const other = await makeTemplate(app)
  const coach = await makeCoach(app, [house.id])
  const mine = await add(coach, planOnMonday([exerciseRow('Squat')]))
  const made = await makePlan(app, { coach })
  await copy(made, mine._id, ['goals'])
  expect(await list(coach)).toMatchObject([
    { _id: mine._id, name: 'Mine', own: true, version: 1, plans: 1 },
    { _id: house.id, name: house.name, own: false, version: null, plans: 0 },
  ])
  expect((await call('GET', `/${house.id}`, coach)).json().data).toMatchObject({ own: false, version: null })
  expect((await call('GET', `/${other.id}`, coach)).statusCode).toBe(404)
  const copied = await call('POST', '', coach, { name: 'Copy', from: { templateId: house.id } })
  expect(copied.json().data).toMatchObject({ own: true, programData: { title: 'Plan' } })
})

test('changes a template by version; rows keep their ids, new ones get theirs [X-53 X-116]', async () => {
  const coach = await makeCoach(app)
  const { _id, programData } = await add(coach, planOnMonday([exerciseRow('A'), exerciseRow('B')]))
  const [a, b] = rowsOf(programData)
  const next = planOnMonday([
    b as PlannedExercise,
    { ...(a as PlannedExercise), name: 'A2' },
    exerciseRow('C', { id: 'sent' }),
  ])
  const saved = await call('PUT', `/${_id}`, coach, { programData: next, version: 1 })
  const rows = rowsOf(saved.json().data.programData)
  expect([saved.statusCode, saved.json().data.version]).toEqual([200, 2])
  expect(rows.map(({ name }: PlannedExercise) => name)).toEqual(['B', 'A2', 'C'])
  expect(rows.map(({ id }: PlannedExercise) => id)).toEqual([b?.id, a?.id, expect.stringMatching(/^.{24}$/)])
  const late = await call('PUT', `/${_id}`, coach, { name: 'Late', version: 1 })
  expect([late.statusCode, late.json().code]).toEqual([409, 'programs.template_changed'])
  const renamed = await call('PUT', `/${_id}`, coach, { name: 'New', version: 2 })
  expect(renamed.json().data).toMatchObject({ name: 'New', version: 3 })
  expect(rowsOf(renamed.json().data.programData)).toEqual(rows)
  expect((await call('PUT', `/${_id}`, coach, { name: 'New', version: 3 })).json().data.version).toBe(3)
  expect((await call('PUT', `/${_id}`, coach, { name: '  ', version: 3 })).json().code).toBe(
    'programs.name_required',
  )
})

test('a deleted template comes back with its plans, for 30 days', async () => {
  const coach = await makeCoach(app)
  const { _id } = await add(coach, planOnMonday([exerciseRow('A')]))
  const made = await makePlan(app, { coach })
  await copy(made, _id, ['goals'])
  expect((await call('DELETE', `/${_id}`, coach)).statusCode).toBe(200)
  expect(await list(coach)).toEqual([])
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PUT', '', { name: 'X', version: 1 }],
    ['DELETE', '', undefined],
    ['GET', '/news', undefined],
  ] as const)
    expect((await call(method, `/${_id}${path}`, coach, body)).statusCode).toBe(404)
  expect((await copy(made, _id, ['goals'], 2)).json().code).toBe('programs.template_not_found')
  expect((await call('POST', `/${_id}/restore`, coach)).statusCode).toBe(200)
  expect(await list(coach)).toMatchObject([{ _id, plans: 1 }])
  await call('DELETE', `/${_id}`, coach)
  await app.deps.db`update coach_templates set deleted_at = now() - interval '31 days' where id = ${_id}`
  expect((await call('POST', `/${_id}/restore`, coach)).statusCode).toBe(404)
  await purgeTemplates(app.deps)
  expect(await app.deps.db`select from coach_templates where id = ${_id}`).toHaveLength(0)
  expect(await app.deps.db`select from plan_origins where source_id = ${_id}`).toHaveLength(0)
})

test('a template that is there already comes back unchanged, however many templates there are', async () => {
  const coach = await makeCoach(app)
  const { _id } = await add(coach, planOnMonday([exerciseRow('A')]))
  await app.deps.db`
    insert into coach_templates (id, coach_id, name, data)
    select 'there-' || n || ${coach.id}, ${coach.id}, 'T', '{}' from generate_series(1, 199) n`
  const answer = await call('POST', `/${_id}/restore`, coach)
  expect([answer.statusCode, answer.json().data]).toMatchObject([200, { _id, name: 'Mine', version: 1 }])
})

test('counts no plan from which the template was taken back', async () => {
  const coach = await makeCoach(app)
  const { _id } = await add(coach, planOnMonday([exerciseRow('A')]))
  const made = await makePlan(app, { coach })
  await copy(made, _id, [MONDAY])
  expect(await list(coach)).toMatchObject([{ plans: 1 }])
  const path = `/coach/user-programs/${made.id}/undo`
  await app.call('POST', path, { token: coach.token, body: { version: 2 } })
  expect(await list(coach)).toMatchObject([{ plans: 0 }])
})

test('another coach reads, changes, deletes, restores and applies nothing of a template [S29]', async () => {
  const [coach, house] = [await makeCoach(app), await makeTemplate(app)]
  const other = await makePlan(app)
  const { _id } = await add(coach, planOnMonday([exerciseRow('A')]))
  const tries: [Parameters<typeof call>[0], string, unknown?][] = [
    ['GET', ''],
    ['PUT', '', { name: 'X', version: 1 }],
    ['DELETE', ''],
    ['POST', '/restore'],
    ['GET', '/news'],
    ['POST', '/news/apply', { userProgramIds: [other.id] }],
  ]
  for (const [method, path, body] of tries)
    for (const id of [_id, house.id, 'none'])
      expect([path, (await call(method, `/${id}${path}`, other.coach, body)).json().code]).toEqual([
        path,
        'programs.template_not_found',
      ])
  const from = { templateId: _id }
  expect((await call('POST', '', other.coach, { name: 'X', from })).json().code).toBe(
    'programs.template_not_found',
  )
  expect((await call('POST', '', coach, { name: 'X', from: { userProgramId: other.id } })).json().code).toBe(
    'programs.not_found',
  )
  expect((await copy(other, _id, ['goals'])).json().code).toBe('programs.template_not_found')
  expect((await call('GET', `/${_id}`, coach)).json().data).toMatchObject({ name: 'Mine', version: 1 })
})

test('a template of the house is read only for coaches', async () => {
  const house = await makeTemplate(app)
  const coach = await makeCoach(app, [house.id])
  for (const [method, body] of [
    ['PUT', { name: 'X', version: 1 }],
    ['DELETE', undefined],
  ] as const) {
    const answer = await call(method, `/${house.id}`, coach, body)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'programs.template_read_only'])
  }
})

test('refuses fields of the row, of its owner and of a prototype, and stores nothing of them [S29]', async () => {
  const coach = await makeCoach(app)
  const plan = planOnMonday([exerciseRow('A')])
  const from = { programData: plan }
  const { _id } = await add(coach, plan)
  const strange = JSON.parse('{"__proto__": {"polluted": true}}')
  const refused: ['POST' | 'PUT', string, object][] = [
    ['POST', '', { name: 'X', from, coachId: 'other' }],
    ['POST', '', { name: 'X', from: { ...from, userProgramId: 'x' } }],
    ['POST', '', { name: 'X', from: {} }],
    ['POST', '', { name: 'X', from: { ...from, coachId: 'other' } }],
    ['PUT', `/${_id}`, { name: 'X', version: 1, coachId: 'other' }],
    ['PUT', `/${_id}`, { name: 'X', version: 1, deletedAt: null }],
    ['PUT', `/${_id}`, { name: 'X', version: 1, programData: { ...plan, owner: 'x' } }],
    [
      'PUT',
      `/${_id}`,
      { version: 1, programData: planOnMonday([{ ...exerciseRow('A'), coachId: 'x' } as PlannedExercise]) },
    ],
    [
      'PUT',
      `/${_id}`,
      { version: 1, programData: { ...plan, workout: { ...plan.workout, progression: strange } } },
    ],
  ]
  for (const [method, path, body] of refused)
    expect((await call(method, path, coach, body)).statusCode).toBe(400)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  const ignored = { _id: 'x', own: false, updatedAt: 'x' }
  expect(
    (await call('PUT', `/${_id}`, coach, { ...ignored, name: 'Y', version: 1 })).json().data,
  ).toMatchObject({
    _id,
    name: 'Y',
    own: true,
  })
})

test('a sent plan becomes a template without the values of a person', async () => {
  const coach = await makeCoach(app)
  const plan = planOnMonday([exerciseRow('A', { targets: [{ index: 0, load: 60 }] })])
  plan.tracking.measurements.weight.initial = 71.5
  const { programData } = await add(coach, plan)
  expect(programData.tracking.measurements.weight.initial).toBeNull()
  expect(rowsOf(programData)[0]?.targets).toEqual([{ index: 0 }])
})

test('applies a template whole or in part by version, and undo restores the plan', async () => {
  const coach = await makeCoach(app)
  const template = await add(
    coach,
    planOnMonday([exerciseRow('A'), exerciseRow('B')], { goals: ['Row'], title: 'Template' }),
  )
  const plan = planOnMonday([exerciseRow('Old', { id: 'old' })], { goals: ['Run'], title: 'Hers' })
  plan.workout.weeklySchedule.monday.notes = 'About her'
  const made = await makePlan(app, { coach, plan })
  const part = await copy(made, template._id, [MONDAY])
  expect(part.json()).toEqual({ success: true, data: { version: 2 } })
  const { data } = await planIn(made)
  expect(data).toMatchObject({ title: 'Hers', goals: ['Run'] })
  expect(rowsOf(data).map(({ name }) => name)).toEqual(['A', 'B'])
  expect(data.workout.weeklySchedule.monday.notes).toBe('About her')
  const ids = rowsOf(data).map(({ id }) => id)
  expect(ids).not.toEqual(rowsOf(template.programData).map(({ id }) => id))
  expect((await copy(made, template._id, [MONDAY], 1)).json().code).toBe('programs.changed_meanwhile')
  const whole = await copy(made, template._id, ['title', 'goals', 'workout'], 2)
  expect(whole.json().data.version).toBe(3)
  expect((await planIn(made)).data).toMatchObject({ title: 'Template', goals: ['Row'] })
  expect(rowsOf((await planIn(made)).data).map(({ id }) => id)).toEqual(ids)
  const undo = (version: number) =>
    app.call('POST', `/coach/user-programs/${made.id}/undo`, { token: coach.token, body: { version } })
  await undo(3)
  await undo(4)
  expect(rowsOf((await planIn(made)).data)).toEqual([exerciseRow('Old', { id: 'old' })])
})

test('a row of a template that was moved to another day is no row twice [X-116]', async () => {
  const coach = await makeCoach(app)
  const template = await add(coach, planOnMonday([exerciseRow('A')]))
  const made = await makePlan(app, { coach })
  await copy(made, template._id, [MONDAY])
  const [moved] = rowsOf((await planIn(made)).data)
  const edits = [
    { path: `${MONDAY}.exercises`, value: [] },
    { path: 'workout.weeklySchedule.tuesday.exercises', value: [moved] },
  ]
  await app.call('POST', `/coach/user-programs/${made.id}/edits`, {
    token: coach.token,
    body: { version: 2, edits },
  })
  await copy(made, template._id, [MONDAY], 3)
  const { monday, tuesday } = (await planIn(made)).data.workout.weeklySchedule
  expect(tuesday.exercises[0]?.id).toBe(moved?.id)
  expect(monday.exercises).toHaveLength(1)
  expect(monday.exercises[0]?.id).not.toBe(moved?.id)
})

test('keeps at most 200 templates of a coach', async () => {
  const coach = await makeCoach(app)
  const { _id } = await add(coach, planOnMonday([]))
  await app.deps.db`
    insert into coach_templates (id, coach_id, name, data)
    select 'full-' || n || ${coach.id}, ${coach.id}, 'T', '{}' from generate_series(1, 199) n`
  const from = { templateId: _id }
  const answer = await call('POST', '', coach, { name: 'X', from })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'programs.templates_full'])
})
