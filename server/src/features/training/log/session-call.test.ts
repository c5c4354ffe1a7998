import { expect, test } from 'vitest'
import { dayAgo, makePlan } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

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
