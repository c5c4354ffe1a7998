import type { Problem } from '../auth/rules'
import { isBlank } from '../text'

export const PEOPLE_PER_PAGE = 25
/** A list counts and pages up to so many people; the rest is found by the search. */
export const PEOPLE_COUNTED_MAX = 1000
/** Most people that a search finds. */
export const PEOPLE_FOUND_MAX = 200

/** Most characters of the reason of a lock. */
export const LOCK_REASON_MAX = 500

export const personStates = ['locked', 'unconfirmed', 'closed'] as const
export type PersonState = (typeof personStates)[number]

/** Every rule that the lock of an account fails. */
export function lockProblems({ reason }: { reason: string }): Problem<'reason'>[] {
  return !isBlank(reason) ? [] : [{ path: 'reason', code: 'people.reason_required' }]
}

/** Most orders, and most notes, on the page of one person. */
export const PERSON_ORDERS_MAX = 50
