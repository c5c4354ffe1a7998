import { dayKeys, newExercise } from 'contract/programs/plan'
import { emptyPlan } from 'contract/programs/plan-form'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { dayAgo, makePlan, makeTemplate, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { makeUserProgram } from '../../../../test/user-programs'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>
let template: { id: string; name: string }

beforeAll(async () => {
  template = await makeTemplate(app)
})

const read = async ({ id, customer }: Pick<Made, 'id' | 'customer'>) =>
  (await app.call('GET', `/user-programs/${id}/data`, { token: customer.token })).json().data
const mark = ({ id, customer }: Made, date: string, body: object = { done: true }) =>
  app.call('PUT', `/user-programs/${id}/sessions/${date}`, { token: customer.token, body })
const measure = ({ id, customer }: Made, body: object) =>
  app.call('POST', `/user-programs/${id}/measurements`, { token: customer.token, body })

/** A weekday's date in the last week, Monday being 1. */
const last = (weekday: number) =>
  Array.from({ length: 7 }, (_, i) => dayAgo(i)).find(
    (day) => (new Date(day).getUTCDay() || 7) === weekday,
  ) as string

describe('GET /user-programs', () => {
  test('SHOP-CALL-29 X-43 X-52 lists my programs, the newest first, and nobody else’s', async () => {
    const me = await makeAccount(app)
    const stages = [
      'pending',
      'answering',
      'creating',
      'active',
      'paused',
      'completed',
      'deactivated',
    ] as const
    for (const status of stages)
      await makeUserProgram(app, { accountId: me.id, programId: template.id, coachId: null, status })
    await makePlan(app)
    const answer = await app.call('GET', '/user-programs', { token: me.token })
    expect(answer.json()).toMatchObject({ success: true })
    const list = answer.json().data as {
      status: string
      stage: string | null
      coach: null
      createdAt: string
    }[]
    expect(list.map(({ status, stage }) => [status, stage]).reverse()).toEqual([
      ['pending', 'pending'],
      ['pending', 'answering'],
      ['pending', 'creating'],
      ['active', null],
      ['paused', null],
      ['completed', null],
      ['deactivated', null],
    ])
    expect(list.every((one) => one.coach === null)).toBe(true)
    const fa = await app.call('GET', '/user-programs', {
      token: me.token,
      headers: { 'accept-language': 'fa' },
    })
    expect(fa.json().data[0].programId).toMatchObject({ name: 'قدرت', categoryId: { name: 'قدرتی' } })
  })
})

describe('GET /user-programs/{id}/data', () => {
  test('SHOP-CALL-30 SHOP-ENT-22 SHOP-ENT-23 answers the plan with the program, every field of it', async () => {
    const made = await makePlan(app)
    const answer = await read(made)
    expect(answer.programData).toEqual(planWith({}))
    expect(answer.userProgram).toMatchObject({ id: made.id, _id: made.id, progress: 0, status: 'active' })
    expect(answer).toMatchObject({ sessions: [], measurements: [] })
  })

  test('hides an unpublished plan, and others’ programs', async () => {
    const made = await makePlan(app, { status: 'creating' })
    expect(await read(made)).toMatchObject({ programData: null, userProgram: { stage: 'creating' } })
    const { token } = await makeAccount(app)
    for (const path of [made.id, 'x', `${made.id}x`])
      expect((await app.call('GET', `/user-programs/${path}/data`, { token })).statusCode).toBe(404)
  })

  test('X-47 a plan that was stored before a field existed is completed', async () => {
    const made = await makePlan(app)
    await app.deps
      .db`update user_programs set data = '{"title":"Old","nutrition":{"supplements":"Zinc"}}' where id = ${made.id}`
    const { programData } = await read(made)
    expect(programData).toMatchObject({
      title: 'Old',
      goals: [],
      nutrition: { supplements: ['Zinc'], mealPlan: {} },
    })
  })
})

describe('X-50 progress and weeks', () => {
  test('sessions of planned days count, done and undone again', async () => {
    const made = await makePlan(app, { plan: planWith({ duration: 14 }) })
    await app.deps.db`
      update user_programs set start_date = ${dayAgo(7)}, total_weeks = 2 where id = ${made.id}`
    const sets = [
      { exercise: 'Squat', reps: 5, load: 62.5 },
      { exercise: 'Plank', reps: 1 },
    ]
    const first = await mark(made, last(1), { done: true, sets })
    expect(first.statusCode).toBe(200)
    expect(first.json().data).toMatchObject({
      session: { date: last(1), sets: [sets[0], { ...sets[1], load: null }], doneAt: expect.any(String) },
      userProgram: { progress: 17, totalWeeks: 2 },
    })
    await mark(made, last(3))
    expect((await mark(made, last(3))).json().data.userProgram.progress).toBe(33)
    // Not a planned day: it is kept and does not count.
    expect((await mark(made, last(2))).json().data.userProgram.progress).toBe(33)
    const undone = await mark(made, last(1), { done: false })
    expect(undone.json().data).toMatchObject({ session: null, userProgram: { progress: 17 } })
    expect((await read(made)).sessions.map((session: { date: string }) => session.date).sort()).toEqual(
      [last(2), last(3)].sort(),
    )
  })

  test('the week follows the days without the pauses, and never passes the last', async () => {
    const made = await makePlan(app)
    const week = async (set: object) => {
      await app.deps
        .db`update user_programs set ${app.deps.db(set as Record<string, string>)} where id = ${made.id}`
      return (await read(made)).userProgram.currentWeek
    }
    expect(await week({ start_date: dayAgo(0), total_weeks: 12 })).toBe(1)
    expect(await week({ start_date: dayAgo(6) })).toBe(1)
    expect(await week({ start_date: dayAgo(7) })).toBe(2)
    expect(await week({ start_date: dayAgo(21), paused_days: 8 })).toBe(2)
    expect(await week({ start_date: dayAgo(900), paused_days: 0 })).toBe(12)
    expect(await week({ start_date: dayAgo(20), ended_at: dayAgo(13) })).toBe(2)
  })

  test('without planned sessions the weeks say how far it is', async () => {
    const made = await makePlan(app)
    await app.deps.db`
      update user_programs set training_days = '{}', total_weeks = 10, start_date = ${dayAgo(35)} where id = ${made.id}`
    expect((await read(made)).userProgram.progress).toBe(50)
    await app.deps.db`update user_programs set start_date = ${dayAgo(90)} where id = ${made.id}`
    expect((await read(made)).userProgram.progress).toBe(100)
  })

  test('a day is a training day by its focus, its duration or its exercises alone', async () => {
    const weekday = dayKeys[(new Date().getUTCDay() + 6) % 7] as string
    for (const content of [{ focus: 'Legs' }, { duration: 30 }, { exercises: [newExercise] }]) {
      const made = await makePlan(app, { plan: { ...emptyPlan(), duration: 14 } })
      await app.deps.db`update user_programs set start_date = ${dayAgo(0)} where id = ${made.id}`
      const saved = await app.call('PUT', `/coach/user-programs/${made.id}/complete-data`, {
        token: made.coach.token,
        body: { workout: { weeklySchedule: { [weekday]: content } } },
      })
      expect(saved.statusCode).toBe(200)
      const { userProgram } = (await mark(made, dayAgo(0))).json().data
      // One of the two sessions of two weeks.
      expect([content, userProgram.progress]).toEqual([content, 50])
    }
  })

  test('a change of the plan counts from today on, and days that are over keep what was planned [X-114]', async () => {
    const made = await makePlan(app, { plan: planWith({ duration: 14 }) })
    await app.deps
      .db`update user_programs set start_date = ${dayAgo(7)}, total_weeks = 2 where id = ${made.id}`
    for (let day = 1; day <= 7; day++) {
      const date = dayAgo(day)
      if ([1, 3, 5].includes(new Date(date).getUTCDay())) await mark(made, date)
    }
    const put = async (body: object) => {
      const { token } = made.coach
      await app.call('PUT', `/coach/user-programs/${made.id}/complete-data`, { token, body })
      return (await read(made)).userProgram
    }
    const week = (days: object) => ({ workout: { weeklySchedule: days } })
    expect((await read(made)).userProgram).toMatchObject({ totalWeeks: 2, progress: 50 })
    // Three of the past, and of the coming week four, one and the Sunday that has minutes only.
    expect((await put(week({ tuesday: { focus: 'Back' } }))).progress).toBe(43)
    const rest = { focus: '' }
    expect((await put(week({ monday: rest, wednesday: rest, friday: rest }))).progress).toBe(75)
    expect((await put(week({ sunday: { duration: 40 } }))).progress).toBe(60)
    expect(await put({ duration: 7 })).toMatchObject({ totalWeeks: 1, progress: 100 })
  })

  test('a program that is over keeps its percent, with sessions or by its weeks [X-50]', async () => {
    const plan = planWith({ duration: 14 })
    const empty = {
      ...plan,
      workout: { ...plan.workout, weeklySchedule: emptyPlan().workout.weeklySchedule },
    }
    const byWeeks = await makePlan(app, { plan: empty })
    await app.deps.db`
      update user_programs set start_date = ${dayAgo(7)}, total_weeks = 2, training_days = '{}' where id = ${byWeeks.id}`
    const bySessions = await makePlan(app, { plan })
    await app.deps.db`update user_programs set total_weeks = 2 where id = ${bySessions.id}`
    await mark(bySessions, last(1))
    for (const made of [byWeeks, bySessions]) {
      const { progress } = (await read(made)).userProgram
      expect(progress).toBeGreaterThan(0)
      await app.call('POST', `/coach/user-programs/${made.id}/complete`, { token: made.coach.token })
      expect((await read(made)).userProgram).toMatchObject({ status: 'completed', progress })
      await app.deps.db`update user_programs set status = 'deactivated' where id = ${made.id}`
      const list = (await app.call('GET', '/user-programs', { token: made.customer.token })).json().data
      expect(list[0]).toMatchObject({ status: 'deactivated', progress })
    }
  })

  test('a pause takes its days out of the plan, and the person’s own day counts [X-117]', async () => {
    const made = await makePlan(app, { plan: planWith({ duration: 14 }) })
    const step = async (name: string) =>
      (await app.call('POST', `/coach/user-programs/${made.id}/${name}`, { token: made.coach.token })).json()
        .data
    const { db } = app.deps
    await db`update user_programs set start_date = ${dayAgo(20)}, total_weeks = 2 where id = ${made.id}`
    await step('pause')
    await db`update user_programs set paused_on = ${dayAgo(14)} where id = ${made.id}`
    await db`update program_pauses set from_day = ${dayAgo(14)} where user_program_id = ${made.id}`
    expect((await read(made)).userProgram.currentWeek).toBe(1)
    await step('resume')
    const pauses = await db`
      select from_day::text as "from", until_day::text as until from program_pauses where user_program_id = ${made.id}`
    expect(pauses).toEqual([{ from: dayAgo(14), until: dayAgo(0) }])
    const [row] = await db`
      select paused_days as days, planned_sessions as planned from user_programs where id = ${made.id}`
    expect(row).toEqual({ days: 14, planned: 6 })
    await step('pause')
    await step('resume')
    await step('pause')
    await step('complete')
    expect(
      await db`
      select until_day::text as until from program_pauses where user_program_id = ${made.id} order by from_day`,
    ).toEqual([{ until: dayAgo(0) }, { until: dayAgo(0) }])
  })

  test('publishes on the person’s own day, whatever the day is elsewhere [X-117]', async () => {
    const made = await makePlan(app, { status: 'creating' })
    for (const [timeZone, startDate] of [
      ['Pacific/Kiritimati', new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)],
      ['Pacific/Pago_Pago', new Date(Date.now() - 11 * 3_600_000).toISOString().slice(0, 10)],
    ]) {
      await app.call('PATCH', '/auth/me', { token: made.customer.token, body: { timeZone } })
      const token = made.coach.token
      const published = await app.call('POST', `/coach/user-programs/${made.id}/publish`, { token })
      expect(published.json().data).toMatchObject({ startDate, currentWeek: 1 })
      await app.deps.db`
        update user_programs set status = 'creating', start_date = null, published_at = null where id = ${made.id}`
    }
  })

  test('refuses days that cannot be, and programs that do not run', async () => {
    const made = await makePlan(app)
    for (const day of [dayAgo(11), dayAgo(-3), '2026-02-30'])
      expect((await mark(made, day)).json().code, day).toBe('programs.day_invalid')
    for (const day of ['today', '2026-1-1', '..']) expect((await mark(made, day)).statusCode, day).toBe(404)
    for (const body of [
      {},
      { done: 'yes' },
      { done: true, sets: [{ exercise: '', reps: 1 }] },
      { done: true, sets: [{ exercise: 'x', reps: -1 }] },
    ])
      expect((await mark(made, dayAgo(1), body)).statusCode).toBe(400)
    const paused = await makePlan(app, { status: 'paused' })
    expect((await mark(paused, dayAgo(1))).json().code).toBe('programs.not_active')
    expect((await mark({ ...made, customer: paused.customer }, dayAgo(1))).statusCode).toBe(404)
  })
})

