import { describe, expect, test } from 'vitest'
import { bloodTestOf, makeBloodTest, open, SENT, submit, submitForm } from '../../../test/blood-tests'
import { pdf } from '../../../test/documents'
import { makeAccount } from '../../../test/factories'
import { FORM_TYPE, formBytes } from '../../../test/multipart'
import { makePlan, type Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const get = (path: string, by: Person) => app.call('GET', path, { token: by.token })
const refusal = (answer: Awaited<ReturnType<typeof submit>>) => {
  const { code, fieldCodes } = answer.json()
  return [answer.statusCode, code, ...(fieldCodes ? [fieldCodes] : [])]
}
const count = async (by: Person) => (await get('/blood-tests', by)).json().data.total

describe('a blood test that is sent twice', () => {
  const send = (by: Person, key: string, changes: object = {}) =>
    app.call('POST', '/blood-tests', {
      token: by.token,
      body: { ...SENT, ...changes },
      headers: { 'idempotency-key': key },
    })

  test('is stored once, and its coach is mailed once', async () => {
    const { customer } = await makePlan(app)
    const answers = await Promise.all(['a', 'a', 'b'].map((key) => send(customer, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const [id, ...others] = new Set(answers.map((answer) => answer.json().data.id))
    expect([others, await count(customer)]).toEqual([[], 1])
    const told = await app.deps
      .db`select from jobs where queue = 'coach-blood-test-mail' and data::text like ${`%${id}%`}`
    expect(told).toHaveLength(1)
    expect(refusal(await send(customer, 'a', { note: 'Another' }))).toEqual([409, 'orders.key_reused'])
  })

  test('with another report is another test', async () => {
    const athlete = await makeAccount(app)
    const first = await submitForm(app, athlete)
    const report = { content: await pdf('Vitamin D 41') }
    expect((await submitForm(app, athlete, {}, [report])).json().data.id).not.toBe(first.json().data.id)
    expect((await submitForm(app, athlete, {}, [report])).statusCode).toBe(201)
    expect(await count(athlete)).toBe(2)
  })
})

describe('POST /blood-tests', () => {
  test('stores the laboratory’s values and waits for the coach (X-62 COACH-STATE-08 COACH-ENT-28)', async () => {
    const athlete = await makeAccount(app)
    const answer = await submit(app, athlete)
    expect(answer.statusCode, answer.body).toBe(201)
    const { data } = answer.json()
    expect(data).toMatchObject({
      status: 'reviewing',
      code: SENT.code,
      testedAt: SENT.testedAt,
      note: SENT.note,
      reviewedAt: null,
      coach_comment: null,
      coach_comment_at: null,
      analysis_result: null,
      coach: null,
      report: null,
      items: { Ferritin: 64, 'Vitamin D': '۱۸٫۵', Antibodies: 'negative' },
    })
    expect(data._id).toBe(data.id)
    expect(data.id.length).toBeGreaterThanOrEqual(20)
    const facts = data.markers.map(({ id: _, ...marker }: { id: string }) => marker)
    expect(facts).toEqual([
      {
        label: 'Ferritin',
        value: 64,
        number: 64,
        bound: null,
        unit: 'ng/mL',
        low: 30,
        high: 300,
        position: 'within',
        marker: 'ferritin',
        source: 'athlete',
      },
      {
        label: 'Vitamin D',
        value: '۱۸٫۵',
        number: 18.5,
        bound: null,
        unit: 'ng/mL',
        low: 30,
        high: 100,
        position: 'below',
        marker: 'vitaminD',
        source: 'athlete',
      },
      {
        label: 'Antibodies',
        value: 'negative',
        number: null,
        bound: null,
        unit: null,
        low: null,
        high: null,
        position: null,
        marker: null,
        source: 'athlete',
      },
    ])
    expect((await get(`/blood-tests/${data.id}`, athlete)).json().data).toEqual(data)
    expect((await get('/blood-tests', athlete)).json().data).toEqual({
      items: [data],
      total: 1,
      currentPage: 1,
      totalPages: 1,
      consentNeeded: false,
      coach: null,
    })
  })

  test('X-104 the first health data of an account comes with a yes, which is stored with its time and version', async () => {
    const athlete = await makeAccount(app)
    expect((await get('/blood-tests', athlete)).json().data.consentNeeded).toBe(true)
    for (const consent of [undefined, false])
      expect(refusal(await submit(app, athlete, { consent }))).toEqual([400, 'consent.required'])
    expect(await count(athlete)).toBe(0)
    expect((await submit(app, athlete)).statusCode).toBe(201)
    expect((await submit(app, athlete, { consent: undefined })).statusCode).toBe(201)
    const stored = await app.deps.db`select kind, version, at from consents where account_id = ${athlete.id}`
    expect(stored).toEqual([{ kind: 'health', version: expect.stringMatching(/\S/), at: expect.any(Date) }])
  })

  test('accepts a test with only a report, and one without date or code', async () => {
    const athlete = await makeAccount(app)
    const alone = await submitForm(app, athlete, { items: [], code: '', testedAt: '', note: '' })
    expect(alone.json().data).toMatchObject({
      items: {},
      markers: [],
      code: null,
      note: null,
      testedAt: null,
      report: { originalName: 'labuitslag.pdf', mimeType: 'application/pdf', size: expect.any(Number) },
    })
    const body = formBytes([{ name: 'items', content: '' }])
    const nothing = await app.call('POST', '/blood-tests', {
      token: athlete.token,
      body,
      headers: { 'content-type': FORM_TYPE },
    })
    expect(refusal(nothing)).toEqual([400, 'blood_tests.empty', { items: 'blood_tests.empty' }])
  })

  test.each<[string, object, string, string]>([
    ['no name', { label: ' ', value: 1 }, 'items.0.label', 'blood_tests.label_required'],
    ['no value', { label: 'Iron', value: '' }, 'items.0.value', 'blood_tests.value_required'],
    ['half a range', { label: 'Iron', value: 1, low: 'x' }, 'items.0.low', 'blood_tests.range_invalid'],
    [
      'a range upside down',
      { label: 'Iron', value: 1, low: 9, high: 2 },
      'items.0.high',
      'blood_tests.range_invalid',
    ],
    ['a value of another type', { label: 'Iron', value: {} }, 'items.0.value', 'request.wrong_type'],
    ['a name that is no name', { label: '__proto__', value: 1 }, 'items.0.label', 'request.forbidden_key'],
    ['a long name', { label: 'x'.repeat(101), value: 1 }, 'items.0.label', 'request.too_long'],
  ])('refuses a value with %s', async (_what, item, path, code) => {
    const athlete = await makeAccount(app)
    const answer = await submit(app, athlete, { items: [item] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code, fieldCodes: { [path]: code } })
    expect(await count(athlete)).toBe(0)
  })

  test('refuses duplicate names, future dates and too many values', async () => {
    const athlete = await makeAccount(app)
    const item = (label: string) => ({ label, value: 1 })
    const code = async (changes: object) => (await submit(app, athlete, changes)).json().code
    expect(await code({ items: [item('Vitamin D'), item('vitamin-d ')] })).toBe('blood_tests.label_twice')
    expect(await code({ testedAt: '2999-01-01' })).toBe('blood_tests.date_invalid')
    expect(await code({ testedAt: '2026-02-30' })).toBe('blood_tests.date_invalid')
    expect(await code({ items: Array.from({ length: 101 }, (_, i) => item(`V${i}`)) })).toBe(
      'request.too_many',
    )
    expect(await code({ consent: 'yes' })).toBe('request.wrong_type')
    expect(await count(athlete)).toBe(0)
  })

  test('returns hostile text unchanged from every field (S24 S30)', async () => {
    const hostile = [
      '<img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      '{{7*7}}',
      '\u202egnp.exe',
      'constructor',
    ]
    const { customer, coach } = await makePlan(app)
    for (const text of hostile) {
      const items = [{ label: text, value: text, unit: text.slice(0, 30) }]
      const answer = await submit(app, customer, { code: text, note: text, items })
      expect(answer.statusCode, answer.body).toBe(201)
      const { id } = answer.json().data
      const seen = bloodTestOf(await get(`/blood-tests/coach/${id}`, coach))
      // A code loses marks of direction (X-111).
      const code = text.replace('\u202e', '')
      expect([seen.code, seen.note, Object.entries(seen.items)]).toEqual([code, text, [[text, text]]])
      expect(seen.markers[0]).toMatchObject({ label: text, value: text })
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('S30 JSON within a form is read as strictly as a body', async () => {
    const athlete = await makeAccount(app)
    const send = async (items: string) => {
      const body = formBytes([
        { name: 'items', content: items },
        { name: 'consent', content: 'true' },
      ])
      const headers = { 'content-type': FORM_TYPE }
      return (await app.call('POST', '/blood-tests', { token: athlete.token, body, headers })).json().code
    }
    expect(await send('[{"label":"Iron"')).toBe('request.bad_json')
    expect(await send('[{"__proto__":{"polluted":1},"label":"Iron","value":1}]')).toBe(
      'request.forbidden_key',
    )
    expect(await send('[{"label":"Iron","label":"Zinc","value":1}]')).toBe('request.duplicate_key')
    expect(await send('[{"label":"Ir\\u0000on","value":1}]')).toBe('request.invalid')
    expect(await send('"Iron"')).toBe('request.wrong_type')
    expect(await count(athlete)).toBe(0)
  })

  test('S28 takes JSON and forms, and no other body', async () => {
    const { token } = await makeAccount(app)
    const send = (type: string, body: string) =>
      app.call('POST', '/blood-tests', { token, body, headers: { 'content-type': type } })
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      'multipart/mixed',
    ])
      expect((await send(type, JSON.stringify(SENT))).statusCode, type).toBe(415)
    expect((await send('application/json', '{')).json().code).toBe('request.bad_json')
    expect((await send('application/json', '{}')).json().code).toBe('blood_tests.empty')
    expect((await send('application/json; charset=utf-8', JSON.stringify(SENT))).statusCode).toBe(201)
  })
})

describe('GET /blood-values', () => {
  test('follows each value over time, oldest first, in the unit and range of its own laboratory', async () => {
    const athlete = await makeAccount(app)
    const glucose = (label: string, value: string | number, unit: string, low: number, high: number) => ({
      items: [
        { label, value, unit, low, high },
        { label: 'Colour', value: 'yellow' },
      ],
    })
    await submit(app, athlete, {
      testedAt: '2026-05-02',
      ...glucose('قند خون ناشتا', '۵٫۱', 'mmol/L', 3.9, 5.5),
    })
    await submit(app, athlete, { testedAt: '2025-11-20', ...glucose('Glucose', 108, 'mg/dl', 70, 100) })
    const { trends } = (await get('/blood-values', athlete)).json().data
    expect(trends).toHaveLength(1)
    expect(trends[0]).toMatchObject({
      key: 'glucose',
      marker: 'glucose',
      label: 'قند خون ناشتا',
      unit: 'mmol/L',
      points: [
        { day: '2025-11-20', number: 108, unit: 'mg/dL', low: 70, high: 100, position: 'above' },
        { day: '2026-05-02', number: 5.1, unit: 'mmol/L', low: 3.9, high: 5.5, position: 'within' },
      ],
    })
  })
})

describe('viewers of a blood test (S43)', () => {
  test('X-63 the athlete reads it, newest first, and nobody else does', async () => {
    const made = await makeBloodTest(app)
    const { athlete, coach, id } = made
    await get('/blood-tests/coach/all', coach)
    await open(app, made)
    await get(`/blood-tests/coach/${id}/report`, coach)
    await get(`/blood-tests/coach/${id}/trends`, coach)
    await app.call('POST', `/blood-tests/coach/${id}/comment`, {
      token: coach.token,
      body: { comment: 'Good.' },
    })
    const owner = await makeAccount(app, ['admin'])
    await get(`/admin/blood-tests/${id}`, owner)
    const { data } = (await get(`/blood-tests/${id}/views`, athlete)).json()
    const seen = data.items.map(({ action, role }: { action: string; role: string }) => [role, action])
    expect(seen).toEqual([
      ['admin', 'opened'],
      ['coach', 'commented'],
      ['coach', 'trends'],
      ['coach', 'report'],
      ['coach', 'opened'],
      ['coach', 'listed'],
    ])
    expect(data).toMatchObject({ total: 6, currentPage: 1, totalPages: 1 })
    expect(data.items[1].by).toEqual({ firstName: 'Sara', lastName: 'Moradi' })
    for (const by of [coach, owner, await makeAccount(app)])
      expect((await get(`/blood-tests/${id}/views`, by)).statusCode).toBe(404)
  })

  test('the own reading is none', async () => {
    const { athlete, id } = await makeBloodTest(app)
    await get(`/blood-tests/${id}`, athlete)
    await get(`/blood-tests/${id}/report`, athlete)
    expect((await get(`/blood-tests/${id}/views`, athlete)).json().data.items).toEqual([])
  })
})

test('no health value is ever logged', async () => {
  const made = await makeBloodTest(app)
  await open(app, made)
  expect(JSON.stringify(app.logged)).not.toMatch(/Ferritin|LAB-2041|Fasting|negative/)
})
