import {
  type DayKey,
  dayKeys,
  newExercise,
  type PlannedExercise,
  type ProgramData,
  type WeekRows,
} from 'contract/programs/plan'
import { rowExtraKeys } from 'contract/programs/set-rules'
import { hashOf, newId } from '../../kernel/ids'

/** Gives every row of a new plan an id of its own, whatever ids its template has. */
export function withNewRowIds(plan: ProgramData): ProgramData {
  return withRows(plan, (row) => ({ ...row, id: newId() }))
}

/** Returns the plan with other exercise rows. */
export function withRows(
  plan: ProgramData,
  of: (row: PlannedExercise, day: DayKey, index: number) => PlannedExercise,
): ProgramData {
  const week = Object.fromEntries(
    dayKeys.map((day) => {
      const part = plan.workout.weeklySchedule[day]
      return [day, { ...part, exercises: part.exercises.map((row, index) => of(row, day, index)) }]
    }),
  ) as ProgramData['workout']['weeklySchedule']
  return { ...plan, workout: { ...plan.workout, weeklySchedule: week } }
}

const ID_LENGTH = 24

/** Gives rows without an id one that follows from name and place, so that two readings of a stored template agree. */
export function withStableIds(plan: ProgramData): ProgramData {
  return withRows(plan, (row, day, index) =>
    row.id === undefined ? { ...row, id: hashOf(`${day} ${index} ${row.name}`).slice(0, ID_LENGTH) } : row,
  )
}

/** Id that a row of a template has in a block of a plan: the same each time, so that both can be compared. */
export function rowIdIn(blockId: string, templateRowId: string): string {
  return hashOf(`${blockId} ${templateRowId}`).slice(0, ID_LENGTH)
}

/** Gives the rows of a template the ids that they have in a block of a plan. */
export function withIdsIn(blockId: string, plan: ProgramData): ProgramData {
  return withRows(plan, (row) => ({ ...row, id: rowIdIn(blockId, row.id ?? '') }))
}

const rowsOf = (plan: ProgramData): WeekRows =>
  Object.fromEntries(dayKeys.map((day) => [day, plan.workout.weeklySchedule[day].exercises]))

/** Returns the plan with the ids that its rows had, and new ones for new rows; `restored` ids are those of deleted rows. */
export function withKnownRows(
  before: ProgramData,
  after: ProgramData,
  restored: readonly string[] = [],
): ProgramData {
  const rows = keepRowIds(rowsOf(before), rowsOf(after))
  const taken = new Set(dayKeys.flatMap((day) => (rows[day] ?? []).map(({ id }) => id)))
  return withRows(after, (sent, day, index) => {
    const row = rows[day]?.[index] ?? sent
    if (sent.id === undefined || taken.has(sent.id) || !restored.includes(sent.id)) return row
    taken.add(sent.id)
    return { ...row, id: sent.id }
  })
}

/** Returns the rows of the days that are sent, each under its own id unless another row of the plan has it. */
export function freeRowIds(stored: WeekRows, sent: WeekRows): WeekRows {
  const others = dayKeys.filter((day) => !sent[day]).flatMap((day) => stored[day] ?? [])
  const taken = new Set(others.map(({ id }) => id))
  return Object.fromEntries(
    Object.entries(sent).map(([day, rows]) => [
      day,
      rows.map((row) => {
        const id = row.id === undefined || taken.has(row.id) ? newId() : row.id
        taken.add(id)
        return { ...row, id }
      }),
    ]),
  )
}

/** A stored row with its place. */
interface Known {
  row: PlannedExercise
  day: DayKey
  index: number
}

/**
 * Returns the rows of the days that are sent, each with its id: a row keeps its id however it is renamed, moved or
 * edited; a copy and an id of another plan get new ones; two rows never share one. A row without an id is recognised by its
 * content, else its name, else its place, because clients of the twelve specified fields send none. Fields beside those twelve
 * that are missing keep their value.
 */
export function keepRowIds(stored: WeekRows, sent: WeekRows): WeekRows {
  const known = knownRows(stored)
  const taken = takenIds(sent, known)
  return Object.fromEntries(
    Object.entries(sent).map(([key, rows]) => {
      const day = key as DayKey
      const ids = rows.map((row, index) => (taken.get(`${day} ${index}`) ? row.id : undefined))
      const claimed = new Set(taken.values())
      const free = [...known.values()].filter((one) => one.day === day && !claimed.has(one.row.id ?? ''))
      recognise(rows, ids, free)
      return [day, rows.map((row, index) => withId(row, known.get(ids[index] ?? '')?.row))]
    }),
  )
}

function knownRows(stored: WeekRows): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const day of dayKeys)
    (stored[day] ?? []).forEach((row, index) => {
      if (row.id !== undefined) known.set(row.id, { row, day, index })
    })
  return known
}

/** The ids that sent rows keep, by day and place: of rows that share one, the row of the day that had it. */
function takenIds(sent: WeekRows, known: ReadonlyMap<string, Known>): Map<string, string> {
  const claims = new Map<string, { place: string; isAtHome: boolean }>()
  for (const day of dayKeys)
    (sent[day] ?? []).forEach(({ id }, index) => {
      const home = id === undefined ? undefined : known.get(id)
      if (id === undefined || !home) return
      // A day that is not sent still has its row.
      if (home.day !== day && !sent[home.day]) return
      const isAtHome = home.day === day
      const earlier = claims.get(id)
      if (!earlier || (isAtHome && !earlier.isAtHome)) claims.set(id, { place: `${day} ${index}`, isAtHome })
    })
  return new Map([...claims].map(([id, { place }]) => [place, id]))
}

/** Gives rows without an id the one of the free stored row that they are. */
function recognise(rows: readonly PlannedExercise[], ids: (string | undefined)[], free: Known[]): void {
  const isSame: ((row: PlannedExercise, known: Known, index: number) => boolean)[] = [
    (row, known) => contentOf(row) === contentOf(known.row),
    (row, known) => row.name === known.row.name,
    (_, known, index) => known.index === index,
  ]
  for (const same of isSame)
    rows.forEach((row, index) => {
      if (row.id !== undefined || ids[index] !== undefined) return
      const at = free.findIndex((known) => same(row, known, index))
      if (at >= 0) ids[index] = free.splice(at, 1)[0]?.row.id
    })
}

const specified = Object.keys(newExercise) as (keyof typeof newExercise)[]

function contentOf(row: PlannedExercise): string {
  return JSON.stringify(specified.map((key) => row[key]))
}

/** The row under the id of the stored row that it is, or under a new one. */
function withId(row: PlannedExercise, was: PlannedExercise | undefined): PlannedExercise {
  const extras = Object.fromEntries(
    rowExtraKeys.flatMap((key) => {
      const value = row[key] ?? was?.[key]
      return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
        ? []
        : [[key, value]]
    }),
  )
  const twelve = Object.fromEntries(specified.map((key) => [key, row[key]])) as unknown as PlannedExercise
  return { ...twelve, ...extras, id: was?.id ?? newId() }
}
