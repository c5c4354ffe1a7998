import type { ErrorCode } from '../errors'
import { DAY } from '../units'
import { isDay } from './questions'

/** The rules of covers; no zod. */

/** Most days of a cover, the first and the last included. */
export const COVER_DAYS_MAX = 92
/** Most days from today to the first one. */
export const COVER_AHEAD_MAX = 366

interface CoverProblem {
  path: 'coachId' | 'from' | 'to'
  code: ErrorCode
}

const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** Returns the problems of a cover from `from` to `to`, both `YYYY-MM-DD` and included, on the day `today`. */
export function coverProblems(
  { coachId, from, to }: { coachId: string; from: string; to: string },
  today: string,
): CoverProblem[] {
  const problems: CoverProblem[] = []
  if (!coachId) problems.push({ path: 'coachId', code: 'programs.cover_coach' })
  if (!isDay(from) || from < today || days(today, from) > COVER_AHEAD_MAX)
    problems.push({ path: 'from', code: 'programs.cover_from' })
  else if (!isDay(to) || to < from) problems.push({ path: 'to', code: 'programs.cover_to' })
  else if (days(from, to) >= COVER_DAYS_MAX) problems.push({ path: 'to', code: 'programs.cover_too_long' })
  return problems
}
