import {
  type DayKey,
  dayKeys,
  PLAN_LIST_MAX,
  type PlannedExercise,
  type WeekRows,
} from 'contract/programs/plan'
import { isSameData } from '../../../kernel/audit/change-details'

/** Exercise rows of three states of a week, merged by their ids. */

export interface RowsInput {
  /** Rows of the template that the plan has, for the days that came from it. */
  base: WeekRows
  /** Rows of the template as it is now, for all days. */
  theirs: WeekRows
  /** Rows of the plan, for all days. */
  ours: WeekRows
  /** Rows that the athlete logged. */
  loggedRows: ReadonlySet<string>
  /** Days on which the athlete began or did a session. */
  begunDays: ReadonlySet<DayKey>
}

export interface MergedRows {
  /** Merged rows of the plan, for the days that came from the template. */
  rows: Map<DayKey, PlannedExercise[]>
  /** Rows of the template that the plan then has. */
  base: Map<DayKey, PlannedExercise[]>
}

/** Fields that are taken over together, because each is read with the others. */
const DOSE = ['sets', 'reps', 'rest', 'progression', 'superset', 'targets'] as const
const EXERCISE = [
  'name',
  'exerciseId',
  'category',
  'equipment',
  'technique',
  'alternatives',
  'videoUrl',
  'muscleGroups',
  'difficulty',
] as const
const FIELDS = [...EXERCISE, ...DOSE]
type Field = (typeof FIELDS)[number]

/** Fields beside the specified ones that are empty read as missing. */
function fieldOf(row: PlannedExercise, field: Field): unknown {
  const value = row[field]
  const isExtra = field === 'exerciseId' || field === 'superset' || field === 'targets'
  return isExtra && (value === '' || (Array.isArray(value) && value.length === 0)) ? undefined : value
}
const isSame = (one: PlannedExercise, other: PlannedExercise, fields: readonly Field[] = FIELDS) =>
  fields.every((field) => isSameData(fieldOf(one, field), fieldOf(other, field)))

/** The row with fields of another one. */
function withFields(row: PlannedExercise, from: PlannedExercise, fields: readonly Field[]): PlannedExercise {
  const { exerciseId, superset, targets, ...others } = row
  const merged: Record<string, unknown> = { ...others, exerciseId, superset, targets }
  for (const field of fields) merged[field] = fieldOf(from, field)
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== undefined),
  ) as unknown as PlannedExercise
}

interface Placed {
  row: PlannedExercise
  day: DayKey
}

function placed(week: WeekRows): Map<string, Placed> {
  return new Map(
    dayKeys.flatMap((day) => (week[day] ?? []).map((row): [string, Placed] => [row.id ?? '', { row, day }])),
  )
}

/** Returns a row that both sides have with what the template changed of it, where the coach did not. */
function mergedRow(was: PlannedExercise, is: PlannedExercise, mine: PlannedExercise): PlannedExercise {
  if (isSame(was, is)) return mine
  // Another exercise makes all that was written for this one wrong.
  if (!isSame(was, is, ['name', 'exerciseId'])) return isSame(was, mine) ? withFields(mine, is, FIELDS) : mine
  return [EXERCISE, DOSE].reduce(
    (row, fields) => (isSame(was, mine, fields) ? withFields(row, is, fields) : row),
    mine,
  )
}

/** Index of the rows of all three weeks. */
class Week {
  readonly was: Map<string, Placed>
  readonly is: Map<string, Placed>
  readonly mine: Map<string, Placed>
  readonly days: readonly DayKey[]

  constructor(readonly input: RowsInput) {
    this.was = placed(input.base)
    this.is = placed(input.theirs)
    this.mine = placed(input.ours)
    this.days = dayKeys.filter((day) => input.base[day])
  }

  isFree(day: DayKey): boolean {
    return this.days.includes(day) && !this.input.begunDays.has(day)
  }
  /** True for a row that neither the coach nor the athlete has touched. */
  isUntouched(id: string): boolean {
    const [was, mine] = [this.was.get(id), this.mine.get(id)]
    return (
      was !== undefined &&
      mine !== undefined &&
      was.day === mine.day &&
      this.isFree(mine.day) &&
      !this.input.loggedRows.has(id) &&
      isSame(was.row, mine.row)
    )
  }
  isRemoved(id: string): boolean {
    return this.was.has(id) && !this.is.has(id) && this.isUntouched(id)
  }
  /** True if the template moved the row to another day that came from it, and the plan may follow. */
  isMoved(id: string): boolean {
    const [was, is] = [this.was.get(id), this.is.get(id)]
    return !!was && !!is && was.day !== is.day && this.isUntouched(id) && this.takesRows(is.day)
  }
  isAdded(id: string): boolean {
    const is = this.is.get(id)
    return !!is && !this.was.has(id) && !this.mine.has(id) && this.takesRows(is.day)
  }
  /** A day that the coach emptied, or filled with rows of another origin, is an edit. */
  takesRows(day: DayKey): boolean {
    const { base, theirs, ours } = this.input
    const [was = [], is = [], mine = []] = [base[day], theirs[day], ours[day]]
    if (!this.isFree(day) || mine.length + is.length > PLAN_LIST_MAX) return false
    const known = new Set(was.map(({ id }) => id))
    return was.length === 0 ? mine.length === 0 : mine.some(({ id }) => known.has(id))
  }
  /** Merges one row of the plan. */
  merged({ row, day }: Placed): PlannedExercise {
    const id = row.id ?? ''
    const [was, is] = [this.was.get(id), this.is.get(id)]
    const isFixed = !was || !is || this.input.loggedRows.has(id) || this.input.begunDays.has(day)
    return isFixed ? row : mergedRow(was.row, is.row, row)
  }
}

