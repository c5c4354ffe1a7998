import { expect, test } from 'vitest'
import { submit, submitForm } from '../../../test/blood-tests'
import { makeAccount } from '../../../test/factories'
import type { Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'

const app = useApp()
const spend = (athlete: Person, name: string, count: number) => app.deps.db`
  insert into attempts (key, count, resets_at)
  values (${`${name}:account:${athlete.id}`}, ${count}, now() + interval '1 hour')`

test('S35 an account sends so many tests a day, and an other is not held up by it', async () => {
  const [busy, other] = [await makeAccount(app), await makeAccount(app)]
  await spend(busy, 'blood-test', 59)
  expect((await submit(app, busy)).statusCode).toBe(201)
  for (const send of [submit, submitForm]) {
    const refused = await send(app, busy)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await submit(app, other)).statusCode).toBe(201)
})

test('S21 and so many megabytes of reports', async () => {
  const athlete = await makeAccount(app)
  await spend(athlete, 'blood-test:kilobytes', 100 * 1024)
  const refused = await submitForm(app, athlete)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'files.too_much'])
  expect((await submit(app, athlete)).statusCode).toBe(201)
})

test('S21 refuses a report when the reports of all accounts fill their space', async () => {
  const [one, other] = [await makeAccount(app), await makeAccount(app)]
  const { id } = (await submitForm(app, one)).json().data
  await app.deps
    .db`update blood_test_reports set size = 51::bigint * 1024 * 1024 * 1024 where blood_test_id = ${id}`
  const refused = await submitForm(app, other)
  expect([refused.statusCode, refused.json().code]).toEqual([507, 'files.no_space'])
  await app.deps.db`delete from blood_tests where id = ${id}`
  expect((await submitForm(app, other)).statusCode).toBe(201)
})

test('an account keeps so many tests in all', async () => {
  const athlete = await makeAccount(app)
  await submit(app, athlete)
  await app.deps.db`
    insert into blood_tests (id, account_id) select 'kept-' || n, ${athlete.id} from generate_series(2, 500) n`
  const refused = await submit(app, athlete, { note: 'One more' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'blood_tests.too_many'])
  const { data } = (await app.call('GET', '/blood-tests?limit=1000', { token: athlete.token })).json()
  expect([data.total, data.items.length, data.totalPages]).toEqual([500, 100, 5])
})
