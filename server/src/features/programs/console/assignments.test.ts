import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { makeCoach, makePlan, makeTemplate, type Person } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let admin: Person

beforeAll(async () => {
  admin = await makeAccount(app, ['admin'], undefined, 'coaches')
})

const call = (method: string, path: string, body?: unknown, by: Person = admin) =>
  app.call(method, `/admin${path}`, { token: by.token, ...(body === undefined ? {} : { body }) })

describe('programs of people', () => {
  test('are listed by status, coach and words, without health data', async () => {
    const made = await makePlan(app)
    await makePlan(app, { status: 'paused' })
    const list = async (query: string) => (await call('GET', `/user-programs${query}`)).json().data
    expect((await list(`?search=${made.customer.email}`)).items).toEqual([
      {
        _id: made.id,
        programId: { _id: made.template.id, name: made.template.name },
        user: { id: made.customer.id, firstName: 'Sara', lastName: 'Moradi', email: made.customer.email },
        coach: { id: made.coach.id, firstName: 'Sara', lastName: 'Moradi', email: made.coach.email },
        status: 'active',
        startDate: expect.any(String),
        progress: 0,
        createdAt: expect.any(String),
      },
    ])
    expect((await list(`?coach=${made.coach.id}`)).total).toBe(1)
    expect((await list(`?coach=${made.coach.id}&status=paused`)).total).toBe(0)
    const statuses = (await list('?status=paused')).items.map((row: { status: string }) => row.status)
    expect(new Set(statuses)).toEqual(new Set(['paused']))
    await app.deps.db`update user_programs set coach_id = null where id = ${made.id}`
    const waiting = await list('?coach=none')
    expect(waiting.items.map((row: { _id: string }) => row._id)).toEqual([made.id])
    expect(waiting.unassigned).toBe(1)
  })

  test('are handed to coaches alone, and never to the customer', async () => {
    const made = await makePlan(app)
    for (const coachId of ['nobody', made.customer.id, admin.id, '']) {
      const answer = await call('PATCH', `/user-programs/${made.id}`, { coachId })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'programs.coach_unknown'])
    }
    await app.deps.db`update accounts set roles = '{customer,coach}' where id = ${made.customer.id}`
    const own = { coachId: made.customer.id, reason: 'On leave' }
    const refused = await call('PATCH', `/user-programs/${made.id}`, own)
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'programs.coach_unknown'])
    expect((await call('PATCH', '/user-programs/nothing', { coachId: made.coach.id })).statusCode).toBe(404)
    const jobs = () => app.deps.db`select 1 from jobs where data ->> 'userProgramId' = ${made.id}`
    // Assigning the same coach changes nothing.
    expect((await call('PATCH', `/user-programs/${made.id}`, { coachId: made.coach.id })).statusCode).toBe(
      200,
    )
    expect(await jobs()).toHaveLength(0)
    const next = await makeCoach(app)
    await call('PATCH', `/user-programs/${made.id}`, { coachId: next.id, reason: 'On leave' })
    expect(await jobs()).toHaveLength(3)
  })

  test('needs a reason for the previous coach, and does not undo a concurrent change (X-44)', async () => {
    const made = await makePlan(app)
    const [next, third] = [await makeCoach(app), await makeCoach(app)]
    const at = `/user-programs/${made.id}`
    const nameless = await call('PATCH', at, { coachId: next.id, reason: '  ' })
    expect([nameless.statusCode, nameless.json().code]).toEqual([400, 'programs.reason_required'])
    const seen = { from: made.coach.id, reason: 'Moves away' }
    expect((await call('PATCH', at, { ...seen, coachId: next.id })).statusCode).toBe(200)
    const late = await call('PATCH', at, { ...seen, coachId: third.id })
    expect([late.statusCode, late.json().code]).toEqual([409, 'programs.coach_changed'])
    const { data } = (await call('GET', at)).json()
    expect(data).toMatchObject({ _id: made.id, coach: { id: next.id }, currentWeek: 2, totalWeeks: 12 })
    expect(data.assignments).toEqual([
      {
        coach: { firstName: 'Sara', lastName: 'Moradi' },
        by: { firstName: 'Sara', lastName: 'Moradi' },
        reason: 'Moves away',
        at: expect.any(String),
      },
    ])
    expect((await call('GET', '/user-programs/nothing')).statusCode).toBe(404)
    // Nobody coached it: there is nobody to owe a reason to.
    await app.deps.db`update user_programs set coach_id = null where id = ${made.id}`
    expect((await call('PATCH', at, { coachId: third.id, from: null })).statusCode).toBe(200)
  })

  test('coaches have programs and room, which staff set', async () => {
    const template = await makeTemplate(app)
    const coach = await makeCoach(app)
    const answer = await call('PUT', `/program-coaches/${coach.id}`, {
      capacity: 5,
      programIds: [template.id, 'no-such-template'],
    })
    expect(answer.json().data).toMatchObject({
      id: coach.id,
      capacity: 5,
      open: 0,
      active: 0,
      programIds: [template.id],
    })
    const { items } = (await call('GET', '/program-coaches')).json().data
    expect(items.find((one: { id: string }) => one.id === coach.id)).toMatchObject({ capacity: 5 })
    expect(
      (await call('PUT', `/program-coaches/${admin.id}`, { capacity: 5, programIds: [] })).statusCode,
    ).toBe(404)
  })

  test('S2 only staff of the section', async () => {
    const shop = await makeAccount(app, ['admin'], undefined, 'shop')
    for (const path of ['/programs', '/user-programs', '/program-coaches'])
      expect((await call('GET', path, undefined, shop)).statusCode).toBe(403)
  })
})
