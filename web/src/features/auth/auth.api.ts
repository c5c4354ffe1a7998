import { useQueryClient } from '@tanstack/react-query'
import { me, updateMe } from 'contract/auth/routes'
import type { Locale } from 'contract/locale'
import type { Area } from 'contract/route'
import { areas, sessionOf } from '../../api/areas'
import { call } from '../../api/call'

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

/**
 * Saves the language of an area's signed-in account. A failure needs no message: only mails keep the old language until
 * the next choice.
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
