import { nameProblems } from '../names'
import { normalPassword } from '../password'
import { isBlank, isEmail, withoutFormat } from '../text'
import { ACCOUNT_NAME_MAX, chosenPasswordProblems, type Problem } from './rules'

/** Lifetime of an invitation to the staff. */
export const INVITATION_HOURS = 72

/** Every rule that an invitation fails. */
export function inviteProblems({ email }: { email: string }): Problem<'email'>[] {
  if (isBlank(email)) return [{ path: 'email', code: 'auth.email_required' }]
  return isEmail(withoutFormat(email)) ? [] : [{ path: 'email', code: 'auth.email_invalid' }]
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
  if (isBlank(input.firstName)) add('firstName', 'auth.first_name_required')
  if (isBlank(input.lastName)) add('lastName', 'auth.last_name_required')
  for (const code of chosenPasswordProblems(input.password)) add('password', code)
  if (!input.confirmPassword) add('confirmPassword', 'auth.password_confirmation_required')
  else if (normalPassword(input.confirmPassword) !== normalPassword(input.password))
    add('confirmPassword', 'auth.passwords_differ')
  problems.push(...nameProblems(input))
  return problems
}
