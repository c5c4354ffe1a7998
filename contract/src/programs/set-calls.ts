import { z } from 'zod'
import { shownText } from '../fields'
import {
  EFFORT_RANGE,
  LOAD_RANGE,
  loadUnits,
  measures,
  PERCENT_OF_MAX,
  REPS_MAX,
  RIR_MAX,
  SET_INDEX_MAX,
  SET_METERS_MAX,
  SET_NOTE_MAX,
  SET_SECONDS_MAX,
  setTypes,
  sides,
  TEMPO_MAX,
} from './set-rules'

/** Schemas of the values of a set, planned or done. */

const WRONG = 'request.wrong_type'
const RANGE = 'request.out_of_range'

export function whole(min: number, max: number) {
  return z.number(WRONG).int(WRONG).min(min, RANGE).max(max, RANGE)
}
export function decimal(min: number, max: number) {
  return z.number(WRONG).min(min, RANGE).max(max, RANGE)
}
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, RANGE)
}

/** Opaque id of a session, a row or an exercise of the library. */
export const PartId = z.string(WRONG).min(1, 'request.invalid').max(64, 'request.too_long')
export const SetIndex = whole(0, SET_INDEX_MAX)
export const Reps = whole(0, REPS_MAX)
/** Kilograms, below 0 for help. */
export const Load = decimal(LOAD_RANGE.min, LOAD_RANGE.max)
export const Seconds = decimal(0, SET_SECONDS_MAX)
export const Meters = decimal(0, SET_METERS_MAX)
/** Effort of a set, 1 to 10 in halves. */
export const Effort = decimal(EFFORT_RANGE.min, EFFORT_RANGE.max).multipleOf(0.5, RANGE)
export const Rir = whole(0, RIR_MAX)

/** Fields that a done set may have beside exercise, reps and load; null reads as missing. */
export const doneSetDetails = {
  /** Row of the plan. */
  row: PartId.nullish(),
  /** Exercise of the library. */
  exerciseId: PartId.nullish(),
  /** Row, or name, of the planned exercise that this one replaced for the session. */
  insteadOf: shownText(200).min(1, 'request.invalid').nullish(),
  type: oneOf(setTypes).nullish(),
  side: oneOf(sides).nullish(),
  measure: oneOf(measures).nullish(),
  /** Number and unit as typed; `load` holds the kilograms. */
  typed: z
    .strictObject(
      { load: decimal(LOAD_RANGE.min * 3, LOAD_RANGE.max * 3), unit: oneOf(loadUnits) },
      { error: ({ code }) => (code === 'unrecognized_keys' ? 'request.unknown_field' : WRONG) },
    )
    .nullish(),
  seconds: Seconds.nullish(),
  meters: Meters.nullish(),
  effort: Effort.nullish(),
  rir: Rir.nullish(),
  note: shownText(SET_NOTE_MAX).nullish(),
}

/** Target of one set of a planned exercise. */
export const SetTargetBody = z.strictObject(
  {
    week: whole(1, 520).optional(),
    index: SetIndex,
    type: oneOf(setTypes).optional(),
    reps: Reps.optional(),
    repsMax: Reps.optional(),
    load: Load.optional(),
    unit: oneOf(loadUnits).optional(),
    percentOf: shownText(PERCENT_OF_MAX).optional(),
    effort: Effort.optional(),
    rir: Rir.optional(),
    seconds: Seconds.optional(),
    meters: Meters.optional(),
    tempo: shownText(TEMPO_MAX).optional(),
    side: oneOf(sides).optional(),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? 'programs.field_unknown' : 'request.wrong_type') },
)
