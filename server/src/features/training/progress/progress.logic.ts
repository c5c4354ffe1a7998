import { dayKeys } from 'contract/programs/plan'
import { completePlan } from 'contract/programs/plan-form'
import type {
  BestSet,
  DayWeight,
  ExerciseRecord,
  ProgramResult,
  Progress,
  WeekVolume,
} from 'contract/training/progress-calls'
import { fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import { comparedName } from '../log/validate-entry'
import { addDays } from '../today/day-plan'
import * as sql from './progress.sql'

/** Days before the last one from which on the result is shown. */
const RESULT_DAYS = 14
const VOLUME_WEEKS = 12
const WEIGHT_DAYS = 366
/** Most exercises, those that were done last, and most days of each. */
const RECORDS_MAX = 200
const HISTORY_MAX = 120

/** Progress of one of the caller's own programs. */
export async function getProgress(db: Db, mine: { id: string; accountId: string }): Promise<Progress> {
  const program = (await sql.findProgram(db, mine)) ?? fail('programs.not_found')
  const { today, firstDay } = program
  const [days, best, volume, weight] = await Promise.all([
    sql.listPlannedDays(db, mine.id, today),
    sql.listBest(db, mine.accountId),
    sql.listVolume(db, mine, addDays(today, -7 * VOLUME_WEEKS)),
    sql.listWeights(db, mine.accountId, addDays(today, -WEIGHT_DAYS)),
  ])
  const records = recordsOf(best)
  const result = firstDay !== null && isEnding(program) ? await resultOf(db, mine.id, program) : null
  return {
    streak: streakOf(days, today),
    records: records.slice(0, RECORDS_MAX),
    volume: volumeOf(volume, program.data),
    weight,
    result: result && {
      ...result,
      weight: weightChange(weight.filter(({ date }) => date >= result.firstDay)),
      records: records.filter(({ best }) => best.date >= result.firstDay).length,
    },
  }
}

function isEnding({ isOver, lastDay, today }: sql.ProgressProgram): boolean {
  return isOver || (lastDay !== null && today >= addDays(lastDay, -RESULT_DAYS))
}

async function resultOf(db: Db, id: string, { firstDay, lastDay }: sql.ProgressProgram) {
  const counted = await sql.countPlanned(db, id)
  return { firstDay: firstDay ?? '', lastDay: lastDay ?? '', ...counted }
}

/** Returns the sessions that were done one after another; today's may still be ahead. */
export function streakOf(
  days: readonly { date: string; planned: number; done: number }[],
  today: string,
): Progress['streak'] {
  let [current, longest] = [0, 0]
  for (const { date, planned, done } of days) {
    if (done >= planned) current += planned
    else current = date === today ? current + done : 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}

/** Amounts that a measure compares, the first one that differs decides. */
function amountsOf({ measure, load, reps, seconds, meters }: sql.BestRow): number[] {
  const amount = measure === 'time' ? seconds : measure === 'distance' ? meters : reps
  return [load ?? 0, amount ?? 0]
}

function isBetter(one: sql.BestRow, other: sql.BestRow): boolean {
  const [load, amount] = amountsOf(one) as [number, number]
  const [otherLoad, otherAmount] = amountsOf(other) as [number, number]
  return load === otherLoad ? amount > otherAmount : load > otherLoad
}

const setOf = ({ date, load, reps, seconds, meters }: sql.BestRow): BestSet => ({
  date,
  load,
  reps,
  seconds,
  meters,
})

/** Joins rows of one name and measure: an exercise may have a row on each of several days. The latest one is first. */
function recordsOf(rows: readonly sql.BestRow[]): ExerciseRecord[] {
  const exercises = new Map<string, Map<string, sql.BestRow>>()
  for (const row of rows) {
    const key = `${row.measure} ${comparedName(row.exercise)}`
    const days = exercises.get(key) ?? new Map<string, sql.BestRow>()
    exercises.set(key, days)
    const before = days.get(row.date)
    if (!before || isBetter(row, before)) days.set(row.date, row)
  }
  const records = [...exercises.values()].map((byDay): ExerciseRecord => {
    const days = [...byDay.values()]
    // The first of equal ones holds the record.
    const best = days.reduce((held, row) => (isBetter(row, held) ? row : held))
    const { exercise, measure } = days.at(-1) ?? best
    return { exercise, measure, best: setOf(best), history: days.slice(-HISTORY_MAX).map(setOf) }
  })
  const lastDay = ({ history }: ExerciseRecord) => history.at(-1)?.date ?? ''
  return records.sort((a, b) => lastDay(b).localeCompare(lastDay(a)) || a.exercise.localeCompare(b.exercise))
}

/** Adds up weeks by muscle group; an exercise that trains several counts for each. */
function volumeOf(rows: readonly sql.VolumeRow[], data: unknown): WeekVolume[] {
  const groupsOf = muscleGroups(data)
  const sums = new Map<string, WeekVolume>()
  for (const { week, row, name, sets, kg } of rows) {
    const groups = groupsOf.get(`r:${row}`) ?? groupsOf.get(`n:${name}`) ?? []
    for (const muscleGroup of groups.length > 0 ? groups : [null]) {
      const key = `${week} ${muscleGroup ?? ''}`
      const sum = sums.get(key) ?? { week, muscleGroup, sets: 0, kg: 0 }
      sums.set(key, { ...sum, sets: sum.sets + sets, kg: Math.round((sum.kg + kg) * 100) / 100 })
    }
  }
  return [...sums.values()]
}

/** Muscle groups of the plan's exercises, by row and by name. */
function muscleGroups(data: unknown): Map<string, readonly string[]> {
  if (data === null) return new Map()
  const { weeklySchedule } = completePlan(data).workout
  const rows = dayKeys.flatMap((key) => weeklySchedule[key].exercises)
  return new Map(
    rows.flatMap(({ id, name, muscleGroups }) => {
      const groups = [...new Set(muscleGroups.map((group) => group.trim()).filter((group) => group !== ''))]
      return [
        [`r:${id}`, groups],
        [`n:${comparedName(name)}`, groups],
      ] as const
    }),
  )
}

function weightChange(weights: readonly DayWeight[]): ProgramResult['weight'] {
  const [start, end] = [weights[0], weights.at(-1)]
  if (!start || !end || start === end) return null
  // The average of the first week is complete on its last day.
  const first = weights.findLast(({ date }) => date < addDays(start.date, 7)) ?? start
  return { first: first.average, last: end.average }
}