const idsOf = (rows: readonly PlannedExercise[] = []) => rows.map(({ id }) => id ?? '')

/** Ids of one list in the order of another; what the other lacks keeps its place. */
function ordered(ids: readonly string[], like: readonly string[]): string[] {
  const shared = new Set(ids.filter((id) => like.includes(id)))
  const next = like.filter((id) => shared.has(id))[Symbol.iterator]()
  return ids.map((id) => (shared.has(id) ? (next.next().value as string) : id))
}

/** Puts an id behind the nearest one before it in `like`, else before the nearest one after it. */
function inserted(ids: readonly string[], id: string, like: readonly string[]): string[] {
  const at = like.indexOf(id)
  const before = like.slice(0, at).findLast((other) => ids.includes(other))
  if (before !== undefined) return ids.toSpliced(ids.indexOf(before) + 1, 0, id)
  const after = like.slice(at + 1).find((other) => ids.includes(other))
  return ids.toSpliced(after === undefined ? ids.length : ids.indexOf(after), 0, id)
}

/** Merges the rows of the days that came from the template; the others stay as they are. */
export function mergeRows(input: RowsInput): MergedRows {
  const week = new Week(input)
  const rows = new Map(week.days.map((day) => [day, rowsOfDay(week, day)]))
  const taken = new Map([...week.mine].map(([id, { row }]) => [id, row]))
  for (const row of [...rows.values()].flat()) taken.set(row.id ?? '', row)
  return {
    rows,
    base: new Map(week.days.map((day) => [day, baseOfDay(week, day, rows.get(day) ?? [], taken)])),
  }
}

function rowsOfDay(week: Week, day: DayKey): PlannedExercise[] {
  return idsOfDay(week, day).flatMap((id) => {
    const mine = week.mine.get(id)
    const row = mine ? week.merged(mine) : week.is.get(id)?.row
    return row ? [row] : []
  })
}

function idsOfDay(week: Week, day: DayKey): string[] {
  const { base, theirs, ours } = week.input
  const mine = idsOf(ours[day])
  if (!week.isFree(day)) return mine
  const like = idsOf(theirs[day])
  let ids = mine.filter((id) => !week.isRemoved(id) && !week.isMoved(id))
  const known = idsOf(base[day]).filter((id) => like.includes(id) && ids.includes(id))
  const isArranged = known.join() !== ids.filter((id) => known.includes(id)).join()
  if (!isArranged)
    ids = ordered(
      ids,
      like.filter((id) => known.includes(id)),
    )
  for (const id of like) if (week.isAdded(id) || week.isMoved(id)) ids = inserted(ids, id, like)
  return ids
}

/** The template's rows of a day that the plan has from now on: those that were not taken over stay as they were. */
function baseOfDay(
  week: Week,
  day: DayKey,
  rows: readonly PlannedExercise[],
  taken: ReadonlyMap<string, PlannedExercise>,
): PlannedExercise[] {
  const shown = new Set(idsOf(rows))
  const rowOf = (id: string): PlannedExercise[] => {
    const [was, is, mine, now] = [week.was.get(id), week.is.get(id), week.mine.get(id), taken.get(id)]
    if (!was) return is && shown.has(id) && week.isAdded(id) ? [is.row] : []
    if (!is || !mine || !now) return [was.row]
    const isTaken = (group: readonly Field[]) =>
      isSame(was.row, mine.row, group) && isSame(now, is.row, group)
    const fields = [EXERCISE, DOSE].filter(isTaken).flat()
    return [withFields(was.row, is.row, fields)]
  }
  const isHere = (id: string) => {
    const was = week.was.get(id)
    if (!was) return true
    return was.day === day ? !week.isMoved(id) && !week.isRemoved(id) : week.isMoved(id)
  }
  const [like, before] = [idsOf(week.input.theirs[day]), idsOf(week.input.base[day])]
  const ids = week.isFree(day)
    ? [...like, ...before.filter((id) => !like.includes(id))]
    : [...before, ...like]
  return [...new Set(ids)].filter(isHere).flatMap(rowOf)
}
