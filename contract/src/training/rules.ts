import { MB } from '../units'

/** Kinds of entries of the log. */
export const logKinds = ['session', 'set', 'move', 'excuse', 'meal', 'water', 'measurement'] as const
export type LogKind = (typeof logKinds)[number]

export const sessionStates = ['running', 'done'] as const
export type SessionState = (typeof sessionStates)[number]

/** Outcomes of an entry that was sent. */
export const logOutcomes = ['stored', 'repeated', 'replaced', 'kept_both', 'refused'] as const
export type LogOutcome = (typeof logOutcomes)[number]

/** State of a planned session as /today shows it. */
export const plannedStates = ['planned', 'running', 'done', 'excused'] as const
export type PlannedState = (typeof plannedStates)[number]

/** Most entries of one request. */
export const LOG_BATCH_MAX = 500
/** Largest request, in bytes. */
export const LOG_BYTES_MAX = MB
/** Most entries of a program and day, taken back ones included. */
export const LOG_DAY_MAX = 500
/** Longest period that one reading of the log returns, in days. */
export const LOG_PERIOD_MAX = 92
export const CLIENT_ID_MIN = 8
export const CLIENT_ID_MAX = 64
export const REV_MAX = 1_000_000_000
/** Most characters of a note on a session, and of what hurts. */
export const SESSION_NOTE_MAX = 4000
export const REASON_MAX = 500
export const WATER_MAX_ML = 20_000

/** Kinds of tasks on /today; each has its page. */
export const dueKinds = ['questionnaire', 'check_in', 'session'] as const
export type DueKind = (typeof dueKinds)[number]

/**
 * Id under which the session that the plan has on a day is logged, so that two devices without a network use the same one.
 * `day` is the day of the plan, also where the session was moved. Further sessions of a day get ids of the device.
 */
export function plannedSessionId(day: string): string {
  return `plan-${day}`
}
