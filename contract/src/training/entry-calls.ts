import { z } from 'zod'
import { shownText } from '../fields'
import { mealKeys } from '../programs/plan'
import { isDay } from '../programs/questions'
import { measurementKindCodes } from '../programs/rules'
import { doneSetDetails, Load, oneOf, PartId, Reps, SetIndex, whole } from '../programs/set-calls'
import {
  CLIENT_ID_MAX,
  CLIENT_ID_MIN,
  REASON_MAX,
  REV_MAX,
  SESSION_NOTE_MAX,
  sessionStates,
  WATER_MAX_ML,
} from './rules'

/**
 * Entries of the log. Each is judged by its own kind's schema, alone: one that is refused changes nothing of the others. An
 * optional field may be missing or null.
 */

export const ClientId = z
  .string('log.client_id')
  .min(CLIENT_ID_MIN, 'log.client_id')
  .max(CLIENT_ID_MAX, 'log.client_id')

const Day = z.string('request.wrong_type').refine(isDay, 'log.day')
const Instant = z.iso.datetime({ offset: true, error: 'request.invalid' })

/** Fields of every entry. */
const common = {
  /** Own to the account, made by the device. */
  clientId: ClientId,
  /** Counts the device's changes of this entry, from 1: the higher one is the later one. */
  rev: whole(1, REV_MAX),
  /** Time by the device's clock; shown, never compared. */
  at: Instant.nullish(),
  /** The person's day that the entry belongs to, `YYYY-MM-DD`; of a session the day on which it began. */
  date: Day,
  /** True takes the entry back. */
  removed: z.boolean('request.wrong_type').optional(),
}

function entry<const K extends string, F extends z.ZodRawShape>(kind: K, fields: F) {
  return z.strictObject(
    { ...common, kind: z.literal(kind), ...fields },
    {
      error: ({ code }) => (code === 'unrecognized_keys' ? 'request.unknown_field' : 'request.wrong_type'),
    },
  )
}

/** A session: `session` is its id (`plannedSessionId` for that of the plan). */
export const SessionEntry = entry('session', {
  session: PartId,
  state: oneOf(sessionStates),
  startedAt: Instant.nullish(),
  endedAt: Instant.nullish(),
  /** Version of the plan with which it began. */
  planVersion: whole(1, REV_MAX).nullish(),
  note: shownText(SESSION_NOTE_MAX).nullish(),
  pain: shownText(SESSION_NOTE_MAX).nullish(),
})
export type SessionEntry = z.infer<typeof SessionEntry>

const AnySet = entry('set', {
  session: PartId,
  /** Name as it was shown, of the plan or free. */
  exercise: shownText(200).min(1, 'request.invalid'),
  /** Place within its exercise, from 0. */
  index: SetIndex,
  reps: Reps.nullish(),
  load: Load.nullish(),
  ...doneSetDetails,
})
const MEASURED_BY = { reps: 'reps', time: 'seconds', distance: 'meters' } as const

/** A set that was done. `measure` says which value it needs: `reps` (where missing), `seconds` or `meters`. */
export const SetEntry = AnySet.check(({ value, issues }) => {
  const field = MEASURED_BY[value.measure ?? 'reps']
  if (value[field] == null)
    issues.push({ code: 'custom', message: 'request.wrong_type', path: [field], input: value })
})
export type SetEntry = z.infer<typeof SetEntry>

/** Moves the session of one day to another; both may be ahead. */
export const MoveEntry = entry('move', { from: Day, to: Day })
export type MoveEntry = z.infer<typeof MoveEntry>

/** Excuses the sessions of `date`, which may be ahead: they count on neither side of the progress. */
export const ExcuseEntry = entry('excuse', { reason: shownText(REASON_MAX) })

export const MealEntry = entry('meal', {
  meal: oneOf(mealKeys),
  done: z.boolean('request.wrong_type'),
  /** The alternative that was eaten instead. */
  alternative: shownText(REASON_MAX).nullish(),
})
export type MealEntry = z.infer<typeof MealEntry>

/** Millilitres that were drunk; a day has the sum of its entries. */
export const WaterEntry = entry('water', { ml: whole(0, WATER_MAX_ML) })
export type WaterEntry = z.infer<typeof WaterEntry>

/** Is stored as `POST …/measurements` with the day as `at` stores it. */
export const MeasurementEntry = entry('measurement', {
  measurement: oneOf(measurementKindCodes),
  value: z.number('request.wrong_type'),
  unit: z.string('request.wrong_type').max(10, 'request.too_long').nullish(),
})
export type MeasurementEntry = z.infer<typeof MeasurementEntry>

export const LogEntry = z.discriminatedUnion(
  'kind',
  [SessionEntry, SetEntry, MoveEntry, ExcuseEntry, MealEntry, WaterEntry, MeasurementEntry],
  'request.invalid',
)
export type LogEntry = z.infer<typeof LogEntry>

const needed = { clientId: true, rev: true, date: true, kind: true } as const

/** An entry that takes itself back: of its kind's fields any may be missing. */
export const LogRemoval = z.discriminatedUnion(
  'kind',
  [
    SessionEntry.partial().required(needed),
    AnySet.partial().required(needed),
    MoveEntry.partial().required(needed),
    ExcuseEntry.partial().required(needed),
    MealEntry.partial().required(needed),
    WaterEntry.partial().required(needed),
    MeasurementEntry.partial().required(needed),
  ],
  'request.invalid',
)
export type LogRemoval = z.infer<typeof LogRemoval>

/** An entry as a device sends it. */
export type SentEntry = z.input<typeof LogEntry> | (z.input<typeof LogRemoval> & { removed: true })
