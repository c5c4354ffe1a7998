import { COVER_DAYS_MAX } from 'contract/programs/cover-rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCover } from '../../../../test/covers'
import { makeAccount } from '../../../../test/factories'
import { jobsDone, mailsTo } from '../../../../test/mails'
import { dayAgo, makeCoach, makePlan, makeTemplate, type Person } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { makeUserProgram } from '../../../../test/user-programs'
import { findProgram } from '../coach/coach.sql'

const app = useApp({ RATE_LIMITS: 'off' })
let owner: Person
beforeAll(async () => {
  await app.deps.jobs.start(app.handlers)
  owner = await makeAccount(app, ['admin'])
})

const add = (by: Person, body: object) => app.call('POST', '/coach/cover', { token: by.token, body })
const end = (by: Person, body: object) => app.call('DELETE', '/coach/cover', { token: by.token, body })
const list = async (by: Person) => (await app.call('GET', '/coach/cover', { token: by.token })).json().data
const today = dayAgo(0)

describe('a cover', () => {
  test('opens the athletes of the coach to the colleague from its first day on, and to nobody else', async () => {
    const { id, coach, customer } = await makePlan(app)
    const [colleague, other] = [await makeCoach(app), await makeCoach(app)]
    const read = async (by: Person) => [
      (await app.call('GET', `/coach/user-programs/${id}/complete`, { token: by.token })).statusCode,
      (await app.call('GET', '/coach/my-users', { token: by.token })).json().data.users.length,
    ]
    expect(await read(colleague)).toEqual([404, 0])
    const wanted = { coachId: colleague.id, from: today, to: dayAgo(-3) }
    const answer = await add(coach, wanted)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toEqual({
      _id: expect.any(String),
      coach: { _id: coach.id, firstName: 'Sara', lastName: 'Moradi' },
      colleague: { _id: colleague.id, firstName: 'Sara', lastName: 'Moradi' },
      from: today,
      to: dayAgo(-3),
      isRunning: true,
    })
    expect([await read(colleague), await read(coach), await read(other)]).toEqual([
      [200, 1],
      [200, 1],
      [404, 0],
    ])
    const save = () =>
      app.call('PUT', `/coach/user-programs/${id}/complete-data`, {
        token: colleague.token,
        body: { title: 'While away' },
      })
    const saved = await save()
    expect(saved.statusCode).toBe(200)
    const [version] = await app.deps.db<{ actorId: string }[]>`
      select actor_id as "actorId" from plan_versions where user_program_id = ${id} order by version desc limit 1`
    expect(version?.actorId).toBe(colleague.id)
    expect((await end(coach, wanted)).statusCode).toBe(200)
    expect(await read(colleague)).toEqual([404, 0])
    expect((await save()).statusCode).toBe(404)
    const trail = await app.deps.db`
      select action, actor_id as actor, subject_id as subject, details from audit_events
      where subject_id = ${colleague.id} and action like 'cover%' order by at`
    const details = { coach: coach.id, from: today, to: dayAgo(-3) }
    expect([...trail]).toEqual([
      { action: 'cover_named', actor: coach.id, subject: colleague.id, details },
      { action: 'cover_ended', actor: coach.id, subject: colleague.id, details },
    ])
    const opened = await app.deps.db`
      select from audit_events where subject_id = ${customer.id} and actor_id = ${colleague.id}`
    expect(opened.length).toBeGreaterThan(0)
  })

  test.each([
    ['before its first moment', { from: 1, until: 2 }],
    ['after its last', { from: -2, until: -1 }],
  ])('gives nothing %s', async (_when, period) => {
    const { id, coach } = await makePlan(app)
    const { colleague } = await makeCover(app, coach, period)
    const { token } = colleague
    expect((await app.call('GET', `/coach/user-programs/${id}/complete`, { token })).statusCode).toBe(404)
    expect((await app.call('GET', '/coach/queue', { token })).json().data.items).toEqual([])
  })

  test('gives nothing once the colleague is no coach, and not the athletes of those whom the coach covers for', async () => {
    const { id, coach } = await makePlan(app)
    const { colleague } = await makeCover(app, coach)
    const { colleague: third } = await makeCover(app, colleague)
    const read = async (by: Person) =>
      (await app.call('GET', `/coach/user-programs/${id}/complete`, { token: by.token })).statusCode
    expect([await read(colleague), await read(third)]).toEqual([200, 404])
    const found = () => findProgram(app.deps.db, { id, coachId: colleague.id, locale: 'en' })
    expect(await found()).toBeDefined()
    await app.deps.db`update accounts set roles = '{customer}' where id = ${colleague.id}`
    expect([await found(), await read(colleague)]).toEqual([undefined, 401])
  })

  test('does not open the colleague’s own program, which the coach coaches', async () => {
    const { coach, template } = await makePlan(app)
    const colleague = await makeAccount(app, ['customer', 'coach'])
    const program = { accountId: colleague.id, coachId: coach.id, programId: template.id }
    const id = await makeUserProgram(app, program)
    await makeCover(app, coach, { colleague })
    const { token } = colleague
    expect((await app.call('GET', `/coach/user-programs/${id}/complete`, { token })).statusCode).toBe(404)
  })

  test('starts further programs for the coach, with the coach’s room and programs', async () => {
    const { coach, customer } = await makePlan(app)
    const [{ id: offered }, { id: own }] = [await makeTemplate(app), await makeTemplate(app)]
    const { colleague } = await makeCover(app, coach, { colleague: await makeCoach(app, [own]) })
    await app.deps.db`insert into program_coaches (coach_id, program_id) values (${coach.id}, ${offered})`
    const path = `/coach/users/${customer.id}/programs`
    const { items } = (await app.call('GET', path, { token: colleague.token })).json().data
    expect(items.map((one: { _id: string }) => one._id)).toEqual([offered])
    const body = { programId: offered }
    const { _id, id } = (await app.call('POST', path, { token: colleague.token, body })).json().data
    const [row] = await app.deps.db<{ coachId: string }[]>`
      select coach_id as "coachId" from user_programs where id = ${id ?? _id}`
    expect(row?.coachId).toBe(coach.id)
  })
})

