import { Navigate, Outlet, useLocation } from 'react-router'
import { sessions } from '../../api/sessions'
import { type SignInState, safeReturnPath } from '../auth/return-path'
import { useAdmin } from './session'

/** Sends whoever is not signed in to the console to its sign-in, with the way back; one who signs out starts afresh. */
export function RequireAdmin() {
  const user = useAdmin()
  const { pathname, search, hash } = useLocation()
  if (user) return <Outlet />
  const { endedBy } = sessions.admin.current()
  const state: SignInState =
    endedBy === 'logout' ? {} : { from: pathname + search + hash, ended: endedBy === 'expired' }
  return <Navigate to="/admin/login" replace state={state} />
}

/** Where the sign-in leads: a page of the console, and no other. */
export function consolePath(from: unknown): string {
  const path = safeReturnPath(from)
  return /^\/admin(\/|\?|#|$)/.test(path) && !/^\/admin\/login\/?([?#]|$)/.test(path) ? path : '/admin'
}
