import type { Area } from 'contract/route'
import { useEffect, useSyncExternalStore } from 'react'
import { sessionOf, type Users } from '../../api/areas'
import type { StoredSession } from '../../api/session-store'
import { refresh } from './auth.api'

/** Returns the session of an area; follows sign-ins and sign-outs, also in other tabs. */
export function useSession<A extends Area>(area: A): StoredSession<Users[A]> {
  const { follow, current } = sessionOf(area)
  return useSyncExternalStore(follow, current, signedOut)
}

const NOBODY = { user: null, token: null, endedBy: null }

/** Prerendered pages show a guest, whoever requested them. */
const signedOut = () => NOBODY

/** Reads the account once on load where somebody is signed in (decision X-05). */
export function useRefreshedSession(area: Area): void {
  useEffect(() => void refresh(area), [area])
}
