import { dayKeys, newExercise } from 'contract/programs/plan'
import type { ProgressionProposal } from 'contract/training/progression-calls'
import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { dayAgo, makePlan, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let serial = 0
const double = { row: 'squat', kind: 'double', step: 2.5 }
const targets = [0, 1].map((index) => ({ index, reps: 8, repsMax: 10, load: 60 }))
const row = (id: string, more: object = {}) => ({
  ...newExercise,
  id,
  name: `Row ${id}`,
  equipment: ['Barbell'],
  targets,
  ...more,
})

async function made(rows: object[] = [row('squat'), row('press')]) {
  const plan = planWith({ duration: 84 })
  Object.assign(plan.workout.weeklySchedule.monday, { focus: 'Legs', exercises: rows })
  const one = await makePlan(app, { plan })
  const at = `/coach/user-programs/${one.id}`
  const { token } = one.coach
  const entry = (kind: string, fields: object, rev = 1, clientId = `progress-${++serial}`) => ({
    clientId,
    rev,
    kind,
    date: dayAgo(1),
    session: 'evening',
    ...fields,
  })
  const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, by = token) =>
    app.call(method, `${at}/${path}`, { token: by, body })
  return {
    ...one,
    call,
    log: async (...entries: object[]) => {
      const path = `/user-programs/${one.id}/log`
      const answer = await app.call('POST', path, { token: one.customer.token, body: { entries } })
      for (const { outcome } of answer.json().data.results) expect(outcome).not.toBe('refused')
    },
    set: (index: number, fields: object = {}, rev = 1, clientId?: string) =>
      entry(
        'set',
        { exercise: 'Row squat', row: 'squat', index, reps: 10, load: 60, ...fields },
        rev,
        clientId,
      ),
    session: (fields: object) => entry('session', { state: 'done', ...fields }),
    rules: async (rules: object[], version = 1) => call('PUT', 'progression-rules', { rules, version }),
    proposals: async (lang = 'en'): Promise<ProgressionProposal[]> =>
      (await call('GET', `proposals?lang=${lang}`)).json().data.items,
    targetsOf: async (id: string) => {
      const [found] = await app.deps.db<{ data: ReturnType<typeof planWith> }[]>`
        select data from user_programs where id = ${one.id}`
      return dayKeys
        .flatMap((day) => found?.data.workout.weeklySchedule[day].exercises ?? [])
        .find((exercise) => exercise.id === id)?.targets
    },
  }
}

describe('rules of progression [55]', () => {
  test('are saved by the version that was read, and read by the program’s coach alone [X-53]', async () => {
    const one = await made()
    expect((await one.call('GET', 'progression-rules')).json().data).toEqual({ rules: [], version: 1 })
    expect((await one.rules([double])).json().data).toEqual({ rules: [double], version: 2 })
    expect((await one.rules([double], 2)).json().data.version).toBe(2)
    const late = await one.rules([], 1)
    expect([late.json().code, late.json().data]).toEqual([
      'programs.changed_meanwhile',
      { version: 2, current: { rules: [double] } },
    ])
    expect((await one.rules([], 9)).json().code).toBe('programs.version_invalid')
    const stranger = await makeAccount(app, ['coach'])
    for (const [method, path, body] of [
      ['GET', 'progression-rules'],
      ['PUT', 'progression-rules', { rules: [], version: 2 }],
      ['GET', 'proposals'],
      ['POST', 'proposals/accept', { ids: ['x'] }],
      ['POST', 'proposals/refuse', { ids: ['x'] }],
    ] as const)
      expect((await one.call(method, path, body, stranger.token)).statusCode, path).toBe(404)
    const accesses = await app.call('GET', '/account/accesses', { token: one.customer.token })
    expect(accesses.json().data.items[0]).toMatchObject({ action: 'program_opened' })
    await app.deps.db`
      update user_programs set status = 'completed', ended_at = now(), ended_on = current_date where id = ${one.id}`
    expect((await one.rules([], 2)).json().code).toBe('programs.not_editable')
    expect(await one.proposals()).toEqual([])
  })

  test('are one step a row and a deload beside it, which says every how many weeks', async () => {
    const one = await made()
    const codes = async (...rules: object[]) => (await one.rules(rules)).json().fieldCodes
    expect(await codes(double, { ...double, kind: 'percent' })).toEqual({ 'rules.1.kind': 'log.rule_twice' })
    expect(await codes({ ...double, kind: 'deload' })).toEqual({ 'rules.0.every': 'log.rule_every' })
    expect((await one.rules([double, { ...double, kind: 'deload', step: 10, every: 4 }])).statusCode).toBe(
      200,
    )
  })
})

