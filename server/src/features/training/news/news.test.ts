import type { CoachTemplate } from 'contract/programs/coach-template-calls'
import type { PlannedExercise, ProgramData } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import {
  dayAgo,
  exerciseRow,
  makeCoach,
  makePlan,
  makeTemplate,
  type Person,
  planOnMonday,
  templateBody,
} from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { makeUserProgram } from '../../../../test/user-programs'
import { transaction } from '../../../kernel/db/transaction'
import { createDraft } from '../../programs/life/opening.logic'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>

const MONDAY = 'workout.weeklySchedule.monday'
const ROWS = `${MONDAY}.exercises`
const templates = (method: 'GET' | 'POST' | 'PUT', path: string, by: Person, body?: unknown) =>
  app.call(method, `/coach/templates${path}`, { token: by.token, ...(body !== undefined && { body }) })
const add = async (by: Person, programData: ProgramData): Promise<CoachTemplate> =>
  (await templates('POST', '', by, { name: 'Mine', from: { programData } })).json().data
const news = async (by: Person, id: string) => (await templates('GET', `/${id}/news`, by)).json().data
const apply = async (by: Person, id: string, body: object) =>
  (await templates('POST', `/${id}/news/apply`, by, body)).json()
const edit = async (made: Made, version: number, ...edits: object[]) => {
  const path = `/coach/user-programs/${made.id}/edits`
  const answer = await app.call('POST', path, { token: made.coach.token, body: { version, edits } })
  expect(answer.statusCode).toBe(200)
}
const planIn = async ({ id }: { id: string }): Promise<{ data: ProgramData; version: number }> => {
  const [found] = await app.deps.db<{ data: ProgramData; version: number }[]>`
    select data, version from user_programs where id = ${id}`
  return found as { data: ProgramData; version: number }
}
const rowsOf = (plan: ProgramData) => plan.workout.weeklySchedule.monday.exercises
const namesIn = async (made: { id: string }) => rowsOf((await planIn(made)).data).map(({ name }) => name)

const undo = async (made: Made, version: number) => {
  const path = `/coach/user-programs/${made.id}/undo`
  const answer = await app.call('POST', path, { token: made.coach.token, body: { version } })
  expect(answer.statusCode).toBe(200)
}

const PARTS = ['title', 'goals', 'nutrition', 'workout']
/** A plan that took a template over. */
async function follow(coach: Person, template: CoachTemplate): Promise<Made> {
  const made = await makePlan(app, { coach })
  const body = { from: { templateId: template._id }, parts: PARTS, version: 1 }
  const path = `/coach/user-programs/${made.id}/copy`
  expect((await app.call('POST', path, { token: coach.token, body })).statusCode).toBe(200)
  return made
}
/** Changes a template; `of` gets its plan. */
async function improve(
  coach: Person,
  { _id }: CoachTemplate,
  of: (plan: ProgramData) => void,
): Promise<void> {
  const { programData, version } = (await templates('GET', `/${_id}`, coach)).json().data
  of(programData)
  expect((await templates('PUT', `/${_id}`, coach, { programData, version })).statusCode).toBe(200)
}

