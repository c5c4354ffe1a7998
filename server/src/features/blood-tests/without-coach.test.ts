import { beforeAll, describe, expect, test } from 'vitest'
import { makeBloodTest, SENT, submit, submitForm } from '../../../test/blood-tests'
import { makeAccount } from '../../../test/factories'
import { makeCoach, type Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let staff: Person
let person: Person
beforeAll(async () => {
  staff = await makeAccount(app, ['admin'], undefined, 'coaches')
  person = await makeAccount(app)
})

const call = (by: Person, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: by.token, body })
const read = async (by: Person, path: string) => (await call(by, 'GET', path)).json()
const keep = async (changes: object = {}) =>
  (await submit(app, person, { for: 'self', ...changes })).json().data
const mails = (id: string) => app.deps.db<{ data: Record<string, unknown> }[]>`
  select data from jobs where queue = 'coach-blood-test-mail' and data ->> 'bloodTestId' = ${id}`

describe('X-112 a blood test that its owner keeps', () => {
  test('is recorded, and no list of coaches or staff has it', async () => {
    const { id, status, editable } = await keep()
    expect([status, editable]).toEqual(['recorded', true])
    expect((await read(staff, `/admin/blood-tests/${id}`)).code).toBe('blood_tests.not_found')
    expect((await read(staff, '/admin/blood-tests')).data.items).toEqual([])
    expect((await call(staff, 'PATCH', `/admin/blood-tests/${id}`, { coachId: null })).json().code).toBe(
      'blood_tests.not_found',
    )
    expect(await mails(id)).toEqual([])
    const { data } = await read(person, '/blood-tests')
    expect(data).toMatchObject({ coach: null, items: [{ id, status: 'recorded', editable: true }] })
  })

  test('is hidden from the coach of a running program until its owner asks for a comment', async () => {
    const { coach, athlete } = await makeBloodTest(app)
    const own = (await submit(app, athlete, { for: 'self', code: 'OWN' })).json().data
    expect((await read(athlete, '/blood-tests')).data.coach).toEqual({
      firstName: 'Sara',
      lastName: 'Moradi',
    })
    expect((await read(coach, `/blood-tests/coach/${own.id}`)).code).toBe('blood_tests.not_found')
    const listed = (await read(coach, '/blood-tests/coach/all')).data.bloodTests
    expect(listed.map((one: { code: string }) => one.code)).not.toContain('OWN')
    const asked = await call(athlete, 'POST', `/blood-tests/${own.id}/ask`)
    expect(asked.json().data.status).toBe('reviewing')
    expect((await read(coach, `/blood-tests/coach/${own.id}`)).success).toBe(true)
    expect(await mails(own.id)).toMatchObject([{ data: { coachId: coach.id } }])
  })

  test('is assigned by staff to a coach, and the coach reads and comments it', async () => {
    const coach = await makeCoach(app)
    const { id } = await keep()
    const assign = (coachId: string | null) => call(staff, 'PATCH', `/admin/blood-tests/${id}`, { coachId })
    await call(person, 'POST', `/blood-tests/${id}/ask`)
    await call(person, 'POST', `/blood-tests/${id}/ask`)
    expect(await mails(id)).toEqual([])
    expect((await read(staff, `/admin/blood-tests/${id}`)).data).toMatchObject({ coachId: null, coaches: [] })
    expect((await read(coach, `/blood-tests/coach/${id}`)).code).toBe('blood_tests.not_found')
    expect((await assign(person.id)).json().code).toBe('blood_tests.coach_unknown')
    expect((await assign(coach.id)).json().data).toMatchObject({
      coachId: coach.id,
      coaches: [{ id: coach.id }],
    })
    expect(await mails(id)).toMatchObject([{ data: { coachId: coach.id } }])
    expect((await read(coach, '/blood-tests/coach/all')).data.bloodTests).toMatchObject([{ id }])
    await read(coach, `/blood-tests/coach/${id}`)
    const comment = await call(coach, 'POST', `/blood-tests/coach/${id}/comment`, { comment: 'Well done.' })
    expect(comment.statusCode).toBe(201)
    expect((await call(person, 'POST', `/blood-tests/${id}/ask`)).json().code).toBe(
      'blood_tests.already_reviewed',
    )
    const views = (await read(person, `/blood-tests/${id}/views`)).data.items
    expect(views.map((view: { action: string }) => view.action)).toContain('assigned')
    await assign(null)
    expect((await read(coach, `/blood-tests/coach/${id}`)).code).toBe('blood_tests.not_found')
  })

  test('is closed to an assigned coach when its owner withdraws the consent', async () => {
    const [coach, owner] = [await makeCoach(app), await makeAccount(app)]
    const { id } = (await submit(app, owner)).json().data
    await call(staff, 'PATCH', `/admin/blood-tests/${id}`, { coachId: coach.id })
    await app.deps.db`update consents set withdrawn_at = now() where account_id = ${owner.id}`
    expect((await read(coach, `/blood-tests/coach/${id}`)).code).toBe('blood_tests.not_found')
  })
})