describe('POST /coach/cover', () => {
  test('once more changes nothing, and another colleague for one of the days is refused', async () => {
    const [coach, colleague, other] = [await makeCoach(app), await makeCoach(app), await makeCoach(app)]
    const wanted = { coachId: colleague.id, from: dayAgo(-2), to: dayAgo(-5) }
    const [first, second] = await Promise.all([add(coach, wanted), add(coach, wanted)])
    expect(first.json().data).toEqual(second.json().data)
    const overlap = await add(coach, { coachId: other.id, from: dayAgo(-5), to: dayAgo(-9) })
    expect([overlap.statusCode, overlap.json().code]).toEqual([409, 'programs.cover_overlaps'])
    expect((await add(coach, { coachId: other.id, from: dayAgo(-6), to: dayAgo(-9) })).statusCode).toBe(201)
    const { items, colleagues } = await list(coach)
    expect(items.map((one: { isRunning: boolean; from: string }) => [one.isRunning, one.from])).toEqual([
      [false, dayAgo(-2)],
      [false, dayAgo(-6)],
    ])
    expect(colleagues.map((one: { _id: string }) => one._id)).not.toContain(coach.id)
    expect((await list(colleague)).items).toHaveLength(1)
    expect((await end(coach, wanted)).statusCode).toBe(200)
    const again = await end(coach, wanted)
    expect([again.statusCode, again.json().code]).toEqual([404, 'programs.cover_not_found'])
    expect((await list(colleague)).items).toEqual([])
    expect((await end(other, { coachId: colleague.id, from: dayAgo(-6), to: dayAgo(-9) })).statusCode).toBe(
      404,
    )
  })

  test('takes a colleague who is a coach, and days from today on', async () => {
    const [coach, colleague, athlete] = [await makeCoach(app), await makeCoach(app), await makeAccount(app)]
    const problems = async (change: object) =>
      (await add(coach, { coachId: colleague.id, from: today, to: today, ...change })).json().fieldCodes
    expect(await problems({ coachId: '' })).toEqual({ coachId: 'programs.cover_coach' })
    for (const coachId of [athlete.id, coach.id, 'nobody'])
      expect(await problems({ coachId })).toEqual({ coachId: 'programs.cover_coach' })
    expect(await problems({ from: dayAgo(2) })).toEqual({ from: 'programs.cover_from' })
    expect(await problems({ from: '2026-02-30' })).toEqual({ from: 'programs.cover_from' })
    expect(await problems({ from: dayAgo(-400), to: dayAgo(-400) })).toEqual({ from: 'programs.cover_from' })
    expect(await problems({ from: dayAgo(-2) })).toEqual({ to: 'programs.cover_to' })
    expect(await problems({ to: dayAgo(-COVER_DAYS_MAX) })).toEqual({ to: 'programs.cover_too_long' })
    expect(
      (await add(coach, { coachId: colleague.id, from: today, to: dayAgo(1 - COVER_DAYS_MAX) })).statusCode,
    ).toBe(201)
  })

  test('mails the athletes and the colleague, of the end too; each once', async () => {
    const { coach, customer } = await makePlan(app)
    const over = await makePlan(app, { coach, status: 'completed' })
    const colleague = await makeCoach(app)
    await app.deps.db`update accounts set first_name = 'Lena' where id = ${colleague.id}`
    await app.deps
      .db`update accounts set email_verified_at = now() where id in (${customer.id}, ${colleague.id})`
    const wanted = { coachId: colleague.id, from: today, to: dayAgo(-1) }
    await add(coach, wanted)
    await jobsDone(app)
    const [named] = await mailsTo(app, customer.email)
    expect(named?.text).toContain('Lena')
    expect(named?.text).toContain('looks after you')
    await end(coach, wanted)
    await jobsDone(app)
    const mails = await mailsTo(app, customer.email)
    expect(mails.filter(({ text }) => text?.includes('no longer has access'))).toHaveLength(1)
    expect(mails).toHaveLength(2)
    expect(await mailsTo(app, colleague.email)).toHaveLength(2)
    expect(await mailsTo(app, over.customer.email)).toEqual([])
  })
})

