import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { expect, test } from 'vitest'
import { submit } from '../../../test/blood-tests'
import { chatOf, say } from '../../../test/chat'
import { dailyProgram, from, trainOn } from '../../../test/daily-programs'
import { makeAccount } from '../../../test/factories'
import { dayAgo, makeCoach, makePlan, type Person } from '../../../test/programs'
import { observeStatements } from '../../../test/statements'
import { useApp } from '../../../test/test-app'
import { makeUserProgram } from '../../../test/user-programs'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>

const queueOf = async (coach: Person, language = 'en') =>
  (
    await app.call('GET', '/coach/queue', { token: coach.token, headers: { 'accept-language': language } })
  ).json().data.items as QueueItem[]
const countOf = async (coach: Person) =>
  (await app.call('GET', '/coach/stats', { token: coach.token })).json().data.queueCases as number
const done = (coach: Person, id: string) =>
  app.call('POST', `/coach/queue/${id}/done`, { token: coach.token })
const snooze = (coach: Person, id: string, until: string | null) =>
  app.call('POST', `/coach/queue/${id}/snooze`, { token: coach.token, body: { until } })
const kindsOf = (items: QueueItem[], { customer }: Pick<Made, 'customer'>) =>
  items
    .filter(({ userId }) => userId === customer.id)
    .map(({ kind }) => kind)
    .sort()

const daily = (coach: Person, days: number, duration?: number) => dailyProgram(app, coach, days, duration)
const train = (made: Made, daysAgo: readonly number[], pain?: string) => trainOn(app, made, daysAgo, pain)

test('a message, a test and a plan that is due are one case each, the oldest first, with fact and address', async () => {
  const coach = await makeCoach(app)
  const made = await makePlan(app, { coach, status: 'creating' })
  const { customer } = made
  const at = (table: 'chat_messages' | 'blood_tests', hours: number) =>
    app.deps.db`update ${app.deps.db(table)} set created_at = now() - ${hours} * interval '1 hour'`
  await app.deps.db`update user_programs set submitted_at = now() - interval '1 hour' where id = ${made.id}`
  const chatId = await chatOf(app, customer, coach)
  await say(app, customer, chatId, `My   knee hurts\nsince Tuesday ${'and more '.repeat(20)}`)
  await at('chat_messages', 3)
  await say(app, customer, chatId, 'Hello?')
  const bloodTestId = (await submit(app, customer)).json().data.bloodTest?.id ?? (await newestTest(customer))
  await at('blood_tests', 2)
  const items = await queueOf(coach)
  const user = { firstName: 'Sara', lastName: 'Moradi' }
  const since = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(items).toEqual([
    {
      _id: `message-${chatId}`,
      kind: 'message',
      userId: customer.id,
      user,
      chatId,
      fact: expect.stringMatching(/^My knee hurts since Tuesday and more.*…$/),
      since,
      action: `/coach/dashboard?tab=chats&chat=${chatId}`,
    },
    {
      _id: `blood_test-${bloodTestId}`,
      kind: 'blood_test',
      userId: customer.id,
      user,
      bloodTestId,
      fact: '1 of 3 values out of range',
      since,
      action: `/coach/dashboard?tab=blood-tests&test=${bloodTestId}`,
    },
    {
      _id: `plan_due-${made.id}`,
      kind: 'plan_due',
      userId: customer.id,
      user,
      userProgramId: made.id,
      fact: `Waits for the plan: ${made.template.name}`,
      since,
      action: `/coach/dashboard?program=${made.id}&part=questionnaire`,
    },
  ])
  expect((await queueOf(coach, 'nl')).map(({ fact }) => fact).at(1)).toBe('1 van 3 waarden buiten het bereik')
  expect((await queueOf(coach, 'fa')).map(({ fact }) => fact).at(1)).toBe(
    '۱ مقدار از ۳ مقدار بیرون از محدوده',
  )
  // Another coach sees none of it, and each look of the coach is recorded.
  expect(await queueOf(await makeCoach(app))).toEqual([])
  const [looks] = await app.deps.db`
    select count(*)::int as n from audit_events where subject_id = ${customer.id} and action = 'athlete_listed'`
  expect(looks).toEqual({ n: 3 })
})

async function newestTest({ id }: { id: string }): Promise<string> {
  const [row] = await app.deps.db<{ id: string }[]>`
    select id from blood_tests where account_id = ${id} order by created_at desc limit 1`
  return row?.id ?? ''
}