describe('X-112 a blood test that no coach has opened', () => {
  test('is changed by its owner without losing the report, staff’s values and unchanged rows', async () => {
    const owner = await makeAccount(app)
    const { id } = (await submitForm(app, owner)).json().data
    await call(staff, 'PATCH', `/admin/blood-tests/${id}`, {
      items: [{ label: 'Iron', value: 92, unit: 'µg/dL' }],
    })
    const before = (await read(owner, `/blood-tests/${id}`)).data
    const [ferritin] = SENT.items
    const answer = await call(owner, 'PUT', `/blood-tests/${id}`, {
      code: '',
      testedAt: '2026-03-15',
      note: 'Corrected',
      items: [ferritin, { label: 'Zinc', value: 12 }],
    })
    expect(answer.json().data).toMatchObject({
      status: 'reviewing',
      code: null,
      testedAt: '2026-03-15',
      note: 'Corrected',
      items: { Ferritin: 64, Iron: 92, Zinc: 12 },
      report: before.report,
    })
    const ids = (test: { markers: { label: string; id: string }[] }) =>
      test.markers.find(({ label }) => label === 'Ferritin')?.id
    expect(ids(answer.json().data)).toBe(ids(before))
    expect(Object.keys(answer.json().data.items)).not.toContain('Antibodies')
    const wrong = await call(owner, 'PUT', `/blood-tests/${id}`, { items: [{ label: '', value: 1 }] })
    expect(wrong.json().code).toBe('blood_tests.label_required')
  })

  test('cannot be emptied, and is deleted with its report', async () => {
    const owner = await makeAccount(app)
    const bare = (await submit(app, owner)).json().data
    expect((await call(owner, 'PUT', `/blood-tests/${bare.id}`, { items: [] })).json().code).toBe(
      'blood_tests.empty',
    )
    const { id } = (await submitForm(app, owner)).json().data
    expect((await call(person, 'DELETE', `/blood-tests/${id}`)).json().code).toBe('blood_tests.not_found')
    const [report] = await app.deps.db<{ name: string }[]>`
      select name from blood_test_reports where blood_test_id = ${id}`
    expect((await call(owner, 'DELETE', `/blood-tests/${id}`)).statusCode).toBe(200)
    expect((await read(owner, `/blood-tests/${id}`)).code).toBe('blood_tests.not_found')
    expect(await app.deps.files.open(`blood-tests/${id}/${report?.name}`).catch(() => undefined)).toBe(
      undefined,
    )
  })

  test('can be neither changed nor deleted after a coach opened it; staff’s reading is no such thing', async () => {
    const { id, coach, athlete } = await makeBloodTest(app)
    await read(staff, `/admin/blood-tests/${id}`)
    await read(coach, '/blood-tests/coach/all')
    expect((await read(athlete, `/blood-tests/${id}`)).data.editable).toBe(true)
    await read(coach, `/blood-tests/coach/${id}`)
    expect((await read(athlete, `/blood-tests/${id}`)).data.editable).toBe(false)
    expect((await call(athlete, 'PUT', `/blood-tests/${id}`, { items: SENT.items })).json().code).toBe(
      'blood_tests.opened',
    )
    expect((await call(athlete, 'DELETE', `/blood-tests/${id}`)).json().code).toBe('blood_tests.opened')
  })
})

describe('two values of one name', () => {
  const blood = [
    { label: 'NEUT%', value: 31, unit: '%' },
    { label: 'NEUT#', value: 2.1, unit: '10^9/L' },
    { label: 'Neutrophils', value: 31, unit: '%' },
    { label: 'Neutrophils', value: 2.1, unit: '10^9/L' },
  ]

  test('that differ by a sign or their unit are both kept, and are two lines over time', async () => {
    const owner = await makeAccount(app)
    const first = (await submit(app, owner, { testedAt: '2026-01-10', items: blood })).json().data
    expect(first.markers.map((one: { label: string; unit: string }) => [one.label, one.unit])).toEqual(
      blood.map(({ label, unit }) => [label, unit]),
    )
    expect(first.items).toEqual({
      'NEUT%': 31,
      'NEUT# (10^9/L)': 2.1,
      Neutrophils: 31,
      'Neutrophils (10^9/L)': 2.1,
    })
    await submit(app, owner, { testedAt: '2026-02-10', items: [blood[3], blood[2]] })
    const { trends } = (await read(owner, '/blood-values')).data
    const lines = trends
      .filter((line: { label: string }) => line.label === 'Neutrophils')
      .map((line: { unit: string; points: { number: number }[] }) => [line.unit, line.points.length])
    expect(lines.sort()).toEqual([
      ['%', 2],
      ['10^9/L', 2],
    ])
  })

  test('that say the same are still refused', async () => {
    const twice = await submit(app, person, { items: [blood[0], { ...blood[0], label: 'neut %' }] })
    expect(twice.json().code).toBe('blood_tests.label_twice')
  })

  test('staff correct one of them by its unit, or the only one of a name in another unit', async () => {
    const owner = await makeAccount(app)
    const { id } = (
      await submit(app, owner, { items: [...blood, { label: 'Glucose', value: 90, unit: 'mg/dL' }] })
    ).json().data
    const change = async (items: object[]) =>
      (await call(staff, 'PATCH', `/admin/blood-tests/${id}`, { items })).json().data.items
    expect(await change([{ label: 'Neutrophils', value: 2.4, unit: '10^9/L' }])).toMatchObject({
      Neutrophils: 31,
      'Neutrophils (10^9/L)': 2.4,
    })
    expect(await change([{ label: 'Glucose', value: 5, unit: 'mmol/L' }])).toMatchObject({ Glucose: 5 })
  })
})
