import { asciiDigits } from '../sentence'
import { isBlank, withoutFormat } from '../text'
import type { Problem } from './rules'

/** RFC 6238 as authenticator apps know it: HMAC-SHA-1, six digits, a new code every 30 seconds. */
export const TOTP_DIGITS = 6
export const TOTP_STEP_SECONDS = 30
/** Lifetime of a displayed secret without a first code. */
export const TOTP_SETUP_MINUTES = 15
/** Time to enter the code after the password. */
export const SIGN_IN_CODE_MINUTES = 5
/** Wrong codes of an account before it has to wait. */
export const CODE_TRIES = 5
export const RECOVERY_CODES = 10
/** Letters and digits of a recovery code, which is written in groups of four. */
export const RECOVERY_CODE_LENGTH = 12

/** The two sorts of codes: of the app, and of the list that was shown once. */
export type CodeKind = 'app' | 'recovery'

/**
 * A code as it is compared: without spaces, hyphens and marks of direction, in ASCII digits and small letters. Letters that
 * read like digits are those digits, because a recovery code is typed from paper.
 */
export function plainCode(text: string): string {
  const plain = withoutFormat(asciiDigits(text))
    .replace(/[\s\u2010-\u2015._-]/g, '')
    .toLowerCase()
  return /^\d*$/.test(plain) ? plain : plain.replace(/o/g, '0').replace(/[il]/g, '1')
}

/** Returns the kind of a code by its form; undefined for any other text. */
export function codeKind(text: string): CodeKind | undefined {
  const plain = plainCode(text)
  if (/^\d+$/.test(plain) && plain.length === TOTP_DIGITS) return 'app'
  return /^[0-9a-z]+$/.test(plain) && plain.length === RECOVERY_CODE_LENGTH ? 'recovery' : undefined
}

/** Every rule that a code fails. */
export function codeProblems({ code }: { code: string }): Problem<'code'>[] {
  if (isBlank(code)) return [{ path: 'code', code: 'auth.code_missing' }]
  return codeKind(code) ? [] : [{ path: 'code', code: 'auth.code_incomplete' }]
}

/** Every rule that a password that confirms a step fails. */
export function confirmationProblems({
  currentPassword,
}: {
  currentPassword: string
}): Problem<'currentPassword'>[] {
  return currentPassword ? [] : [{ path: 'currentPassword', code: 'auth.password_required' }]
}

/** Both together: what a step needs that weakens the sign-in. */
export function passwordAndCodeProblems(input: {
  currentPassword: string
  code: string
}): Problem<'currentPassword' | 'code'>[] {
  return [...confirmationProblems(input), ...codeProblems(input)]
}
