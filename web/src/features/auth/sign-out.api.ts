import { useQueryClient } from '@tanstack/react-query'
import { logout, logoutAll } from 'contract/auth/routes'
import type { Area } from 'contract/route'
import { areas, sessionOf } from '../../api/areas'
import { call } from '../../api/call'
import { eraseDevice } from '../../api/device-name'

/** Signs out of this area immediately; then ends the session on the server with the removed token. */
export function signOut(area: Area): void {
  if (sessionOf(area).current().token) void call(logout, { area }).catch(() => undefined)
  leave(area)
}

/** Signs out of the console; nothing that was read there stays in the cache. */
export function useConsoleSignOut(): () => void {
  const client = useQueryClient()
  return () => {
    signOut('admin')
    client.removeQueries({ queryKey: ['admin'] })
  }
}

/** Ends every session of the customer's account, then this one's traces here; rejects, and ends none, where the server refuses. */
export async function signOutEverywhere(): Promise<void> {
  await call(logoutAll)
  leave('customer')
}

/** Ends this area's session here, where the server has ended it already. */
export function leave(area: Area): void {
  const { user } = sessionOf(area).current()
  sessionOf(area).close('logout')
  areas[area].onSignOut?.()
  if (user) eraseDevice({ area, userId: user.id })
}
