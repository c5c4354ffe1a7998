/** Rules of check-ins: questions that an athlete answers each week or by a date; no zod, because the screens use them too. */

/** Schedule of check-ins: each week, or by dates. */
export const checkInRhythms = ['week', 'dates'] as const
export type CheckInRhythm = (typeof checkInRhythms)[number]

/**
 * States of a check-in: `due` until its due day, `late` until the next one is due, then `missed`; `sent` and `answered`
 * by the coach; `skipped` where the program was paused on its due day.
 */
export const checkInStates = ['due', 'late', 'missed', 'sent', 'answered', 'skipped'] as const
export type CheckInState = (typeof checkInStates)[number]

/** Returns true for the states in which the athlete may still write: nothing changes once the coach has replied. */
export function acceptsAnswers(state: CheckInState): boolean {
  return state === 'due' || state === 'late' || state === 'sent'
}

export const CHECK_IN_QUESTIONS_MAX = 30
/** Most due days of a form. */
export const CHECK_IN_DATES_MAX = 60
/** Most characters of a coach's reply. */
export const CHECK_IN_REPLY_MAX = 4000
export const CHECK_INS_PER_PAGE = 20
/** Days of a week's check-in; and days after which a single one is no longer taken. */
export const CHECK_IN_DAYS = 7
/** Most days ahead by which a single check-in may be asked for. */
export const CHECK_IN_AHEAD_MAX = 90
/** So many check-ins in a row that were not sent end the reminders. */
export const REMINDERS_END_AFTER = 2
