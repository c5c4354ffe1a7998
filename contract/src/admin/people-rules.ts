import { ACCOUNT_NAME_MAX, chosenPasswordProblems, type Problem } from '../auth/rules'
import { nameProblems } from '../names'
import { isEmail } from '../text'

export const PEOPLE_PER_PAGE = 25
/** A list counts and pages up to so many people; the rest is found by the search. */
export const PEOPLE_COUNTED_MAX = 1000
/** Most people that a search finds. */
export const PEOPLE_FOUND_MAX = 200

/** Most characters of the reason of a lock. */
export const LOCK_REASON_MAX = 500
/** How long an invitation to the staff works. */
export const INVITATION_HOURS = 72

export const personStates = ['locked', 'unconfirmed', 'closed'] as const
export type PersonState = (typeof personStates)[number]

/** Every rule that the lock of an account fails. */
export function lockProblems({ reason }: { reason: string }): Problem<'reason'>[] {
  return reason.trim() ? [] : [{ path: 'reason', code: 'people.reason_required' }]
}

/** Every rule that an invitation fails. */
export function inviteProblems({ email }: { email: string }): Problem<'email'>[] {
  if (!email.trim()) return [{ path: 'email', code: 'auth.email_required' }]
  return isEmail(email.trim()) ? [] : [{ path: 'email', code: 'auth.email_invalid' }]
}

export interface Acceptance {
  firstName: string
  lastName: string
  password: string
  confirmPassword: string
}

/** Most characters of each name of who accepts. */
export const acceptanceLimits = { firstName: ACCOUNT_NAME_MAX, lastName: ACCOUNT_NAME_MAX }

/** Every rule that the account of who accepts an invitation fails. */
export function acceptProblems(input: Acceptance): Problem<keyof Acceptance>[] {
  const problems: Problem<keyof Acceptance>[] = []
  const add = (path: keyof Acceptance, code: Problem<string>['code']) => problems.push({ path, code })
  if (!input.firstName.trim()) add('firstName', 'auth.first_name_required')
  if (!input.lastName.trim()) add('lastName', 'auth.last_name_required')
  for (const code of chosenPasswordProblems(input.password)) add('password', code)
  if (!input.confirmPassword) add('confirmPassword', 'auth.password_confirmation_required')
  else if (input.confirmPassword !== input.password) add('confirmPassword', 'auth.passwords_differ')
  problems.push(...nameProblems(input))
  return problems
}
