import type { Area } from 'contract/route'
import { useEffect, useSyncExternalStore } from 'react'
import { sessionOf, type Users } from '../../api/areas'
import type { StoredSession } from '../../api/session-store'
import { refresh } from './auth.api'

/** Returns the session of an area; follows sign-ins and sign-outs, also in other tabs. */
export function useSession<A extends Area>(area: A): StoredSession<Users[A]> {
  const { follow, current } = sessionOf(area)
  return useSyncExternalStore(follow, current, () => rendered(area))
}

const NOBODY = { user: null, token: null, endedBy: null }

/** Sessions that the server renders with; a guest's unless a frame of a signed-in page is rendered. */
let rendered: <A extends Area>(area: A) => StoredSession<Users[A]> = () => NOBODY

/** Replaces the sessions that the server renders with. */
export function renderSessionsOf(source: typeof rendered): void {
  rendered = source
}

/** Reads the account once on load where somebody is signed in (decision X-05). */
export function useRefreshedSession(area: Area): void {
  useEffect(() => void refresh(area), [area])
}
