/** Where a guard sends the visitor back to, kept in the navigation state of the sign-in page. */
export interface SignInState {
  from?: string
  /** The visitor was signed in until a moment ago. */
  ended?: boolean
}

/**
 * A path on this site that is safe to go to after sign-in; `/` for anything else: other origins, scheme-relative
 * addresses, backslashes that browsers read as slashes, and the sign-in pages themselves (decision X-09).
 */
export function safeReturnPath(value: unknown, origin: string = window.location.origin): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.includes('\\')) return '/'
  let url: URL
  try {
    url = new URL(value, origin)
  } catch {
    return '/'
  }
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
  if (/^\/(login|register)\/?$/.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

export function readSignInState(state: unknown): { from: string; ended: boolean } {
  const { from, ended } = (typeof state === 'object' && state !== null ? state : {}) as SignInState
  return { from: safeReturnPath(from), ended: ended === true }
}
