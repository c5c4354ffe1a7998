import type { Area } from 'contract/route'
import { readAddress } from 'contract/site/address'
import { areas } from '../../api/areas'

/** Navigation state that a sign-in page may receive. */
export interface SignInState {
  /** Page to return to after the sign-in. */
  from?: string
  /** The visitor was signed in until a moment ago. */
  ended?: boolean
  /** The address whose registration waits for its mailed link. */
  email?: string
}

/**
 * Returns the page after a sign-in: the remembered one if it belongs to this site and the area, else the area's home.
 * Refuses other origins, scheme-relative addresses and backslashes, which browsers read as slashes.
 */
export function returnPath(area: Area, from: unknown, origin = globalThis.location?.origin ?? ''): string {
  const { homePath, mayReturnTo } = areas[area]
  if (typeof from !== 'string' || !from.startsWith('/') || from.includes('\\')) return homePath
  let url: URL
  try {
    url = new URL(from, origin)
  } catch {
    return homePath
  }
  // The router puts the language before it again (decision X-102).
  const { path } = readAddress(url.pathname)
  if (url.origin !== origin || path.startsWith('//') || !mayReturnTo(path)) return homePath
  return path + url.search + url.hash
}

/** The navigation state of an area's sign-in page; `from` is safe to follow, and the area's home without a return path. */
export function readSignInState(
  area: Area,
  state: unknown,
): { from: string; isReturning: boolean; ended: boolean; email?: string } {
  const { from, ended, email } = (typeof state === 'object' && state !== null ? state : {}) as SignInState
  return {
    from: returnPath(area, from),
    isReturning: typeof from === 'string',
    ended: ended === true,
    ...(typeof email === 'string' && { email }),
  }
}
