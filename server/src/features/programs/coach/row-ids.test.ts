import { type DayKey, newExercise, type PlannedExercise } from 'contract/programs/plan'
import { patchOf } from 'contract/programs/plan-changes'
import { expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { makeCoach, makePlan, makeTemplate, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { makeUserProgram } from '../../../../test/user-programs'
import { transaction } from '../../../kernel/db/transaction'
import { createDraft } from '../life/opening.logic'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>
type Row = Partial<PlannedExercise>

const named = (name: string): Row => ({ ...(newExercise as unknown as PlannedExercise), name })
const put = (made: Made, body: object) =>
  app.call('PUT', `/coach/user-programs/${made.id}/complete-data`, { token: made.coach.token, body })
const save = async (made: Made, rows: readonly Row[], day: DayKey = 'monday') =>
  expect((await put(made, patchOf(`workout.weeklySchedule.${day}.exercises`, rows))).statusCode).toBe(200)

async function rowsOf(made: Made, day: DayKey = 'monday'): Promise<PlannedExercise[]> {
  const answer = await app.call('GET', `/coach/user-programs/${made.id}/complete`, {
    token: made.coach.token,
  })
  return answer.json().data.programData.workout.weeklySchedule[day].exercises
}
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

async function planWithRows(...names: string[]): Promise<{ made: Made; rows: PlannedExercise[] }> {
  const made = await makePlan(app)
  await save(made, names.map(named))
  return { made, rows: await rowsOf(made) }
}

test('X-116 gives every row an id when it is saved, and the athlete reads the same one', async () => {
  const { made, rows } = await planWithRows('Squat', 'Press')
  expect(new Set(ids(rows)).size).toBe(2)
  expect(rows.every(({ id }) => typeof id === 'string' && id.length >= 20)).toBe(true)
  const answer = await app.call('GET', `/user-programs/${made.id}/data`, { token: made.customer.token })
  expect(answer.json().data.programData.workout.weeklySchedule.monday.exercises).toEqual(rows)
})

test('X-116 gives the rows of a new program ids of its own when its template has some', async () => {
  const plan = planWith({})
  plan.workout.weeklySchedule.monday.exercises = [
    { ...named('Squat'), id: 'of-the-template' } as PlannedExercise,
  ]
  const { id: programId } = await makeTemplate(app, { programData: plan })
  const made: string[][] = []
  for (const _ of [1, 2]) {
    const wish = {
      accountId: (await makeAccount(app)).id,
      programId,
      coachId: null,
      status: 'answering',
    } as const
    const id = await makeUserProgram(app, wish)
    await transaction(app.deps.db, (tx) => createDraft(tx, id))
    const [row] = await app.deps.db<{ ids: string[] }[]>`
      select jsonb_path_query_array(data, '$.workout.weeklySchedule.*.exercises[*].id') as ids
      from user_programs where id = ${id}`
    made.push(row?.ids ?? [])
  }
  expect(new Set(['of-the-template', ...made.flat()]).size).toBe(3)
})

test('X-116 keeps the id of a row that is renamed, edited or moved within its day', async () => {
  const { made, rows } = await planWithRows('Squat', 'Press', 'Row')
  const [squat, press, row] = rows as [Row, Row, Row]
  await save(made, [{ ...row, sets: 9 }, { ...squat, name: 'Front Squat' }, press])
  expect(ids(await rowsOf(made))).toEqual(ids([row, squat, press]))
})

test('X-116 keeps the id of a row that one save moves to another day', async () => {
  const { made, rows } = await planWithRows('Squat', 'Press')
  const [squat, press] = rows as [Row, Row]
  await put(made, {
    workout: { weeklySchedule: { monday: { exercises: [press] }, tuesday: { exercises: [squat] } } },
  })
  expect(ids(await rowsOf(made))).toEqual([press.id])
  expect(ids(await rowsOf(made, 'tuesday'))).toEqual([squat.id])
})

test('X-116 gives a copy a new id, within a day, on another day and from another plan', async () => {
  const { made, rows } = await planWithRows('Squat')
  const [squat] = rows as [Row]
  await save(made, [squat, { ...squat }])
  const twice = ids(await rowsOf(made))
  expect(twice[0]).toBe(squat.id)
  expect(new Set(twice).size).toBe(2)
  await save(made, [squat], 'friday')
  const other = await makePlan(app)
  await save(other, [squat])
  const all = [...ids(await rowsOf(made, 'friday')), ...ids(await rowsOf(other)), ...twice]
  expect(new Set(all).size).toBe(4)
})

test('X-116 recognises rows that a client of the twelve fields sends without ids, and keeps their targets', async () => {
  const { made, rows } = await planWithRows('Squat', 'Press')
  const targets = [{ index: 0, type: 'working', reps: 8, load: 62.5, unit: 'kg' }] as const
  await save(made, [
    { ...rows[0], superset: 'A', targets: [...targets], exerciseId: 'lib-1' },
    rows[1] as Row,
  ])
  await save(made, [named('Press'), { ...named('Squat'), sets: 5 }, named('Dip')])
  const [press, squat, dip] = await rowsOf(made)
  expect(ids([squat as Row, press as Row])).toEqual(ids(rows))
  expect(squat).toMatchObject({ sets: 5, superset: 'A', targets, exerciseId: 'lib-1' })
  expect(ids(rows)).not.toContain(dip?.id)
  await save(made, [{ ...squat, superset: '', targets: [], exerciseId: '' }])
  expect(Object.keys((await rowsOf(made))[0] ?? {}).sort()).toEqual(
    [...Object.keys(newExercise), 'id'].sort(),
  )
})

test('X-116 refuses wrong values and unknown fields of a row and of its targets', async () => {
  const made = await makePlan(app, { coach: await makeCoach(app) })
  const wrong: [Row | object, string][] = [
    [{ colour: 'red' }, 'programs.field_unknown'],
    [{ targets: [{ index: 0, colour: 'red' }] }, 'programs.field_unknown'],
    [{ targets: [{ index: 200 }] }, 'request.out_of_range'],
    [{ targets: [{ index: 0, effort: 7.3 }] }, 'request.out_of_range'],
    [{ targets: [{ index: 0, load: '60' }] }, 'request.wrong_type'],
    [{ targets: [{}] }, 'request.wrong_type'],
    [{ superset: 'AB' }, 'request.out_of_range'],
    [{ id: 7 }, 'request.wrong_type'],
  ]
  for (const [fields, code] of wrong) {
    const body = patchOf('workout.weeklySchedule.monday.exercises', [{ ...named('Squat'), ...fields }])
    const answer = await put(made, body)
    expect([answer.statusCode, answer.json().code], JSON.stringify(fields)).toEqual([400, code])
  }
})

test('X-116 a pasted day keeps the notes of its place, and its rows take nothing from the replaced ones', async () => {
  const { made, rows } = await planWithRows('Squat')
  const day = 'workout.weeklySchedule.monday'
  const edit = (version: number, ...edits: object[]) =>
    app.call('POST', `/coach/user-programs/${made.id}/edits`, {
      token: made.coach.token,
      body: { version, edits },
    })
  await edit(
    2,
    { path: `${day}.notes`, value: 'Mind the knee.' },
    { path: `${day}.exercises.0.targets`, value: [{ index: 0, reps: 5, load: 60 }] },
  )
  const value = { focus: 'Pull', exercises: [{ ...named('Row'), id: 'of-another-plan' }] }
  expect((await edit(3, { path: day, value })).statusCode).toBe(200)
  const [row, ...others] = await rowsOf(made)
  expect(others).toEqual([])
  expect(row).toEqual({ ...named('Row'), id: row?.id })
  expect([rows[0]?.id, 'of-another-plan']).not.toContain(row?.id)
  const [stored] = await app.deps.db<{ notes: string }[]>`
    select data #>> '{workout,weeklySchedule,monday,notes}' as notes from user_programs where id = ${made.id}`
  expect(stored?.notes).toBe('Mind the knee.')
})
