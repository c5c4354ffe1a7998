import { expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { dayAgo, makePlan } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const HEADS = 'date,source,session,exercise,set,type,side,measure,reps,loadKg,seconds,meters,effort,rir,note'

const linesOf = async (token: string) => {
  const answer = await app.call('GET', '/account/history/export.csv', { token })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [heads, ...lines] = answer.body.split('\r\n')
  expect(heads).toBe(`\ufeff${HEADS}`)
  expect(lines.pop()).toBe('')
  return lines
}

test('exports logged and imported sets by day with seconds and meters, and none of anybody else', async () => {
  const { id, customer } = await makePlan(app)
  let serial = 0
  const set = (date: string, fields: object) => ({
    ...{ clientId: `exported-${++serial}`, rev: 1, kind: 'set', date, session: `plan-${date}`, index: 0 },
    ...fields,
  })
  const entries = [
    set(dayAgo(1), { exercise: 'Row', measure: 'distance', meters: 2500, seconds: 600.5 }),
    set(dayAgo(2), {
      exercise: 'Pull-up',
      reps: 5,
      load: -20,
      side: 'left',
      effort: 8.5,
      note: '=1+1, "ok"',
    }),
    set(dayAgo(2), { exercise: 'Plank', index: 1, type: 'warmup', measure: 'time', seconds: 90 }),
    { ...set(dayAgo(2), { exercise: 'Gone', reps: 5 }), removed: true },
  ]
  await app.call('POST', `/user-programs/${id}/log`, { token: customer.token, body: { entries } })
  await app.deps.db`
    insert into past_sets (account_id, source, session, source_name, set_index, date, exercise_name, entry)
    values (${customer.id}, 'strong', 'Morning', 'Squat', 0, ${dayAgo(30)}, 'squat',
      ${app.deps.db.json({ exercise: 'Squat', reps: 1, load: 120 })})`
  expect(await linesOf(customer.token)).toEqual([
    `${dayAgo(30)},strong,Morning,Squat,1,working,,reps,1,120,,,,,`,
    `${dayAgo(2)},tavan,plan-${dayAgo(2)},Pull-up,1,working,left,reps,5,-20,,,8.5,,"'=1+1, ""ok"""`,
    `${dayAgo(2)},tavan,plan-${dayAgo(2)},Plank,2,warmup,,time,,,90,,,,`,
    `${dayAgo(1)},tavan,plan-${dayAgo(1)},Row,1,working,,distance,,,600.5,2500,,,`,
  ])
  expect(await linesOf((await makeAccount(app)).token)).toEqual([])
})

test('exports each set once over several pages', async () => {
  const { customer } = await makePlan(app)
  await app.deps.db`
    insert into past_sets (account_id, source, session, source_name, set_index, date, exercise_name, entry)
    select ${customer.id}, 'strong', 's' || n / 200, 'Squat', n % 200, date '2024-01-01' + n / 500, 'squat',
      jsonb_build_object('exercise', 'Squat', 'reps', n)
    from generate_series(0, 2499) n`
  const reps = (await linesOf(customer.token)).map((line) => line.split(',')[8])
  expect(reps).toHaveLength(2500)
  expect(new Set(reps).size).toBe(2500)
})