test('offers each plan the parts without an edit of its coach, and writes them by version [50]', async () => {
  const coach = await makeCoach(app)
  const template = await add(
    coach,
    planOnMonday([exerciseRow('A'), exerciseRow('B'), exerciseRow('C')], { goals: ['Row'] }),
  )
  const [plain, edited] = [await follow(coach, template), await follow(coach, template)]
  // The coach deletes one row and edits another.
  await edit(
    edited,
    2,
    { path: `${ROWS}.1`, remove: true },
    { path: `${ROWS}.0.sets`, value: 9 },
    { path: 'goals', value: [] },
  )
  expect((await news(coach, template._id)).items).toEqual([])
  await improve(coach, template, (plan) => {
    plan.goals = ['Row', 'Swim']
    plan.title = 'Better'
    const [a, b, c] = rowsOf(plan) as [PlannedExercise, PlannedExercise, PlannedExercise]
    plan.workout.weeklySchedule.monday.exercises = [
      { ...a, sets: 4, technique: 'Slowly' },
      { ...b, sets: 4 },
      exerciseRow('New'),
      c,
    ]
  })
  const { items, state } = await news(coach, template._id)
  const paths = (id: string) =>
    items
      .find((one: { userProgramId: string }) => one.userProgramId === id)
      .changes.map((one: { path: string }) => one.path)
  expect(paths(plain.id)).toEqual(['title', 'goals', ROWS])
  expect(paths(edited.id)).toEqual(['title', ROWS])
  const ids = [plain.id, edited.id]
  const versions = ids.map(
    (id) => items.find((one: { userProgramId: string }) => one.userProgramId === id).version,
  )
  expect(await apply(coach, template._id, { userProgramIds: ids, versions, state })).toEqual({
    success: true,
    data: {
      results: [
        { userProgramId: plain.id, outcome: 'applied', version: 3, code: null },
        { userProgramId: edited.id, outcome: 'applied', version: 4, code: null },
      ],
    },
  })
  expect(await namesIn(plain)).toEqual(['A', 'B', 'New', 'C'])
  const { data } = await planIn(edited)
  expect(data).toMatchObject({ title: 'Better', goals: [] })
  expect(rowsOf(data)).toMatchObject([
    { name: 'A', sets: 9, technique: 'Slowly' },
    { name: 'New' },
    { name: 'C' },
  ])
  expect((await news(coach, template._id)).items).toEqual([])
  const again = await apply(coach, template._id, { userProgramIds: ids })
  expect(again.data.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'nothing',
    'nothing',
  ])
})

test('does not offer a change again after its coach undid it', async () => {
  const coach = await makeCoach(app)
  const template = await add(coach, planOnMonday([exerciseRow('A')]))
  const made = await follow(coach, template)
  await improve(coach, template, (plan) => void rowsOf(plan).push(exerciseRow('B')))
  await apply(coach, template._id, { userProgramIds: [made.id] })
  expect(await namesIn(made)).toEqual(['A', 'B'])
  await app.call('POST', `/coach/user-programs/${made.id}/undo`, { token: coach.token, body: { version: 3 } })
  expect(await namesIn(made)).toEqual(['A'])
  expect((await news(coach, template._id)).items).toEqual([])
  // Later changes of the template are offered as before.
  await improve(coach, template, (plan) => {
    plan.title = 'Next'
  })
  expect((await news(coach, template._id)).items).toMatchObject([
    { changes: [{ path: 'title', to: 'Next' }] },
  ])
})

test('undo of an application restores the templates that the plan had before [50]', async () => {
  const coach = await makeCoach(app)
  const first = await add(coach, planOnMonday([exerciseRow('A')], { goals: ['Row'], title: 'First' }))
  const second = await add(coach, planOnMonday([exerciseRow('B')], { goals: ['Swim'], title: 'Second' }))
  const made = await follow(coach, first)
  const origins = () =>
    app.deps.db`select * from plan_origins where user_program_id = ${made.id} order by source_id`
  const before = await origins()
  const applied = { from: { templateId: second._id }, parts: ['goals', 'workout'], version: 2 }
  await app.call('POST', `/coach/user-programs/${made.id}/copy`, { token: coach.token, body: applied })
  expect(await origins()).toHaveLength(2)
  await undo(made, 3)
  expect(await origins()).toEqual(before)
  for (const template of [first, second])
    await improve(coach, template, (plan) => {
      plan.goals = ['Run']
      rowsOf(plan).push(exerciseRow('New'))
    })
  expect((await news(coach, second._id)).items).toEqual([])
  expect((await news(coach, first._id)).items).toMatchObject([
    { changes: [{ path: 'goals' }, { path: ROWS }] },
  ])
  await apply(coach, first._id, { userProgramIds: [made.id] })
  expect(await namesIn(made)).toEqual(['A', 'New'])
})

