import type { MyBloodTest } from 'contract/blood-tests/calls'
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

test('the demo customer has four blood tests over time, the newest awaiting its comment', async () => {
  const token = await signIn('customer@tavan.test')
  const { data } = (await app.call('GET', '/blood-tests', { token })).json()
  const tests = data.items as MyBloodTest[]
  expect(tests.map(({ status }) => status)).toEqual(['reviewing', 'completed', 'completed', 'completed'])
  expect(data.consentNeeded).toBe(false)
  const days = tests.map(({ testedAt }) => testedAt ?? '')
  expect([...days].sort().reverse()).toEqual(days)
  for (const { id, markers, createdAt, reviewedAt, testedAt, report } of tests) {
    expect(markers.length).toBeGreaterThanOrEqual(10)
    // Every value has its laboratory's unit and range, and is one that can be converted.
    for (const { marker, unit, position, label } of markers)
      expect([marker, unit, position].includes(null), label).toBe(false)
    expect((testedAt ?? '') <= createdAt.slice(0, 10)).toBe(true)
    if (reviewedAt) expect(reviewedAt > createdAt).toBe(true)
    if (!report) continue
    const file = await app.call('GET', `/blood-tests/${id}/report`, { token })
    expect([file.headers['content-type'], file.rawPayload.length]).toEqual(['application/pdf', report.size])
  }
  expect(tests.filter(({ report }) => report)).toHaveLength(3)
  const { trends } = (await app.call('GET', '/blood-values', { token })).json().data
  expect(trends.map(({ points }: { points: unknown[] }) => points.length)).toEqual(Array(10).fill(4))
})

test('the demo coach has tests of three people, in three languages, two of them waiting', async () => {
  const token = await signIn('coach@tavan.test')
  const { data } = (await app.call('GET', '/blood-tests/coach/all', { token })).json()
  expect(data.counts).toEqual({ reviewing: 2, completed: 4 })
  const people = new Set(data.bloodTests.map(({ userId }: { userId: { email: string } }) => userId.email))
  expect(people.size).toBe(3)
  const { bloodTestsToReview } = (await app.call('GET', '/coach/stats', { token })).json().data
  expect(bloodTestsToReview).toBe(2)
})
