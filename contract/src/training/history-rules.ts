import { MB } from '../units'

/** Apps whose tables are taken. */
export const historySources = ['strong', 'hevy', 'fitnotes'] as const
export type HistorySource = (typeof historySources)[number]

export const HISTORY_BYTES_MAX = 20 * MB
/** Most imported sets of an account. */
export const HISTORY_SETS_MAX = 200_000
/** Most lines that an answer names as left out. */
export const HISTORY_SKIPPED_SHOWN = 50
/** Most characters of an exercise's name. */
export const HISTORY_NAME_MAX = 200
