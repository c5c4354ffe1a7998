import { beforeAll, describe, expect, test } from 'vitest'
import { makeBloodTest, submit } from '../../../test/blood-tests'
import { makeAccount } from '../../../test/factories'
import type { Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let staff: Person
beforeAll(async () => {
  staff = await makeAccount(app, ['admin'], undefined, 'coaches')
})
const get = (path: string, by: Person = staff) => app.call('GET', path, { token: by.token })
const change = (id: string, body: object, by: Person = staff) =>
  app.call('PATCH', `/admin/blood-tests/${id}`, { token: by.token, body })

describe('PATCH /admin/blood-tests/{id}', () => {
  test('X-62 X-89 writes the analysis and adds values, and the athlete reads both', async () => {
    const { id, athlete } = await makeBloodTest(app)
    const items = [{ label: 'Iron', value: 92, unit: 'mcg/dL', low: 60, high: 170 }]
    const answer = await change(id, { analysis_result: ' Ask your physician about vitamin D. ', items })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data).toMatchObject({
      analysis_result: 'Ask your physician about vitamin D.',
      status: 'reviewing',
      items: { Ferritin: 64, Iron: 92 },
    })
    const mine = (await get(`/blood-tests/${id}`, athlete)).json().data
    expect(mine.markers.at(-1)).toMatchObject({
      label: 'Iron',
      unit: 'µg/dL',
      position: 'within',
      source: 'staff',
    })
    const [event] = await app.deps.db`
      select actor_id, staff_role, subject_id, details from audit_events
      where object_id = ${id} and action = 'blood_test_changed'`
    expect(event).toEqual({
      actor_id: staff.id,
      staff_role: 'coaches',
      subject_id: athlete.id,
      details: { values: 1, analysis: true },
    })
  })

  test('keeps absent fields, accepts aliases, and reads an empty analysis as none', async () => {
    const { id } = await makeBloodTest(app)
    await change(id, { analysis: 'First.' })
    const added = await change(id, { markers: [{ label: 'Zinc', value: 12 }] })
    expect(added.json().data).toMatchObject({ analysis_result: 'First.', items: { Zinc: 12 } })
    expect((await change(id, { analysis_result: '' })).json().data.analysis_result).toBeNull()
  })

  test('replaces a value of the same name and keeps the athlete’s entry', async () => {
    const { id } = await makeBloodTest(app)
    const body = { items: [{ label: 'FERRITIN', value: 46, unit: 'ng/mL', low: 30, high: 300 }] }
    const { data } = (await change(id, body)).json()
    expect(Object.entries(data.items)[0]).toEqual(['FERRITIN', 46])
    expect(data.markers).toHaveLength(3)
    const [row] = await app.deps.db`
      select replaced from blood_test_values where blood_test_id = ${id} and label = 'FERRITIN'`
    expect(row?.replaced).toEqual([
      {
        at: expect.any(String),
        label: 'Ferritin',
        value: 64,
        unit: 'ng/mL',
        low: 30,
        high: 300,
        source: 'athlete',
      },
    ])
  })

  test('refuses invalid forms, empty changes and too many values', async () => {
    const { id } = await makeBloodTest(app)
    const code = async (body: object) => (await change(id, body)).json().code
    expect(await code({})).toBe('blood_tests.nothing_to_change')
    expect(await code({ items: [{ label: 'Iron', value: 1, low: 9, high: 2 }] })).toBe(
      'blood_tests.range_invalid',
    )
    const many = Array.from({ length: 98 }, (_, i) => ({ label: `V${i}`, value: i }))
    expect(await code({ items: many })).toBe('blood_tests.too_many_items')
    expect((await get(`/admin/blood-tests/${id}`)).json().data.markers).toHaveLength(3)
    expect((await change('nobodys', { analysis: 'x' })).statusCode).toBe(404)
  })

  test('is allowed for staff with that section (S2)', async () => {
    const { id } = await makeBloodTest(app)
    for (const role of ['shop', 'support'] as const) {
      const other = await makeAccount(app, ['admin'], undefined, role)
      expect((await change(id, { analysis: 'x' }, other)).statusCode).toBe(403)
      for (const path of ['', `/${id}`, `/${id}/report`])
        expect((await get(`/admin/blood-tests${path}`, other)).statusCode).toBe(403)
    }
  })
})

describe('GET /admin/blood-tests', () => {
  test('lists everyone’s tests without values, and audits who was listed (X-63)', async () => {
    const { id, athlete } = await makeBloodTest(app)
    const { data } = (await get(`/admin/blood-tests?search=${encodeURIComponent(athlete.email)}`)).json()
    expect(data).toMatchObject({ total: 1, currentPage: 1, totalPages: 1 })
    expect(data.items[0]).toMatchObject({
      id,
      userId: { email: athlete.email },
      code: 'LAB-2041',
      values: 3,
      analysed: false,
      report: { originalName: 'labuitslag.pdf' },
    })
    expect(JSON.stringify(data)).not.toMatch(/Ferritin|Fasting|negative/)
    const views = (await get(`/blood-tests/${id}/views`, athlete)).json().data.items
    expect(views).toMatchObject([{ action: 'listed', role: 'admin' }])
  })

  test('narrows to a status', async () => {
    await submit(app, await makeAccount(app))
    const totals = await Promise.all(
      ['', '?status=reviewing', '?status=completed'].map(
        async (query) => (await get(`/admin/blood-tests${query}`)).json().data.total,
      ),
    )
    expect(totals[0]).toBe(totals[1])
    expect(totals[2]).toBe(0)
  })

  test('lists the longest waiting first and reviewed ones last, with counts by status within the search', async () => {
    const [done, older, newer] = [
      await makeBloodTest(app),
      await makeBloodTest(app),
      await makeBloodTest(app),
    ]
    const { db } = app.deps
    await db`update blood_tests set code = 'QUEUE-1' where id = any(${[done.id, older.id, newer.id]}::text[])`
    await db`update blood_tests set created_at = now() - interval '3 days' where id = ${older.id}`
    await db`update blood_tests set status = 'completed', coach_comment = 'Good.', reviewed_at = now() where id = ${done.id}`
    const { data } = (await get('/admin/blood-tests?search=queue-1')).json()
    expect(data.items.map((one: { id: string }) => one.id)).toEqual([older.id, newer.id, done.id])
    expect(data).toMatchObject({ total: 3, counts: { reviewing: 2, completed: 1 } })
    const second = (await get('/admin/blood-tests?search=queue-1&limit=1&page=2')).json().data
    expect(second.items).toMatchObject([{ id: newer.id }])
    const waiting = (await get('/admin/blood-tests?search=queue-1&status=reviewing')).json().data
    expect(waiting).toMatchObject({ total: 2, counts: { reviewing: 2, completed: 1 } })
  })

  test('S43 the report is opened with a record of it', async () => {
    const { id, athlete } = await makeBloodTest(app)
    expect((await get(`/admin/blood-tests/${id}/report`)).headers['content-type']).toBe('application/pdf')
    const views = (await get(`/blood-tests/${id}/views`, athlete)).json().data.items
    expect(views).toMatchObject([{ action: 'report', role: 'admin' }])
  })
})
