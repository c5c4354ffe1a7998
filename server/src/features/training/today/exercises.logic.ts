import type { Locale } from 'contract/locale'
import type { PlannedExercise } from 'contract/programs/plan'
import { targetsOfWeek } from 'contract/programs/progression-rules'
import type { LastSet, TodayExercise } from 'contract/training/calls'
import type { Db } from '../../../kernel/db/client'
import { swapsOf } from '../../library/swaps.logic'
import { comparedName } from '../log/validate-entry'
import { namesIn, readMaxima } from '../maxima/maxima.logic'
import * as sql from './today.sql'

export interface Rows {
  rows: readonly PlannedExercise[]
}

/** A list of rows with the week of their block; `day` names rows without an id. */
export interface DayRows extends Rows {
  week: number
  day: string
}

/** Account of the day, and coaches whose exercises are offered as swaps. */
export interface Asking {
  accountId: string
  date: string
  locale: Locale
  coachIds: readonly string[]
  /** Rows of all running plans. */
  plan: readonly PlannedExercise[]
}

/** The exercises of each list, with their last time and the maxima that they name. */
export async function exercisesOf(
  db: Db,
  day: Asking,
  lists: readonly DayRows[],
): Promise<TodayExercise[][]> {
  const all = lists.flatMap(({ rows }) => rows)
  const wanted = all.flatMap(wantedLast)
  const [last, swaps, maxima] = await Promise.all([
    wanted.length > 0 ? sql.listLast(db, day, wanted) : [],
    swapsOf(db, day, all),
    readMaxima(db, { ...day, from: day.date, until: day.date }, all),
  ])
  let n = 0
  return lists.map((list) =>
    list.rows.map((row, index) => {
      const place = n++
      const sets = last.filter((one) => one.n === place).map(lastSet)
      const fallback = `${list.day}.${index}`
      const exercise = exerciseOf(row, { fallback, week: list.week, last: sets, swaps: swaps[place] ?? [] })
      return { ...exercise, ...maximaOf(exercise.targets, (of) => maxima(row, of, day.date)) }
    }),
  )
}

/** The maxima that targets name and that are known, in kilograms. */
function maximaOf(
  targets: TodayExercise['targets'],
  maximumOf: (name: string) => number | undefined,
): Pick<TodayExercise, 'maxima'> {
  const maxima = namesIn(targets).flatMap((of) => {
    const kg = maximumOf(of)
    return kg === undefined ? [] : { of, kg: Math.round(kg * 100) / 100 }
  })
  return maxima.length > 0 ? { maxima } : {}
}

function wantedLast(row: PlannedExercise, n: number): sql.WantedLast[] {
  return [
    ...(row.exerciseId ? [{ n, place: 1, key: `e:${row.exerciseId}`, name: null }] : []),
    ...(row.id ? [{ n, place: 2, key: `r:${row.id}`, name: null }] : []),
    { n, place: 3, key: null, name: comparedName(row.name) },
  ]
}

function lastSet({ date, entry }: sql.LastRow): LastSet {
  const number = (name: string) => (typeof entry[name] === 'number' ? (entry[name] as number) : null)
  return {
    date,
    reps: number('reps'),
    load: number('load'),
    seconds: number('seconds'),
    meters: number('meters'),
  }
}

function exerciseOf(
  row: PlannedExercise,
  { fallback, week, ...beside }: { fallback: string; week: number } & Pick<TodayExercise, 'last' | 'swaps'>,
): TodayExercise {
  const { name, sets, reps, rest, equipment, alternatives, technique, videoUrl } = row
  return {
    row: row.id ?? fallback,
    exerciseId: row.exerciseId ?? null,
    name,
    sets,
    reps,
    rest,
    superset: row.superset ?? null,
    targets: targetsOfWeek(row.targets ?? [], week),
    equipment,
    alternatives,
    technique,
    videoUrl,
    ...beside,
  }
}
