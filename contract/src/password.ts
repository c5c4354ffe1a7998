import type { ErrorCode } from './errors'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** The same rules for password generators of browsers and phones (attribute `passwordrules`), whose proposals then fit. */
export const PASSWORD_RULES = `minlength: ${PASSWORD_MIN}; maxlength: 64; required: upper; required: lower; required: digit; required: [!@#$%^&*];`

const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/

/**
 * Returns the form in which a password is judged, compared and hashed: NFKC, because keyboards and systems compose
 * accents differently.
 */
export function normalPassword(password: string): string {
  return password.normalize('NFKC')
}

/** Every rule that a password fails, in the specification's order; empty when it is good. */
export function passwordProblems(typed: string): ErrorCode[] {
  const password = normalPassword(typed)
  const problems: ErrorCode[] = []
  if ([...password].length < PASSWORD_MIN) problems.push('password.too_short')
  if (!/\p{Lu}/u.test(password)) problems.push('password.no_uppercase')
  if (!/\p{Ll}/u.test(password)) problems.push('password.no_lowercase')
  if (!/\p{Nd}/u.test(password)) problems.push('password.no_number')
  if (!SPECIAL.test(password)) problems.push('password.no_special')
  return problems
}
