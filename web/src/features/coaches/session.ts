import { login, logout } from 'contract/auth/routes'
import type { Credentials } from 'contract/auth/rules'
import { useSyncExternalStore } from 'react'
import { call } from '../../api/call'
import { type CoachUser, sessions } from '../../api/sessions'

const store = sessions.coach

/** Signed in all right, but no coach. */
export class NotCoachError extends Error {
  override readonly name = 'NotCoachError'
}

/** The coach who is signed in, null where nobody is; follows other tabs. */
export function useCoach(): CoachUser | null {
  return useSyncExternalStore(store.follow, store.current).user
}

/** Signs in to the coach area. An account that is no coach's is refused, and the session it was given ended again. */
export async function signInCoach(credentials: Credentials): Promise<void> {
  const email = credentials.email.trim()
  const { token, userId, role, roles } = await call(login, {
    body: { ...credentials, email },
  })
  // An answer without the list of roles, as the specification has it, names one role alone.
  if (!token || !(roles ?? [role]).includes('coach')) {
    if (token) {
      const headers = { Authorization: `Bearer ${token}` }
      void call(logout, { area: 'coach', headers }).catch(() => undefined)
    }
    throw new NotCoachError()
  }
  store.open(token, { id: userId, email, role: 'coach' })
}

/** Signs out here at once, and of this area alone; the server is told with the token that was just put away. */
export function signOutCoach(): void {
  if (store.current().token) {
    void call(logout, { area: 'coach' }).catch(() => undefined)
  }
  store.close('logout')
}