describe('proposals [56]', () => {
  test('come from the log with their reason, and are accepted as one version of the plan', async () => {
    const one = await made()
    await one.rules([double])
    expect(await one.proposals()).toEqual([])
    await one.log(one.set(0), one.set(1))
    const [proposal, ...more] = await one.proposals()
    expect(more).toEqual([])
    const raised = targets.map((target) => ({ ...target, load: 62.5 }))
    expect(proposal).toMatchObject({
      row: 'squat',
      name: 'Row squat',
      kind: 'double',
      path: 'workout.weeklySchedule.monday.exercises.0.targets',
      from: targets,
      to: raised,
      heldBy: null,
    })
    expect(proposal?.reason).toContain('10 × 60 kg, 10 × 60 kg; every working set reached its target.')
    expect((await one.proposals('fa'))[0]?.reason).toContain('۱۰ × ۶۰ کیلوگرم')
    const accepted = await one.call('POST', 'proposals/accept', { ids: [proposal?._id] })
    expect(accepted.json().data).toEqual({ version: 2 })
    expect([await one.targetsOf('squat'), await one.targetsOf('press')]).toEqual([raised, targets])
    expect(await one.proposals()).toEqual([])
    const again = await one.call('POST', 'proposals/accept', { ids: [proposal?._id] })
    expect([again.statusCode, again.json().code]).toEqual([409, 'programs.log_changed'])
  })

  test('are refused with 409 once a late or corrected set changed what they were based on [56]', async () => {
    const one = await made()
    await one.rules([double, { ...double, row: 'press' }])
    const late = one.set(1)
    await one.log(one.set(0), late)
    const ofPress = (index: number) => one.set(index, { exercise: 'Row press', row: 'press' })
    await one.log(ofPress(0), ofPress(1))
    const before = await one.proposals()
    expect(before.map((item) => item.row)).toEqual(['squat', 'press'])
    await one.log(one.set(1, { reps: 11 }, 2, late.clientId))
    const [squat, press] = await one.proposals()
    expect([squat?._id === before[0]?._id, press?._id]).toEqual([false, before[1]?._id])
    const ids = before.map(({ _id }) => _id)
    for (const act of ['accept', 'refuse'])
      expect((await one.call('POST', `proposals/${act}`, { ids })).json().code).toBe('programs.log_changed')
    // All or none: the one that still stands was not written either.
    expect(await one.targetsOf('press')).toEqual(targets)
    await one.log(one.set(1, { reps: 7 }, 3, late.clientId))
    expect((await one.proposals()).map((item) => item.row)).toEqual(['press'])
  })

  test('can be edited, and hidden until the log changes', async () => {
    const one = await made()
    await one.rules([double, { ...double, row: 'press' }])
    for (const id of ['squat', 'press'])
      await one.log(...[0, 1].map((index) => one.set(index, { exercise: `Row ${id}`, row: id })))
    const [squat, press] = await one.proposals()
    const refused = await one.call('POST', 'proposals/refuse', { ids: [press?._id] })
    expect(refused.statusCode).toBe(200)
    expect((await one.proposals()).map((item) => item.row)).toEqual(['squat'])
    const values = { [squat?._id ?? '']: 61 }
    await one.call('POST', 'proposals/accept', { ids: [squat?._id], values })
    expect((await one.targetsOf('squat'))?.map(({ load }) => load)).toEqual([61, 61])
    await one.log(one.set(2, { exercise: 'Row press', row: 'press' }))
    expect((await one.proposals()).map((item) => item.row)).toEqual(['press'])
  })

  test('count neither replacements nor other rows, and are held by pain', async () => {
    const one = await made()
    await one.rules([double])
    const other = { exercise: 'Leg press', row: null, insteadOf: 'squat' }
    await one.log(one.set(0, other), one.set(1, other), one.set(0, { row: 'press', exercise: 'Row squat' }))
    expect(await one.proposals()).toEqual([])
    await one.log(one.set(0), one.set(1), one.session({ pain: 'Knee' }))
    const [held] = await one.proposals()
    expect(held).toMatchObject({ heldBy: 'pain', to: targets })
    expect(held?.reason).toContain('pain was reported')
  })

  test('count no sets that the row had with another exercise of the library', async () => {
    const one = await made([row('squat', { exerciseId: 'goblet-squat' })])
    await one.rules([double])
    await one.log(...[0, 1].map((index) => one.set(index, { exerciseId: 'back-squat' })))
    expect(await one.proposals()).toEqual([])
    const today = { date: dayAgo(0), session: 'later', exerciseId: 'goblet-squat' }
    await one.log(...[0, 1].map((index) => one.set(index, today)))
    expect((await one.proposals()).map((item) => item.row)).toEqual(['squat'])
  })

  test('lower the coming week of a deload alone, with the week’s own targets for the athlete', async () => {
    const one = await made()
    // The program is in its second week.
    await one.rules([{ row: 'squat', kind: 'deload', step: 10, every: 3 }])
    const [proposal] = await one.proposals()
    expect(proposal).toMatchObject({ kind: 'deload', reason: 'Week 3 is a deload week.' })
    await one.call('POST', 'proposals/accept', { ids: [proposal?._id] })
    const own = [0, 1].map((index) => ({ index, reps: 8, repsMax: 10, load: 52.5, week: 3 }))
    expect(await one.targetsOf('squat')).toEqual([...targets, ...own])
    expect(await one.proposals()).toEqual([])
  })

  test('leave rows of another block and weeks beyond the plan alone', async () => {
    const one = await made()
    await one.rules([double])
    await one.log(one.set(0), one.set(1))
    const { db } = app.deps
    await db`update user_programs set block_end_week = 2, block_first_week = 0 where id = ${one.id}`
    expect(await one.proposals()).toEqual([])
    await db`update user_programs set block_end_week = 3 where id = ${one.id}`
    expect(await one.proposals()).toHaveLength(1)
    await db`update user_programs set block_end_week = null, total_weeks = 2 where id = ${one.id}`
    expect(await one.proposals()).toEqual([])
  })
})
