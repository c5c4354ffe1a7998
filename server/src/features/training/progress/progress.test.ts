import type { Exercise } from 'contract/programs/plan'
import type { Progress } from 'contract/training/progress-calls'
import { expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { dayAgo, makePlan, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { streakOf } from './progress.logic'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>
let serial = 0
const entry = (kind: string, date: string, fields: object) => ({
  clientId: `charted-${++serial}`,
  rev: 1,
  kind,
  date,
  ...fields,
})
const set = (date: string, fields: object) =>
  entry('set', date, { session: `plan-${date}`, index: 0, exercise: 'Squat', ...fields })

async function store({ id, customer }: Made, ...entries: object[]) {
  const body = { entries }
  const answer = await app.call('POST', `/user-programs/${id}/log`, { token: customer.token, body })
  for (const { outcome } of answer.json().data.results) expect(outcome).toBe('stored')
}
async function progressOf({ id, customer }: Made): Promise<Progress> {
  const answer = await app.call('GET', `/user-programs/${id}/progress`, { token: customer.token })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const row = (fields: Partial<Exercise> & { id: string }): Exercise => ({
  name: 'Squat',
  category: '',
  equipment: [],
  sets: 3,
  reps: '5',
  rest: '',
  technique: '',
  progression: '',
  alternatives: [],
  videoUrl: '',
  muscleGroups: ['Legs'],
  difficulty: '',
  ...fields,
})
/** A plan whose Monday has these rows. */
function planOf(...exercises: Exercise[]) {
  const plan = planWith({ duration: 14 })
  plan.workout.weeklySchedule.monday.exercises = exercises
  return plan
}
async function running(...exercises: Exercise[]) {
  const made = await makePlan(app, { plan: planOf(...exercises) })
  await app.deps.db`update user_programs set total_weeks = 2 where id = ${made.id}`
  return made
}

test('warm-ups make no record, and with assistance less help is better', async () => {
  const made = await running()
  await store(
    made,
    set(dayAgo(5), { index: 0, type: 'warmup', reps: 5, load: 200 }),
    set(dayAgo(5), { index: 1, reps: 5, load: 60 }),
    set(dayAgo(3), { index: 0, reps: 3, load: 80 }),
    set(dayAgo(5), { exercise: 'Pull-up', reps: 8, load: -40 }),
    set(dayAgo(3), { exercise: 'Pull-up', reps: 4, load: -20 }),
    set(dayAgo(2), { exercise: 'Plank', measure: 'time', seconds: 90 }),
    set(dayAgo(1), { exercise: 'Plank', measure: 'time', seconds: 60 }),
    set(dayAgo(2), { exercise: 'Row', measure: 'distance', meters: 500, seconds: 100 }),
  )
  const { records } = await progressOf(made)
  expect(records.map(({ exercise, measure, best }) => ({ exercise, measure, ...best }))).toEqual([
    {
      exercise: 'Plank',
      measure: 'time',
      date: dayAgo(2),
      load: null,
      reps: null,
      seconds: 90,
      meters: null,
    },
    {
      exercise: 'Row',
      measure: 'distance',
      date: dayAgo(2),
      load: null,
      reps: null,
      seconds: 100,
      meters: 500,
    },
    {
      exercise: 'Pull-up',
      measure: 'reps',
      date: dayAgo(3),
      load: -20,
      reps: 4,
      seconds: null,
      meters: null,
    },
    { exercise: 'Squat', measure: 'reps', date: dayAgo(3), load: 80, reps: 3, seconds: null, meters: null },
  ])
  expect(records[3]?.history.map(({ date, load }) => [date, load])).toEqual([
    [dayAgo(5), 60],
    [dayAgo(3), 80],
  ])
})

test('a renamed exercise keeps its history by its row, imported sets included', async () => {
  const made = await running(row({ id: 'row-1' }))
  await app.deps.db`
    insert into past_sets (account_id, source, session, source_name, set_index, date, exercise_name, entry)
    values (${made.customer.id}, 'strong', 's', 'Squat', 0, ${dayAgo(30)}, 'squat',
      ${app.deps.db.json({ exercise: 'Squat', reps: 1, load: 120 })})`
  await store(
    made,
    set(dayAgo(5), { row: 'row-1', reps: 5, load: 60 }),
    set(dayAgo(3), { row: 'row-1', exercise: 'Back squat', reps: 5, load: 70 }),
    set(dayAgo(2), { row: 'row-1', exercise: 'Leg press', insteadOf: 'Back squat', reps: 5, load: 200 }),
  )
  const { records } = await progressOf(made)
  expect(records.map(({ exercise, best }) => [exercise, best.load])).toEqual([
    ['Leg press', 200],
    ['Back squat', 120],
  ])
  expect(records[1]?.history).toHaveLength(3)
})

test('rows of one name on several days are one exercise', async () => {
  const made = await running()
  await store(
    made,
    set(dayAgo(5), { row: 'monday', reps: 5, load: 60 }),
    set(dayAgo(3), { row: 'friday', exercise: 'SQUAT', reps: 5, load: 50 }),
  )
  expect((await progressOf(made)).records).toMatchObject([
    { exercise: 'SQUAT', best: { load: 60 }, history: [{ load: 60 }, { load: 50 }] },
  ])
})

test('adds up the volume of a week by the muscle groups of the plan, without warm-ups and help', async () => {
  const made = await running(
    row({ id: 'a', muscleGroups: ['Legs', 'Back'] }),
    row({ id: 'b', name: 'Curl', muscleGroups: [] }),
  )
  const day = dayAgo(4)
  await store(
    made,
    set(day, { index: 0, row: 'a', type: 'warmup', reps: 10, load: 20 }),
    set(day, { index: 1, row: 'a', reps: 5, load: 60 }),
    set(day, { index: 2, row: 'a', reps: 5, load: -10 }),
    set(day, { index: 0, row: 'b', exercise: 'Curl', side: 'left', reps: 10, load: 10 }),
    set(day, { index: 0, row: 'b', exercise: 'Curl', side: 'right', reps: 10, load: 10 }),
  )
  const { volume } = await progressOf(made)
  const monday = new Date(`${day}T00:00:00Z`)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  const week = monday.toISOString().slice(0, 10)
  expect(volume).toHaveLength(3)
  expect(volume).toEqual(
    expect.arrayContaining([
      { week, muscleGroup: 'Legs', sets: 2, kg: 300 },
      { week, muscleGroup: 'Back', sets: 2, kg: 300 },
      { week, muscleGroup: null, sets: 1, kg: 200 },
    ]),
  )
})

test('averages the weight of the seven days that end with each day', async () => {
  const made = await running()
  const weigh = (days: number, value: number) =>
    entry('measurement', dayAgo(days), { measurement: 'weight', value })
  await store(made, weigh(9, 80), weigh(4, 78), weigh(2, 77))
  const { weight } = await progressOf(made)
  expect(weight.map(({ value, average }) => [value, average])).toEqual([
    [80, 80],
    [78, 79],
    [77, 77.5],
  ])
})

test('counts the sessions done one after another; today’s may still be ahead', async () => {
  const day = (date: string, planned: number, done: number) => ({ date, planned, done })
  expect(streakOf([], '2026-11-04')).toEqual({ current: 0, longest: 0 })
  const days = [
    day('2026-11-01', 1, 1),
    day('2026-11-02', 2, 2),
    day('2026-11-03', 1, 0),
    day('2026-11-04', 1, 1),
  ]
  expect(streakOf(days, '2026-11-05')).toEqual({ current: 1, longest: 3 })
  expect(streakOf([...days, day('2026-11-05', 1, 0)], '2026-11-05')).toEqual({ current: 1, longest: 3 })
  expect(streakOf([...days, day('2026-11-05', 1, 0)], '2026-11-06')).toEqual({ current: 0, longest: 3 })
})

test('passes over an excused session in the streak', async () => {
  const made = await running()
  const past = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(dayAgo)
  const [last, missed, first] = past.filter((day) => [1, 3, 5].includes(new Date(day).getUTCDay()))
  const done = (date = '') => entry('session', date, { session: `plan-${date}`, state: 'done' })
  await store(made, done(first), done(last))
  expect((await progressOf(made)).streak.current).toBe(1)
  await store(made, entry('excuse', missed ?? '', { reason: 'Ill' }))
  expect((await progressOf(made)).streak.current).toBe(2)
})

test('shows the result from 14 days before the last day on', async () => {
  const made = await running()
  await store(
    made,
    set(dayAgo(5), { reps: 5, load: 60 }),
    entry('measurement', dayAgo(9), { measurement: 'weight', value: 80 }),
    entry('measurement', dayAgo(1), { measurement: 'weight', value: 78 }),
  )
  const { result } = await progressOf(made)
  expect(result).toMatchObject({ firstDay: dayAgo(10), lastDay: dayAgo(-3), planned: 6, records: 1 })
  expect(result?.weight).toEqual({ first: 80, last: 78 })
  await app.deps.db`update user_programs set total_weeks = 5 where id = ${made.id}`
  expect((await progressOf(made)).result).toBeNull()
})

test('answers only the owner, and not before there is such a program', async () => {
  const made = await running()
  const other = await makeAccount(app)
  for (const token of [other.token, made.coach.token]) {
    const answer = await app.call('GET', `/user-programs/${made.id}/progress`, { token })
    expect(answer.json().code).toBe('programs.not_found')
  }
  const waiting = await makePlan(app, { status: 'creating' })
  expect(await progressOf(waiting)).toEqual({
    streak: { current: 0, longest: 0 },
    records: [],
    volume: [],
    weight: [],
    result: null,
  })
})
