import type { CoachUser } from 'contract/coach-dashboard/calls'
import type { UserProgram } from 'contract/programs/calls'
import type { CompleteProgram } from 'contract/programs/coach-calls'
import type { ProgramData } from 'contract/programs/plan'
import { valueAt } from 'contract/programs/plan-changes'
import { planLeaves } from 'contract/programs/plan-paths'
import { userProgramStatuses } from 'contract/programs/rules'
import type { Today } from 'contract/training/calls'
import { beforeAll, expect, test } from 'vitest'
import { useApp } from '../../test/test-app'
import { hashOf, newToken } from '../kernel/ids'
import { loadDemo } from './load'

const app = useApp()
beforeAll(() => loadDemo(app.deps, () => undefined))

async function signIn(email: string): Promise<string> {
  const token = newToken()
  await app.deps.db`
    insert into sessions (token_hash, account_id, idle_seconds, expires_at, ends_at)
    select ${hashOf(token)}, id, 3600, now() + interval '1 hour', now() + interval '1 day'
    from accounts where email = ${email}`
  return token
}

async function usersOf(email: string): Promise<CoachUser[]> {
  const token = await signIn(email)
  return (await app.call('GET', '/coach/my-users?limit=100', { token })).json().data.users
}

test('the demo coach has at least twelve users, in every state of a program and in three languages', async () => {
  const users = await usersOf('coach@tavan.test')
  expect(users.length).toBeGreaterThanOrEqual(12)
  const statuses = new Set(users.flatMap((user) => user.programs.map((program) => program.status)))
  expect([...statuses].sort()).toEqual([...userProgramStatuses].sort())
  expect(users.some((user) => /\p{Script=Arabic}/u.test(user.firstName))).toBe(true)
  const customer = users.find((user) => user.email === 'customer@tavan.test')
  expect(customer?.programs.map((program) => program.status).sort()).toEqual([
    'active',
    'completed',
    'creating',
  ])
  for (const user of users) {
    for (const { status, progress, startDate } of user.programs) {
      if (status === 'completed') expect(progress).toBe(100)
      if (startDate === null) expect(progress).toBe(0)
      else expect(Date.parse(startDate)).toBeLessThan(Date.now())
    }
  }
})

test('the second coach has users of their own', async () => {
  const [first, second] = [await usersOf('coach@tavan.test'), await usersOf('coach2@tavan.test')]
  expect(second.length).toBeGreaterThan(2)
  const ids = new Set(first.map((user) => user.id))
  expect(second.filter((user) => ids.has(user.id))).toEqual([])
})

test('the demo customer follows a plan with something in every field, questionnaire, sessions and weights', async () => {
  const [token, customer] = [await signIn('coach@tavan.test'), await signIn('customer@tavan.test')]
  const list = (await app.call('GET', '/user-programs', { token: customer })).json().data as UserProgram[]
  expect(list.map(({ status, stage }) => [status, stage])).toEqual([
    ['pending', 'creating'],
    ['active', null],
    ['completed', null],
  ])
  const active = list[1]?._id
  const complete: CompleteProgram = (
    await app.call('GET', `/coach/user-programs/${active}/complete`, { token })
  ).json().data
  for (const path of planLeaves.keys()) {
    const value = valueAt(complete.programData as ProgramData, path)
    const isEmpty = value === '' || value === null || value === 0 || Object.keys(Object(value)).length === 0
    expect(isEmpty && typeof value !== 'number', path).toBe(false)
    expect(value, path).not.toBe(0)
  }
  const { questions, responses, submittedAt } = complete.questionnaire
  expect(questions.length).toBeGreaterThanOrEqual(7)
  expect(new Set(questions.map((question) => question.type)).size).toBe(7)
  expect(submittedAt).not.toBeNull()
  expect(responses.length).toBeGreaterThanOrEqual(questions.filter((question) => question.required).length)
  expect(complete.sessions.length).toBeGreaterThan(5)
  expect(complete.measurements.length).toBeGreaterThan(3)
  expect(complete.version).toBeGreaterThan(1)
  const [row] = complete.programData?.workout.weeklySchedule.monday.exercises ?? []
  const [known] = await app.deps.db`select name from library_exercises where id = ${row?.exerciseId ?? ''}`
  expect(known?.name).toBe(row?.name)
})

/** Every text of a plan: values only, no names of fields and no ids of rows. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' || key === 'exerciseId' ? [] : textsOf(inner),
  )
}

test('a plan is written in its customer’s language', async () => {
  const rows = await app.deps.db<{ locale: string; data: ProgramData }[]>`
    select a.locale, up.data from user_programs up join accounts a on a.id = up.account_id where up.data is not null`
  const of = (locale: string) =>
    rows.filter((row) => row.locale === locale).flatMap(({ data }) => textsOf(data))
  const english = new Set(of('en').filter((text) => /\p{Letter}{2}/u.test(text) && !text.startsWith('http')))
  expect(english.size).toBeGreaterThan(150)
  // In Persian nothing is left in Latin letters, and in Dutch no sentence.
  expect(of('fa').filter((text) => /[A-Za-z]{2}/.test(text) && !text.startsWith('http'))).toEqual([])
  expect(of('nl').filter((text) => english.has(text) && text.split(' ').length > 3)).toEqual([])
})

test('the demo customer has no load for mobility, and meters for a carry (N26)', async () => {
  const token = await signIn('customer@tavan.test')
  const loads = new Map<string, { load: number | null; reps: number | null; meters: number | null }>()
  for (let n = 0; n < 7; n++) {
    const date = new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)
    const { data } = (await app.call('GET', `/today?date=${date}`, { token })).json() as { data: Today }
    for (const { name, last } of data.sessions.flatMap(({ exercises }) => exercises)) {
      const [set] = last
      if (set) loads.set(name, set)
    }
  }
  expect(loads.get('90/90 Hip Turn')).toMatchObject({ load: null, reps: 8 })
  expect(loads.get('Farmer Carry')).toMatchObject({ meters: 30, reps: null })
  const heavy = (name: string) => loads.get(name)?.load ?? 0
  expect(heavy('Deadlift')).toBeGreaterThan(heavy('Bench Press'))
  expect(heavy('Bench Press')).toBeGreaterThan(heavy('Bent-over Row'))
})

test('the demo customer has a session on every day of the week, with the last results', async () => {
  const token = await signIn('customer@tavan.test')
  const days = [0, 1, 2, 3, 4, 5, 6].map((n) =>
    new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10),
  )
  for (const date of days) {
    const { data } = (await app.call('GET', `/today?date=${date}`, { token })).json() as { data: Today }
    expect(data.sessions.length, date).toBeGreaterThan(0)
    const [session] = data.sessions
    expect(session?.exercises.length, date).toBeGreaterThan(0)
    for (const { row, last } of session?.exercises ?? []) {
      expect(row).toMatch(/^\w{20,}$/)
      expect(last.length, date).toBeGreaterThan(0)
    }
    expect(data.meals.length).toBeGreaterThan(0)
    expect(data.water.target).toBe(3000)
  }
})
