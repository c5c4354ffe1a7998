import { expect, test } from 'vitest'
import { makeBloodTest, submit } from '../../../test/blood-tests'
import { makeAccount } from '../../../test/factories'
import { useApp } from '../../../test/test-app'
import { makeWholePerson } from '../../../test/whole-person'

const app = useApp({ RATE_LIMITS: 'off' })
const get = async (path: string, token: string) => {
  const answer = await app.call('GET', path, { token })
  return [answer.statusCode, answer.json().data]
}

test('shows a person the counts of stored items, and the consent', async () => {
  const { person } = await makeWholePerson(app)
  const [, data] = await get('/account/data', person.token)
  const counts = Object.fromEntries(
    data.items.map(({ item, count }: { item: string; count: number }) => [item, count]),
  )
  expect(counts).toEqual({
    addresses: 1,
    sessions: 1,
    programs: 1,
    answers: 1,
    measurements: 1,
    photos: 1,
    blood_tests: 1,
    messages: 3,
    files: 1,
    orders: 2,
    cart_items: 1,
    alerts: 1,
    wishes: 1,
    newsletter: 1,
    subscriptions: 1,
    applications: 1,
    reviews: 1,
  })
  expect(data).toMatchObject({
    graceDays: 30,
    consent: { at: expect.any(String), version: expect.any(String), withdrawnAt: null },
  })
})

test('shows a person the viewers of their health data with time: coaches by name, staff by role (S43)', async () => {
  const { id, athlete, coach } = await makeBloodTest(app)
  const staff = await makeAccount(app, ['admin'])
  await app.call('GET', `/blood-tests/coach/${id}`, { token: coach.token })
  await app.call('GET', `/admin/blood-tests/${id}`, { token: staff.token })
  await app.call('GET', `/blood-tests/${id}`, { token: athlete.token })
  const [, { items, total }] = await get('/account/accesses', athlete.token)
  expect(total).toBe(2)
  expect(items).toEqual([
    { at: expect.any(String), action: 'blood_test_opened', role: 'admin', by: null },
    {
      at: expect.any(String),
      action: 'blood_test_opened',
      role: 'coach',
      by: { firstName: 'Sara', lastName: 'Moradi' },
    },
  ])
  const page = await get('/account/accesses?page=2&limit=1', athlete.token)
  expect(page[1]).toMatchObject({ total: 2, currentPage: 2, totalPages: 2, items: [{ role: 'coach' }] })
  expect((await get('/account/accesses', coach.token))[1].total).toBe(0)
})

test('X-104 consent that is withdrawn closes health data to others until it is given again', async () => {
  const { id, athlete, coach, program } = await makeBloodTest(app)
  const staff = await makeAccount(app, ['admin'])
  const statuses = async () => {
    const calls = [
      [`/blood-tests/coach/${id}`, coach],
      [`/blood-tests/coach/${id}/report`, coach],
      [`/coach/user-programs/${program}/complete`, coach],
      [`/admin/blood-tests/${id}`, staff],
      [`/blood-tests/${id}`, athlete],
    ] as const
    return Promise.all(
      calls.map(async ([path, { token }]) => (await app.call('GET', path, { token })).statusCode),
    )
  }
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  const withdraw = () => app.call('DELETE', '/account/consent', { token: athlete.token })
  expect((await withdraw()).statusCode).toBe(200)
  expect((await withdraw()).statusCode).toBe(200)
  expect(await statuses()).toEqual([404, 404, 404, 404, 200])
  expect((await get('/account/data', athlete.token))[1].consent.withdrawnAt).not.toBeNull()
  expect((await submit(app, athlete, { consent: undefined })).json().code).toBe('consent.required')
  const trail = await app.deps.db`
    select 1 from audit_events where subject_id = ${athlete.id} and action = 'consent_withdrawn'`
  expect(trail).toHaveLength(1)
  const told = await app.deps.db`
    select data from jobs where queue = 'coach-program-mail' and data ->> 'mail' = 'consent_withdrawn'`
  expect(told.map(({ data }) => data)).toMatchObject([{ coachId: coach.id, userProgramId: program }])
  expect((await submit(app, athlete)).statusCode).toBe(201)
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
})
