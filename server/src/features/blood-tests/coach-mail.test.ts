import { beforeAll, expect, test } from 'vitest'
import { makeBloodTest, submit } from '../../../test/blood-tests'
import { coachSettings } from '../../../test/factories'
import { jobsDone, mailsTo } from '../../../test/mails'
import { makeCoach, type Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'
import { COACH_BLOOD_TEST_MAIL } from './coach-mail'

const app = useApp({ RATE_LIMITS: 'off' })
beforeAll(() => app.deps.jobs.start(app.handlers))

const mailed = async (coach: Person) => {
  await jobsDone(app)
  return (await mailsTo(app, coach.email)).filter((mail) => mail.file.includes('blood-test'))
}

test.each([
  ['en', 'A blood test is waiting for your comment'],
  ['fa', 'یک آزمایش خون در انتظار نظر شماست'],
  ['nl', 'Een bloedonderzoek wacht op je reactie'],
])('the coach is told of a new test, in %s and without whose it is', async (locale, subject) => {
  const coach = await makeCoach(app)
  await app.deps.db`update accounts set locale = ${locale}, first_name = 'Kim' where id = ${coach.id}`
  const { id, athlete } = await makeBloodTest(app, coach)
  await jobsDone(app)
  await app.handlers[COACH_BLOOD_TEST_MAIL]?.({ bloodTestId: id, coachId: coach.id })
  const mails = await mailed(coach)
  expect(mails.map((mail) => mail.subject)).toEqual([subject])
  const whole = `${mails[0]?.text}${mails[0]?.html}`
  expect(whole).toContain('/coach/dashboard?tab=blood-tests')
  for (const secret of ['Sara', athlete.email, 'Ferritin', 'LAB-2041', id])
    expect(whole).not.toContain(secret)
})

async function setNotify(coach: Person, bloodTests: boolean): Promise<void> {
  const body = { ...coachSettings, notify: { ...coachSettings.notify, bloodTests } }
  const { statusCode } = await app.call('PUT', '/coach/settings', { token: coach.token, body })
  expect(statusCode).toBe(200)
}

test('sends no mail to a coach who opted out, nor about a commented test (X-60)', async () => {
  const coach = await makeCoach(app)
  await setNotify(coach, false)
  const { id } = await makeBloodTest(app, coach)
  expect(await mailed(coach)).toEqual([])
  await setNotify(coach, true)
  const { token } = coach
  await app.call('POST', `/blood-tests/coach/${id}/comment`, { token, body: { comment: 'Read.' } })
  await app.handlers[COACH_BLOOD_TEST_MAIL]?.({ bloodTestId: id, coachId: coach.id })
  expect(await mailed(coach)).toEqual([])
})

test('sends no mail about another coach’s athlete, or after a program ended (X-63)', async () => {
  const { id, athlete, coach, program } = await makeBloodTest(app)
  expect(await mailed(coach)).toHaveLength(1)
  const stranger = await makeCoach(app)
  await app.handlers[COACH_BLOOD_TEST_MAIL]?.({ bloodTestId: id, coachId: stranger.id })
  expect(await mailed(stranger)).toEqual([])
  await app.deps.db`update user_programs set status = 'completed', ended_at = now() where id = ${program}`
  await submit(app, athlete)
  expect(await mailed(coach)).toHaveLength(1)
})
