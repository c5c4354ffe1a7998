/** Values of a set, planned or done; no zod, because the screens use them too. */

export const setTypes = ['warmup', 'working', 'drop', 'failure'] as const
export type SetType = (typeof setTypes)[number]
/** Sides of a one-sided exercise; left and right are one set in every count. */
export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]
export const measures = ['reps', 'time', 'distance'] as const
export type Measure = (typeof measures)[number]
export const loadUnits = ['kg', 'lb'] as const
export type LoadUnit = (typeof loadUnits)[number]
/** Kilograms of a pound. */
export const KG_OF_LB = 0.45359237

/** Index of a set within its exercise, from 0. */
export const SET_INDEX_MAX = 199
export const REPS_MAX = 10_000
/** Kilograms; below 0 is help (assistance). */
export const LOAD_RANGE = { min: -500, max: 2000 } as const
export const SET_SECONDS_MAX = 172_800
export const SET_METERS_MAX = 1_000_000
/** Effort in halves. */
export const EFFORT_RANGE = { min: 1, max: 10 } as const
/** Reps in reserve. */
export const RIR_MAX = 50
export const SET_NOTE_MAX = 2000
export const TEMPO_MAX = 20
/** Letters of the name of a maximum that a load is a percent of. */
export const PERCENT_OF_MAX = 40
/** Maxima that are read at once. */
export const MAXIMA_ASKED_MAX = 500
/** Most targets of one exercise: its sets in each week of its block. */
export const TARGETS_MAX = 500

/** Target of one set of a planned exercise. */
export interface SetTarget {
  /** Week of the block, from 1; every week where missing. */
  week?: number | undefined
  index: number
  type?: SetType | undefined
  reps?: number | undefined
  repsMax?: number | undefined
  /** In `unit` (kg where missing), or percent of `percentOf`; below 0 is help. */
  load?: number | undefined
  unit?: LoadUnit | undefined
  /** Maximum that `load` is a percent of, in the coach's words. */
  percentOf?: string | undefined
  effort?: number | undefined
  rir?: number | undefined
  seconds?: number | undefined
  meters?: number | undefined
  tempo?: string | undefined
  side?: Side | undefined
}

/** Fields of an exercise row beside the twelve specified ones; the server gives every row its `id`. */
export interface RowExtras {
  id?: string
  /** Id in the library. */
  exerciseId?: string
  /** Letter that joins rows to a superset; empty for none. */
  superset?: string
  targets?: SetTarget[]
}

export const rowExtraKeys = ['id', 'exerciseId', 'superset', 'targets'] as const satisfies (keyof RowExtras)[]