test('missed sessions, low adherence, an end that is near and pain are read from the days', async () => {
  const coach = await makeCoach(app)
  const [steady, absent, slack, late, ending, hurt] = [
    await daily(coach, 40),
    await daily(coach, 3),
    await daily(coach, 40),
    await daily(coach, 3),
    await daily(coach, 79),
    await daily(coach, 1),
  ] as [Made, Made, Made, Made, Made, Made]
  await train(steady, from(40, 0))
  // Two days ago is over by the end of yesterday; yesterday may still be done today.
  await train(absent, [3])
  await train(slack, from(40, 5))
  // Done a day late, without moving it: the next day has two.
  await train(late, [3, 1])
  await app.deps.db`
    update program_days set done = 2 where user_program_id = ${late.id} and date = ${dayAgo(1)}`
  await train(ending, from(20, 0))
  await train(hurt, [1], 'Left   knee')
  const items = await queueOf(coach)
  const cases = (made: Made) => kindsOf(items, made)
  expect(cases(steady)).toEqual([])
  expect(cases(absent)).toEqual(['missed'])
  expect(cases(slack)).toEqual(['adherence', 'missed'])
  expect(cases(late)).toEqual([])
  expect(cases(ending)).toEqual(['ending'])
  expect(cases(hurt)).toEqual(['pain'])
  const factOf = (made: Made, kind: string) =>
    items.find(({ userProgramId, kind: own }) => userProgramId === made.id && own === kind)
  expect(factOf(absent, 'missed')?.fact).toMatch(/^1 session missed(: Legs)?$/)
  expect(factOf(absent, 'missed')?.since).toBe(`${dayAgo(0)}T00:00:00.000Z`)
  expect(factOf(slack, 'missed')?.fact).toMatch(/^3 sessions missed/)
  expect(factOf(slack, 'adherence')?.fact).toBe(
    '43% of the sessions done in the last week, 87% in the last month, 90% in three months',
  )
  expect(factOf(hurt, 'pain')?.fact).toBe('Pain: Left knee')
  expect(factOf(ending, 'ending')?.fact).toContain(`Last day of ${ending.template.name}: `)
  // An excused day is no miss, and a paused program brings nothing but messages and tests.
  const excuse = {
    clientId: `queue-excuse`,
    rev: 1,
    kind: 'excuse',
    date: dayAgo(2),
    reason: 'Ill',
  }
  const token = absent.customer.token
  await app.call('POST', `/user-programs/${absent.id}/log`, { token, body: { entries: [excuse] } })
  await app.call('POST', `/coach/user-programs/${slack.id}/pause`, { token: coach.token })
  await say(app, slack.customer, await chatOf(app, slack.customer, coach), 'On holiday')
  const later = await queueOf(coach)
  expect(kindsOf(later, absent)).toEqual([])
  expect(kindsOf(later, slack)).toEqual(['message'])
})