describe('the owner', () => {
  test('names and ends a cover for a coach, and sees only that coach’s', async () => {
    const { id, coach } = await makePlan(app)
    const [colleague, other] = [await makeCoach(app), await makeCoach(app)]
    await makeCover(app, other, { colleague: coach })
    const at = `/admin/program-coaches/${coach.id}/cover`
    const body = { coachId: colleague.id, from: today, to: today }
    const { token } = owner
    expect((await app.call('POST', at, { token, body })).statusCode).toBe(201)
    const read = async () =>
      (await app.call('GET', `/coach/user-programs/${id}/complete`, { token: colleague.token })).statusCode
    expect(await read()).toBe(200)
    const { items } = (await app.call('GET', at, { token })).json().data
    expect(items).toHaveLength(1)
    expect((await app.call('DELETE', at, { token, body })).statusCode).toBe(200)
    expect(await read()).toBe(404)
    const nobody = await app.call('POST', `/admin/program-coaches/${owner.id}/cover`, { token, body })
    expect([nobody.statusCode, nobody.json().code]).toEqual([404, 'programs.user_not_found'])
    const unknown = await app.call('GET', `/admin/program-coaches/${owner.id}/cover`, { token })
    expect(unknown.json().code).toBe('programs.user_not_found')
  })
})
