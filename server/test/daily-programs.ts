import { expect } from 'vitest'
import { dayAgo, makePlan, type Person, planWith } from './programs'
import type { TestApp } from './test-app'

type Made = Awaited<ReturnType<typeof makePlan>>

/** A running program with a session on every day that began so many days ago. */
export async function dailyProgram(app: TestApp, coach: Person, days: number, duration = 84): Promise<Made> {
  const made = await makePlan(app, { coach, plan: planWith({ duration }) })
  await app.deps.db`delete from program_days where user_program_id = ${made.id}`
  await app.deps.db`
    update user_programs set start_date = ${dayAgo(days)}, fixed_until = null, training_days = '{1,2,3,4,5,6,7}',
      total_weeks = ${Math.ceil(duration / 7)} where id = ${made.id}`
  return made
}

let serial = 0
/** Logs a session on each of these days. */
export async function trainOn(
  app: TestApp,
  made: Made,
  daysAgo: readonly number[],
  pain?: string,
): Promise<void> {
  const entries = daysAgo.map((days) => ({
    clientId: `queue-entry-${++serial}`,
    rev: 1,
    kind: 'session',
    date: dayAgo(days),
    session: `plan-${dayAgo(days)}`,
    state: 'done',
    ...(pain ? { pain } : {}),
  }))
  const token = made.customer.token
  const answer = await app.call('POST', `/user-programs/${made.id}/log`, { token, body: { entries } })
  expect(answer.json().data.results.every(({ outcome }: { outcome: string }) => outcome === 'stored')).toBe(
    true,
  )
}
/** Days from one to another, both included. */
export const from = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, at) => first - at)
