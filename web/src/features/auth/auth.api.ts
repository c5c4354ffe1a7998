import { useQueryClient } from '@tanstack/react-query'
import { logout, logoutAll, me, updateMe } from 'contract/auth/routes'
import type { Locale } from 'contract/locale'
import type { Area } from 'contract/route'
import { areas, sessionOf } from '../../api/areas'
import { call } from '../../api/call'
import { eraseDevice } from '../../api/device-name'

/** Everything of one account is cached under its id, so that nobody sees another's after signing in. */
export const accountKey = (userId: string) => ['account', userId] as const

/**
 * Reads the account anew: name and roles may have changed since the sign-in, and one that may enter no longer is signed
 * out. A dead token ends the session inside `call`.
 */
export async function refresh<A extends Area>(area: A): Promise<void> {
  const session = sessionOf(area)
  const { token, user } = session.current()
  const { update } = areas[area]
  if (!token || !user || !update) return
  try {
    const { data } = await call(me, { area })
    if (session.current().token !== token) return
    const next = update(data, user)
    if (!next) session.close('expired')
    else if (JSON.stringify(next) !== JSON.stringify(user)) session.open(token, next)
  } catch {
    // Without an answer the stored user stands; the next call that needs the account will tell.
  }
}

/** Signs out of this area here at once; the server is told with the token that was just put away. */
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

/**
 * Tells the account of who is signed in to an area its language. A failure needs no message: the page has the language,
 * only the mails keep the old one until the next choice.
 */
export function useSaveLanguage(): (area: Area, locale: Locale) => void {
  const client = useQueryClient()
  return (area, locale) => {
    const { user } = sessionOf(area).current()
    if (!user) return
    call(updateMe, { body: { locale }, area }).then(
      () => void client.invalidateQueries({ queryKey: accountKey(user.id) }),
      () => undefined,
    )
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