test('undo of an application leaves the log, and begun rows are not offered [X-114]', async () => {
  const coach = await makeCoach(app)
  const [first, second] = [
    await add(coach, planOnMonday([exerciseRow('A')], { title: 'First' })),
    await add(coach, planOnMonday([exerciseRow('B')], { title: 'Second' })),
  ]
  const made = await follow(coach, first)
  const [row] = rowsOf((await planIn(made)).data)
  const day = dayAgo(0)
  const set = { kind: 'set', session: 's1', exercise: 'A', row: row?.id, index: 0, measure: 'reps', reps: 5 }
  const entry = { rev: 1, at: `${day}T10:00:00Z`, date: day, clientId: 'client-set-9', load: 60, ...set }
  const sent = { token: made.customer.token, body: { entries: [entry] } }
  await app.call('POST', `/user-programs/${made.id}/log`, sent)
  const log = () => app.deps.db`select * from log_entries where user_program_id = ${made.id}`
  const logged = await log()
  expect(logged).toHaveLength(1)
  const body = { from: { templateId: second._id }, parts: ['title'], version: 2 }
  await app.call('POST', `/coach/user-programs/${made.id}/copy`, { token: coach.token, body })
  await undo(made, 3)
  await improve(coach, first, (plan) => {
    plan.title = 'Better'
    const [a] = rowsOf(plan)
    plan.workout.weeklySchedule.monday.exercises = [{ ...(a as PlannedExercise), sets: 9 }]
  })
  expect((await news(coach, first._id)).items).toMatchObject([{ changes: [{ path: 'title', to: 'Better' }] }])
  expect(await log()).toEqual(logged)
})

test('a plan has no origin after its only application was undone', async () => {
  const coach = await makeCoach(app)
  const template = await add(coach, planOnMonday([exerciseRow('A')]))
  const made = await follow(coach, template)
  await undo(made, 2)
  await improve(coach, template, (plan) => {
    plan.nutrition.dailyCalories = 2000
  })
  expect((await news(coach, template._id)).items).toEqual([])
  expect(await app.deps.db`select from plan_origins where user_program_id = ${made.id}`).toEqual([])
})

test('an application that was undone before undo restored origins is no origin', async () => {
  const coach = await makeCoach(app)
  const template = await add(coach, planOnMonday([exerciseRow('A')]))
  const made = await follow(coach, template)
  await app.deps.db`update plan_versions set origins = null where user_program_id = ${made.id}`
  await undo(made, 2)
  await improve(coach, template, (plan) => {
    plan.nutrition.dailyCalories = 2000
  })
  expect((await news(coach, template._id)).items).toEqual([])
})

test('leaves logged rows, begun days and ticked meals, and no entry of the log changes [X-114]', async () => {
  const coach = await makeCoach(app)
  const plan = planOnMonday([exerciseRow('A'), exerciseRow('B')])
  plan.workout.weeklySchedule.friday.exercises = [exerciseRow('F')]
  plan.nutrition.mealPlan.lunch.calories = 500
  plan.nutrition.mealPlan.dinner.calories = 500
  const template = await add(coach, plan)
  const made = await follow(coach, template)
  const { data } = await planIn(made)
  const monday = [0, 1, 2, 3, 4, 5, 6].map(dayAgo).find((day) => new Date(day).getUTCDay() === 1)
  const at = `${monday}T10:00:00Z`
  const shared = { rev: 1, at, date: monday }
  const set = {
    kind: 'set',
    session: 's1',
    exercise: 'F',
    row: data.workout.weeklySchedule.friday.exercises[0]?.id,
  }
  const entries = [
    { ...shared, ...set, clientId: 'client-set-1', index: 0, measure: 'reps', reps: 5, load: 60 },
    { ...shared, clientId: 'client-meal-1', kind: 'meal', meal: 'lunch', done: true },
  ]
  const sent = await app.call('POST', `/user-programs/${made.id}/log`, {
    token: made.customer.token,
    body: { entries },
  })
  expect(sent.json().data.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'stored',
    'stored',
  ])
  const log = () =>
    app.deps.db`select * from log_entries where user_program_id = ${made.id} order by position`
  const before = await log()
  await improve(coach, template, (next) => {
    next.workout.weeklySchedule.monday.exercises = [exerciseRow('Other')]
    next.workout.weeklySchedule.monday.focus = 'Arms'
    const [f] = next.workout.weeklySchedule.friday.exercises
    next.workout.weeklySchedule.friday.exercises = [{ ...(f as PlannedExercise), sets: 9 }, exerciseRow('G')]
    next.nutrition.mealPlan.lunch.calories = 600
    next.nutrition.mealPlan.dinner.calories = 600
  })
  await apply(coach, template._id, { userProgramIds: [made.id] })
  const after = (await planIn(made)).data
  expect(after.workout.weeklySchedule.monday).toEqual(data.workout.weeklySchedule.monday)
  expect(after.workout.weeklySchedule.friday.exercises).toMatchObject([{ name: 'F', sets: 3 }, { name: 'G' }])
  expect([after.nutrition.mealPlan.lunch.calories, after.nutrition.mealPlan.dinner.calories]).toEqual([
    500, 600,
  ])
  expect(await log()).toEqual(before)
})

