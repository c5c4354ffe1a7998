import type { ErrorCode } from '../errors'
import { nameProblems } from '../names'
import { normalPassword, PASSWORD_MAX, passwordProblems } from '../password'
import { isBlank, isEmail, withoutFormat } from '../text'

/** Most addresses that an account keeps. */
export const ADDRESSES_MAX = 10

/** Lifetime of mailed links: password reset, address confirmation, coach registration. */
export const RESET_LINK_MINUTES = 30
/** Days for which the network of a sign-in is kept after the last sign-in from it. */
export const SIGN_IN_RECORD_DAYS = 90
export const CONFIRM_LINK_DAYS = 7
export const COACH_LINK_HOURS = 48
/** The areas whose sign-in page leads to a forgotten password. */
export const resetAreas = ['customer', 'coach', 'admin'] as const
export type ResetArea = (typeof resetAreas)[number]

/** Time to confirm a new address, and to undo the change from the old one. */
export const EMAIL_CHANGE_HOURS = 24
export const EMAIL_UNDO_DAYS = 7

/** Most characters of a first or a last name of an account. */
export const ACCOUNT_NAME_MAX = 100

export interface Registration {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
  recaptchaToken: string
}

export interface Problem<F extends string> {
  path: F
  code: ErrorCode
}

/** Every rule that a registration fails, in the order in which the specification checks them. */
export function registrationProblems(input: Registration): Problem<keyof Registration>[] {
  const problems: Problem<keyof Registration>[] = []
  const add = (path: keyof Registration, code: ErrorCode) => problems.push({ path, code })
  if (isBlank(input.firstName)) add('firstName', 'auth.first_name_required')
  if (isBlank(input.lastName)) add('lastName', 'auth.last_name_required')
  problems.push(...accountProblems(input))
  if (!input.recaptchaToken) add('recaptchaToken', 'auth.verification_required')
  problems.push(...nameProblems(input))
  return problems
}

export interface NewAccount {
  email: string
  password: string
  confirmPassword: string
}

/**
 * Returns the problems of a new account's address and password. A coach's registration has no other fields; approval
 * and verification are checked after them.
 */
export function accountProblems(input: NewAccount): Problem<keyof NewAccount>[] {
  const problems: Problem<keyof NewAccount>[] = []
  const add = (path: keyof NewAccount, code: ErrorCode) => problems.push({ path, code })
  if (isBlank(input.email)) add('email', 'auth.email_required')
  else if (!isEmail(withoutFormat(input.email))) add('email', 'auth.email_invalid')
  for (const code of chosenPasswordProblems(input.password)) add('password', code)
  if (!input.confirmPassword) add('confirmPassword', 'auth.password_confirmation_required')
  else if (normalPassword(input.confirmPassword) !== normalPassword(input.password))
    add('confirmPassword', 'auth.passwords_differ')
  return problems
}

/** Returns the problems of a new password. */
export function chosenPasswordProblems(password: string): ErrorCode[] {
  if (!password) return ['auth.password_required']
  return [
    ...passwordProblems(password),
    ...(password.length > PASSWORD_MAX ? (['password.too_long'] as const) : []),
  ]
}

export interface Credentials {
  email: string
  password: string
  recaptchaToken: string
}

/** Every rule that a sign-in fails: both fields, then the verification. */
export function loginProblems(input: Credentials): Problem<keyof Credentials>[] {
  const problems: Problem<keyof Credentials>[] = []
  if (isBlank(input.email)) problems.push({ path: 'email', code: 'auth.fields_required' })
  if (!input.password) problems.push({ path: 'password', code: 'auth.fields_required' })
  if (!input.recaptchaToken) problems.push({ path: 'recaptchaToken', code: 'auth.verification_required' })
  return problems
}

/** Every rule that a request for a mail fails: a reset link, or the notice that a product is back in stock. */
export function mailRequestProblems(input: { email: string }): Problem<'email'>[] {
  if (isBlank(input.email)) return [{ path: 'email', code: 'auth.reset_email_required' }]
  return isEmail(withoutFormat(input.email)) ? [] : [{ path: 'email', code: 'auth.reset_email_invalid' }]
}

export interface NewPassword {
  newPassword: string
  confirmPassword: string
}

function newPasswordProblems(input: NewPassword): Problem<keyof NewPassword>[] {
  const problems: Problem<keyof NewPassword>[] = []
  if (!input.newPassword) problems.push({ path: 'newPassword', code: 'auth.fields_required' })
  if (!input.confirmPassword) problems.push({ path: 'confirmPassword', code: 'auth.fields_required' })
  if (problems.length > 0) return problems
  if (passwordProblems(input.newPassword).length > 0 || input.newPassword.length > PASSWORD_MAX) {
    problems.push({ path: 'newPassword', code: 'auth.password_weak' })
  }
  if (normalPassword(input.newPassword) !== normalPassword(input.confirmPassword)) {
    problems.push({ path: 'confirmPassword', code: 'auth.passwords_differ' })
  }
  return problems
}

/** Every rule that a reset fails; a missing token comes first. */
export function resetProblems(
  input: NewPassword & { token: string },
): Problem<keyof NewPassword | 'token'>[] {
  const link: Problem<'token'>[] = input.token ? [] : [{ path: 'token', code: 'auth.reset_link_missing' }]
  return [...link, ...newPasswordProblems(input)]
}

/** Every rule that a change of password fails. */
export function changeProblems(
  input: NewPassword & { currentPassword: string },
): Problem<keyof NewPassword | 'currentPassword'>[] {
  const current: Problem<'currentPassword'>[] = input.currentPassword
    ? []
    : [{ path: 'currentPassword', code: 'auth.fields_required' }]
  return [...current, ...newPasswordProblems(input)]
}

/** Every rule that a request for another address fails. */
export function emailChangeProblems(input: {
  email: string
  currentPassword: string
}): Problem<'email' | 'currentPassword'>[] {
  const problems: Problem<'email' | 'currentPassword'>[] = []
  if (isBlank(input.email)) problems.push({ path: 'email', code: 'auth.reset_email_required' })
  else if (!isEmail(withoutFormat(input.email)))
    problems.push({ path: 'email', code: 'auth.reset_email_invalid' })
  if (!input.currentPassword) problems.push({ path: 'currentPassword', code: 'auth.password_required' })
  return problems
}

/** Every rule that a changed name fails. */
export function profileProblems(input: {
  firstName: string
  lastName: string
}): Problem<'firstName' | 'lastName'>[] {
  const problems: Problem<'firstName' | 'lastName'>[] = []
  if (isBlank(input.firstName)) problems.push({ path: 'firstName', code: 'auth.first_name_required' })
  if (isBlank(input.lastName)) problems.push({ path: 'lastName', code: 'auth.last_name_required' })
  problems.push(...nameProblems(input))
  return problems
}
