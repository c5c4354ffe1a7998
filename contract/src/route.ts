import type { Audience, Endpoint } from './endpoint'

/** The areas of the site with a sign-in of their own. */
export type Area = 'customer' | 'coach' | 'admin'

/**
 * Data a client needs for a call without its schemas; `npm run routes` generates `<domain>/routes.ts` from the
 * endpoints. `E` carries the types of request and answer.
 */
export interface Route<E extends Endpoint = Endpoint> {
  method: E['method']
  path: E['path']
  allow: E['allow'] & Audience
  /** Area whose token the call sends by default. */
  area: Area
  /** A public call that also takes a token (see `Endpoint`). */
  token?: E['token']
  /** Never set; it keeps `E` inferable. */
  endpoint?: E
}

/** Returns true if a call sends a token; public calls do not, unless declared (decision X-01). */
export function carriesToken(route: Route): boolean {
  return route.allow !== 'public' || route.token === 'optional'
}