test('a case that is done stays away until its fact changes, a snoozed one until its instant', async () => {
  const coach = await makeCoach(app)
  const { customer } = await daily(coach, 0)
  const chatId = await chatOf(app, customer, coach)
  await say(app, customer, chatId, 'First')
  const id = `message-${chatId}`
  expect((await done(coach, id)).json()).toEqual({ success: true })
  expect((await done(coach, id)).statusCode).toBe(200)
  expect(await queueOf(coach)).toEqual([])
  await say(app, customer, chatId, 'Second')
  expect((await queueOf(coach)).map(({ fact }) => fact)).toEqual(['First'])
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  expect((await snooze(coach, id, inAnHour)).json()).toEqual({ success: true })
  await say(app, customer, chatId, 'Third')
  expect(await queueOf(coach)).toEqual([])
  await app.deps.db`update coach_queue_marks set snoozed_until = now() - interval '1 second'`
  expect((await queueOf(coach)).map((item) => item._id)).toEqual([id])
  for (const until of ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z'])
    expect((await snooze(coach, id, until)).json().code).toBe('request.out_of_range')
  expect((await snooze(coach, id, 'tomorrow')).statusCode).toBe(400)
  expect((await done(await makeCoach(app), id)).json().code).toBe('coaches.case_not_found')
  await app.call('POST', `/chat/${chatId}/read`, { token: coach.token, body: {} })
  expect((await done(coach, id)).statusCode).toBe(404)
})

test('shows a case again that was done or snoozed, to the coach who hid it alone', async () => {
  const coach = await makeCoach(app)
  const { customer } = await daily(coach, 0)
  const chatId = await chatOf(app, customer, coach)
  await say(app, customer, chatId, 'First')
  const id = `message-${chatId}`
  const ids = async () => (await queueOf(coach)).map((item) => item._id)
  const hide = [
    () => done(coach, id),
    () => snooze(coach, id, new Date(Date.now() + 3_600_000).toISOString()),
  ]
  for (const run of hide) {
    await run()
    expect((await snooze(await makeCoach(app), id, null)).json()).toEqual({ success: true })
    expect(await ids()).toEqual([])
    expect((await snooze(coach, id, null)).json()).toEqual({ success: true })
    expect(await ids()).toEqual([id])
  }
  await done(coach, id)
  await app.call('POST', `/chat/${chatId}/read`, { token: coach.token, body: {} })
  expect((await snooze(coach, id, null)).json()).toEqual({ success: true })
  expect(await ids()).toEqual([])
})

test('counts the cases that the queue lists, without a record that the coach saw an athlete', async () => {
  const coach = await makeCoach(app)
  const absent = await daily(coach, 4)
  await train(absent, [3])
  await makePlan(app, { coach, status: 'creating' })
  const chatId = await chatOf(app, absent.customer, coach)
  await say(app, absent.customer, chatId, 'First')
  await submit(app, absent.customer)
  const records = async () => {
    const [row] = await app.deps.db<{ n: number }[]>`
      select count(*)::int as n from audit_events where actor_id = ${coach.id}`
    return row?.n
  }
  const before = await records()
  expect(await countOf(coach)).toBe(4)
  expect(await records()).toBe(before)
  const items = await queueOf(coach)
  expect(items.map(({ kind }) => kind).sort()).toEqual(['blood_test', 'message', 'missed', 'plan_due'])
  expect(await records()).not.toBe(before)
  await done(coach, `message-${chatId}`)
  await snooze(coach, `missed-${absent.id}`, new Date(Date.now() + 3_600_000).toISOString())
  expect(await countOf(coach)).toBe(2)
  expect(await countOf(await makeCoach(app))).toBe(0)
})

test('counts no more cases than the queue lists', async () => {
  const coach = await makeCoach(app)
  const made = await makePlan(app, { coach, status: 'creating' })
  await app.deps.db`
    insert into user_programs (id, account_id, program_id, coach_id, status, start_date, total_weeks, training_days, data)
    select 'plan-due-' || n, up.account_id, up.program_id, up.coach_id, 'creating', up.start_date, 12, '{1}', up.data
    from generate_series(1, 300) n, user_programs up where up.id = ${made.id}`
  expect(await countOf(coach)).toBe(300)
})

test('reads the queue of five hundred athletes in three statements, three hundred cases at most', async () => {
  const coach = await makeCoach(app)
  const template = (await makePlan(app, { coach })).template.id
  const { db } = app.deps
  const person = await makeAccount(app)
  const first = await makeUserProgram(app, {
    accountId: person.id,
    programId: template,
    coachId: coach.id,
    startDate: dayAgo(30),
  })
  await db`
    insert into accounts (id, email, first_name, last_name, password_hash, locale)
    select 'many-' || n, 'many-' || n || '@tavan.test', 'Many', n::text, 'x', 'en' from generate_series(1, 500) n`
  await db`
    insert into user_programs (id, account_id, program_id, coach_id, status, start_date, total_weeks, training_days, data)
    select 'program-of-many-' || n, 'many-' || n, up.program_id, up.coach_id, 'active', up.start_date, 12, '{1,2,3,4,5,6,7}', up.data
    from generate_series(1, 500) n, user_programs up where up.id = ${first}`
  // Without statistics of the new rows the planner joins them one by one, which takes longer than a request may.
  await db`analyze accounts, user_programs`
  let items: QueueItem[] = []
  const seen = await observeStatements(async () => {
    items = await queueOf(coach)
  })
  expect(items).toHaveLength(300)
  const ofQueue = seen.filter(({ text }) => !/\bsessions s\b|from sessions|update sessions/.test(text))
  expect(ofQueue.map(({ text }) => text.trim().slice(0, 60))).toHaveLength(3)
  expect(await countOf(coach)).toBe(300)
})
