import { useQueryClient } from '@tanstack/react-query'
import { login, logout, logoutAll, me, register } from 'contract/auth/routes'
import type { Credentials, Registration } from 'contract/auth/rules'
import type { Area } from 'contract/route'
import { type Account, areas, sessionOf } from '../../api/areas'
import { call } from '../../api/call'

/** The credentials are right, but the account may not enter this area, or no token came. */
export class NotAdmittedError extends Error {
  override readonly name = 'NotAdmittedError'
}

/** Signs in to an area. An account that may not enter is refused, and the session it was given ended again. */
export async function signIn(area: Area, credentials: Credentials): Promise<void> {
  const body = { ...credentials, email: credentials.email.trim() }
  const { token, ...account } = await call(login, { body })
  if (!token) throw new NotAdmittedError()
  if (!open(area, token, account, body.email)) {
    const headers = { Authorization: `Bearer ${token}` }
    void call(logout, { area, headers }).catch(() => undefined)
    throw new NotAdmittedError()
  }
}

function open<A extends Area>(area: A, token: string, account: Account, email: string): boolean {
  const user = areas[area].admit(account, email)
  if (user) sessionOf(area).open(token, user)
  return user !== null
}

/** Creates an account and signs in as a customer under the first name just given. */
export async function signUp(registration: Registration): Promise<void> {
  const body = {
    ...registration,
    firstName: registration.firstName.trim(),
    lastName: registration.lastName.trim(),
    email: registration.email.trim(),
  }
  const { token, userId } = await call(register, { body })
  if (!token) throw new NotAdmittedError()
  sessionOf('customer').open(token, { id: userId, email: body.email, name: body.firstName })
}

/**
 * Reads the account anew: name and roles may have changed since the sign-in, and one that may enter no longer is signed
 * out. A dead token ends the session inside `call`.
 */
export async function refresh<A extends Area>(area: A): Promise<void> {
  const session = sessionOf(area)
  const { token, user } = session.current()
  const { update } = areas[area]
  if (!token || !user || !update) return
  try {
    const { data } = await call(me, { area })
    if (session.current().token !== token) return
    const next = update(data, user)
    if (!next) session.close('expired')
    else if (JSON.stringify(next) !== JSON.stringify(user)) session.open(token, next)
  } catch {
    // Without an answer the stored user stands; the next call that needs the account will tell.
  }
}

/** Signs out of this area here at once; the server is told with the token that was just put away. */
export function signOut(area: Area): void {
  if (sessionOf(area).current().token) void call(logout, { area }).catch(() => undefined)
  leave(area)
}

/** Signs out of the console; nothing that was read there stays in the cache. */
export function useConsoleSignOut(): () => void {
  const client = useQueryClient()
  return () => {
    signOut('admin')
    client.removeQueries({ queryKey: ['admin'] })
  }
}

/** Ends every session of the customer's account, then this one's traces here; rejects, and ends none, where the server refuses. */
export async function signOutEverywhere(): Promise<void> {
  await call(logoutAll)
  leave('customer')
}

function leave(area: Area): void {
  sessionOf(area).close('logout')
  areas[area].onSignOut?.()
}
