import { beforeAll, expect, test } from 'vitest'
import { useApp } from '../../test/test-app'
import { loadDemo } from './load'

const app = useApp()
beforeAll(() => loadDemo(app.deps, () => undefined))

test('the demo has reviews of bought products with and without a text, and one that waits', async () => {
  const rows = await app.deps.db<{ state: string; text: string; isBought: boolean; id: string }[]>`
    select r.state, r.text, r.is_bought as "isBought", r.product_id as id from reviews r order by r.created_at`
  expect(rows.map(({ state }) => state).sort()).toEqual([
    'approved',
    'approved',
    'approved',
    'approved',
    'new',
  ])
  expect(rows.filter(({ text }) => text === '')).toHaveLength(1)
  expect(rows.every(({ isBought }) => isBought)).toBe(true)
  const answer = await app.call('GET', `/products/${rows[0]?.id}/reviews`)
  expect(answer.json().data.count).toBe(1)
})

test('the demo has newsletter addresses in every state, and saved replies of its coach', async () => {
  const addresses = await app.deps.db<{ confirmed: boolean; left: boolean }[]>`
    select confirmed_at is not null as confirmed, left_at is not null as left from newsletter_addresses order by email`
  expect(addresses).toEqual([
    { confirmed: false, left: false },
    { confirmed: true, left: true },
    { confirmed: true, left: false },
  ])
  const replies = await app.deps.db`
    select r.title from coach_replies r join accounts a on a.id = r.coach_id where a.email = 'coach@tavan.test'`
  expect(replies).toHaveLength(2)
})
