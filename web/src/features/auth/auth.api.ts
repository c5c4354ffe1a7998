import { login, logout, logoutAll, me, register } from 'contract/auth/routes'
import type { Credentials, Registration } from 'contract/auth/rules'
import { call } from '../../api/call'
import {
  closeCustomerSession,
  customerSession,
  LOGOUT_EVENT,
  openCustomerSession,
  renameCustomer,
} from '../../api/sessions'

/** Answered without a token: nobody is signed in by that. */
export class NoTokenError extends Error {
  override readonly name = 'NoTokenError'
}

/** Signs in; until `/auth/me` knows better the name is the part of the address before the @ (decision X-04). */
export async function signIn(credentials: Credentials): Promise<void> {
  const body = { ...credentials, email: credentials.email.trim() }
  const { token, userId } = await call(login, { body })
  if (!token) throw new NoTokenError()
  openCustomerSession(token, { id: userId, email: body.email, name: body.email.split('@')[0] ?? body.email })
}

/** Creates an account and signs in under the first name just given. */
export async function signUp(registration: Registration): Promise<void> {
  const body = {
    ...registration,
    firstName: registration.firstName.trim(),
    lastName: registration.lastName.trim(),
    email: registration.email.trim(),
  }
  const { token, userId } = await call(register, { body })
  if (!token) throw new NoTokenError()
  openCustomerSession(token, { id: userId, email: body.email, name: body.firstName })
}

/** Reads the account once when the page opens; a dead token ends the session inside `call`. */
export async function refreshUser(): Promise<void> {
  const { token, user } = customerSession()
  if (!token || !user) return
  try {
    const { data } = await call(me)
    if (customerSession().token !== token) return
    renameCustomer({ id: data.id, email: data.email, name: data.firstName || user.name })
  } catch {
    // Without an answer the stored name stands; the next call that needs the account will tell.
  }
}

/** Signs out here at once; the server is told with the token that was just put away. */
export function signOut(): void {
  if (customerSession().token) void call(logout).catch(() => undefined)
  forgetCustomer()
}

/** Ends every session of the account, then this one's traces here; rejects, and ends none, where the server refuses. */
export async function signOutEverywhere(): Promise<void> {
  await call(logoutAll)
  forgetCustomer()
}

/** What this tab kept for the customer goes too: the address of an unfinished checkout, the numbers of placed orders. */
function forgetCustomer(): void {
  closeCustomerSession('logout')
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
  window.dispatchEvent(new CustomEvent(LOGOUT_EVENT))
}
