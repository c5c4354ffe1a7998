import type { PlannedExercise } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { exerciseBody } from '../../../../test/library'
import {
  dayAgo,
  exerciseRow,
  makeCoach,
  makePlan,
  planOnMonday,
  templateBody,
} from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const MONDAY = 'workout.weeklySchedule.monday'

/** A program whose log holds a set of a library's exercise, one of a row, a meal and a note of a session. */
async function trained() {
  const coach = await makeCoach(app)
  const { token } = coach
  const library = await app.call('POST', '/coach/library/exercises', { token, body: exerciseBody() })
  const exerciseId: string = library.json().data._id
  const rows = [exerciseRow('Quiet press', { id: 'a', exerciseId }), exerciseRow('Squat', { id: 'b' })]
  const made = await makePlan(app, { coach, plan: planOnMonday(rows) })
  const date = dayAgo(1)
  const shared = { rev: 1, at: `${date}T10:00:00Z`, date }
  const set = { ...shared, kind: 'set', session: 's1', index: 0, measure: 'reps', reps: 5, load: 60 }
  const entries = [
    { ...set, clientId: 'client-set-1', exercise: 'Quiet press', row: 'a', exerciseId },
    { ...set, clientId: 'client-set-2', exercise: 'Squat', row: 'b' },
    { ...shared, clientId: 'client-meal-1', kind: 'meal', meal: 'lunch', done: true },
    {
      ...shared,
      clientId: 'client-session-1',
      kind: 'session',
      session: 's1',
      state: 'done',
    },
  ]
  const sent = await app.call('POST', `/user-programs/${made.id}/log`, {
    token: made.customer.token,
    body: { entries },
  })
  expect(sent.json().data.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
    Array(4).fill('stored'),
  )
  return { ...made, exerciseId }
}

test('the log entries of an athlete survive every act of coaches and staff unchanged [X-114]', async () => {
  const made = await trained()
  const owner = await makeAccount(app, ['admin'], undefined, 'owner')
  const other = await makeCoach(app)
  const { id, coach, exerciseId, template } = made
  const log = () => app.deps.db`select * from log_entries order by position`
  const before = await log()
  expect(before).toHaveLength(4)
  const version = async () => {
    const [row] = await app.deps.db<{ version: number }[]>`select version from user_programs where id = ${id}`
    return row?.version ?? 0
  }
  const ofCoach = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.call(method, path, { token: coach.token, ...(body && { body }) })
  const onPlan = async (path: string, body: object) =>
    ofCoach('POST', `/coach/user-programs/${id}/${path}`, { version: await version(), ...body })
  const step = (path: string) => ofCoach('POST', `/coach/user-programs/${id}/${path}`)
  const edit = (...edits: object[]) => onPlan('edits', { edits })
  const mine = async () => {
    const from = { programData: planOnMonday([exerciseRow('Other')]) }
    return (await ofCoach('POST', '/coach/templates', { name: 'Mine', from })).json().data._id as string
  }
  let applied = ''
  const blocks = async (names: string[]) => {
    const known = await app.call('GET', `/coach/user-programs/${id}/blocks`, { token: coach.token })
    const [first] = known.json().data.blocks
    const list = names.map((name, at) => ({ ...(at === 0 && { id: first.id }), name, weeks: 4 }))
    return ofCoach('PUT', `/coach/user-programs/${id}/blocks`, { version: await version(), blocks: list })
  }
  const asOwner = (method: 'PATCH' | 'PUT', path: string, body: object) =>
    app.call(method, path, { token: owner.token, body })

  const acts: [string, () => Promise<{ statusCode: number; body: string }>][] = [
    ['a logged exercise is removed', () => edit({ path: `${MONDAY}.exercises.1`, remove: true })],
    ['that is undone', () => onPlan('undo', {})],
    ['rows are renamed', () => edit({ path: `${MONDAY}.exercises.1.name`, value: 'Front squat' })],
    ['a day is emptied', () => edit({ path: `${MONDAY}.exercises`, value: [] satisfies PlannedExercise[] })],
    ['an older version is restored', () => step('versions/2/restore')],
    ['blocks are made', () => blocks(['Base', 'Build'])],
    ['a block is removed', () => blocks(['Base'])],
    [
      'a template is applied',
      async () => {
        applied = await mine()
        return onPlan('copy', { from: { templateId: applied }, parts: ['workout', 'nutrition'] })
      },
    ],
    ['the template is deleted', () => ofCoach('DELETE', `/coach/templates/${applied}`)],
    ['the library’s exercise is deleted', () => ofCoach('DELETE', `/coach/library/exercises/${exerciseId}`)],
    ['the program is extended', () => onPlan('extend', { weeks: 2 })],
    ['it is paused', () => step('pause')],
    ['it is resumed', () => step('resume')],
    ['it is completed', () => step('complete')],
    ['it is reopened', () => step('reopen')],
    [
      'another coach gets it',
      () => asOwner('PATCH', `/admin/user-programs/${id}`, { coachId: other.id, reason: 'Holiday' }),
    ],
    [
      'the shop’s program changes',
      () => asOwner('PUT', `/admin/programs/${template.id}`, templateBody({ isActive: false })),
    ],
    [
      'the account of the coach is gone',
      async () => {
        await app.deps.db`delete from accounts where id = ${other.id}`
        return { statusCode: 200, body: '' }
      },
    ],
  ]
  for (const [what, act] of acts) {
    const { statusCode, body } = await act()
    expect(statusCode, `${what}: ${body}`).toBeLessThan(300)
    expect(await log(), what).toEqual(before)
  }
})

test('the log hangs on the athlete and the program alone', async () => {
  const keys = await app.deps.db<{ to: string; act: string }[]>`
    select confrelid::regclass::text as to, confdeltype::text as act from pg_constraint
    where conrelid = 'log_entries'::regclass and contype = 'f' order by 1`
  expect(keys).toEqual([
    { to: 'accounts', act: 'c' },
    { to: 'user_programs', act: 'c' },
  ])
})
