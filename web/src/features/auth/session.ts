import type { Area } from 'contract/route'
import { useEffect, useSyncExternalStore } from 'react'
import { sessionOf, type Users } from '../../api/areas'
import type { StoredSession } from '../../api/session-store'
import { refresh } from './auth.api'

/** Who is signed in to an area; follows sign-ins and sign-outs, those of other tabs included. */
export function useSession<A extends Area>(area: A): StoredSession<Users[A]> {
  const { follow, current } = sessionOf(area)
  return useSyncExternalStore(follow, current, signedOut)
}

const NOBODY = { user: null, token: null, endedBy: null }

/** A page from the server is painted for a guest, whoever asked for it. */
const signedOut = () => NOBODY

/** Reads the account once on load where somebody is signed in (decision X-05). */
export function useRefreshedSession(area: Area): void {
  useEffect(() => void refresh(area), [area])
}
