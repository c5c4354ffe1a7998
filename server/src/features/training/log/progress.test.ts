import { dayKeys } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import { dayAgo, makePlan, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>
let serial = 0
const entry = (kind: string, date: string, fields: object) => ({
  clientId: `progress-${++serial}`,
  rev: 1,
  kind,
  date,
  ...fields,
})
const session = (date: string, changes: object = {}) =>
  entry('session', date, { session: `plan-${date}`, state: 'done', ...changes })

async function store({ id, customer }: Made, ...entries: object[]) {
  const answer = await app.call('POST', `/user-programs/${id}/log`, {
    token: customer.token,
    body: { entries },
  })
  return answer.json().data.results as { outcome: string; code?: string }[]
}

async function progress({ id, customer }: Made): Promise<number> {
  const answer = await app.call('GET', `/user-programs/${id}/data`, { token: customer.token })
  return answer.json().data.userProgram.progress
}

/** Two weeks with six sessions that began ten days ago; the past days with and without one. */
async function running() {
  const made = await makePlan(app, { plan: planWith({ duration: 14 }) })
  await app.deps.db`update user_programs set total_weeks = 2 where id = ${made.id}`
  const past = [1, 2, 3, 4, 5, 6, 7, 8].map(dayAgo)
  const isTraining = (day: string) => [1, 3, 5].includes(new Date(day).getUTCDay())
  return {
    made,
    planned: past.filter(isTraining) as [string, string],
    rest: past.filter((day) => !isTraining(day)) as [string],
  }
}

test('a session counts when it is finished, and one without a start and an end with its first set [X-50]', async () => {
  const { made, planned } = await running()
  const set = (date: string, name: string) =>
    entry('set', date, { session: name, exercise: 'Squat', index: 0, reps: 5 })
  const begun = session(planned[0], { state: 'running' })
  await store(made, begun, set(planned[0], `plan-${planned[0]}`))
  expect(await progress(made)).toBe(0)
  await store(made, { ...begun, rev: 2, state: 'done' })
  expect(await progress(made)).toBe(17)
  await store(made, set(planned[1], 'lost'))
  expect(await progress(made)).toBe(33)
})

test('a moved session counts on its new day, beside the one of that day [X-50]', async () => {
  const { made, planned, rest } = await running()
  await store(made, session(rest[0]))
  expect(await progress(made)).toBe(0)
  const move = entry('move', dayAgo(1), { from: planned[0], to: rest[0] })
  expect(await store(made, move)).toMatchObject([{ outcome: 'stored' }])
  expect(await progress(made)).toBe(17)
  // Nothing is planned any more on the day that it was moved from.
  await store(made, session(planned[0]))
  expect(await progress(made)).toBe(17)
  await store(made, { ...move, rev: 2, to: planned[1] })
  await store(made, session(planned[1]), session(planned[1], { session: 'second' }))
  expect(await progress(made)).toBe(33)
  await store(made, { ...move, rev: 3, removed: true })
  expect(await progress(made)).toBe(33)
})

test('an excused day counts on neither side, and may be ahead [X-114]', async () => {
  const { made, planned } = await running()
  await store(made, session(planned[0]))
  const excuse = (date: string) => entry('excuse', date, { reason: 'Travel' })
  const ill = excuse(planned[1])
  expect(await store(made, ill)).toMatchObject([{ outcome: 'stored' }])
  expect(await progress(made)).toBe(20)
  await store(made, { ...ill, rev: 2, removed: true })
  expect(await progress(made)).toBe(17)
  expect(await store(made, excuse(dayAgo(-3)))).toMatchObject([{ outcome: 'stored' }])
  expect(await store(made, excuse(dayAgo(-4)))).toMatchObject([{ code: 'log.day' }])
})

test('a session that began keeps what the version of the plan that it names had planned [X-114]', async () => {
  const { made } = await running()
  const { db } = app.deps
  const today = dayAgo(0)
  const key = dayKeys[(new Date(today).getUTCDay() + 6) % 7] as string
  const put = (focus: string) =>
    app.call('PUT', `/coach/user-programs/${made.id}/complete-data`, {
      token: made.coach.token,
      body: { workout: { weeklySchedule: { [key]: { focus } } } },
    })
  const versionNow = async () =>
    (await db<{ version: number }[]>`select version from user_programs where id = ${made.id}`)[0]?.version
  const fixed = () =>
    db`select planned, version from program_days where user_program_id = ${made.id} and date = ${today}`
  await put('Arms')
  const begunWith = await versionNow()
  await put('')
  await store(made, session(today, { planVersion: begunWith }))
  expect(await fixed()).toEqual([{ planned: 1, version: begunWith }])
  await put('Legs')
  await put('')
  expect(await fixed()).toEqual([{ planned: 1, version: begunWith }])
})
