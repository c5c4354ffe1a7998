import { type ReactNode, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { customerSession } from '../../api/sessions'
import type { SignInState } from './return-path'
import { useSession } from './session'

interface Props {
  /** A page; the pages of the route tree below where absent. */
  children?: ReactNode
  /** The page speaks for itself when the session ends while it is open (decision X-33). */
  stayWhenEnded?: boolean
}

/** Sends a signed-out visitor to the sign-in page, with the way back; one who signs out here goes home. */
export function RequireSession({ children = <Outlet />, stayWhenEnded }: Props) {
  const { user } = useSession()
  const { pathname, search, hash } = useLocation()
  const entered = useRef(user !== null)
  if (user) return children
  const { endedBy } = customerSession()
  if (entered.current && endedBy === 'logout') return <Navigate to="/" replace />
  if (entered.current && stayWhenEnded) return children
  const state: SignInState = { from: pathname + search + hash, ended: endedBy === 'expired' }
  return <Navigate to="/login" replace state={state} />
}
