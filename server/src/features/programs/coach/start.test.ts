import { describe, expect, test } from 'vitest'
import { dayAgo, makeCoach, makePlan, makeTemplate, type Person, QUESTIONS } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })

const offer = (coach: Person, programId: string) =>
  app.deps.db`insert into program_coaches (coach_id, program_id) values (${coach.id}, ${programId})`
const mailsOf = async (id: string) =>
  (
    await app.deps.db`
    select data ->> 'mail' as mail from jobs where queue = 'program-mail' and data ->> 'userProgramId' = ${id}
    order by id`
  ).map(({ mail }) => mail)
const actionsOf = async (subject: string) =>
  (await app.deps.db`select action from audit_events where subject_id = ${subject} order by at, id`).map(
    ({ action }) => action,
  )

describe('another program for an athlete', () => {
  async function coached() {
    const made = await makePlan(app)
    const path = `/coach/users/${made.customer.id}/programs`
    return {
      ...made,
      list: async (by = made.coach) => app.call('GET', path, { token: by.token }),
      start: (programId: string, by = made.coach) =>
        app.call('POST', path, { token: by.token, body: { programId } }),
    }
  }

  test('is one that the coach offers; with a questionnaire the athlete answers first', async () => {
    const one = await coached()
    const asked = await makeTemplate(app, { questions: QUESTIONS })
    const other = await makeTemplate(app)
    await makeTemplate(app, { isActive: false })
    await offer(one.coach, asked.id)
    await offer(one.coach, one.template.id)
    expect((await one.list()).json().data.items).toEqual(
      expect.arrayContaining([
        { _id: asked.id, name: asked.name, duration: 84, hasQuestions: true, isOpen: false },
        { _id: one.template.id, name: one.template.name, duration: 84, hasQuestions: false, isOpen: true },
      ]),
    )
    const started = await one.start(asked.id)
    expect(started.statusCode).toBe(201)
    const { id, ...data } = started.json().data
    expect(data).toMatchObject({ status: 'answering', steps: [], user: { id: one.customer.id } })
    expect(await mailsOf(id)).toEqual(['opened'])
    expect(await actionsOf(one.customer.id)).toContain('program_started')
    const mine = (await app.call('GET', '/user-programs', { token: one.customer.token })).json().data
    expect(JSON.stringify(mine)).toContain(id)
    const [assigned] = await app.deps.db`select * from user_program_assignments where user_program_id = ${id}`
    expect(assigned).toMatchObject({ coach_id: one.coach.id, actor_id: one.coach.id })
    expect((await one.start(other.id)).json().code).toBe('programs.template_not_found')
  })

  test('without a questionnaire is a draft of the template at once', async () => {
    const one = await coached()
    const next = await makeTemplate(app)
    await offer(one.coach, next.id)
    const { id, status, steps } = (await one.start(next.id)).json().data
    expect([status, steps]).toEqual(['creating', ['publish']])
    const open = await app.call('GET', `/coach/user-programs/${id}/complete`, { token: one.coach.token })
    expect(open.json().data.programData.title).toBe('Plan')
  })

  test('starts once of several presses, and never beyond the coach’s room', async () => {
    const one = await coached()
    const [next, last] = [await makeTemplate(app), await makeTemplate(app)]
    await offer(one.coach, next.id)
    await offer(one.coach, last.id)
    await app.deps.db`insert into coach_capacities (coach_id, capacity) values (${one.coach.id}, 2)`
    const answers = await Promise.all([one.start(next.id), one.start(next.id), one.start(next.id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    expect((await one.start(next.id)).json().code).toBe('programs.already_open')
    expect((await one.start(last.id)).json().code).toBe('programs.no_room')
  })

  test('starts only for own athletes who consented to health data', async () => {
    const one = await coached()
    const stranger = await makeCoach(app, [one.template.id])
    expect((await one.list(stranger)).json().code).toBe('programs.user_not_found')
    expect((await one.start(one.template.id, stranger)).json().code).toBe('programs.user_not_found')
    await app.deps.db`update user_programs set status = 'deactivated' where id = ${one.id}`
    expect((await one.list()).json().code).toBe('programs.user_not_found')
  })
})

describe('more weeks', () => {
  async function planned(status: 'active' | 'creating' | 'completed' = 'active') {
    const made = await makePlan(app, { status })
    const at = `/coach/user-programs/${made.id}`
    return {
      ...made,
      extend: (body: object, by: Person = made.coach) =>
        app.call('POST', `${at}/extend`, { token: by.token, body }),
      complete: async () =>
        (await app.call('GET', `${at}/complete`, { token: made.coach.token })).json().data,
      undo: (version: number) =>
        app.call('POST', `${at}/undo`, { token: made.coach.token, body: { version } }),
    }
  }

  test('lie at the end of the plan, once for the version that was seen; the athlete is told and undo takes them back', async () => {
    const one = await planned()
    const [first, second] = await Promise.all([
      one.extend({ weeks: 4, version: 1 }),
      one.extend({ weeks: 4, version: 1 }),
    ])
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409])
    const answer = first.statusCode === 200 ? first : second
    expect(answer.json().data).toEqual({ version: 2, totalWeeks: 16 })
    expect(await one.complete()).toMatchObject({
      programData: { duration: 112 },
      userProgram: { totalWeeks: 16 },
    })
    expect(await mailsOf(one.id)).toEqual(['extended'])
    expect(await actionsOf(one.customer.id)).toContain('program_extended')
    expect((await one.undo(2)).statusCode).toBe(200)
    expect((await one.complete()).userProgram.totalWeeks).toBe(12)
  })

  test('of a plan that nobody has seen are told to nobody', async () => {
    const one = await planned('creating')
    expect((await one.extend({ weeks: 1, version: 1 })).json().data.totalWeeks).toBe(13)
    expect(await mailsOf(one.id)).toEqual([])
  })

  test('are refused beyond ten years, for a program that is over, and of another coach', async () => {
    const one = await planned()
    await app.deps
      .db`update user_programs set data = jsonb_set(data, '{duration}', '3650') where id = ${one.id}`
    expect((await one.extend({ weeks: 1, version: 1 })).json()).toMatchObject({ code: 'programs.too_long' })
    expect((await one.extend({ weeks: 53, version: 1 })).statusCode).toBe(400)
    expect((await one.extend({ weeks: 1, version: 1 }, await makeCoach(app))).statusCode).toBe(404)
    const over = await planned('completed')
    expect((await over.extend({ weeks: 1, version: 1 })).json().code).toBe('programs.not_editable')
  })
})

describe('a completed program', () => {
  test('goes on where it ended: the days between count as a pause, and the log keeps them out', async () => {
    const made = await makePlan(app, { status: 'completed' })
    const { db } = app.deps
    await db`update user_programs set ended_at = now() - interval '4 days', ended_on = ${dayAgo(4)} where id = ${made.id}`
    const reopen = () =>
      app.call('POST', `/coach/user-programs/${made.id}/reopen`, { token: made.coach.token })
    const answers = await Promise.all([reopen(), reopen()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [taken] = answers.filter(({ statusCode }) => statusCode === 200)
    expect(taken?.json().data).toMatchObject({
      status: 'active',
      steps: ['pause', 'complete'],
      editable: true,
      currentWeek: 1,
    })
    const [row] = await db`select paused_days, ended_at, ended_on from user_programs where id = ${made.id}`
    expect(row).toEqual({ paused_days: 4, ended_at: null, ended_on: null })
    expect(
      await db`
      select from_day::text, until_day::text from program_pauses where user_program_id = ${made.id}`,
    ).toEqual([{ from_day: dayAgo(4), until_day: dayAgo(0) }])
    expect(await mailsOf(made.id)).toEqual(['reopened'])
    const water = (date: string) => ({ clientId: `water-${date}`, rev: 1, kind: 'water', date, ml: 250 })
    const log = await app.call('POST', `/user-programs/${made.id}/log`, {
      token: made.customer.token,
      body: { entries: [water(dayAgo(4)), water(dayAgo(2)), water(dayAgo(0))] },
    })
    expect(log.json().data.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'stored',
      'refused',
      'stored',
    ])
  })

  test('is reopened on the day of its end without a pause, and never after a refund', async () => {
    const made = await makePlan(app)
    const step = (name: string) =>
      app.call('POST', `/coach/user-programs/${made.id}/${name}`, { token: made.coach.token })
    await step('complete')
    expect((await step('reopen')).json().data.status).toBe('active')
    const [row] = await app.deps.db`select paused_days from user_programs where id = ${made.id}`
    expect(row).toEqual({ paused_days: 0 })
    await app.deps.db`update user_programs set status = 'deactivated' where id = ${made.id}`
    expect((await step('reopen')).statusCode).toBe(404)
  })
})
