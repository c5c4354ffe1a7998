import type { PlanBlock } from 'contract/programs/block-calls'
import { dayKeys, newExercise, type PlannedExercise, type ProgramData } from 'contract/programs/plan'
import { emptyPlan } from 'contract/programs/plan-form'
import { expect, test } from 'vitest'
import { dayAgo, makeCoach, makePlan, type Person, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { turnAll } from '../blocks/blocks.logic'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>

const row = (name: string): PlannedExercise => ({
  ...(structuredClone(newExercise) as unknown as PlannedExercise),
  name,
})

/** Workout and nutrition with a session on some days, so many calories and a row on Monday. */
function content(days: readonly string[], dailyCalories: number, rows: PlannedExercise[] = []) {
  const { workout, nutrition } = emptyPlan()
  for (const day of dayKeys)
    if (days.includes(day)) workout.weeklySchedule[day].focus = `Session ${dailyCalories}`
  workout.weeklySchedule.monday.exercises = rows
  return { workout, nutrition: { ...nutrition, dailyCalories } }
}

const coachCall = (method: string, made: Made, path: string, body?: unknown, by: Person = made.coach) =>
  app.call(method, `/coach/user-programs/${made.id}/${path}`, { token: by.token, body })
const blocksOf = async (made: Made) =>
  (await coachCall('GET', made, 'blocks')).json().data as {
    blocks: PlanBlock[]
    current: string
    version: number
  }
const put = (made: Made, version: number, blocks: unknown[]) =>
  coachCall('PUT', made, 'blocks', { blocks, version })
const complete = async (made: Made) => (await coachCall('GET', made, 'complete')).json().data
/** The program began so many days ago. */
const begin = (made: Made, days: number) =>
  app.deps.db`update user_programs set start_date = ${dayAgo(days)} where id = ${made.id}`

async function withBlocks(days: number, plan: ProgramData = planWith({})) {
  const made = await makePlan(app, { plan })
  await begin(made, days)
  const sent = [
    { name: 'Base', weeks: 2, ...content(['monday'], 2000, [row('Squat')]) },
    { name: 'Build', weeks: 1, ...content(['monday', 'tuesday'], 2500, [row('Press')]) },
    { name: 'Peak', weeks: 30, ...content(dayKeys, 3000) },
  ]
  const answer = await put(made, 1, sent)
  expect(answer.statusCode, answer.body).toBe(200)
  return { made, blocks: answer.json().data.blocks as PlanBlock[] }
}

test('GET answers a plan without blocks as one block of all weeks, and PUT of that answer changes nothing', async () => {
  const made = await makePlan(app)
  const read = await blocksOf(made)
  expect(read).toMatchObject({ version: 1, blocks: [{ id: read.current, name: '', weeks: 12 }] })
  expect(read.blocks[0]?.workout.weeklySchedule.monday.focus).toBe('Legs')
  expect((await coachCall('PUT', made, 'blocks', read)).json().data).toEqual(read)
  expect((await complete(made)).version).toBe(1)
})

test('the specified calls read and write the block of this week, the others stay as they are [X-114]', async () => {
  const { made, blocks } = await withBlocks(3)
  expect((await complete(made)).programData).toMatchObject({
    title: 'Plan',
    nutrition: { dailyCalories: 2000 },
  })
  const save = {
    nutrition: { dailyCalories: 2100 },
    workout: { weeklySchedule: { monday: { focus: 'New' } } },
  }
  expect((await coachCall('PUT', made, 'complete-data', save)).statusCode).toBe(200)
  const read = await blocksOf(made)
  expect(read.current).toBe(blocks[0]?.id)
  expect(read.blocks.map(({ nutrition }) => nutrition.dailyCalories)).toEqual([2100, 2500, 3000])
  const own = await app.call('GET', `/user-programs/${made.id}/data`, { token: made.customer.token })
  expect(own.json().data.programData.nutrition.dailyCalories).toBe(2100)
  // Before the first day the first block is current, whatever the weeks.
  const draft = await makePlan(app, { status: 'creating' })
  const answer = await put(draft, 1, [
    { name: 'A', weeks: 1 },
    { name: 'B', weeks: 1 },
  ])
  expect(answer.json().data).toMatchObject({ current: answer.json().data.blocks[0].id, version: 2 })
})

test('a block turns by the day of the account’s zone, raises the version, and its paths conflict from then on', async () => {
  const { made } = await withBlocks(13)
  const before = await complete(made)
  expect(before.programData.nutrition.dailyCalories).toBe(2000)
  await begin(made, 14)
  // It is still the day before for this person.
  const zone = (name: string) =>
    app.deps.db`update accounts set time_zone = ${name} where id = ${made.customer.id}`
  const utcHour = new Date().getUTCHours()
  await zone(utcHour < 12 ? 'Etc/GMT+12' : 'UTC')
  expect((await complete(made)).programData.nutrition.dailyCalories).toBe(utcHour < 12 ? 2000 : 2500)
  await zone('UTC')
  const after = await complete(made)
  expect(after.programData.nutrition.dailyCalories).toBe(2500)
  expect(after.version).toBe(before.version + 1)
  const late = (body: object) =>
    app.call('PUT', `/coach/user-programs/${made.id}/complete-data`, {
      token: made.coach.token,
      body,
      headers: { 'if-match': `"${before.version}"` },
    })
  const conflict = await late({ workout: { progression: { fresh: { focus: 'X' } } } })
  expect([conflict.statusCode, conflict.json().code]).toEqual([409, 'programs.changed_meanwhile'])
  expect((await late({ nutrition: { hydration: { dailyWater: '2 l' } } })).statusCode).toBe(409)
  expect((await late({ title: 'Renamed' })).statusCode).toBe(200)
  const edits = { version: before.version, edits: [{ path: 'nutrition.dailyCalories', value: 1 }] }
  expect((await coachCall('POST', made, 'edits', edits)).statusCode).toBe(409)
  const stale = await put(made, before.version, [{ name: 'X', weeks: 1 }])
  expect(stale.json().code).toBe('programs.changed_meanwhile')
  // The turn is nobody's change.
  const history = (await coachCall('GET', made, 'versions')).json().data.items
  const turn = history.find(({ version }: { version: number }) => version === before.version + 1)
  expect(turn).toMatchObject({ by: null })
  expect(turn.changes.find(({ path }: { path: string }) => path === 'blocks').to).toEqual([
    'Base (2)',
    'Build (1)',
    'Peak (30)',
  ])
  // Never reached beyond the plan's end: twelve weeks.
  await begin(made, 100)
  expect((await complete(made)).programData.nutrition.dailyCalories).toBe(3000)
})

test('days before late turns keep the block of their week, later ones follow the new one [X-114]', async () => {
  const { made } = await withBlocks(3)
  const { db } = app.deps
  // Simulates weeks without a server: no day is fixed, and two blocks are over.
  await db`delete from program_days where user_program_id = ${made.id}`
  await db`update user_programs set fixed_until = null, start_date = ${dayAgo(24)} where id = ${made.id}`
  await turnAll(app.deps)
  const days = await db<{ date: string; planned: number; version: number }[]>`
    select date::text as date, planned, version from program_days
    where user_program_id = ${made.id} and planned is not null order by date`
  expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual([dayAgo(24), dayAgo(4), 21])
  const weekday = (date: string) => new Date(date).getUTCDay()
  for (const { date, planned, version } of days) {
    const isBase = date < dayAgo(10)
    expect([date, version, planned]).toEqual([
      date,
      isBase ? 2 : 3,
      Number(isBase ? weekday(date) === 1 : [1, 2].includes(weekday(date))),
    ])
  }
  const [now] = await db`
    select training_days, current_block, version, fixed_until::text from user_programs where id = ${made.id}`
  expect(now).toEqual({
    training_days: [1, 2, 3, 4, 5, 6, 7],
    current_block: 2,
    version: 4,
    fixed_until: dayAgo(4),
  })
})

test('a paused program does not turn, and turns later by the days of its pause', async () => {
  const { made } = await withBlocks(13)
  const calories = async () => (await complete(made)).programData.nutrition.dailyCalories
  await coachCall('POST', made, 'pause')
  await app.deps.db`
    update user_programs set start_date = start_date - 5, paused_on = paused_on - 5, paused_at = paused_at - interval '5 days'
    where id = ${made.id}`
  await app.deps.db`update program_pauses set from_day = from_day - 5 where user_program_id = ${made.id}`
  expect(await calories()).toBe(2000)
  await coachCall('POST', made, 'resume')
  expect(await calories()).toBe(2000)
  await app.deps.db`update user_programs set start_date = start_date - 1 where id = ${made.id}`
  expect(await calories()).toBe(2500)
})

test('/today shows the targets of the week within the block', async () => {
  const made = await makePlan(app)
  const today = dayKeys[(new Date().getUTCDay() + 6) % 7] as (typeof dayKeys)[number]
  const targets = [
    { week: 1, index: 0, reps: 5 },
    { week: 3, index: 1, reps: 9 },
  ]
  const build = content([today], 2500)
  build.workout.weeklySchedule[today].exercises = [{ ...row('Press'), targets }]
  await put(made, 1, [
    { name: 'Base', weeks: 2, ...content([], 2000) },
    { name: 'Build', weeks: 4, ...build },
  ])
  await begin(made, 14)
  const answer = await app.call('GET', '/today', { token: made.customer.token })
  const { program, sessions } = answer.json().data
  expect(program.currentWeek).toBe(3)
  expect(sessions[0].exercises[0].targets).toEqual([{ week: 1, index: 0, reps: 5 }])
})

test('rows keep their ids within their block, and get new ones from another [X-116]', async () => {
  const { made, blocks } = await withBlocks(3)
  const [base, build, peak] = blocks as [PlanBlock, PlanBlock, PlanBlock]
  const idOf = (block: PlanBlock, at = 0) => block.workout.weeklySchedule.monday.exercises[at]?.id
  const copy = { ...structuredClone(base), id: undefined, name: 'Copy' }
  build.workout.weeklySchedule.monday.exercises.push(
    structuredClone(base.workout.weeklySchedule.monday.exercises[0] as PlannedExercise),
  )
  const answer = await put(made, 2, [
    base,
    copy,
    { ...build, name: 'Renamed' },
    { id: base.id, name: 'Twice', weeks: 1 },
  ])
  const now = answer.json().data.blocks as PlanBlock[]
  expect(now.map(({ name, weeks }) => [name, weeks])).toEqual([
    ['Base', 2],
    ['Copy', 2],
    ['Renamed', 1],
    ['Twice', 1],
  ])
  expect(now.map(({ id }) => [base.id, build.id, peak.id].includes(id))).toEqual([true, false, true, false])
  const [first, second, third] = now as [PlanBlock, PlanBlock, PlanBlock]
  expect([idOf(first), idOf(third)]).toEqual([idOf(base), idOf(build)])
  const ids = [idOf(first), idOf(second), idOf(third), idOf(third, 1)]
  expect(new Set(ids).size).toBe(4)
})

test('undo takes back a change of blocks, and restoring an earlier version brings its blocks back', async () => {
  const { made, blocks } = await withBlocks(3)
  const [base] = blocks as [PlanBlock]
  await put(made, 2, [{ ...base, weeks: 8 }])
  expect((await coachCall('POST', made, 'undo', { version: 3 })).json().data).toEqual({ version: 4 })
  expect((await blocksOf(made)).blocks).toEqual(blocks)
  // A turn came in between: the blocks are no longer what the change made of them.
  await begin(made, 14)
  expect((await complete(made)).version).toBe(5)
  const late = await coachCall('POST', made, 'undo', { version: 5 })
  expect(late.json().code).toBe('programs.changed_meanwhile')
  expect((await coachCall('POST', made, 'versions/3/restore')).statusCode).toBe(200)
  expect((await blocksOf(made)).blocks.map(({ name, weeks }) => [name, weeks])).toEqual([['Base', 8]])
  expect((await coachCall('POST', made, 'versions/1/restore')).statusCode).toBe(200)
  const first = await blocksOf(made)
  expect(first.blocks).toMatchObject([{ id: made.id, name: '', weeks: 12 }])
  expect(first.blocks[0]?.workout.weeklySchedule.monday.focus).toBe('Legs')
  expect((await coachCall('POST', made, 'versions/5/restore')).statusCode).toBe(200)
  expect((await complete(made)).programData.nutrition.dailyCalories).toBe(2500)
})

test('the history of a save keeps the content of the blocks that it changed, and brings all of them back', async () => {
  const made = await makePlan(app)
  await begin(made, 0)
  const first = await blocksOf(made)
  const three = [
    { name: 'A', weeks: 4, ...content(['monday'], 1001) },
    { name: 'B', weeks: 4, ...content(['tuesday'], 1002) },
    { name: 'C', weeks: 4, ...content(['friday'], 1003) },
  ]
  const stored = (await put(made, first.version, three)).json().data as Awaited<ReturnType<typeof blocksOf>>
  const edited = (calories: readonly (number | undefined)[], from: typeof stored) =>
    put(
      made,
      from.version,
      from.blocks.map(({ id, name, weeks }, at) => ({
        ...{ id, name, weeks },
        ...(calories[at] !== undefined && { nutrition: { dailyCalories: calories[at] } }),
      })),
    )
  const caloriesOf = async () => (await blocksOf(made)).blocks.map(({ nutrition }) => nutrition.dailyCalories)
  await edited([undefined, undefined, 2003], stored)
  const [version] = await app.deps.db<{ changes: { from: { list: object[] } }[] }[]>`
    select changes from plan_versions where user_program_id = ${made.id} order by version desc limit 1`
  const list = version?.changes[0]?.from.list
  expect(list?.map((block) => Object.keys(block).toSorted())).toEqual([
    ['id', 'name', 'weeks'],
    ['id', 'name', 'same', 'weeks'],
    ['id', 'name', 'nutrition', 'weeks', 'workout'],
  ])
  await edited([undefined, 2002, undefined], await blocksOf(made))
  expect(await caloriesOf()).toEqual([1001, 2002, 2003])
  const { version: now } = await blocksOf(made)
  // The block that this change left as it was is another by now, which is no reason to refuse.
  await coachCall('POST', made, 'undo', { version: now })
  expect(await caloriesOf()).toEqual([1001, 1002, 2003])
  await coachCall('POST', made, `versions/${stored.version}/restore`)
  expect(await caloriesOf()).toEqual([1001, 1002, 1003])
  await coachCall('POST', made, `versions/${now}/restore`)
  expect(await caloriesOf()).toEqual([1001, 2002, 2003])
})

test('refuses blocks that are none, and leaves everything as it was [S29]', async () => {
  const { made } = await withBlocks(3)
  const before = await blocksOf(made)
  const wrong: [unknown[], number, string][] = [
    [[], 400, 'request.invalid'],
    [[{ name: 'A', weeks: 0 }], 400, 'request.out_of_range'],
    [[{ name: 'A', weeks: 1.5 }], 400, 'request.wrong_type'],
    [[{ name: 'A', weeks: 1, status: 'x' }], 400, 'request.unknown_field'],
    [[{ name: 'A', weeks: 1, workout: { title: 'x' } }], 400, 'request.unknown_field'],
    [[{ name: 'A', weeks: 1, nutrition: { dailyCalories: -1 } }], 400, 'request.out_of_range'],
    [[{ name: 'A'.repeat(121), weeks: 1 }], 400, 'request.too_long'],
    [Array(53).fill({ name: 'A', weeks: 1 }), 400, 'request.too_many'],
  ]
  for (const [blocks, status, code] of wrong) {
    const answer = await put(made, 2, blocks)
    expect([answer.statusCode, answer.json().code], JSON.stringify(blocks).slice(0, 80)).toEqual([
      status,
      code,
    ])
  }
  expect((await coachCall('PUT', made, 'blocks', before, await makeCoach(app))).statusCode).toBe(404)
  expect(await blocksOf(made)).toEqual(before)
  const logged = await app.deps
    .db`select count(*)::int as n from log_entries where user_program_id = ${made.id}`
  expect(logged).toEqual([{ n: 0 }])
})
