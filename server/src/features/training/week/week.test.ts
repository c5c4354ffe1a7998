import { newExercise, type PlannedExercise, type ProgramData } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import { pdfLines } from '../../../../test/pdf-text'
import { dayAgo, makePlan, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>

/** A Monday that is ahead, so that no day is fixed by the calendar. */
const START = '2030-01-07'

const row = (name: string, fields: object = {}) =>
  ({ ...newExercise, name, ...fields }) as unknown as PlannedExercise

/** A plan with a superset and targets on Monday, and nothing on other days. */
function plan(): ProgramData {
  const made = planWith({ title: 'Strong in spring' })
  for (const day of Object.values(made.workout.weeklySchedule)) day.focus = ''
  Object.assign(made.workout.weeklySchedule.monday, {
    focus: 'Push day',
    duration: 50,
    warmup: ['Easy cycling'],
    notes: 'Slow down.',
    exercises: [
      row('Bench press', {
        superset: 'a',
        reps: '6-8',
        rest: '1-2 min',
        targets: [
          { index: 0, type: 'warmup', reps: 10, load: 20 },
          { index: 1, reps: 6, repsMax: 8, load: 62.5, rir: 2 },
          { index: 2, reps: 6, repsMax: 8, load: 62.5, rir: 2 },
          { index: 1, week: 2, reps: 5, load: 80, percentOf: 'your best' },
        ],
      }),
      row('Plank', { superset: 'a', sets: 2, reps: '45 s', targets: [{ index: 0, seconds: 90 }] }),
    ],
  })
  Object.assign(made.nutrition.mealPlan.lunch, {
    time: '12:30',
    calories: 640,
    foods: ['Rice 80 g', 'Chicken'],
  })
  return made
}

async function make(changes: Parameters<typeof makePlan>[1] = {}): Promise<Made> {
  const made = await makePlan(app, { plan: plan(), ...changes })
  await app.deps.db`update user_programs set start_date = ${START} where id = ${made.id}`
  return made
}

const read = (made: Pick<Made, 'id'>, token: string, query = '') =>
  app.call('GET', `/user-programs/${made.id}/week.pdf${query}`, { token })

async function linesOf(made: Made, query = '', token = made.customer.token): Promise<string[]> {
  const answer = await read(made, token, query)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const lines = pdfLines(answer.rawPayload)
  for (const { missing } of lines) expect(missing).toBe(0)
  return lines.map(({ text }) => text)
}

test('prints days, sets, rests, targets and meals of the week', async () => {
  const lines = await linesOf(await make(), '?week=1')
  for (const text of [
    'Strong in spring',
    'Week 1 of 12 · January 7 – 13, 2030',
    'Monday, January 7',
    'Push day',
    '50 min',
    'Warm-up',
    'Easy cycling',
    'Slow down.',
    'A1',
    'Bench press',
    '3 × 6-8',
    '1-2 min',
    'Set 1: warm-up · 20 kg × 10',
    'Sets 2–3: 62.5 kg × 6–8 · 2 in reserve',
    'A2',
    'Set 1: 1 min 30 sec',
    'Lunch · 12:30',
    '640 kcal',
    'Rice 80 g, Chicken',
    'Page 1 of 1',
  ])
    expect(lines.map((line) => line.replaceAll('\u2009', ' '))).toContain(text)
  expect(lines.filter((line) => line === 'Rest day')).toHaveLength(6)
  expect(lines.join('\n')).not.toContain('your best')
})

test('prints targets of another week, and in Persian with its digits, calendar and direction', async () => {
  const made = await make()
  const answer = await read(made, made.customer.token, '?week=2&lang=fa')
  const lines = pdfLines(answer.rawPayload)
  const texts = lines.map(({ text }) => text)
  for (const text of [
    'هفتهٔ ۲ از ۱۲ · ۲۵ دی تا ۱ بهمن ۱۴۰۸',
    'دوشنبه ۲۵ دی',
    '۳ × ۶-۸',
    'ست ۱: گرم کردن · ۲۰ کیلوگرم × ۱۰',
    'ناهار · ۱۲:۳۰',
    'صفحهٔ ۱ از ۱',
  ])
    expect(texts).toContain(text)
  expect(texts.some((text) => text.includes('۸۰٪ your best'))).toBe(true)
  // Names of days begin at the right edge of the page.
  const day = lines.find(({ text }) => text === 'دوشنبه ۲۵ دی')
  expect(day?.x).toBeGreaterThan(400)
})

test('answers the current week where none is named, and 404 for a week beyond the plan', async () => {
  const made = await make()
  await app.deps.db`update user_programs set start_date = ${dayAgo(15)} where id = ${made.id}`
  const lines = await linesOf(made)
  expect(lines.some((line) => line.startsWith('Week 3 of 12'))).toBe(true)
  expect((await read(made, made.customer.token, '?week=13')).json().code).toBe('log.week_not_found')
  for (const week of ['0', 'x', '1.5', '1001'])
    expect((await read(made, made.customer.token, `?week=${week}`)).statusCode).toBe(400)
})

test('prints the block of the week with the targets of its own weeks', async () => {
  const made = await make()
  const later = plan()
  Object.assign(later.workout.weeklySchedule.monday, {
    focus: 'Heavy day',
    exercises: [
      row('Squat', {
        targets: [
          { index: 0, week: 1, reps: 3 },
          { index: 0, week: 2, reps: 2 },
        ],
      }),
    ],
  })
  const { workout, nutrition } = later
  const blocks = [
    { id: 'b1', name: 'Base', weeks: 4 },
    { id: 'b2', name: 'Peak', weeks: 8, workout, nutrition },
  ]
  await app.deps.db`update user_programs set blocks = ${app.deps.db.json(blocks)}, current_block = 0,
    block_first_week = 0, block_end_week = 4 where id = ${made.id}`
  expect((await linesOf(made, '?week=4')).join('\n')).toContain('Push day')
  const lines = (await linesOf(made, '?week=6')).join('\n')
  expect(lines).toContain('Heavy day')
  expect(lines).toContain('Peak')
  expect(lines).toContain('Set 1: 2 reps')
  expect(lines).not.toContain('Set 1: 3 reps')
})

test('prints a moved session on its new day and an excused day as such', async () => {
  const made = await make()
  const entries = [
    { clientId: 'moved-to-wednesday', rev: 1, kind: 'move', date: START, from: START, to: '2030-01-09' },
    { clientId: 'excused-wednesday', rev: 1, kind: 'excuse', date: '2030-01-10', reason: 'ill' },
  ]
  for (const entry of entries)
    await app.deps.db`insert into log_entries (user_program_id, account_id, client_id, rev, kind, date, entry)
      values (${made.id}, ${made.customer.id}, ${entry.clientId}, 1, ${entry.kind}, ${entry.date}, ${app.deps.db.json(entry)})`
  const lines = await linesOf(made, '?week=1')
  expect(lines).toContain('moved from Monday, January 7')
  expect(lines).toContain('Rest day · Excused')
  expect(lines.indexOf('Push day')).toBeGreaterThan(lines.indexOf('Wednesday, January 9'))
})

test('moves the days after a pause by its length', async () => {
  const made = await make()
  await app.deps.db`insert into program_pauses (user_program_id, from_day, until_day)
    values (${made.id}, '2030-01-09', '2030-01-16')`
  const days = (await linesOf(made, '?week=1')).filter((line) => /January \d+$/.test(line))
  expect(days.map((day) => day.replace(/.*January /, ''))).toEqual(['7', '8', '9', '17', '18', '19', '20'])
})

test('lets the coach print the plan before it is published, records it, and refuses everyone else', async () => {
  const made = await make()
  await app.deps.db`update user_programs set published_at = null, start_date = null where id = ${made.id}`
  const lines = await linesOf(made, '', made.coach.token)
  expect(lines).toContain('Monday')
  const accesses = await app.call('GET', '/account/accesses', { token: made.customer.token })
  expect(accesses.json().data.items).toMatchObject([{ action: 'program_opened' }])
  const other = await make()
  for (const token of [made.customer.token, other.customer.token, other.coach.token]) {
    const answer = await read(made, token)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'programs.not_found'])
  }
})

test('prints a plan of many exercises on several pages, each with its number', async () => {
  const long = plan()
  long.workout.weeklySchedule.tuesday.exercises = Array.from({ length: 60 }, (_, n) => row(`Exercise ${n}`))
  const made = await make({ plan: long })
  const answer = await read(made, made.customer.token)
  const lines = pdfLines(answer.rawPayload)
  const pages = Math.max(...lines.map(({ page }) => page))
  expect(pages).toBeGreaterThan(2)
  expect(lines.filter(({ text }) => text === `Page ${pages} of ${pages}`)).toHaveLength(1)
  // Nothing is drawn over the feet or beyond the page.
  for (const { y } of lines) expect(y).toBeGreaterThan(30)
  for (const n of [0, 30, 59]) expect(lines.some(({ text }) => text === `Exercise ${n}`)).toBe(true)
})
