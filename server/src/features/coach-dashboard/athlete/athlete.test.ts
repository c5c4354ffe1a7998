import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import { expect, test } from 'vitest'
import { submit } from '../../../../test/blood-tests'
import { chatOf } from '../../../../test/chat'
import { makeAccount } from '../../../../test/factories'
import { dayAgo, makeCoach, makePlan, type Person, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })

const summaryOf = (coach: Person, athleteId: string, language = 'en') =>
  app.call('GET', `/coach/users/${athleteId}/summary`, {
    token: coach.token,
    headers: { 'accept-language': language },
  })
const read = async (coach: Person, athleteId: string) =>
  (await summaryOf(coach, athleteId)).json().data as AthleteSummary

/** A running program of a coach with a session on every day since thirty days ago. */
async function running() {
  const coach = await makeCoach(app)
  const made = await makePlan(app, { coach, plan: planWith({}) })
  const { db } = app.deps
  await db`delete from program_days where user_program_id = ${made.id}`
  await db`
    update user_programs set start_date = ${dayAgo(30)}, fixed_until = null, training_days = '{1,2,3,4,5,6,7}',
      data = jsonb_set(data, '{tracking,measurements,weight,target}', '64.5') where id = ${made.id}`
  return { ...made, coach }
}

test('shows sessions against the plan, weights, the newest test, the own notes and the chat', async () => {
  const { id, coach, customer, template } = await running()
  const { db } = app.deps
  await db`
    insert into program_days (user_program_id, date, planned, done, moved, is_excused)
    values (${id}, ${dayAgo(1)}, 1, 1, 0, false), (${id}, ${dayAgo(2)}, 1, 0, 0, true), (${id}, ${dayAgo(3)}, 1, 0, -1, false),
      (${id}, ${dayAgo(4)}, 1, 2, 1, false)`
  await db`
    insert into program_measurements (id, user_program_id, kind, value, at)
    select 'weight-of-summary-' || n, ${id}, 'weight', 60 + n, now() - n * interval '1 day' from generate_series(1, 31) n`
  await db`insert into athlete_notes (coach_id, account_id, notes) values (${coach.id}, ${customer.id}, 'Left knee.')`
  const chatId = await chatOf(app, customer, coach)
  await submit(app, customer)
  const summary = await read(coach, customer.id)
  expect(summary).toMatchObject({
    ...{
      _id: customer.id,
      firstName: 'Sara',
      lastName: 'Moradi',
      notes: 'Left knee.',
      chatId,
      weightTarget: 64.5,
    },
    programs: [{ _id: id, name: template.name, status: 'active', currentWeek: 5, totalWeeks: 12 }],
    test: { status: 'reviewing', values: 3, marked: [{ label: 'Vitamin D', position: 'below' }] },
  })
  const days = summary.programs[0]?.days ?? []
  expect(days.map(({ date }) => date)).toEqual(
    [0, 1, 2, 4, ...Array.from({ length: 16 }, (_, at) => at + 5)].map(dayAgo),
  )
  expect(days.slice(0, 4).map(({ planned, done, isExcused }) => [planned, done, isExcused])).toEqual([
    [1, 0, false],
    [1, 1, false],
    [0, 0, true],
    [2, 2, false],
  ])
  expect(new Set(days.map(({ focus }) => focus))).toEqual(new Set(['Legs', '']))
  expect(summary.weights.map(({ value }) => value)).toEqual(Array.from({ length: 30 }, (_, at) => 90 - at))
})

test('days of a pause and completed programs are absent', async () => {
  const { id, coach, customer } = await running()
  await app.deps.db`
    insert into program_pauses (user_program_id, from_day, until_day) values (${id}, ${dayAgo(19)}, ${dayAgo(1)})`
  const [program] = (await read(coach, customer.id)).programs
  expect(program?.days.map(({ date }) => date)).toEqual([0, 1, 20].map(dayAgo))
  await app.deps.db`update user_programs set status = 'completed', ended_at = now() where id = ${id}`
  expect(await read(coach, customer.id)).toMatchObject({
    programs: [],
    weights: [],
    weightTarget: null,
    test: null,
  })
})

test('records person, programs and test as seen, and answers 404 to other coaches', async () => {
  const { id, coach, customer } = await running()
  await submit(app, customer)
  const { test: seen } = await read(coach, customer.id)
  const rows = await app.deps.db`
    select action, object_id from audit_events where subject_id = ${customer.id} and actor_id = ${coach.id}
    order by action`
  expect(rows.map(({ action, object_id: object }) => [action, object])).toEqual([
    ['athlete_listed', null],
    ['blood_test_listed', seen?._id],
    ['program_opened', id],
  ])
  for (const person of [await makeCoach(app), await makeAccount(app, ['coach'])])
    expect((await summaryOf(person, customer.id)).json().code).toBe('programs.user_not_found')
  expect((await summaryOf(coach, 'nobody')).statusCode).toBe(404)
  await app.deps.db`update accounts set disabled_at = now() where id = ${customer.id}`
  expect((await summaryOf(coach, customer.id)).statusCode).toBe(404)
})
