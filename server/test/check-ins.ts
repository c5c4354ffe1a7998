import { dayKeys } from 'contract/programs/plan'
import { expect } from 'vitest'
import { dayAgo, makePlan, type Person } from './programs'
import type { TestApp } from './test-app'

/** The day in so many days. */
export const ahead = (days: number) => dayAgo(-days)
/** Name of the weekday so many days ago. */
export const weekdayOf = (daysAgo: number) =>
  dayKeys[(new Date(`${dayAgo(daysAgo)}T00:00:00Z`).getUTCDay() + 6) % 7] as string

/** Questions of a form. */
export const QUESTIONS = [
  { type: 'number', question: 'Weight?', required: true, measurement: 'weight' },
  { type: 'scale', question: 'Sleep?', required: false, min: 1, max: 10 },
  { type: 'single', question: 'How was it?', required: true, options: ['Easy', 'Hard'] },
]

/** An athlete with a coach, and the calls about their check-ins. */
export async function coachedProgram(app: TestApp) {
  const made = await makePlan(app)
  await app.deps.db`update accounts set time_zone = 'UTC' where id = ${made.customer.id}`
  await app.deps
    .db`insert into consents (account_id, kind, version) values (${made.customer.id}, 'health', 'x')`
  const form = `/coach/user-programs/${made.id}/check-ins`
  const mine = `/user-programs/${made.id}/check-ins`
  const { token } = made.customer
  const coach = made.coach.token
  return {
    ...made,
    db: app.deps.db,
    getForm: (by: Person = made.coach) => app.call('GET', form, { token: by.token }),
    putForm: (body: object) => app.call('PUT', form, { token: coach, body }),
    weekly: (daysAgo = 0) =>
      app.call('PUT', form, {
        token: coach,
        body: { every: 'week', weekday: weekdayOf(daysAgo), questions: QUESTIONS },
      }),
    ask: (body: object) => app.call('POST', `${form}/ask`, { token: coach, body }),
    sent: async () => (await app.call('GET', `${form}/sent`, { token: coach })).json().data,
    list: async () => (await app.call('GET', mine, { token })).json().data,
    read: (date = dayAgo(0), by: { token: string } = made.customer) =>
      app.call('GET', `${mine}/${date}`, { token: by.token }),
    save: (responses: object[], date = dayAgo(0)) =>
      app.call('PUT', `${mine}/${date}`, { token, body: { responses } }),
    submit: (date = dayAgo(0), body: object = {}) =>
      app.call('POST', `${mine}/${date}/submit`, { token, body }),
    open: (id: string, by: Person = made.coach) =>
      app.call('GET', `/coach/check-ins/${id}`, { token: by.token }),
    reply: (id: string, text: unknown, by: Person = made.coach) =>
      app.call('POST', `/coach/check-ins/${id}/reply`, { token: by.token, body: { text } }),
    queue: async () =>
      (await app.call('GET', '/coach/queue', { token: coach }))
        .json()
        .data.items.filter(({ kind }: { kind: string }) => kind === 'check_in'),
    measurements: async () =>
      (await app.call('GET', `/user-programs/${made.id}/data`, { token })).json().data.measurements,
  }
}
export type Coached = Awaited<ReturnType<typeof coachedProgram>>

/** Ids of the questions of today's check-in, in their order. */
export const questionIds = async (one: Coached): Promise<string[]> =>
  (await one.read()).json().data.questions.map(({ id }: { id: string }) => id)

/** Answers today's check-in, and submits it. */
export async function report(one: Coached, weight = 71.5): Promise<string> {
  const [first, , third] = await questionIds(one)
  const saved = await one.save([
    { questionId: first as string, answer: weight },
    { questionId: third as string, answer: 'Hard' },
  ])
  expect(saved.statusCode, saved.body).toBe(200)
  const answer = await one.submit()
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data._id
}

/** Lets a check-in of so many days ago be the last that was made. */
export async function pastCheckIn({ id, db }: Coached, daysAgo: number): Promise<void> {
  await db`
    insert into check_ins (id, user_program_id, date, due_date, late_until)
    values (${`past-${id}-${daysAgo}`.slice(0, 60)}, ${id}, ${dayAgo(daysAgo + 6)}, ${dayAgo(daysAgo)}, ${dayAgo(daysAgo - 7)})`
}
