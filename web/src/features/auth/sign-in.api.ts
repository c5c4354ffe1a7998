import { login, logout, register } from 'contract/auth/routes'
import type { Credentials, Registration } from 'contract/auth/rules'
import { loginCode } from 'contract/auth/totp-routes'
import type { Area } from 'contract/route'
import { type Account, areas, sessionOf } from '../../api/areas'
import { call } from '../../api/call'
import { refusalOf } from '../../api/error-text'
import { refresh } from './auth.api'

/** The credentials are right, but the account may not enter this area, or no token came. */
export class NotAdmittedError extends Error {
  override readonly name = 'NotAdmittedError'
}

/** The password was right, and the sign-in waits for a one-time code. */
export interface PendingSignIn {
  challenge: string
  email: string
}

/** Time zone of this device, which the server keeps for an account that has none (decision X-117). */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Signs in to an area. An account that may not enter is refused, and the session it was given ended again. Resolves to what
 * the second step needs where the account has one-time codes.
 */
export async function signIn(area: Area, credentials: Credentials): Promise<PendingSignIn | undefined> {
  const body = { ...credentials, email: credentials.email.trim(), timeZone: deviceZone() }
  try {
    enter(area, await call(login, { body }), body.email)
    return undefined
  } catch (error) {
    const challenge = challengeIn(error)
    if (challenge === undefined) throw error
    return { challenge, email: body.email }
  }
}

/** Finishes a sign-in by its code. */
export async function signInByCode(area: Area, pending: PendingSignIn, code: string): Promise<void> {
  const { challenge, email } = pending
  enter(area, await call(loginCode, { body: { challenge, code, timeZone: deviceZone() } }), email)
}

function challengeIn(error: unknown): string | undefined {
  const refusal = refusalOf(error)
  if (refusal?.code !== 'auth.code_required') return undefined
  const { challenge } = (refusal.data ?? {}) as { challenge?: unknown }
  return typeof challenge === 'string' ? challenge : undefined
}

function enter(area: Area, { token, ...account }: Account & { token: string }, email: string): void {
  if (!token) throw new NotAdmittedError()
  if (!open(area, token, account, email)) {
    const headers = { Authorization: `Bearer ${token}` }
    void call(logout, { area, headers }).catch(() => undefined)
    throw new NotAdmittedError()
  }
}

function open<A extends Area>(area: A, token: string, account: Account, email: string): boolean {
  const user = areas[area].admit(account, email)
  if (user) sessionOf(area).open(token, user)
  // The shop's layout is mounted by now and reads the account on load only; those of the other areas mount after this.
  if (user && area === 'customer') void refresh(area)
  return user !== null
}

/** Creates an account and signs in as a customer under the first name just given. */
export async function signUp(registration: Registration): Promise<void> {
  const body = {
    ...registration,
    firstName: registration.firstName.trim(),
    lastName: registration.lastName.trim(),
    email: registration.email.trim(),
    timeZone: deviceZone(),
  }
  const { token, userId } = await call(register, { body })
  if (!token) throw new NotAdmittedError()
  sessionOf('customer').open(token, { id: userId, email: body.email, name: body.firstName })
}
