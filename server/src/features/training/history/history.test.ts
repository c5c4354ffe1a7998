import { dayKeys, newExercise } from 'contract/programs/plan'
import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { FORM_TYPE, formBytes } from '../../../../test/multipart'
import { dayAgo, makePlan, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })

interface Choices {
  unit?: string
  map?: Record<string, string>
  dryRun?: boolean
}

async function send(token: string, content: string, { unit, map, dryRun }: Choices = {}) {
  const fields = {
    ...(unit && { unit }),
    ...(map && { map: JSON.stringify(map) }),
    ...(dryRun && { dryRun: 'true' }),
  }
  const parts = Object.entries(fields).map(([name, value]) => ({ name, content: value }))
  return app.call('POST', '/account/history/import', {
    token,
    headers: { 'content-type': FORM_TYPE },
    body: formBytes([...parts, { name: 'file', filename: 'history.csv', type: 'text/csv', content }]),
  })
}

async function take(token: string, content: string, choices?: Choices) {
  const answer = await send(token, content, choices)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

const stored = (accountId: string) =>
  app.deps.db<{ date: string; name: string; entry: Record<string, unknown> }[]>`
    select date::text as date, exercise_name as name, entry from past_sets
    where account_id = ${accountId} order by date, exercise_name, set_index`

/** Exercises of the sessions of the last seven days, as /today answers them. */
async function exercisesOfWeek(token: string): Promise<{ name: string; last: unknown[] }[]> {
  const days = await Promise.all(
    Array.from({ length: 7 }, (_, n) => app.call('GET', `/today?date=${dayAgo(n)}`, { token })),
  )
  return days.flatMap((day) =>
    day.json().data.sessions.flatMap(({ exercises }: { exercises: unknown }) => exercises),
  )
}

const STRONG = [
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes',
  '2024-05-01 07:10:00;Morning;Squat (Barbell);W;20;kg;10;;;;0;',
  '2024-05-01 07:10:00;Morning;Squat (Barbell);1;82,5;kg;5;8.5;;;0;"low bar; belt"',
  '2024-05-01 07:10:00;Morning;Squat (Barbell);Rest Timer;;;;;;;120;',
  '2024-05-01 07:10:00;Morning;Squat (Barbell);2;82.5;kg;4;;;;0;',
  '2024-05-01 07:10:00;Morning;Rowing;1;0;kg;0;;2.5;km;600;',
  'yesterday;Morning;Squat (Barbell);3;80;kg;5;;;;0;',
].join('\n')

const HEVY = [
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"',
  '"Push","22 Dec 2023, 18:03","22 Dec 2023, 19:00","","Bench Press (Barbell)","","",0,"warmup",45,10,,,',
  '"Push","22 Dec 2023, 18:03","22 Dec 2023, 19:00","","Bench Press (Barbell)","","",1,"normal",135,8,,,9',
  '"Push","22 Dec 2023, 18:03","22 Dec 2023, 19:00","","Bench Press (Barbell)","","",2,"dropset",95,12,,,',
  '"Push","Dec 23, 2023, 6:03 PM","","","Plank","","",0,"normal",,,,75,',
].join('\r\n')

const FITNOTES = [
  'Date,Exercise,Category,Weight,Reps,Distance,Distance Unit,Time,Comment',
  '2022-01-03,Deadlift,Back,225,5,,,,',
  '2022-01-03,Running,Cardio,,,3,mi,0:27:30,easy',
].join('\n')

describe('POST /account/history/import', () => {
  test('takes a file of Strong once, with warm-ups, decimals, metres and seconds, and names the lines it leaves out', async () => {
    const { id, token } = await makeAccount(app)
    const first = await take(token, STRONG)
    expect(first).toEqual({
      source: 'strong',
      dryRun: false,
      unit: 'kg',
      from: '2024-05-01',
      to: '2024-05-01',
      sessions: 1,
      sets: 4,
      added: 4,
      changed: 0,
      names: [
        { name: 'Squat (Barbell)', sets: 3, exercise: 'Squat (Barbell)' },
        { name: 'Rowing', sets: 1, exercise: 'Rowing' },
      ],
      skipped: 1,
      skippedLines: [{ line: 7, code: 'request.invalid' }],
    })
    expect((await stored(id)).map(({ entry }) => entry)).toEqual([
      { exercise: 'Rowing', type: 'working', measure: 'time', seconds: 600, meters: 2500 },
      {
        exercise: 'Squat (Barbell)',
        type: 'warmup',
        measure: 'reps',
        reps: 10,
        load: 20,
        typed: { load: 20, unit: 'kg' },
      },
      expect.objectContaining({ type: 'working', load: 82.5, reps: 5, effort: 8.5, note: 'low bar; belt' }),
      expect.objectContaining({ load: 82.5, reps: 4 }),
    ])
    expect(await take(token, STRONG)).toMatchObject({ sets: 4, added: 0, changed: 0 })
    expect(await stored(id)).toHaveLength(4)
  })

  test('converts the pounds of a Hevy file to kilograms and keeps the typed values', async () => {
    const { id, token } = await makeAccount(app)
    expect(await take(token, HEVY)).toMatchObject({ source: 'hevy', unit: 'lb', sets: 4, sessions: 2 })
    const rows = await stored(id)
    expect(rows.map(({ date, entry }) => [date, entry.type, entry.load, entry.seconds])).toEqual([
      ['2023-12-22', 'warmup', 20.412, undefined],
      ['2023-12-22', 'working', 61.235, undefined],
      ['2023-12-22', 'drop', 43.091, undefined],
      ['2023-12-23', 'working', undefined, 75],
    ])
    expect(rows[1]?.entry.typed).toEqual({ load: 135, unit: 'lb' })
  })

  test('asks for the unit that a FitNotes file lacks, and corrects stored sets when another unit is chosen', async () => {
    const { id, token } = await makeAccount(app)
    expect(await take(token, FITNOTES, { dryRun: true })).toMatchObject({ unit: null, sets: 2, added: 2 })
    expect(await stored(id)).toEqual([])
    const refused = await send(token, FITNOTES)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'history.unit_needed', fields: { unit: expect.anything() } })
    expect(await take(token, FITNOTES, { unit: 'kg' })).toMatchObject({ added: 2, changed: 0 })
    expect(await take(token, FITNOTES, { unit: 'lb' })).toMatchObject({ added: 0, changed: 1 })
    expect((await stored(id)).map(({ entry }) => [entry.load, entry.meters, entry.seconds])).toEqual([
      [102.058, undefined, undefined],
      [undefined, 4828.032, 1650],
    ])
  })

  test('shows imported sets as last time under the name of the plan, which later imports remember', async () => {
    const plan = planWith({ duration: 84 })
    for (const key of dayKeys)
      Object.assign(plan.workout.weeklySchedule[key], {
        focus: 'Legs',
        exercises: [{ ...newExercise, name: 'Low-Bar Squat' }],
      })
    const { token } = (await makePlan(app, { plan })).customer
    const planned = await exercisesOfWeek(token)
    const name = 'low-bar squat'
    expect(planned[0]).toMatchObject({ name: 'Low-Bar Squat', last: [] })
    await take(token, STRONG, { map: { 'Squat (Barbell)': name } })
    const next = STRONG.replaceAll('2024-05-01', '2024-05-08').replaceAll(';82', ';85')
    expect((await take(token, next)).names[0]).toEqual({ name: 'Squat (Barbell)', sets: 3, exercise: name })
    const same = await exercisesOfWeek(token)
    expect(same).not.toEqual([])
    for (const { last } of same)
      expect(last).toMatchObject([
        { date: '2024-05-08', reps: 5, load: 85.5 },
        { date: '2024-05-08', reps: 4, load: 85.5 },
      ])
  })

  test.each([
    ['no file of the three apps', 'a,b\n1,2', 400, 'history.file'],
    ['a picture', '\u0089PNG\u0000\u0000', 400, 'history.file'],
    ['an empty file', '', 400, 'history.file'],
  ])('refuses %s', async (_what, content, status, code) => {
    const { token } = await makeAccount(app)
    const answer = await send(token, content)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })
})
