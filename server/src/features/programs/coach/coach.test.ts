import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import {
  makeCoach,
  makePlan,
  makeTemplate,
  type Person,
  planWith,
  QUESTIONS,
} from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { makeUserProgram } from '../../../../test/user-programs'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>
let admin: Person

beforeAll(async () => {
  admin = await makeAccount(app, ['admin'])
})

const open = ({ id, coach }: Made, by: Person = coach) =>
  app.call('GET', `/coach/user-programs/${id}/complete`, { token: by.token })
const step = ({ id, coach }: Made, name: string, by: Person = coach) =>
  app.call('POST', `/coach/user-programs/${id}/${name}`, { token: by.token })
const audited = (subject: string) => app.deps.db`
  select action, actor_id, object_id, details from audit_events where subject_id = ${subject} order by at, action`

describe('GET /coach/user-programs/{id}/complete', () => {
  test('COACH-CALL-08 COACH-ENT-23 COACH-ENT-24 COACH-ENT-25 COACH-ENT-26 answers plan, program and questionnaire with the version', async () => {
    const made = await makePlan(app)
    await app.deps.db`
      update user_programs set questions = ${app.deps.db.json(QUESTIONS)}, submitted_at = now()
      where id = ${made.id}`
    await app.deps.db`
      insert into program_answers (user_program_id, question_id, answer)
      values (${made.id}, 'goal', '"Run"'), (${made.id}, 'place', '"At home"')`
    const { token } = made.customer
    const measured = { kind: 'weight', value: 80 }
    await app.call('POST', `/user-programs/${made.id}/measurements`, { token, body: measured })
    const answer = await open(made)
    expect(answer.headers.etag).toBe('"1"')
    expect(answer.json()).toMatchObject({ success: true, version: 1, data: { version: 1 } })
    const { data } = answer.json()
    expect(data.programData).toEqual(planWith({}))
    expect(data.userProgram).toMatchObject({
      id: made.id,
      status: 'active',
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      progress: 0,
      currentWeek: 2,
      totalWeeks: 12,
      user: { id: made.customer.id, email: made.customer.email, firstName: 'Sara', lastName: 'Moradi' },
      steps: ['pause', 'complete'],
      editable: true,
    })
    expect(data.questionnaire.questions).toHaveLength(QUESTIONS.length)
    expect(data.questionnaire.responses).toEqual([
      { questionId: 'goal', answer: 'Run', answeredAt: expect.any(String) },
      { questionId: 'place', answer: 'At home', answeredAt: expect.any(String) },
    ])
    expect(data.measurements).toMatchObject([{ kind: 'weight', value: 80, unit: 'kg' }])
    const persian = await app.call('GET', `/coach/user-programs/${made.id}/complete`, {
      token: made.coach.token,
      headers: { 'accept-language': 'fa' },
    })
    expect(persian.json().data.questionnaire.responses[1].answer).toBe('خانه')
  })

  test('hides the plan before submission, and drafts of answers from the coach (X-57)', async () => {
    const template = await makeTemplate(app, { questions: QUESTIONS })
    const [customer, coach] = [await makeAccount(app), await makeCoach(app)]
    const id = await makeUserProgram(app, {
      accountId: customer.id,
      programId: template.id,
      coachId: coach.id,
      status: 'answering',
    })
    await app.call('PUT', `/user-programs/${id}/questionnaire`, {
      token: customer.token,
      body: { responses: [{ questionId: 'goal', answer: 'A draft of mine' }] },
    })
    const answer = await open({ id, coach, customer, template })
    expect(answer.json().data).toMatchObject({
      programData: null,
      questionnaire: { responses: [], submittedAt: null },
    })
    expect(answer.body).not.toContain('A draft of mine')
  })
})

describe('S43 the one door to an athlete', () => {
  test('audits every reading with actor, athlete and program, or answers nothing', async () => {
    const made = await makePlan(app)
    await open(made)
    await app.call('GET', `/coach/user-programs/${made.id}/versions`, { token: made.coach.token })
    await app.call('GET', '/coach/my-users', { token: made.coach.token })
    const rows = await audited(made.customer.id)
    expect(rows.map((row) => row.action)).toEqual(['program_opened', 'plan_history_opened', 'athlete_listed'])
    expect(rows.every((row) => row.actor_id === made.coach.id)).toBe(true)
    expect(rows[0]?.object_id).toBe(made.id)
    await app.deps
      .db`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`
    await app.deps
      .db`create trigger refuse before insert on audit_events for each row execute function refuse()`
    expect((await open(made)).statusCode).toBe(500)
    expect((await app.call('GET', '/coach/my-users', { token: made.coach.token })).statusCode).toBe(500)
    await app.deps.db`drop trigger refuse on audit_events`
  })

  test('hides plan, history, steps, notes and saves from a coach who just lost the athlete (S1)', async () => {
    const made = await makePlan(app)
    const next = await makeCoach(app)
    expect((await open(made)).statusCode).toBe(200)
    const handed = await app.call('PATCH', `/admin/user-programs/${made.id}`, {
      token: admin.token,
      body: { coachId: next.id, reason: 'On leave until March' },
    })
    expect(handed.json().data.coach).toMatchObject({ id: next.id })
    const at = `/coach/user-programs/${made.id}`
    const lost = [
      app.call('GET', `${at}/complete`, { token: made.coach.token }),
      app.call('GET', `${at}/versions`, { token: made.coach.token }),
      app.call('PUT', `${at}/complete-data`, { token: made.coach.token, body: { title: 'x' } }),
      app.call('POST', `${at}/pause`, { token: made.coach.token }),
      app.call('PUT', `/coach/users/${made.customer.id}/notes`, {
        token: made.coach.token,
        body: { notes: 'x' },
      }),
    ]
    for (const answer of await Promise.all(lost)) {
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('Moradi')
    }
    expect((await app.call('GET', '/coach/my-users', { token: made.coach.token })).json().data.users).toEqual(
      [],
    )
    expect((await open(made, next)).statusCode).toBe(200)
    const [row] = await app.deps.db`
      select * from user_program_assignments where user_program_id = ${made.id}`
    expect(row).toMatchObject({ coach_id: next.id, actor_id: admin.id, reason: 'On leave until March' })
    // The reason stays out of the trail, which is kept for ever.
    expect(
      (await audited(made.customer.id)).find((one) => one.action === 'program_handed_over')?.details,
    ).toEqual({
      from: made.coach.id,
      to: next.id,
    })
  })
})