describe('measurements', () => {
  test('are entered, listed oldest first and taken back; the coach sees the latest weight', async () => {
    const made = await makePlan(app)
    const now = Date.now()
    const at = (days: number) => new Date(now - days * 86_400_000).toISOString()
    const first = await measure(made, { kind: 'weight', value: 81.4, unit: 'kg', at: at(9) })
    expect(first.statusCode).toBe(201)
    expect(first.json().data).toEqual({
      _id: expect.any(String),
      kind: 'weight',
      value: 81.4,
      unit: 'kg',
      at: at(9),
    })
    await measure(made, { kind: 'weight', value: 80.2, unit: 'kg', at: dayAgo(2) })
    await measure(made, { kind: 'waist', value: 90, at: at(5) })
    const { measurements } = await read(made)
    expect(
      measurements.map((one: { kind: string; value: number; unit: string }) => [
        one.kind,
        one.value,
        one.unit,
      ]),
    ).toEqual([
      ['weight', 81.4, 'kg'],
      ['waist', 90, 'cm'],
      ['weight', 80.2, 'kg'],
    ])
    const seen = async () =>
      (await app.call('GET', '/coach/my-users', { token: made.coach.token })).json().data.users[0]
        .latestWeight
    expect(await seen()).toEqual({ weight: 80.2, date: dayAgo(2) })
    const remove = (n: number) =>
      app.call('DELETE', `/user-programs/${made.id}/measurements/${measurements[n]._id}`, {
        token: made.customer.token,
      })
    expect((await remove(2)).statusCode).toBe(200)
    expect((await remove(2)).json().code).toBe('programs.measurement_not_found')
    expect((await seen()).weight).toBe(81.4)
    await remove(0)
    expect(await seen()).toBeNull()
  })

  test('are entered in a completed program too, and not in one that was taken back', async () => {
    const made = await makePlan(app, { status: 'completed' })
    expect((await measure(made, { kind: 'weight', value: 79 })).statusCode).toBe(201)
    await app.deps.db`update user_programs set status = 'deactivated' where id = ${made.id}`
    expect((await measure(made, { kind: 'weight', value: 78 })).statusCode).toBe(404)
  })

  test('refuse implausible values', async () => {
    const made = await makePlan(app)
    const wrong: [object, string][] = [
      [{ kind: 'weight', value: 5 }, 'programs.measurement_invalid'],
      [{ kind: 'weight', value: 4000 }, 'programs.measurement_invalid'],
      [{ kind: 'weight', value: 80, unit: 'lb' }, 'programs.unit_invalid'],
      [{ kind: 'mood', value: 80 }, 'request.out_of_range'],
      [{ kind: 'weight', value: '80' }, 'request.wrong_type'],
      [{ kind: 'weight', value: 80, at: dayAgo(-3) }, 'programs.day_invalid'],
      [{ kind: 'weight', value: 80, at: 'yesterday' }, 'programs.day_invalid'],
      [{ kind: 'weight', value: 80, at: '1889-01-01' }, 'programs.day_invalid'],
    ]
    for (const [body, code] of wrong) {
      const answer = await measure(made, body)
      expect([answer.statusCode, answer.json().code], JSON.stringify(body)).toEqual([400, code])
    }
    const stranger = await makeAccount(app)
    expect((await measure({ ...made, customer: stranger }, { kind: 'weight', value: 80 })).statusCode).toBe(
      404,
    )
  })
})

describe('the profile that the coach sees', () => {
  test('is read and changed field by field; null takes one back', async () => {
    const made = await makePlan(app)
    const { token } = made.customer
    const change = (body: object) => app.call('PUT', '/account/profile', { token, body })
    expect((await app.call('GET', '/account/profile', { token })).json().data).toEqual({
      birthDate: null,
      height: null,
      weight: null,
      latestWeight: null,
      profilePhoto: null,
    })
    await change({ birthDate: '1990-05-04', height: 172.5 })
    expect((await change({ weight: 80, height: null })).json().data).toMatchObject({
      birthDate: '1990-05-04',
      height: null,
      weight: 80,
    })
    const [user] = (await app.call('GET', '/coach/my-users', { token: made.coach.token })).json().data.users
    expect(user).toMatchObject({ age: expect.any(Number), height: null, weight: 80 })
    for (const body of [
      { height: 10 },
      { weight: 1000 },
      { birthDate: dayAgo(-1) },
      { birthDate: '1990-02-30' },
      { height: '170' },
    ])
      expect((await change(body)).statusCode, JSON.stringify(body)).toBe(400)
  })
})
