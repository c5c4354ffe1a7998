import type { Area } from 'contract/route'
import { type ReactNode, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { areas } from '../../api/areas'
import type { SignInState } from './return-path'
import { useSession } from './session'

interface Props {
  area: Area
  /** A page; the pages of the route tree below where absent. */
  children?: ReactNode
  /** The page speaks for itself when the session ends while it is open (decision X-33). */
  stayWhenEnded?: boolean
}

/** The guard of an area's pages: a signed-out visitor goes to its sign-in page, with the way back; a sign-out here forgets it. */
export function RequireSession({ area, children = <Outlet />, stayWhenEnded }: Props) {
  const { user, endedBy } = useSession(area)
  const { pathname, search, hash } = useLocation()
  const entered = useRef(user !== null)
  if (user) return children
  if (entered.current && endedBy === 'logout') {
    return <Navigate to={areas[area].signedOutPath} replace state={{}} />
  }
  if (entered.current && stayWhenEnded) return children
  const state: SignInState = { from: pathname + search + hash, ended: endedBy === 'expired' }
  return <Navigate to={areas[area].loginPath} replace state={state} />
}
