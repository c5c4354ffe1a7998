import { Navigate, Outlet, useLocation } from 'react-router'
import { sessions } from '../../api/sessions'
import { type SignInState, safeReturnPath } from '../auth/return-path'
import { useCoach } from './session'

/** Where the sign-in of a coach leads to where nothing else was asked for. */
export const DASHBOARD = '/coach/dashboard'

/** What the sign-in page is told: beside the way back the address whose registration waits for its link. */
export interface CoachSignInState extends SignInState {
  email?: string
}

/** Sends whoever is not signed in as a coach to the sign-in, with the way back; one who signs out starts afresh. */
export function RequireCoach() {
  const user = useCoach()
  const { pathname, search, hash } = useLocation()
  if (user) return <Outlet />
  const { endedBy } = sessions.coach.current()
  const state: CoachSignInState =
    endedBy === 'logout' ? {} : { from: pathname + search + hash, ended: endedBy === 'expired' }
  return <Navigate to="/coach/login" replace state={state} />
}

/** A page of the coach area that a sign-in may lead to, and no other. */
export function coachPath(from: unknown): string {
  const path = safeReturnPath(from)
  return /^\/coach\//.test(path) && !/^\/coach\/(login|register)\/?([?#]|$)/.test(path) ? path : DASHBOARD
}
