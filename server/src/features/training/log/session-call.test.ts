import { expect, test } from 'vitest'
import { dayAgo, makePlan, planEachDay } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { dayKeyOf } from '../../programs/customer/week-plan'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>
const DAY = dayAgo(2)

const put = ({ id, customer }: Made, sets: readonly object[], done = true) =>
  app.call('PUT', `/user-programs/${id}/sessions/${DAY}`, { token: customer.token, body: { done, sets } })

/** Logs sets of a device. */
async function logSets({ id, customer }: Made, session: string, sets: readonly object[]): Promise<void> {
  const entries = sets.map((one, i) => ({
    clientId: `${session}-${i}`.padStart(10, 'x'),
    rev: 1,
    kind: 'set',
    date: DAY,
    session,
    index: i,
    reps: 5,
    load: 60,
    ...one,
  }))
  const answer = await app.call('POST', `/user-programs/${id}/log`, {
    token: customer.token,
    body: { entries },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

test('PUT …/sessions replaces what it wrote itself and keeps the entries of the log [X-116]', async () => {
  const made = await makePlan(app)
  await logSets(made, `plan-${DAY}`, [{ exercise: 'Row' }])
  const first = await put(made, [
    { exercise: 'Squat', reps: 5, load: 60 },
    { exercise: 'Squat', reps: 4 },
    { exercise: 'Plank', seconds: 45 },
  ])
  const row = { exercise: 'Row', reps: 5, load: 60, index: 0 }
  expect(first.json().data.session.sets).toEqual([
    row,
    { exercise: 'Squat', reps: 5, load: 60 },
    { exercise: 'Squat', reps: 4, load: null },
    { exercise: 'Plank', reps: 0, load: null, seconds: 45, measure: 'time' },
  ])
  const details = { effort: 8, rir: 2, type: 'drop' }
  const second = await put(made, [{ exercise: 'Squat', reps: 3, ...details }])
  expect(second.json().data.session.sets).toEqual([
    row,
    { exercise: 'Squat', reps: 3, load: null, ...details },
  ])
  const undone = await put(made, [], false)
  expect(undone.json().data.session.sets).toEqual([row])
  const list = await app.call('GET', `/user-programs/${made.id}/log`, { token: made.customer.token })
  expect(list.json().data.items).toMatchObject([{ exercise: 'Row' }])
})

test('PUT …/sessions does not double the sets of the log that a client reads and sends back', async () => {
  const made = await makePlan(app)
  const rows = [
    { exercise: 'Squat', row: 'row-1' },
    { exercise: 'Squat', row: 'row-1', reps: 3 },
  ]
  await logSets(made, 'own', rows)
  const data = await app.call('GET', `/user-programs/${made.id}/data`, { token: made.customer.token })
  const { sets } = data.json().data.sessions[0]
  expect((await put(made, sets)).json().data.session.sets).toEqual(sets)
})

test('PUT …/sessions with other values of a logged set counts in its place, and gives it back when taken back', async () => {
  const made = await makePlan(app)
  await logSets(made, 'own', [
    { exercise: 'Squat', row: 'row-1' },
    { exercise: 'Squat', row: 'row-1', reps: 3 },
  ])
  const data = async () => {
    const answer = await app.call('GET', `/user-programs/${made.id}/data`, { token: made.customer.token })
    return answer.json().data.sessions[0].sets as { reps: number; index?: number }[]
  }
  const second = { exercise: 'Squat', reps: 3, load: 60, index: 1, row: 'row-1' }
  // A client of the specified fields changes the first of the two and names no row.
  const changed = await put(made, [{ exercise: 'Squat', reps: 6, load: 60 }, second])
  expect(changed.json().data.session.sets).toMatchObject([{ reps: 6, index: 0, row: 'row-1' }, second])
  // Sent back as it was read, it is the same.
  const sets = await data()
  expect((await put(made, sets)).json().data.session.sets).toEqual(sets)
  await put(made, [], false)
  expect((await data()).map(({ reps }) => reps)).toEqual([5, 3])
})

test('PUT …/sessions and a set that a phone sends later are one set', async () => {
  const made = await makePlan(app, { plan: planEachDay('Squat') })
  const marked = await put(made, [{ exercise: 'squat', reps: 6, load: 60 }])
  expect(marked.json().data.session.sets).toEqual([{ exercise: 'squat', reps: 6, load: 60 }])
  const row = `row-${dayKeyOf(DAY)}`
  await logSets(made, `plan-${DAY}`, [{ exercise: 'Squat', row }])
  const counted = await app.deps.db`
    select entry ->> 'reps' as reps from log_entries where user_program_id = ${made.id} and kind = 'set' and counts`
  expect(counted).toEqual([{ reps: '6' }])
})

test('PUT …/sessions refuses a set without reps, seconds or metres, and values out of range', async () => {
  const made = await makePlan(app)
  const wrong = [
    [{ exercise: 'Squat' }, 'sets.0.reps'],
    [{ exercise: 'Squat', reps: 1, effort: 11 }, 'sets.0.effort'],
    [{ exercise: 'Squat', reps: 1, load: -501 }, 'sets.0.load'],
    [{ exercise: 'Squat', reps: 1, session: 'x' }, 'sets.0.session'],
  ] as const
  for (const [one, field] of wrong) {
    const answer = await put(made, [one])
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  }
})
