import type { Role } from 'contract/auth/calls'
import type { Audience, Endpoint } from 'contract/endpoint'
import { mayUse, type StaffRole } from 'contract/staff'
import type { FastifyRequest } from 'fastify'
import { fail } from '../../fail'
import type { CallKind, Limiter } from './limits'

/** Session of the caller's token; `sessionId` is the stored hash. */
export interface Session {
  sessionId: string
  accountId: string
  roles: Role[]
  /** Role of an admin; null for others. */
  staffRole: StaffRole | null
}

/** The highest of an account's roles. */
export function highestRole(roles: readonly Role[]): Role {
  return roles.includes('admin') ? 'admin' : roles.includes('coach') ? 'coach' : 'customer'
}

/** Looks a bearer token up; undefined when it is unknown, revoked or expired. The auth domain provides it. */
export type FindSession = (token: string) => Promise<Session | undefined>

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/

/** The session of a public call that tells some callers more; undefined where there is no live token. */
export async function findCaller(
  header: string | undefined,
  find: FindSession,
): Promise<Session | undefined> {
  const token = tokenOf(header)
  return token ? find(token) : undefined
}

const tokenOf = (header: string | undefined) => BEARER.exec(header ?? '')?.[1]

/** Audience of an endpoint. */
export interface Requirement {
  allow: Exclude<Audience, 'public'>
  staff?: Endpoint['staff']
}

/** Returns true if a session's account belongs to an audience. */
export function holdsRole(allow: Requirement['allow'], { roles }: Session): boolean {
  if (allow === 'account') return true
  return allow === 'member' ? roles.some((role) => role !== 'admin') : roles.includes(allow)
}

/** Refuses with 403 a session whose account lacks the role, or whose staff role does not open the section. */
export function requireRole({ allow, staff }: Requirement, session: Session): void {
  if (!holdsRole(allow, session)) fail('auth.forbidden')
  if (staff !== undefined && !mayUse(session.staffRole, staff)) fail('auth.forbidden')
}

/**
 * The hook of a call that only some may make: the session, then its limit, then its role. A call without a live token
 * is counted as refused and not as a call of its kind: where many visitors share an address, one of them cannot use up
 * the calls of the others without signing in.
 */
export function authorize(
  { limiter, findSession }: { limiter: Limiter; findSession: FindSession },
  kind: CallKind,
  requirement: Requirement,
) {
  return async (request: FastifyRequest) => {
    const session = await authenticate(request, limiter, findSession)
    limiter.take(kind, request.ip)
    request.session = session
    requireRole(requirement, session)
  }
}

/** The session of a call; refused with 401 where there is no live token. */
async function authenticate(
  { headers, ip }: FastifyRequest,
  limiter: Limiter,
  find: FindSession,
): Promise<Session> {
  const token = tokenOf(headers.authorization)
  if (token) limiter.take('session', ip)
  const session = token && (await find(token))
  if (session) return session
  limiter.take('refused', ip)
  fail('auth.required')
}
