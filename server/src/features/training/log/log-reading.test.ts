import { expect, test } from 'vitest'
import { dayAgo, makePlan } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const DAY = dayAgo(2)

test('GET …/log answers owner and coach the fields that were sent, of at most 92 days, and records the coach', async () => {
  const made = await makePlan(app)
  const set = { session: 's', exercise: 'Row', index: 0, reps: 5, insteadOf: 'row-2', row: 'row-1' }
  const meal = { kind: 'meal', date: dayAgo(3), meal: 'lunch', done: true, alternative: 'Soup' }
  const entries = [
    { clientId: 'meal-0001', rev: 1, ...meal },
    { clientId: 'water-001', rev: 1, kind: 'water', date: DAY, ml: 250, at: '2026-11-27T08:00:00Z' },
    { clientId: 'set-00001', rev: 1, kind: 'set', date: dayAgo(1), ...set },
  ]
  const { token } = made.customer
  await app.call('POST', `/user-programs/${made.id}/log`, { token, body: { entries } })
  const log = async (query = '') =>
    (await app.call('GET', `/user-programs/${made.id}/log${query}`, { token })).json().data.items
  const items = entries.map((entry) => ({ ...entry, counts: true }))
  expect(await log()).toEqual(items)
  expect(await log(`?from=${DAY}&to=${DAY}`)).toEqual([items[1]])
  const asCoach = async (token: string, query = '') =>
    app.call('GET', `/coach/user-programs/${made.id}/log${query}`, { token })
  expect((await asCoach(made.coach.token)).json().data.items).toEqual(items)
  const accesses = await app.call('GET', '/account/accesses', { token: made.customer.token })
  expect(accesses.json().data.items).toMatchObject([{ action: 'program_opened' }])
  const other = await makePlan(app)
  expect((await asCoach(other.coach.token)).json().code).toBe('programs.not_found')
  const wrong = [
    [`?from=${dayAgo(92)}&to=${dayAgo(0)}`, 'log.period'],
    [`?from=${dayAgo(0)}&to=${dayAgo(1)}`, 'log.period'],
    ['?from=yesterday', 'log.day'],
    ['?from=2026-02-30', 'log.day'],
  ] as const
  for (const [query, code] of wrong) {
    expect((await asCoach(made.coach.token, query)).json().code, query).toBe(code)
    const mine = await app.call('GET', `/user-programs/${made.id}/log${query}`, { token })
    expect([mine.statusCode, mine.json().code], query).toEqual([400, code])
  }
  expect((await asCoach(made.coach.token, `?from=${dayAgo(91)}&to=${dayAgo(0)}`)).statusCode).toBe(200)
})
