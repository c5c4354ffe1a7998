import { login, logout, me } from 'contract/auth/routes'
import type { Credentials } from 'contract/auth/rules'
import { useSyncExternalStore } from 'react'
import { call } from '../../api/call'
import { type AdminUser, sessions } from '../../api/sessions'

const store = sessions.admin

/** Signed in all right, but nobody of the staff. */
export class NotStaffError extends Error {
  override readonly name = 'NotStaffError'
}

/** Who is signed in to the console, null where nobody is; follows other tabs. */
export function useAdmin(): AdminUser | null {
  return useSyncExternalStore(store.follow, store.current).user
}

/** Signs in to the console. An account without a staff role is refused, and the session it was given ended again. */
export async function signInAdmin(credentials: Credentials): Promise<void> {
  const email = credentials.email.trim()
  const { token, userId, role, staffRole } = await call(login, {
    body: { ...credentials, email },
  })
  if (!token || role !== 'admin' || !staffRole) {
    if (token) {
      const headers = { Authorization: `Bearer ${token}` }
      void call(logout, { area: 'admin', headers }).catch(() => undefined)
    }
    throw new NotStaffError()
  }
  store.open(token, { id: userId, email, name: email.split('@')[0] ?? email, staffRole })
}

/** Reads the account once when the console opens: name and role may have changed since the sign-in. */
export async function refreshAdmin(): Promise<void> {
  const { token, user } = store.current()
  if (!token || !user) return
  try {
    const { data } = await call(me, { area: 'admin' })
    if (store.current().token !== token) return
    if (!data.staffRole) return store.close('expired')
    const name = [data.firstName, data.lastName].filter(Boolean).join(' ') || user.name
    const next = { id: data.id, email: data.email, name, staffRole: data.staffRole }
    if (JSON.stringify(next) !== JSON.stringify(user)) store.open(token, next)
  } catch {
    // Without an answer the stored name stands; the next call that needs the account will tell.
  }
}

/** Signs out here at once; the server is told with the token that was just put away. */
export function signOutAdmin(): void {
  if (store.current().token) void call(logout, { area: 'admin' }).catch(() => undefined)
  store.close('logout')
}
