import { dayKeys, newExercise, type PlannedExercise } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { dayAgo, makePlan, makeTemplate, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { makeUserProgram } from '../../../../test/user-programs'
import { transaction } from '../../../kernel/db/transaction'
import { refreshProgress } from '../../programs/user-programs.sql'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>
let serial = 0
const entry = (kind: string, date: string, fields: object) => ({
  clientId: `today-${String(++serial).padStart(4, '0')}`,
  rev: 1,
  kind,
  date,
  ...fields,
})
const set = (date: string, fields: object) =>
  entry('set', date, { session: `plan-${date}`, index: 0, reps: 5, load: 60, exercise: 'Squat', ...fields })

async function today({ customer }: Pick<Made, 'customer'>, date?: string, lang = 'en') {
  const answer = await app.call('GET', `/today?lang=${lang}${date ? `&date=${date}` : ''}`, {
    token: customer.token,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
async function store({ id, customer }: Made, ...entries: object[]): Promise<void> {
  const answer = await app.call('POST', `/user-programs/${id}/log`, {
    token: customer.token,
    body: { entries },
  })
  for (const { outcome, code } of answer.json().data.results) expect([outcome, code]).not.toContain('refused')
}

const row = (name: string, fields: object = {}) =>
  ({ ...newExercise, name, ...fields }) as unknown as PlannedExercise
const keyOf = (day: string) => dayKeys[(new Date(day).getUTCDay() + 6) % 7] as (typeof dayKeys)[number]

/** A plan with a session on the weekdays of these days only. */
function planOn(days: readonly string[], rows: PlannedExercise[] = [row('Squat', { id: 'row-squat' })]) {
  const plan = planWith({ duration: 84 })
  for (const key of dayKeys) plan.workout.weeklySchedule[key].focus = ''
  for (const day of days)
    Object.assign(plan.workout.weeklySchedule[keyOf(day)], { focus: `Focus ${keyOf(day)}`, exercises: rows })
  return plan
}

/** A program that had this plan from its first day. */
async function makeProgram(plan: ReturnType<typeof planOn>): Promise<Made> {
  const made = await makePlan(app, { plan })
  // Writing the plan has fixed the days so far by the training days of the fixture.
  await transaction(app.deps.db, async (tx) => {
    await tx`delete from program_days where user_program_id = ${made.id}`
    await tx`update user_programs set fixed_until = null where id = ${made.id}`
    await refreshProgress(tx, made.id)
  })
  return made
}

test('answers an empty day without a running program', async () => {
  const me = await makeAccount(app)
  const empty = {
    program: null,
    programs: [],
    sessions: [],
    next: null,
    missed: [],
    meals: [],
    targets: null,
    due: [],
    line: null,
  }
  const water = { target: null, ml: 0 }
  expect(await today({ customer: me }, '2026-11-27')).toEqual({ date: '2026-11-27', ...empty, water })
  for (const status of ['paused', 'completed', 'creating'] as const) {
    const made = await makePlan(app, { status })
    expect(await today(made, dayAgo(0))).toEqual({ date: dayAgo(0), ...empty, water })
  }
  const answer = await app.call('GET', '/today?date=2026-02-30', { token: me.token })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'log.day'])
})

test('answers the session of the day with its rows, targets of this week, and what was done last time', async () => {
  const date = dayAgo(0)
  const targets = [
    { index: 1, reps: 8, load: 60 },
    { index: 0, week: 2, reps: 6, load: 65 },
    { index: 0, week: 3, reps: 5, load: 70 },
  ]
  const rows = [
    row('Squat', { id: 'row-squat', targets, superset: 'A' }),
    row('Bench', { id: 'row-bench', exerciseId: 'lib-bench' }),
    row('Row', { id: 'row-row' }),
    row('Curl', { id: 'row-curl' }),
  ]
  const made = await makeProgram(planOn([date], rows))
  await app.deps.db`update user_programs set start_date = ${dayAgo(9)} where id = ${made.id}`
  await store(
    made,
    set(dayAgo(9), { row: 'row-squat', load: 50 }),
    set(dayAgo(7), { row: 'row-squat', exercise: 'Back squat' }),
    set(dayAgo(7), { row: 'row-squat', exercise: 'Back squat', index: 1, reps: 4 }),
    set(dayAgo(7), { row: 'row-squat', index: 2, type: 'warmup', reps: 10 }),
    set(dayAgo(3), { row: 'row-squat', exercise: 'Leg press', insteadOf: 'Squat', load: 120 }),
    set(dayAgo(8), { exercise: 'Press', exerciseId: 'lib-bench', load: 40 }),
    set(dayAgo(2), { exercise: 'Bench', load: 41 }),
    set(dayAgo(4), {
      exercise: ' rOW ',
      measure: 'distance',
      meters: 500,
      seconds: 110,
      reps: null,
      load: null,
    }),
  )
  const answer = await today(made, date)
  expect(answer).toMatchObject({ date, program: { _id: made.id }, programs: [{ _id: made.id }] })
  const [session] = answer.sessions
  expect(answer.sessions).toHaveLength(1)
  expect(session).toMatchObject({
    userProgramId: made.id,
    session: `plan-${date}`,
    plannedFor: date,
    planVersion: 1,
    focus: `Focus ${keyOf(date)}`,
    state: 'planned',
  })
  const { technique, videoUrl, reps, rest, sets, equipment } = newExercise
  const done = (daysAgo: number, changes: object) => ({
    date: dayAgo(daysAgo),
    reps: 5,
    load: 60,
    seconds: null,
    meters: null,
    ...changes,
  })
  expect(session.exercises[0]).toEqual({
    swaps: [],
    row: 'row-squat',
    exerciseId: null,
    name: 'Squat',
    sets,
    reps,
    rest,
    superset: 'A',
    targets: [targets[1], targets[0]],
    alternatives: newExercise.alternatives,
    technique,
    equipment,
    videoUrl,
    last: [done(7, {}), done(7, { reps: 4 })],
  })
  const last = session.exercises.map((one: { last: unknown }) => one.last)
  expect(last.slice(1)).toEqual([
    [done(8, { load: 40 })],
    [done(4, { reps: null, load: null, seconds: 110, meters: 500 })],
    [],
  ])
})

test('follows the state of the session, an excuse, and a second session on one day', async () => {
  const [date, tomorrow] = [dayAgo(0), dayAgo(-1)]
  const made = await makeProgram(planOn([date, tomorrow]))
  const state = async () => (await today(made, date)).sessions.map((one: { state: string }) => one.state)
  const running = entry('session', date, { session: `plan-${date}`, state: 'running' })
  const excuse = entry('excuse', date, { reason: 'Ill' })
  await store(made, excuse)
  expect(await state()).toEqual(['excused'])
  await store(made, running)
  expect(await state()).toEqual(['running'])
  await store(made, { ...running, rev: 2, state: 'done' })
  expect(await state()).toEqual(['done'])
  await store(made, { ...excuse, rev: 2, removed: true }, entry('move', date, { from: tomorrow, to: date }))
  const { sessions } = await today(made, date)
  expect(sessions).toMatchObject([
    { state: 'done', plannedFor: date, session: `plan-${date}` },
    {
      state: 'planned',
      plannedFor: tomorrow,
      session: `plan-${tomorrow}`,
      focus: `Focus ${keyOf(tomorrow)}`,
    },
  ])
  await store(made, entry('session', date, { session: 'own-session', state: 'running' }))
  expect(await state()).toEqual(['done', 'running'])
})

test('names the next session on a rest day, moved ones included', async () => {
  const made = await makeProgram(planOn([dayAgo(-3)]))
  const date = dayAgo(0)
  const next = (day: string) => ({ date: day, userProgramId: made.id, focus: `Focus ${keyOf(dayAgo(-3))}` })
  expect(await today(made, date)).toMatchObject({ sessions: [], next: next(dayAgo(-3)) })
  const move = entry('move', date, { from: dayAgo(-3), to: dayAgo(-2) })
  await store(made, move)
  expect(await today(made, date)).toMatchObject({ sessions: [], next: next(dayAgo(-2)) })
  expect((await today(made, dayAgo(-3))).sessions).toEqual([])
  expect((await today(made, dayAgo(-2))).sessions).toMatchObject([{ plannedFor: dayAgo(-3) }])
  await store(made, { ...move, rev: 2, removed: true })
  expect(await today(made, date)).toMatchObject({ next: next(dayAgo(-3)) })
})

test('keeps the plan with which a session began, and the plan of days that are over [X-114]', async () => {
  const [date, before] = [dayAgo(0), dayAgo(7)]
  const made = await makeProgram(planOn([date]))
  const names = async (day: string) =>
    (await today(made, day)).sessions.flatMap((one: { exercises: { name: string }[] }) =>
      one.exercises.map(({ name }) => name),
    )
  const save = (name: string) =>
    app.call('PUT', `/coach/user-programs/${made.id}/complete-data`, {
      token: made.coach.token,
      body: { workout: { weeklySchedule: { [keyOf(date)]: { exercises: [row(name)] } } } },
    })
  await save('Press')
  expect([await names(before), await names(date)]).toEqual([['Squat'], ['Press']])
  await store(made, entry('session', date, { session: `plan-${date}`, state: 'running', planVersion: 2 }))
  await save('Curl')
  expect([await names(before), await names(date), await names(dayAgo(-7))]).toEqual([
    ['Squat'],
    ['Press'],
    ['Curl'],
  ])
})

test('answers meals with what was ticked, water against its target, what is due, and the coach’s line', async () => {
  const date = dayAgo(0)
  const plan = planOn([date])
  Object.assign(plan.nutrition.mealPlan.lunch, {
    time: '12:30',
    calories: 640,
    foods: ['Rice'],
    alternatives: ['Soup'],
  })
  plan.nutrition.hydration.dailyWater = '2.5 liters'
  plan.nutrition.dailyCalories = 2100
  plan.nutrition.macronutrients = { protein: 150, carbs: 0, fats: 0 }
  plan.workout.weeklySchedule[keyOf(date)].notes = 'Slow down on the way up.'
  const made = await makePlan(app, { plan })
  const { id: programId } = await makeTemplate(app)
  const wish = { accountId: made.customer.id, programId, coachId: null, status: 'answering' } as const
  const open = await makeUserProgram(app, wish)
  const lunch = entry('meal', date, { meal: 'lunch', done: true, alternative: 'Soup' })
  await store(made, lunch, entry('water', date, { ml: 250 }), entry('water', date, { ml: 500 }))
  const answer = await today(made, date)
  expect(answer).toMatchObject({
    meals: [
      { meal: 'lunch', time: '12:30', calories: 640, foods: ['Rice'], done: true, alternative: 'Soup' },
    ],
    targets: { calories: 2100, protein: 150, carbs: 0, fats: 0 },
    water: { target: 2500, ml: 750 },
    due: [{ kind: 'questionnaire', path: `/programs/${open}/questionnaire` }],
    line: { text: 'Slow down on the way up.', path: '/messages' },
  })
  await store(made, { ...lunch, rev: 2, done: false, alternative: null })
  expect((await today(made, date)).meals).toMatchObject([{ done: false, alternative: null }])
  expect((await today(made, date, 'fa')).due[0].text).toContain('قدرت')
  expect((await today(made, dayAgo(1))).water.ml).toBe(0)
})

test('puts the program with a session that day first, and follows the account’s day without a date [X-117]', async () => {
  const made = await makeProgram(planOn([dayAgo(0), dayAgo(1), dayAgo(-1)]))
  const newer = await makeProgram(planOn([]))
  await app.deps.db`update user_programs set account_id = ${made.customer.id} where id = ${newer.id}`
  const answer = await today(made, dayAgo(0))
  expect(answer.programs.map((one: { _id: string }) => one._id)).toEqual([made.id, newer.id])
  const first = (await today(made, dayAgo(3))).program._id
  expect(first).toBe(newer.id)
  for (const [timeZone, hours] of [
    ['Pacific/Kiritimati', 14],
    ['Pacific/Pago_Pago', -11],
  ] as const) {
    await app.call('PATCH', '/auth/me', { token: made.customer.token, body: { timeZone } })
    const day = new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10)
    expect((await today(made)).date).toBe(day)
  }
})

test('answers what the plan has by now for a running session, beside the plan with which it began', async () => {
  const date = dayAgo(0)
  const made = await makeProgram(planOn([date], [row('Squat', { id: 'row-squat' }), row('Lunge')]))
  const put = async (exercises: object[]) => {
    const body = { workout: { weeklySchedule: { [keyOf(date)]: { exercises } } } }
    const path = `/coach/user-programs/${made.id}/complete-data`
    const { statusCode } = await app.call('PUT', path, { token: made.coach.token, body })
    expect(statusCode).toBe(200)
  }
  const first = (await today(made, date)).sessions[0]
  expect(first.newer).toBeNull()
  await store(made, set(dayAgo(2), { row: 'row-squat', load: 80 }))
  // The device was offline while the coach changed the plan.
  await put([row('Squat', { id: 'row-squat', sets: 5 })])
  const begun = entry('session', date, {
    session: first.session,
    state: 'running',
    planVersion: first.planVersion,
  })
  await store(made, begun)
  const [running] = (await today(made, date)).sessions
  expect(running).toMatchObject({
    planVersion: first.planVersion,
    exercises: [{ name: 'Squat' }, { name: 'Lunge' }],
  })
  expect(running.newer).toMatchObject({
    planVersion: first.planVersion + 1,
    exercises: [{ row: 'row-squat', sets: 5, last: [{ load: 80 }] }],
  })
  expect(running.newer.exercises).toHaveLength(1)
  // Another block is no change of this session.
  const { db } = app.deps
  await db`update user_programs set block_version = version where id = ${made.id}`
  expect((await today(made, date)).sessions[0].newer).toBeNull()
  await db`update user_programs set block_version = 0 where id = ${made.id}`
  await store(made, { ...begun, rev: 2, state: 'done' })
  expect((await today(made, date)).sessions[0].newer).toBeNull()
})

test('names the sessions of the last week that were missed, until they are done, moved or excused', async () => {
  const [first, second, third] = [dayAgo(1), dayAgo(2), dayAgo(3)]
  const made = await makeProgram(planOn([first, second, third]))
  const missed = async () => (await today(made, dayAgo(0))).missed as { date: string }[]
  const days = async () => (await missed()).map(({ date }) => date)
  expect(await missed()).toEqual(
    [first, second, third].map((date) => ({
      ...{ date, userProgramId: made.id, session: `plan-${date}` },
      focus: `Focus ${keyOf(date)}`,
    })),
  )
  await store(made, set(first, {}))
  expect(await days()).toEqual([second, third])
  const move = entry('move', dayAgo(0), { from: second, to: dayAgo(0) })
  await store(made, move)
  expect(await days()).toEqual([third])
  expect((await today(made, dayAgo(0))).sessions).toMatchObject([{ plannedFor: second, state: 'planned' }])
  await store(made, entry('excuse', third, { reason: 'ill' }))
  expect(await days()).toEqual([])
  await store(made, { clientId: move.clientId, rev: 2, kind: 'move', date: dayAgo(0), removed: true })
  expect(await days()).toEqual([second])
  // Days of a pause are not missed.
  await app.deps.db`
    insert into program_pauses (user_program_id, from_day, until_day) values (${made.id}, ${third}, ${first})`
  expect(await days()).toEqual([])
})
