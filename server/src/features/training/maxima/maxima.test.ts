import { dayKeys, newExercise } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { exerciseBody } from '../../../../test/library'
import { dayAgo, makePlan, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let serial = 0
const percentOf = (name: string, load = 75) => ({ index: 0, reps: 5, load, percentOf: name })
const row = (name: string, fields: object = {}) => ({
  ...newExercise,
  name,
  equipment: ['Barbell'],
  ...fields,
})

/** A program whose every day has these rows. */
async function made(rows: object[]) {
  const plan = planWith({ duration: 84 })
  for (const day of dayKeys)
    Object.assign(plan.workout.weeklySchedule[day], { focus: 'Legs', exercises: rows })
  const one = await makePlan(app, { plan })
  const { token } = one.customer
  const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    app.call(method, `/coach/user-programs/${one.id}/${path}`, { token: one.coach.token, body })
  return {
    ...one,
    call,
    log: async (exercise: string, load: number, more: object = {}) => {
      const date = dayAgo(1)
      const entry = {
        ...{ clientId: `maximum-${String(++serial).padStart(4, '0')}`, rev: 1, kind: 'set', date },
        ...{ session: `extra-${date}`, index: serial % 100, reps: 1, load, exercise, ...more },
      }
      const answer = await app.call('POST', `/user-programs/${one.id}/log`, {
        token,
        body: { entries: [entry] },
      })
      expect(answer.json().data.results[0]).toMatchObject({ outcome: 'stored' })
    },
    maxima: async () => {
      const answer = await app.call('GET', `/today?date=${dayAgo(0)}`, { token })
      const { exercises } = answer.json().data.sessions[0]
      return exercises.map((one: { maxima?: object[] }) => one.maxima)
    },
  }
}

async function addToLibrary(name: string, names: object, aliases: object): Promise<string> {
  const owner = await makeAccount(app, ['admin'])
  const body = exerciseBody({ name, names, aliases })
  const added = await app.call('POST', '/admin/library/exercises', { token: owner.token, body })
  return added.json().data._id
}

test('reads a named maximum by the library in any language, else by the logged name [55]', async () => {
  const id = await addToLibrary(
    'Maximum squat',
    { fa: 'اسکوات بیشینه', nl: 'Maximale kniebuiging' },
    { en: ['Maxi squat'], fa: [], nl: [] },
  )
  const names = ['MAXI squat', 'اسكوات بيشينه', 'Free lift', 'Never done']
  const one = await made(names.map((name) => row('Lunge', { targets: [percentOf(name)] })))
  expect(await one.maxima()).toEqual([undefined, undefined, undefined, undefined])
  await one.log('Squat of the plan', 100, { exerciseId: id })
  await one.log('Maximale Kniebuiging', 101)
  await one.log('free LIFT', 60, { reps: 6 })
  await one.log('Lunge', 200)
  expect(await one.maxima()).toEqual([
    [{ of: 'MAXI squat', kg: 101 }],
    [{ of: 'اسكوات بيشينه', kg: 101 }],
    [{ of: 'Free lift', kg: 72 }],
    undefined,
  ])
})

test('reads the row itself for its own name and for 1RM, and another row by its name [55]', async () => {
  const one = await made([
    row('Row press', { id: 'press', targets: [percentOf('1RM')] }),
    row('Other', { id: 'other', targets: [percentOf('row press'), { ...percentOf('Other'), index: 1 }] }),
  ])
  await one.log('Press before its new name', 80, { row: 'press' })
  await one.log('Row press', 90, { insteadOf: 'other' })
  await one.log('Something else', 300, { row: 'press', insteadOf: 'press' })
  expect(await one.maxima()).toEqual([[{ of: '1RM', kg: 90 }], [{ of: 'row press', kg: 90 }]])
})

test('takes working sets with weight of the last 92 days, imported ones too, of this account alone [55]', async () => {
  const one = await made([row('Aged', { targets: [percentOf('Old lift')] })])
  await one.log('Old lift', 100, { type: 'warmup' })
  await one.log('Old lift', 100, { reps: 13 })
  await one.log('Old lift', -20)
  const other = await made([row('Aged')])
  await other.log('Old lift', 400)
  expect(await one.maxima()).toEqual([undefined])
  const { db } = app.deps
  const add = (days: number, load: number) => db`
    insert into past_sets (account_id, source, session, source_name, set_index, date, exercise_name, entry)
    values (${one.customer.id}, 'strong', ${`past-${days}`}, 'Old lift', 0, ${dayAgo(days)}, 'old lift',
      ${db.json({ exercise: 'Old lift', index: 0, reps: 1, load })})`
  await add(93, 120)
  await add(0, 150)
  expect(await one.maxima()).toEqual([undefined])
  await add(92, 70)
  expect(await one.maxima()).toEqual([[{ of: 'Old lift', kg: 70 }]])
})

test('judges a percent rule by the maximum that the athlete was shown [55]', async () => {
  const rule = { row: 'judged', kind: 'percent', step: 2.5 }
  const one = await made([row('Judged lift', { id: 'judged', targets: [percentOf('Named lift')] })])
  await one.call('PUT', 'progression-rules', { rules: [rule], version: 1 })
  const proposals = async () => (await one.call('GET', 'proposals')).json().data.items
  const done = { row: 'judged', index: 0, reps: 5 }
  // The row's own sets are no maximum of another exercise.
  await one.log('Judged lift', 60, { ...done, date: dayAgo(3), session: 'first' })
  expect(await proposals()).toEqual([])
  await one.log('Named lift', 100, { date: dayAgo(4) })
  expect(await proposals()).toEqual([])
  await one.log('Judged lift', 75, { ...done, session: 'second' })
  const [proposal] = await proposals()
  expect(proposal).toMatchObject({ kind: 'percent', to: [{ load: 77.5 }] })
  // A corrected maximum is another proposal.
  await one.log('Named lift', 101, { date: dayAgo(4) })
  const accepted = await one.call('POST', 'proposals/accept', { ids: [proposal._id] })
  expect([accepted.statusCode, accepted.json().code]).toEqual([409, 'programs.log_changed'])
  await one.log('Named lift', 120, { date: dayAgo(4) })
  expect(await proposals()).toEqual([])
})

test('tells the coach the maxima that typed percentages would have in the session of today [55]', async () => {
  const one = await made([row('Told press', { id: 'told' })])
  await one.log('Told press', 100, { row: 'told' })
  const ask = (rows: object[]) => one.call('POST', 'maxima', { rows })
  const answer = await ask([
    { row: 'told', name: 'Told press', of: '1RM' },
    { name: 'Another', of: 'told PRESS' },
    { name: 'Another', of: 'Another' },
  ])
  expect(answer.json().data).toEqual({ maxima: [100, 100, null] })
  const stranger = await made([row('Told press')])
  const path = `/coach/user-programs/${one.id}/maxima`
  const refused = await app.call('POST', path, { token: stranger.coach.token, body: { rows: [] } })
  expect(refused.json().code).toBe('programs.not_found')
})
