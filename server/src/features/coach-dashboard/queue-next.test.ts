import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { expect, test } from 'vitest'
import { chatOf, say } from '../../../test/chat'
import { dailyProgram, from, trainOn } from '../../../test/daily-programs'
import { dayAgo, makeCoach, type Person } from '../../../test/programs'
import { observeStatements } from '../../../test/statements'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const snooze = (coach: Person, id: string, until: string) =>
  app.call('POST', `/coach/queue/${id}/snooze`, { token: coach.token, body: { until } })
const emptyQueue = async (coach: Person) => {
  const answer = await app.call('GET', '/coach/queue', { token: coach.token })
  return answer.json().data as { items: QueueItem[]; next: object | null }
}
const dayAhead = (days: number) => dayAgo(-days)

test('an empty queue names what becomes a case next, in three statements and without an athlete', async () => {
  const coach = await makeCoach(app)
  expect(await emptyQueue(coach)).toEqual({ items: [], next: null })
  // The last day of twelve weeks is 83 days after the first one; a week before it is the case.
  const made = await dailyProgram(app, coach, 0)
  let answer = {}
  const seen = await observeStatements(async () => {
    answer = await emptyQueue(coach)
  })
  expect(answer).toEqual({ items: [], next: { kind: 'ending', day: dayAhead(76) } })
  const ofQueue = seen.filter(({ text }) => !/\bsessions s\b|from sessions|update sessions/.test(text))
  expect(ofQueue).toHaveLength(3)
  await app.deps.db`
    insert into check_ins (id, user_program_id, date, due_date, late_until)
    values ('next-check-in', ${made.id}, ${dayAgo(1)}, ${dayAhead(3)}, ${dayAhead(10)})`
  expect((await emptyQueue(coach)).next).toEqual({ kind: 'check_in', day: dayAhead(3) })
  const chatId = await chatOf(app, made.customer, coach)
  await say(app, made.customer, chatId, 'Hello')
  expect(await emptyQueue(coach)).toMatchObject({ items: [{ kind: 'message' }], next: null })
  const until = `${dayAhead(2)}T08:00:00.000Z`
  await snooze(coach, `message-${chatId}`, until)
  expect(await emptyQueue(coach)).toEqual({ items: [], next: { kind: 'snoozed', day: until } })
  await snooze(coach, `message-${chatId}`, `${dayAhead(4)}T08:00:00.000Z`)
  expect((await emptyQueue(coach)).next).toEqual({ kind: 'check_in', day: dayAhead(3) })
})

test('the figures have the share of the sessions of seven days that all athletes did', async () => {
  const coach = await makeCoach(app)
  const figure = async () =>
    (await app.call('GET', '/coach/stats', { token: coach.token })).json().data.trainedPercent
  expect(await figure()).toBeNull()
  const [first, second] = [await dailyProgram(app, coach, 30), await dailyProgram(app, coach, 30)]
  await trainOn(app, first, from(20, 1))
  expect(await figure()).toBe(50)
  await trainOn(app, second, from(6, 1))
  expect(await figure()).toBe(93)
  await app.deps.db`update user_programs set status = 'paused', paused_at = now() where id = ${second.id}`
  expect(await figure()).toBe(100)
})
