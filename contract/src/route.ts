import type { Audience, Endpoint } from './endpoint'

/** The areas of the site with a sign-in of their own. */
export type Area = 'customer' | 'coach' | 'admin'

/**
 * What a client needs to make a call without its schemas: the rows of `<domain>/routes.ts`, which `npm run routes`
 * generates from the endpoints. `E` carries the types of what is sent and answered.
 */
export interface Route<E extends Endpoint = Endpoint> {
  method: E['method']
  path: E['path']
  allow: E['allow'] & Audience
  /** Whose token the call carries unless its caller names another area. */
  area: Area
  /** A public call that also takes a token (see `Endpoint`). */
  token?: E['token']
  /** Never set; it keeps `E` inferable. */
  endpoint?: E
}

/** Whether a call carries a token: all but the public ones, decided per call (decision X-01). */
export function carriesToken(route: Route): boolean {
  return route.allow !== 'public' || route.token === 'optional'
}
