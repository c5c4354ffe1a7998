import { plainNumber } from 'contract/blood-tests/numbers'
import { loadText, typedLoad } from 'contract/programs/load-typing'
import type { PlannedExercise } from 'contract/programs/plan'
import {
  EFFORT_RANGE,
  REPS_MAX,
  RIR_MAX,
  SET_METERS_MAX,
  SET_SECONDS_MAX,
  type SetTarget,
  type SetType,
  TEMPO_MAX,
} from 'contract/programs/set-rules'

/** Fields of a target in the order of the form. */
export const targetFields = [
  'reps',
  'repsMax',
  'load',
  'effort',
  'rir',
  'seconds',
  'meters',
  'tempo',
] as const
export type TargetField = (typeof targetFields)[number]

/** Target of one set as typed. */
export interface TargetRow extends Record<TargetField, string> {
  type: SetType
}

/** Rows of the sets by week of the block, under '' for every week. */
export type TargetDraft = Readonly<Record<string, readonly TargetRow[]>>

const EMPTY: TargetRow = {
  type: 'working',
  reps: '',
  repsMax: '',
  load: '',
  effort: '',
  rir: '',
  seconds: '',
  meters: '',
  tempo: '',
}

const weekKey = (week: number | undefined) => (week === undefined ? '' : String(week))
/** A target of one side is kept as it is. */
const isEdited = ({ side }: SetTarget) => side === undefined

/** Returns the rows of a week; as many as the exercise has sets, or targets. */
export function rowsOf({ sets, targets = [] }: PlannedExercise, key: string): TargetRow[] {
  const own = targets.filter((target) => isEdited(target) && weekKey(target.week) === key)
  const count = Math.max(sets, ...own.map(({ index }) => index + 1))
  return Array.from({ length: count }, (_, index) => {
    const target = own.find((one) => one.index === index)
    return target ? rowOf(target) : EMPTY
  })
}

function rowOf(target: SetTarget): TargetRow {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value))
  return {
    type: target.type ?? 'working',
    reps: text(target.reps),
    repsMax: text(target.repsMax),
    load: target.load === undefined ? '' : loadText(target),
    effort: text(target.effort),
    rir: text(target.rir),
    seconds: text(target.seconds),
    meters: text(target.meters),
    tempo: target.tempo ?? '',
  }
}

/** Weeks of the block that have targets of their own. */
export const ownWeeks = ({ targets = [] }: PlannedExercise) =>
  [...new Set(targets.flatMap(({ week }) => week ?? []))].sort((a, b) => a - b)

export const draftOf = (exercise: PlannedExercise): TargetDraft =>
  Object.fromEntries(['', ...ownWeeks(exercise).map(weekKey)].map((key) => [key, rowsOf(exercise, key)]))

const isWithin = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max

/** Returns true for a text that its field cannot hold. */
export function isWrong(row: TargetRow, field: TargetField, exercise: string): boolean {
  const text = row[field].trim()
  if (text === '') return false
  const number = plainNumber(text)
  const isWhole = number !== undefined && Number.isInteger(number)
  switch (field) {
    case 'load':
      return !typedLoad(text, exercise)
    case 'tempo':
      return text.length > TEMPO_MAX
    case 'effort':
      return !isWithin(number, EFFORT_RANGE.min, EFFORT_RANGE.max) || !Number.isInteger((number ?? 0) * 2)
    case 'rir':
      return !isWhole || !isWithin(number, 0, RIR_MAX)
    case 'seconds':
      return !isWithin(number, 0, SET_SECONDS_MAX)
    case 'meters':
      return !isWithin(number, 0, SET_METERS_MAX)
    case 'reps':
      return !isWhole || !isWithin(number, 0, REPS_MAX)
    case 'repsMax':
      return !isWhole || !isWithin(number, plainNumber(row.reps) ?? 0, REPS_MAX)
  }
}

export const isReadable = (draft: TargetDraft, exercise: string) =>
  !Object.values(draft).some((rows) =>
    rows.some((row) => targetFields.some((field) => isWrong(row, field, exercise))),
  )

/** Returns the targets of a readable draft; a set that asks for nothing has none. */
export function targetsOf(draft: TargetDraft, { name, targets = [] }: PlannedExercise): SetTarget[] {
  const kept = targets.filter((target) => !isEdited(target))
  const typed = Object.entries(draft).flatMap(([key, rows]) =>
    rows.flatMap((row, index) => targetOf(row, name, { index, ...(key && { week: Number(key) }) })),
  )
  return [...typed, ...kept]
}

function targetOf(row: TargetRow, exercise: string, place: Pick<SetTarget, 'index' | 'week'>): SetTarget[] {
  const numbers = (['reps', 'repsMax', 'effort', 'rir', 'seconds', 'meters'] as const).flatMap((field) => {
    const number = plainNumber(row[field])
    return number === undefined ? [] : [[field, number] as const]
  })
  const load = typedLoad(row.load.trim(), exercise)
  const tempo = row.tempo.trim()
  const type = row.type === 'working' ? undefined : row.type
  const asked = { ...Object.fromEntries(numbers), ...load, ...(tempo && { tempo }), ...(type && { type }) }
  return Object.keys(asked).length > 0 ? [{ ...place, ...asked }] : []
}
