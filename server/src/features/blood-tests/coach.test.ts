import { beforeAll, describe, expect, test } from 'vitest'
import { bloodTestOf, type MadeBloodTest, makeBloodTest, open, submit } from '../../../test/blood-tests'
import { makeAccount } from '../../../test/factories'
import { jobsDone, mailsTo } from '../../../test/mails'
import { makeCoach, makePlan, type Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let owner: Person
beforeAll(async () => {
  await app.deps.jobs.start(app.handlers)
  owner = await makeAccount(app, ['admin'])
})

const get = (path: string, by: Person) => app.call('GET', path, { token: by.token })
const listOf = async (coach: Person, query = '') =>
  (await get(`/blood-tests/coach/all${query}`, coach)).json()
const comment = ({ id, coach }: MadeBloodTest, text: unknown = 'Well done.', by: Person = coach) =>
  app.call('POST', `/blood-tests/coach/${id}/comment`, { token: by.token, body: { comment: text } })
const handOver = (program: string, to: Person) =>
  app.call('PATCH', `/admin/user-programs/${program}`, {
    token: owner.token,
    body: { coachId: to.id, reason: 'On leave' },
  })
const audited = (id: string) => app.deps.db`
  select action, actor_id, subject_id, details from audit_events where object_id = ${id} order by at, id`

describe('GET /blood-tests/coach/all', () => {
  test('COACH-CALL-13 COACH-ENT-27 COACH-ROLE-07 answers status and the list, in data and beside it', async () => {
    const made = await makeBloodTest(app)
    const body = await listOf(made.coach)
    expect(body).toMatchObject({ success: true, status: 'success' })
    expect(body.bloodTests).toEqual(body.data.bloodTests)
    expect(body.data).toMatchObject({
      total: 1,
      currentPage: 1,
      totalPages: 1,
      counts: { reviewing: 1, completed: 0 },
    })
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(body.bloodTests[0]).toMatchObject({
      id: made.id,
      userId: { id: made.athlete.id, firstName: 'Sara', lastName: 'Moradi', email: made.athlete.email },
      status: 'reviewing',
      createdAt: instant,
      updatedAt: instant,
      reviewedAt: null,
      code: 'LAB-2041',
      note: 'Fasting, eight in the morning.',
      analysis_result: null,
      items: { Ferritin: 64 },
      values: 3,
      marked: [{ label: 'Vitamin D', value: '۱۸٫۵', unit: 'ng/mL', position: 'below' }],
      coach_comment: null,
    })
  })

  test('COACH-ERR-34 an empty list is no failure', async () => {
    const body = await listOf(await makeCoach(app))
    expect(body).toMatchObject({
      success: true,
      bloodTests: [],
      data: { bloodTests: [], total: 0, currentPage: 1, totalPages: 1 },
    })
  })

  test('lists pending tests first, the longest waiting at the top, by status and in pages', async () => {
    const { customer, coach } = await makePlan(app)
    const ids: string[] = []
    for (const code of ['A', 'B', 'C']) ids.push((await submit(app, customer, { code })).json().data.id)
    await app.call('POST', `/blood-tests/coach/${ids[2]}/comment`, {
      token: coach.token,
      body: { comment: 'Fine.' },
    })
    const codes = async (query: string) => {
      const { data } = await listOf(coach, query)
      return [data.bloodTests.map((one: { code: string }) => one.code).join(''), data.total, data.totalPages]
    }
    expect(await codes('')).toEqual(['ABC', 3, 1])
    expect(await codes('?status=completed')).toEqual(['C', 1, 1])
    expect(await codes('?status=reviewing')).toEqual(['AB', 2, 1])
    expect(await codes('?status=odd')).toEqual(['ABC', 3, 1])
    expect(await codes('?limit=2&page=2')).toEqual(['C', 3, 2])
    expect(await codes('?limit=2&page=9')).toEqual(['C', 3, 2])
    const stats = (await get('/coach/stats', coach)).json().data
    expect(stats.bloodTestsToReview).toBe(2)
  })

  test('X-63 S1 holds the coach’s own athletes only', async () => {
    const [mine, other] = [await makeBloodTest(app), await makeBloodTest(app)]
    const { bloodTests } = await listOf(mine.coach)
    expect(bloodTests.map((one: { id: string }) => one.id)).toEqual([mine.id])
    expect(JSON.stringify(bloodTests)).not.toContain(other.athlete.email)
  })
})

describe('GET /blood-tests/coach/{id}', () => {
  test('COACH-CALL-14 COACH-ENT-27 COACH-ENT-28 X-66 answers the test with its map and its rows', async () => {
    const made = await makeBloodTest(app)
    const test = bloodTestOf(await open(app, made))
    expect(test).toMatchObject({
      id: made.id,
      userId: { firstName: 'Sara', lastName: 'Moradi', email: made.athlete.email },
      items: { Ferritin: 64, 'Vitamin D': '۱۸٫۵', Antibodies: 'negative' },
      markers: [{ label: 'Ferritin' }, { label: 'Vitamin D', position: 'below' }, { label: 'Antibodies' }],
      report: { originalName: 'labuitslag.pdf' },
    })
  })

  test('S1 is not there for another coach, and no role but a coach’s gets near it', async () => {
    const made = await makeBloodTest(app)
    const stranger = await makeCoach(app)
    const support = await makeAccount(app, ['admin'], undefined, 'support')
    const paths = ['', '/report', '/trends'].map((part) => `/blood-tests/coach/${made.id}${part}`)
    for (const path of paths) {
      const answer = await get(path, stranger)
      expect(answer.statusCode, path).toBe(404)
      expect(answer.body).not.toMatch(/Sara|Ferritin|LAB-2041/)
      for (const by of [made.athlete, owner, support]) expect((await get(path, by)).statusCode).toBe(403)
    }
    expect((await comment(made, 'Mine now.', stranger)).statusCode).toBe(404)
    expect((await get(`/blood-tests/${made.id}`, stranger)).statusCode).toBe(404)
    for (const path of ['', `/${made.id}`, `/${made.id}/report`])
      expect((await get(`/admin/blood-tests${path}`, support)).statusCode).toBe(403)
    expect(await audited(made.id)).toEqual([])
  })

  test('hides an athlete from the former coach and shows everything to the new one (X-63)', async () => {
    const made = await makeBloodTest(app)
    const next = await makeCoach(app)
    expect((await open(app, made)).statusCode).toBe(200)
    expect((await handOver(made.program, next)).statusCode).toBe(200)
    const reads = ['', '/report', '/trends'].map((part) => `/blood-tests/coach/${made.id}${part}`)
    for (const path of reads) {
      expect((await get(path, made.coach)).statusCode, path).toBe(404)
      expect((await get(path, next)).statusCode, path).toBe(200)
    }
    expect((await comment(made)).statusCode).toBe(404)
    expect((await listOf(made.coach)).bloodTests).toEqual([])
    expect((await listOf(next)).bloodTests).toHaveLength(1)
  })

  test('a program that was called off makes nobody the coach', async () => {
    const made = await makeBloodTest(app)
    await app.deps
      .db`update user_programs set status = 'deactivated', ended_at = now() where id = ${made.program}`
    expect((await open(app, made)).statusCode).toBe(404)
  })

  test('X-63 a completed program opens the tests that were sent before its end, and none after it', async () => {
    const made = await makeBloodTest(app)
    const { id, coach, athlete } = made
    await app.deps
      .db`update user_programs set status = 'completed', ended_at = now() where id = ${made.program}`
    const later = (await submit(app, athlete, { code: 'LATER' })).json().data.id as string
    expect((await get(`/blood-tests/${later}`, athlete)).statusCode).toBe(200)
    for (const part of ['', '/trends']) {
      expect((await get(`/blood-tests/coach/${id}${part}`, coach)).statusCode, part).toBe(200)
      expect((await get(`/blood-tests/coach/${later}${part}`, coach)).statusCode, part).toBe(404)
    }
    const { trends } = (await get(`/blood-tests/coach/${id}/trends`, coach)).json().data
    const from = trends.flatMap(({ points }: { points: { bloodTestId: string }[] }) =>
      points.map(({ bloodTestId }) => bloodTestId),
    )
    expect(new Set(from)).toEqual(new Set([id]))
    expect((await listOf(coach)).bloodTests.map((one: { id: string }) => one.id)).toEqual([id])
    expect((await get('/coach/stats', coach)).json().data.bloodTestsToReview).toBe(1)
    expect((await comment({ ...made, id: later })).statusCode).toBe(404)
    expect((await comment(made)).statusCode).toBe(201)
    expect((await get('/coach/my-users', coach)).json().data.needs).toEqual({})
    expect(await audited(later)).toEqual([])
  })

  test('S43 every view is written down, whole, and stays', async () => {
    const made = await makeBloodTest(app)
    const { id, coach, athlete } = made
    await listOf(coach)
    await open(app, made)
    await get(`/blood-tests/coach/${id}/report`, coach)
    await get(`/blood-tests/coach/${id}/trends`, coach)
    await comment(made, 'Secret words.')
    const by = { actor_id: coach.id, subject_id: athlete.id, details: {} }
    const actions = ['listed', 'opened', 'report', 'trends', 'commented']
    expect(await audited(id)).toEqual(actions.map((action) => ({ action: `blood_test_${action}`, ...by })))
    const { db } = app.deps
    await expect(db`delete from audit_events where object_id = ${id}`).rejects.toThrow(/append-only/)
    await expect(db`update audit_events set actor_id = null where object_id = ${id}`).rejects.toThrow(
      /append-only/,
    )
  })

  test('S43 the values over time are recorded with every test that they come from', async () => {
    const { id, coach, athlete } = await makeBloodTest(app)
    const other = (await submit(app, athlete, { code: 'OTHER' })).json().data.id as string
    await get(`/blood-tests/coach/${id}/trends`, coach)
    const by = { action: 'blood_test_trends', actor_id: coach.id, subject_id: athlete.id, details: {} }
    for (const one of [id, other]) expect(await audited(one)).toEqual([by])
  })

  test('S43 without the record there is no answer', async () => {
    const made = await makeBloodTest(app)
    await app.deps.db`
      alter table audit_events add constraint broken check (object_id is distinct from ${app.deps.db.unsafe(`'${made.id}'`)})`
    try {
      for (const path of ['all', made.id, `${made.id}/report`, `${made.id}/trends`]) {
        const answer = await get(`/blood-tests/coach/${path}`, made.coach)
        expect(answer.statusCode, path).toBe(500)
        expect(answer.body).not.toMatch(/Ferritin|LAB-2041/)
      }
      expect((await comment(made)).statusCode).toBe(500)
    } finally {
      await app.deps.db`alter table audit_events drop constraint broken`
    }
    expect(bloodTestOf(await open(app, made)).status).toBe('reviewing')
  })
})

describe('POST /blood-tests/coach/{id}/comment', () => {
  test('COACH-GEN-06 COACH-CALL-15 COACH-ROLE-08 COACH-VAL-14 X-64 X-65 completes the test, trimmed, with its time', async () => {
    const made = await makeBloodTest(app)
    const answer = await comment(made, '  Eat more\nfish.  ')
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toMatchObject({ success: true, message: expect.stringMatching(/\S/) })
    const test = bloodTestOf(answer)
    expect(test).toMatchObject({ status: 'completed', coach_comment: 'Eat more\nfish.' })
    expect(test.reviewedAt).toMatch(/Z$/)
    expect(test.coach_comment_at).toBe(test.reviewedAt)
    expect(bloodTestOf(await open(app, made))).toEqual(test)
    const mine = (await get(`/blood-tests/${made.id}`, made.athlete)).json().data
    expect(mine).toMatchObject({
      status: 'completed',
      coach_comment: 'Eat more\nfish.',
      coach: { firstName: 'Sara', lastName: 'Moradi' },
    })
  })

  test('X-64 S33 a second one is refused and the first stays', async () => {
    const made = await makeBloodTest(app)
    await comment(made, 'First.')
    const again = await comment(made, 'Second.')
    expect([again.statusCode, again.json().code]).toEqual([409, 'blood_tests.already_reviewed'])
    expect(bloodTestOf(await open(app, made)).coach_comment).toBe('First.')
  })

  test('X-65 of many at the same moment one is taken', async () => {
    for (let round = 0; round < 5; round++) {
      const made = await makeBloodTest(app)
      const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => comment(made, text)))
      const taken = answers.find((answer) => answer.statusCode === 201)
      if (!taken) throw new Error('no comment was stored')
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
      const stored = bloodTestOf(await open(app, made))
      expect(stored.coach_comment).toBe(bloodTestOf(taken).coach_comment)
      const written = (await audited(made.id)).filter((row) => row.action === 'blood_test_commented')
      expect(written).toHaveLength(1)
    }
  })

  test.each([
    ['empty', { comment: '' }],
    ['blank', { comment: ' \n\t ' }],
    ['absent', {}],
  ])('COACH-VAL-15 an %s one is refused', async (_what, body) => {
    const made = await makeBloodTest(app)
    const { token } = made.coach
    const answer = await app.call('POST', `/blood-tests/coach/${made.id}/comment`, { token, body })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'blood_tests.comment_required'])
    expect(bloodTestOf(await open(app, made)).status).toBe('reviewing')
  })

  test('is bounded, and a text', async () => {
    const made = await makeBloodTest(app)
    expect((await comment(made, 'x'.repeat(5001))).json().code).toBe('request.too_long')
    expect((await comment(made, ['x'])).json().code).toBe('request.wrong_type')
  })

  test.each([
    ['en', 'Your coach has commented on your blood test'],
    ['fa', 'مربی شما دربارهٔ آزمایش خونتان نظر داد'],
    ['nl', 'Je coach heeft gereageerd op je bloedonderzoek'],
  ])('the athlete is told once by mail, in %s and without anything of the test', async (locale, subject) => {
    const made = await makeBloodTest(app)
    const { athlete, id } = made
    await app.deps.db`
      update accounts set locale = ${locale}, email_verified_at = now() where id = ${athlete.id}`
    await comment(made, 'Ferritin is fine.')
    await comment(made, 'Again.')
    await jobsDone(app)
    await app.handlers['blood-test-mail']?.({ bloodTestId: id })
    const mails = await mailsTo(app, athlete.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(subject)
    const whole = `${mails[0]?.text}${mails[0]?.html}`
    expect(whole).toContain(`/blood-tests?test=${id}`)
    expect(whole).not.toMatch(/Ferritin|LAB-2041|Vitamin|negative/)
  })
})