describe('X-43 the steps of a coach', () => {
  test('publish, pause, resume, complete; nothing else in between', async () => {
    const made = await makePlan(app, { status: 'creating' })
    for (const early of ['pause', 'resume', 'complete'])
      expect((await step(made, early)).json().code, early).toBe('programs.step_refused')
    const published = (await step(made, 'publish')).json().data
    expect(published).toMatchObject({ status: 'active', currentWeek: 1, steps: ['pause', 'complete'] })
    expect(published.startDate).toBe(new Date().toISOString().slice(0, 10))
    await app.deps.db`update user_programs set start_date = current_date - 20 where id = ${made.id}`
    expect((await step(made, 'publish')).statusCode).toBe(409)
    expect((await step(made, 'pause')).json().data).toMatchObject({ status: 'paused', currentWeek: 3 })
    await app.deps.db`
      update user_programs set paused_at = now() - interval '10 days', paused_on = current_date - 10 where id = ${made.id}`
    expect((await step(made, 'resume')).json().data).toMatchObject({ status: 'active', currentWeek: 2 })
    expect((await step(made, 'complete')).json().data).toMatchObject({
      status: 'completed',
      steps: ['reopen'],
      editable: false,
    })
    const moves = (await audited(made.customer.id)).filter((row) => row.action === 'program_moved')
    expect(moves.map((row) => row.details)).toEqual([
      { from: 'creating', to: 'active' },
      { from: 'active', to: 'paused' },
      { from: 'paused', to: 'active' },
      { from: 'active', to: 'completed' },
    ])
    const mails = await app.deps.db`
      select data ->> 'mail' as mail from jobs where queue = 'program-mail' and data ->> 'userProgramId' = ${made.id}
      order by id`
    expect(mails.map((row) => row.mail)).toEqual(['published', 'paused', 'resumed', 'completed'])
  })

  test('a paused program can be completed without being resumed first', async () => {
    const made = await makePlan(app, { status: 'paused' })
    expect((await step(made, 'complete')).json().data).toMatchObject({ status: 'completed' })
  })

  test('of two at once one is taken', async () => {
    const made = await makePlan(app)
    const answers = await Promise.all([step(made, 'pause'), step(made, 'pause'), step(made, 'pause')])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409])
  })
})

describe('history and notes', () => {
  test('every change can be seen, by whom and when, the newest first, in pages', async () => {
    const made = await makePlan(app)
    for (const title of ['One', 'Two', 'Three'])
      await app.call('PUT', `/coach/user-programs/${made.id}/complete-data`, {
        token: made.coach.token,
        body: { title },
      })
    const page = (query = '') =>
      app.call('GET', `/coach/user-programs/${made.id}/versions${query}`, { token: made.coach.token })
    expect((await page('?limit=2')).json().data).toEqual({
      items: [
        {
          version: 4,
          at: expect.any(String),
          by: { firstName: 'Sara', lastName: 'Moradi' },
          changes: [{ path: 'title', from: 'Two', to: 'Three' }],
        },
        expect.objectContaining({ version: 3, changes: [{ path: 'title', from: 'One', to: 'Two' }] }),
      ],
      total: 3,
      currentPage: 1,
      totalPages: 2,
    })
    expect((await page('?limit=2&page=9')).json().data.items).toHaveLength(1)
  })

  test('notes are the coach’s own: two coaches of one athlete each have theirs', async () => {
    const first = await makePlan(app)
    const second = await makeCoach(app)
    await makeUserProgram(app, {
      accountId: first.customer.id,
      programId: first.template.id,
      coachId: second.id,
    })
    const write = (by: Person, notes: string) =>
      app.call('PUT', `/coach/users/${first.customer.id}/notes`, { token: by.token, body: { notes } })
    expect((await write(first.coach, ' Left knee. ')).json().data).toEqual({ notes: 'Left knee.' })
    await write(second, 'Vegetarian.')
    const notesOf = async (by: Person) =>
      (await app.call('GET', '/coach/my-users', { token: by.token })).json().data.users[0].notes
    expect([await notesOf(first.coach), await notesOf(second)]).toEqual(['Left knee.', 'Vegetarian.'])
    expect((await write(await makeCoach(app), 'x')).statusCode).toBe(404)
    expect((await write(first.coach, 'x'.repeat(10_001))).statusCode).toBe(400)
  })
})
