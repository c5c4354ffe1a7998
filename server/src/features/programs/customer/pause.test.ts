import { expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { jobsDone, mailsTo } from '../../../../test/mails'
import { dayAgo, makePlan, type Person } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { resumeEnded } from './pause.logic'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>

const pause = ({ id }: Made, { token }: Person, days: number) =>
  app.call('POST', `/user-programs/${id}/pause`, { token, body: { days } })
const resume = ({ id }: Made, { token }: Person) => app.call('POST', `/user-programs/${id}/resume`, { token })
/** Moves the beginning and the end of a pause into the past. */
async function passDays({ id }: Made, days: number) {
  await app.deps.db`
    update user_programs set paused_on = paused_on - ${days}::int, own_pause_until = own_pause_until - ${days}::int
    where id = ${id}`
  await app.deps.db`
    update program_pauses set from_day = from_day - ${days}::int where user_program_id = ${id} and until_day is null`
}

test('an athlete pauses for some days, the coach is told, and nobody else may', async () => {
  const made = await makePlan(app)
  for (const person of [await makeAccount(app), made.coach])
    expect((await pause(made, person, 3)).json().code).toBe('programs.not_found')
  const answer = await pause(made, made.customer, 3)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({
    status: 'paused',
    ownPause: { until: dayAgo(-3), daysLeft: 14 },
  })
  await app.deps.jobs.start(app.handlers)
  await jobsDone(app)
  const [mail] = await mailsTo(app, made.coach.email)
  expect(mail?.subject).toContain('is paused')
  expect((await pause(made, made.customer, 3)).json().code).toBe('programs.step_refused')
})

test('the program goes on by itself on the day, however late the server is', async () => {
  const made = await makePlan(app)
  await pause(made, made.customer, 3)
  await resumeEnded(app.deps)
  const statusOf = async () =>
    (await app.call('GET', `/user-programs/${made.id}/data`, { token: made.customer.token })).json().data
      .userProgram
  expect((await statusOf()).status).toBe('paused')
  await passDays(made, 5)
  await resumeEnded(app.deps)
  expect(await statusOf()).toMatchObject({ status: 'active', ownPause: { until: null, daysLeft: 11 } })
  const [row] = await app.deps.db<{ days: number; until: string }[]>`
    select up.paused_days as days, p.until_day::text as until from user_programs up
      join program_pauses p on p.user_program_id = up.id where up.id = ${made.id}`
  expect(row).toEqual({ days: 3, until: dayAgo(2) })
})

test('all pauses of a program together are 14 days at most, and one that ends earlier takes only its own days', async () => {
  const made = await makePlan(app)
  await pause(made, made.customer, 14)
  await passDays(made, 4)
  expect((await resume(made, made.customer)).json().data).toMatchObject({
    status: 'active',
    ownPause: { until: null, daysLeft: 10 },
  })
  await app.deps.db`
    update program_pauses set from_day = from_day - 20, until_day = until_day - 20 where user_program_id = ${made.id}`
  const refused = await pause(made, made.customer, 11)
  expect(refused.json()).toMatchObject({ code: 'programs.pause_too_long', params: { max: 10 } })
  expect((await pause(made, made.customer, 10)).statusCode).toBe(200)
  for (const days of [0, 15, 1.5]) expect((await pause(made, made.customer, days)).statusCode).toBe(400)
})

test('a pause of the coach is not the athlete’s to end, and ends no day by itself', async () => {
  const made = await makePlan(app)
  const { token } = made.coach
  await app.call('POST', `/coach/user-programs/${made.id}/pause`, { token })
  expect((await resume(made, made.customer)).json().code).toBe('programs.step_refused')
  await passDays(made, 30)
  expect(await resumeEnded(app.deps)).toBe(0)
})

test('the coach may end a pause of the athlete, whose days then count as taken', async () => {
  const made = await makePlan(app)
  await pause(made, made.customer, 14)
  await passDays(made, 6)
  const { token } = made.coach
  expect((await app.call('POST', `/coach/user-programs/${made.id}/resume`, { token })).statusCode).toBe(200)
  const mine = await app.call('GET', '/user-programs', { token: made.customer.token })
  expect(mine.json().data[0]).toMatchObject({ status: 'active', ownPause: { until: null, daysLeft: 8 } })
})
