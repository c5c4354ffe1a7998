import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { dayAgo, makePlan } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>
interface Result {
  clientId: string
  outcome: string
  code?: string
}

let serial = 0
const nextId = () => `entry-${String(++serial).padStart(6, '0')}`
const DAY = dayAgo(2)

function set(changes: object = {}) {
  const common = { clientId: nextId(), rev: 1, kind: 'set', date: DAY, session: 'plan-x', exercise: 'Squat' }
  return { ...common, index: 0, reps: 5, load: 60, ...changes }
}

const send = (made: Made, entries: readonly unknown[], token = made.customer.token) =>
  app.call('POST', `/user-programs/${made.id}/log`, { token, body: { entries } })
async function store(made: Made, ...entries: readonly unknown[]): Promise<Result[]> {
  const answer = await send(made, entries)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.results
}
const outcomes = async (made: Made, ...entries: readonly unknown[]) =>
  (await store(made, ...entries)).map(({ outcome }) => outcome)
const read = async ({ id, customer }: Made) =>
  (await app.call('GET', `/user-programs/${id}/data`, { token: customer.token })).json().data
const log = async ({ id, customer }: Made, query = '') =>
  (await app.call('GET', `/user-programs/${id}/log${query}`, { token: customer.token })).json().data.items

describe('POST /user-programs/{id}/log', () => {
  test('stores, repeats, replaces and takes back an entry by its rev, whatever its clock says [X-116]', async () => {
    const made = await makePlan(app)
    const details = { note: 'Heavy', rir: 0, effort: 7.5, type: 'working' }
    const first = set({ at: '2031-01-01T00:00:00+02:00', ...details })
    expect(await store(made, first)).toEqual([{ clientId: first.clientId, outcome: 'stored' }])
    expect(await outcomes(made, first, { ...first, reps: 9 })).toEqual(['repeated', 'repeated'])
    const later = { ...first, rev: 3, reps: 6, at: '1999-01-01T00:00:00Z' }
    expect(await outcomes(made, later, { ...first, rev: 2, reps: 7 })).toEqual(['replaced', 'repeated'])
    expect(await log(made)).toEqual([{ ...later, counts: true }])
    const shown = { exercise: 'Squat', reps: 6, load: 60, index: 0, ...details }
    expect((await read(made)).sessions).toEqual([{ date: DAY, sets: [shown], doneAt: expect.any(String) }])
    const { clientId, kind, date } = first
    expect(await outcomes(made, { clientId, kind, date, rev: 4, removed: true })).toEqual(['replaced'])
    expect(await outcomes(made, later)).toEqual(['repeated'])
    expect([await log(made), (await read(made)).sessions]).toEqual([[], []])
    expect(await outcomes(made, { ...first, rev: 5 })).toEqual(['replaced'])
    expect((await read(made)).sessions).toHaveLength(1)
  })

  test('settles several changes of one entry within one request, the latest counting', async () => {
    const made = await makePlan(app)
    const first = set()
    const tried = await outcomes(made, first, { ...first, rev: 2, reps: 8 }, first)
    expect(tried).toEqual(['stored', 'replaced', 'repeated'])
    expect(await log(made)).toEqual([{ ...first, rev: 2, reps: 8, counts: true }])
  })

  test('keeps both entries of one set and counts the first, until its owner removes one [X-116]', async () => {
    const made = await makePlan(app)
    const [a, b, c] = [set({ reps: 5 }), set({ reps: 6 }), set({ reps: 7 })]
    expect(await outcomes(made, a, b, c)).toEqual(['stored', 'kept_both', 'kept_both'])
    const counting = async () =>
      ((await log(made)) as { counts: boolean; reps: number }[])
        .filter((one) => one.counts)
        .map((one) => one.reps)
        .sort()
    expect(await log(made)).toHaveLength(3)
    expect(await counting()).toEqual([5])
    expect((await read(made)).sessions[0].sets).toMatchObject([{ reps: 5 }])
    await store(made, { ...a, rev: 2, removed: true })
    expect(await counting()).toEqual([6])
    expect(await outcomes(made, { ...b, rev: 2, index: 1 })).toEqual(['replaced'])
    expect(await counting()).toEqual([6, 7])
    // Another side, row, session or exercise is another set.
    const others = [
      { side: 'left' },
      { side: 'right' },
      { row: 'row-1' },
      { session: 'own' },
      { exerciseId: 'lib' },
    ]
    expect(await outcomes(made, ...others.map(set))).toEqual(others.map(() => 'stored'))
    expect(await outcomes(made, set({ exercise: ' SQUAT ' }))).toEqual(['kept_both'])
  })

  test('refuses each wrong entry by itself and stores the others', async () => {
    const made = await makePlan(app)
    const wrong: [unknown, string, string?][] = [
      [null, 'request.invalid'],
      ['set', 'request.invalid'],
      [{}, 'request.invalid', 'kind'],
      [set({ kind: 'nap' }), 'request.invalid', 'kind'],
      [set({ colour: 'red' }), 'request.unknown_field', 'colour'],
      [set({ typed: { load: 1, unit: 'kg', colour: 1 } }), 'request.unknown_field', 'typed.colour'],
      [set({ clientId: 'short' }), 'log.client_id', 'clientId'],
      [set({ clientId: 7 }), 'log.client_id', 'clientId'],
      [set({ clientId: 'x'.repeat(65) }), 'log.client_id', 'clientId'],
      [set({ rev: 0 }), 'request.out_of_range', 'rev'],
      [set({ rev: 1.5 }), 'request.wrong_type', 'rev'],
      [set({ index: 200 }), 'request.out_of_range', 'index'],
      [set({ reps: '5' }), 'request.wrong_type', 'reps'],
      [set({ reps: undefined }), 'request.wrong_type', 'reps'],
      [set({ measure: 'time' }), 'request.wrong_type', 'seconds'],
      [set({ effort: 7.3 }), 'request.out_of_range', 'effort'],
      [set({ date: '2026-02-30' }), 'log.day', 'date'],
      [set({ date: dayAgo(11) }), 'log.day', 'date'],
      [set({ date: dayAgo(-3) }), 'log.day', 'date'],
      [set({ at: 'now' }), 'request.invalid', 'at'],
      [set({ note: 'a\u0000b' }), 'request.invalid'],
      [{ ...set(), kind: 'water' }, 'request.wrong_type', 'ml'],
    ]
    const good = set()
    const results = await store(made, ...wrong.map(([entry]) => entry), good)
    wrong.forEach(([entry, code, field], i) => {
      const expected = {
        outcome: 'refused',
        code,
        message: expect.any(String),
        ...(field ? { field } : {}),
      }
      expect([entry, results[i]]).toEqual([entry, expect.objectContaining(expected)])
    })
    expect(results.at(-1)).toEqual({ clientId: good.clientId, outcome: 'stored' })
    expect(await log(made)).toEqual([{ ...good, counts: true }])
  })

  test('refuses a body that is no list of entries, a stranger, and a deactivated program', async () => {
    const made = await makePlan(app)
    const wrong: [object, string][] = [
      [{}, 'request.wrong_type'],
      [{ entries: [] }, 'request.invalid'],
      [{ entries: Array(501).fill(set()) }, 'request.too_many'],
      [{ entries: [set()], colour: 1 }, 'request.unknown_field'],
    ]
    for (const [body, code] of wrong) {
      const answer = await app.call('POST', `/user-programs/${made.id}/log`, {
        token: made.customer.token,
        body,
      })
      expect([answer.statusCode, answer.json().code]).toEqual([400, code])
    }
    const { token } = await makeAccount(app)
    expect((await send(made, [set()], token)).statusCode).toBe(404)
    await app.deps.db`update user_programs set status = 'deactivated' where id = ${made.id}`
    expect((await send(made, [set()])).json().code).toBe('programs.not_found')
    const list = await app.call('GET', `/user-programs/${made.id}/log`, { token: made.customer.token })
    expect(list.statusCode).toBe(404)
  })

  test('takes entries of days on which the program ran, whatever its state is now [X-116]', async () => {
    const made = await makePlan(app)
    const { db } = app.deps
    const days = async () => {
      const dates = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -3].map(dayAgo)
      const results = await store(made, ...dates.map((date, i) => set({ date, session: `s${i}` })))
      return dates.filter((_, i) => results[i]?.outcome === 'stored')
    }
    await db`insert into program_pauses (user_program_id, from_day, until_day)
      values (${made.id}, ${dayAgo(8)}, ${dayAgo(6)}), (${made.id}, ${dayAgo(2)}, null)`
    await db`update user_programs set status = 'paused', paused_at = now(), paused_on = ${dayAgo(2)} where id = ${made.id}`
    expect(await days()).toEqual([10, 9, 8, 6, 5, 4, 3, 2].map(dayAgo))
    await db`update program_pauses set until_day = ${dayAgo(1)} where until_day is null`
    await db`delete from log_entries where user_program_id = ${made.id}`
    await db`update user_programs set status = 'completed', paused_at = null, paused_on = null, ended_at = now(),
      ended_on = ${dayAgo(1)} where id = ${made.id}`
    expect(await days()).toEqual([10, 9, 8, 6, 5, 4, 3, 2, 1].map(dayAgo))
    await db`update user_programs set coach_id = null where id = ${made.id}`
    expect(await outcomes(made, set({ session: 'late' }))).toEqual(['stored'])
    const creating = await makePlan(app, { status: 'creating' })
    expect(await store(creating, set())).toMatchObject([{ outcome: 'refused', code: 'log.day' }])
  })

  test('refuses an id that belongs to another program or kind, and takes it from another account', async () => {
    const made = await makePlan(app)
    const other = await makePlan(app)
    const first = set()
    await store(made, first)
    await app.deps.db`update user_programs set account_id = ${made.customer.id} where id = ${other.id}`
    const mine = { ...other, customer: made.customer }
    expect(await store(mine, { ...first, rev: 9 })).toMatchObject([{ code: 'log.entry_elsewhere' }])
    const water = { clientId: first.clientId, rev: 2, kind: 'water', date: DAY, ml: 250 }
    expect(await store(made, water)).toMatchObject([{ code: 'log.entry_elsewhere' }])
    expect(await outcomes(await makePlan(app), first)).toEqual(['stored'])
  })

  test('stores the same two hundred entries once when three requests bring them at the same time', async () => {
    const made = await makePlan(app)
    const entries = Array.from({ length: 200 }, (_, index) => set({ index }))
    const answers = await Promise.all([send(made, entries), send(made, entries), send(made, entries)])
    const all = answers.flatMap((answer) => answer.json().data.results.map(({ outcome }: Result) => outcome))
    expect(all.filter((one) => one === 'stored')).toHaveLength(200)
    expect(all.filter((one) => one === 'repeated')).toHaveLength(400)
    expect(await log(made)).toHaveLength(200)
    expect((await read(made)).sessions[0].sets).toHaveLength(200)
    expect(await store(made, set({ exercise: 'Row' }))).toMatchObject([{ code: 'log.too_many_sets' }])
    expect(await outcomes(made, set({ index: 199 }))).toEqual(['kept_both'])
  })

  test('counts one of each when three devices log the same sets at the same time', async () => {
    const made = await makePlan(app)
    const device = () => Array.from({ length: 50 }, (_, index) => set({ index }))
    const answers = await Promise.all([device(), device(), device()].map((entries) => send(made, entries)))
    const all = answers.flatMap((answer) => answer.json().data.results.map(({ outcome }: Result) => outcome))
    expect(all.filter((one) => one === 'stored')).toHaveLength(50)
    expect(all.filter((one) => one === 'kept_both')).toHaveLength(100)
    const items = (await log(made)) as { counts: boolean; index: number }[]
    expect(items).toHaveLength(150)
    const counting = items.filter(({ counts }) => counts).map(({ index }) => index)
    expect(counting.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index))
    expect((await read(made)).sessions[0].sets).toHaveLength(50)
  })

  test('lets the database itself refuse a second entry that counts for one set', async () => {
    const made = await makePlan(app)
    await store(made, set(), set())
    const counted = app.deps.db`update log_entries set counts = true where user_program_id = ${made.id}`
    await expect(counted).rejects.toMatchObject({ code: '23505', constraint: 'log_entries_set' })
  })

  test('shows seconds, metres and help in the sessions of athlete and coach', async () => {
    const made = await makePlan(app)
    await store(
      made,
      set({ exercise: 'Plank', measure: 'time', reps: null, load: null, seconds: 45 }),
      set({ exercise: 'Run', measure: 'distance', reps: null, load: null, meters: 5000, seconds: 1500 }),
      set({ exercise: 'Pull-up', load: -20, typed: { load: -44, unit: 'lb' } }),
    )
    const sets = [
      { exercise: 'Plank', reps: 0, load: null, seconds: 45 },
      { exercise: 'Run', reps: 0, load: null, meters: 5000, seconds: 1500 },
      { exercise: 'Pull-up', reps: 5, load: -20, typed: { load: -44, unit: 'lb' } },
    ]
    expect((await read(made)).sessions).toMatchObject([{ date: DAY, sets }])
    const { token } = made.coach
    const coach = await app.call('GET', `/coach/user-programs/${made.id}/complete`, { token })
    expect(coach.json().data.sessions).toMatchObject([{ date: DAY, sets }])
  })

  test('makes a measurement of the program, changes it and takes it back', async () => {
    const made = await makePlan(app)
    const common = { rev: 1, kind: 'measurement', date: DAY, measurement: 'weight', value: 80.5 }
    const entry = { ...common, clientId: nextId() }
    const measured = async () => (await read(made)).measurements
    expect(await outcomes(made, { ...entry, unit: 'kg' })).toEqual(['stored'])
    const at = `${DAY}T12:00:00.000Z`
    expect(await measured()).toMatchObject([{ kind: 'weight', value: 80.5, unit: 'kg', at }])
    await store(made, { ...entry, rev: 2, value: 79 })
    expect(await measured()).toMatchObject([{ value: 79 }])
    const profile = await app.call('GET', '/account/profile', { token: made.customer.token })
    expect(profile.json().data.latestWeight).toEqual({ weight: 79, date: DAY })
    await store(made, { ...entry, rev: 3, removed: true })
    expect(await measured()).toEqual([])
    const wrong = [
      { ...common, clientId: nextId(), unit: 'lb' },
      { ...common, clientId: nextId(), value: 5 },
    ]
    expect((await store(made, ...wrong)).map(({ code }) => code)).toEqual([
      'programs.unit_invalid',
      'programs.measurement_invalid',
    ])
  })
})
