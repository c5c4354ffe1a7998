import { englishOf } from 'contract/error-text'
import { type ErrorCode, isErrorCode } from 'contract/errors'
import { measurementKinds } from 'contract/programs/rules'
import type { LogResult } from 'contract/training/calls'
import { LogEntry, LogRemoval, type SetEntry } from 'contract/training/entry-calls'
import type { z } from 'zod'
import { holdsUnstorable } from '../../../kernel/http/json-body'
import type { Judged, Slot } from './log.sql'

export interface Refusal {
  code: ErrorCode
  params?: Record<string, string | number>
  field?: string
}

/** Reads one entry; an error in it refuses no other entry. */
export function validateEntry(sent: unknown): Judged | Refusal {
  if (holdsUnstorable(sent)) return { code: 'request.invalid' }
  const isRemoval = typeof sent === 'object' && sent !== null && 'removed' in sent && sent.removed === true
  const parsed = (isRemoval ? LogRemoval : LogEntry).safeParse(sent)
  if (!parsed.success) return refusalOf(parsed.error.issues[0])
  const { clientId, rev, kind, date, removed = false, ...rest } = parsed.data
  const entry = Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null))
  const set = kind === 'set' && !removed ? (parsed.data as SetEntry) : undefined
  const refusal = removed ? undefined : valueProblem(parsed.data as LogEntry)
  return (
    refusal ?? {
      clientId,
      rev,
      kind,
      date,
      isRemoved: removed,
      session: typeof entry.session === 'string' ? entry.session : null,
      slot: set ? slotOf(set) : null,
      exerciseName: set ? comparedName(set.exercise) : null,
      entry,
    }
  )
}

/** A name in the form in which names are compared. */
export function comparedName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}

/** A done set by what tells its exercise. */
interface OfExercise {
  exerciseId?: string | null | undefined
  row?: string | null | undefined
  exercise: string
}

/** Key of an exercise: its id in the library, else its row, else its name. */
export function exerciseKeyOf({ exerciseId, row, exercise }: OfExercise): string {
  return exerciseId ? `e:${exerciseId}` : row ? `r:${row}` : `n:${comparedName(exercise)}`
}

function slotOf(set: SetEntry): Slot {
  const { session, index, side } = set
  return { session, exerciseKey: exerciseKeyOf(set), setIndex: index, side: side ?? '' }
}

function valueProblem(entry: LogEntry): Refusal | undefined {
  if (entry.kind !== 'measurement') return undefined
  const { unit, min, max } = measurementKinds[entry.measurement]
  if (entry.unit != null && entry.unit !== unit)
    return { code: 'programs.unit_invalid', params: { unit }, field: 'unit' }
  const isPlausible = entry.value >= min && entry.value <= max
  return isPlausible ? undefined : { code: 'programs.measurement_invalid', field: 'value' }
}

function refusalOf(issue: z.core.$ZodIssue | undefined): Refusal {
  if (issue?.code === 'unrecognized_keys') {
    const field = [...issue.path, issue.keys[0] ?? ''].join('.')
    return { code: 'request.unknown_field', params: { field }, field }
  }
  const code = isErrorCode(issue?.message) ? issue.message : 'request.invalid'
  return { code, ...(issue?.path.length ? { field: issue.path.join('.') } : {}) }
}

/** Most characters of an entry's id that a refusal repeats. */
const SHOWN_ID_MAX = 200

/** The answer to a refused entry. */
export function refusedResult(sent: unknown, { code, params, field }: Refusal): LogResult {
  const id = typeof sent === 'object' && sent !== null && 'clientId' in sent ? sent.clientId : undefined
  return {
    clientId: typeof id === 'string' ? id.slice(0, SHOWN_ID_MAX) : '',
    outcome: 'refused',
    code,
    ...(params ? { params } : {}),
    ...(field ? { field } : {}),
    message: englishOf(code, params),
  }
}