test('says for each plan why it took nothing over, and refuses a template that changed since the preview [X-53]', async () => {
  const [coach, other] = [await makeCoach(app), await makePlan(app)]
  const template = await add(coach, planOnMonday([exerciseRow('A')]))
  const [raced, ended] = [await follow(coach, template), await follow(coach, template)]
  await app.deps.db`update user_programs set status = 'completed', ended_at = now() where id = ${ended.id}`
  await improve(coach, template, (plan) => {
    plan.title = 'Better'
    rowsOf(plan).push(exerciseRow('B'))
  })
  const { items, state } = await news(coach, template._id)
  expect(items.map(({ userProgramId }: { userProgramId: string }) => userProgramId)).toEqual([raced.id])
  await edit(raced, 2, { path: `${ROWS}.0.sets`, value: 9 })
  const userProgramIds = [raced.id, ended.id, other.id, 'none']
  const { data } = await apply(coach, template._id, { userProgramIds, versions: [2, 2, 1, 1], state })
  expect(data.results).toEqual([
    { userProgramId: raced.id, outcome: 'changed', version: 3, code: null },
    { userProgramId: ended.id, outcome: 'refused', version: null, code: 'programs.not_editable' },
    { userProgramId: other.id, outcome: 'refused', version: null, code: 'programs.not_found' },
    { userProgramId: 'none', outcome: 'refused', version: null, code: 'programs.not_found' },
  ])
  expect((await planIn(raced)).version).toBe(3)
  await improve(coach, template, (plan) => {
    plan.title = 'Best'
  })
  expect((await apply(coach, template._id, { userProgramIds, state })).code).toBe('programs.template_changed')
  expect((await apply(coach, template._id, { userProgramIds, versions: [1] })).code).toBe('request.invalid')
})

test('an edit elsewhere in the plan keeps no change from being taken over [X-53]', async () => {
  const coach = await makeCoach(app)
  const template = await add(coach, planOnMonday([exerciseRow('A')]))
  const made = await follow(coach, template)
  await improve(coach, template, (plan) => {
    plan.title = 'Better'
  })
  await edit(made, 2, { path: 'recommendations', value: ['Walk'] })
  const { data } = await apply(coach, template._id, { userProgramIds: [made.id], versions: [2] })
  expect(data.results).toMatchObject([{ outcome: 'applied', version: 4 }])
})

test('takes nothing over into another block than the one that the template was applied to [X-114]', async () => {
  const coach = await makeCoach(app)
  const template = await add(coach, planOnMonday([exerciseRow('A')]))
  const made = await follow(coach, template)
  const path = `/coach/user-programs/${made.id}/blocks`
  const { blocks, version } = (await app.call('GET', path, { token: coach.token })).json().data
  const [first] = blocks
  const next = [
    { id: first.id, name: 'One', weeks: 1 },
    { name: 'Two', weeks: 3 },
  ]
  expect(
    (await app.call('PUT', path, { token: coach.token, body: { blocks: next, version } })).statusCode,
  ).toBe(200)
  await improve(coach, template, (plan) => {
    plan.title = 'Better'
    plan.nutrition.dailyCalories = 2000
    rowsOf(plan).push(exerciseRow('B'))
  })
  expect((await news(coach, template._id)).items).toMatchObject([{ changes: [{ path: 'title' }] }])
})

