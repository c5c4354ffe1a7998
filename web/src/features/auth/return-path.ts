import type { Area } from 'contract/route'
import { readAddress } from 'contract/site/address'
import { areas } from '../../api/areas'

/** What a sign-in page may find in its navigation state. */
export interface SignInState {
  /** Where a guard sends the visitor back to. */
  from?: string
  /** The visitor was signed in until a moment ago. */
  ended?: boolean
  /** The address whose registration waits for its mailed link. */
  email?: string
}

/**
 * Where a sign-in leads: the remembered page where it is one of this site that the area may lead to, else the area's
 * home. Refused are other origins, scheme-relative addresses and backslashes, which browsers read as slashes.
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

/** The navigation state of an area's sign-in page; `from` is safe to follow. */
export function readSignInState(
  area: Area,
  state: unknown,
): { from: string; ended: boolean; email?: string } {
  const { from, ended, email } = (typeof state === 'object' && state !== null ? state : {}) as SignInState
  return { from: returnPath(area, from), ended: ended === true, ...(typeof email === 'string' && { email }) }
}