test('athletes of a program of the house are offered its changes in their language [49 50]', async () => {
  const body = templateBody({ programData: planOnMonday([exerciseRow('A'), exerciseRow('B')]) })
  const template = await makeTemplate(app, body)
  const coach = await makeCoach(app, [template.id])
  const customer = await makeAccount(app)
  const wish = {
    accountId: customer.id,
    programId: template.id,
    coachId: coach.id,
    status: 'answering',
  } as const
  const id = await makeUserProgram(app, wish)
  await transaction(app.deps.db, (tx) => createDraft(tx, id))
  expect((await news(coach, template.id)).items).toEqual([])
  const owner = await makeAccount(app, ['admin'])
  const path = `/admin/programs/${template.id}`
  const read = (await app.call('GET', path, { token: owner.token })).json().data
  read.programData.workout.weeklySchedule.monday.exercises[0].technique = 'Slowly'
  read.programData.workout.weeklySchedule.monday.exercises.splice(1, 1)
  const { _id, createdAt, ...changed } = read
  expect((await app.call('PUT', path, { token: owner.token, body: changed })).statusCode).toBe(200)
  expect((await news(coach, template.id)).items).toMatchObject([
    { userProgramId: id, changes: [{ path: ROWS }] },
  ])
  await apply(coach, template.id, { userProgramIds: [id] })
  expect(rowsOf((await planIn({ id })).data)).toMatchObject([{ name: 'A', technique: 'Slowly' }])
})

test('records the reading of a preview for each athlete in it', async () => {
  const coach = await makeCoach(app)
  const template = await add(coach, planOnMonday([exerciseRow('A')]))
  const [shown, hidden] = [await follow(coach, template), await follow(coach, template)]
  await edit(hidden, 2, { path: 'title', value: 'Hers' })
  await improve(coach, template, (plan) => {
    plan.title = 'Better'
  })
  const opened = async ({ customer }: Made) => {
    const rows = await app.deps.db`
      select from audit_events where action = 'program_opened' and subject_id = ${customer.id}`
    return rows.length
  }
  const before = [await opened(shown), await opened(hidden)]
  await news(coach, template._id)
  expect([await opened(shown), await opened(hidden)]).toEqual([(before[0] ?? 0) + 1, before[1]])
})

test('finds a plan with news behind 200 plans that have none', async () => {
  const coach = await makeCoach(app)
  const template = await add(coach, planOnMonday([exerciseRow('A')]))
  const made = await follow(coach, template)
  await app.deps.db`
    insert into user_programs select (jsonb_populate_record(up, jsonb_build_object(
      'id', '!' || n || ${made.id}, 'position', 1000 + n, 'data', jsonb_set(up.data, '{title}', '"Hers"')))).*
    from user_programs up, generate_series(1, 200) n where up.id = ${made.id}`
  await app.deps.db`
    insert into plan_origins select (jsonb_populate_record(o, jsonb_build_object(
      'user_program_id', '!' || n || ${made.id}))).*
    from plan_origins o, generate_series(1, 200) n where o.user_program_id = ${made.id}`
  await improve(coach, template, (plan) => {
    plan.title = 'Better'
  })
  expect((await news(coach, template._id)).items).toMatchObject([{ userProgramId: made.id }])
})

test('offers nothing for Friday when the athlete began the session of Friday on Monday [X-114]', async () => {
  const coach = await makeCoach(app)
  const plan = planOnMonday([exerciseRow('A')])
  plan.workout.weeklySchedule.friday.exercises = [exerciseRow('F')]
  const template = await add(coach, plan)
  const made = await follow(coach, template)
  const [monday = '', friday = ''] = [1, 5].map((weekday) =>
    [0, 1, 2, 3, 4, 5, 6].map(dayAgo).find((day) => new Date(day).getUTCDay() === weekday),
  )
  const shared = { rev: 1, at: `${monday}T10:00:00Z` }
  const entries = [
    { ...shared, clientId: 'client-move-1', kind: 'move', date: friday, from: friday, to: monday },
    {
      ...shared,
      clientId: 'client-session-1',
      kind: 'session',
      date: monday,
      session: 's1',
      state: 'running',
    },
  ]
  const sent = await app.call('POST', `/user-programs/${made.id}/log`, {
    token: made.customer.token,
    body: { entries },
  })
  expect(sent.json().data.results).toMatchObject([{ outcome: 'stored' }, { outcome: 'stored' }])
  await improve(coach, template, (next) => {
    next.workout.weeklySchedule.friday.focus = 'Arms'
    next.workout.weeklySchedule.tuesday.focus = 'Legs'
  })
  expect((await news(coach, template._id)).items).toMatchObject([
    { changes: [{ path: 'workout.weeklySchedule.tuesday.focus' }] },
  ])
})
