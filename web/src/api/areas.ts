import type { Me, Role } from 'contract/auth/calls'
import type { Area } from 'contract/route'
import type { StaffRole } from 'contract/staff'
import { createSessionStore, type SessionStore } from './session-store'
import { writeStored } from './storage'
import { tokenKeys } from './token-keys'

/** Window event dispatched when the customer signs out; the cart clears itself on it. */
export const LOGOUT_EVENT = 'logout'

/** Returns the storage key of an area's unsent messages, which a sign-out deletes. */
export const outboxKey = (area: Area) => `${area}Outbox`

/** Signed-in user as stored by each area. */
export interface Users {
  /** `staff`: the account has no role besides admin; it can shop but has no coach to chat with. */
  customer: { id: string; email: string; name: string; staff?: true }
  coach: { id: string; email: string; role: 'coach' }
  admin: { id: string; email: string; name: string; staffRole: StaffRole }
}

/** Account data in the response to a sign-in. */
export interface Account {
  userId: string
  role: Role
  /** Absent from a server that implements only the specification; `role` is then the only role. */
  roles?: readonly Role[] | undefined
  staffRole?: StaffRole | undefined
}

/** Section of the site with a separate session; signing out of one keeps the others signed in (decision X-02). */
export interface AreaDefinition<U> {
  session: SessionStore<U>
  loginPath: string
  /** Target of a sign-in without a return path. */
  homePath: string
  /** Target of a sign-out on a guarded page. */
  signedOutPath: string
  /** Returns true if a sign-in may redirect to this page (decisions ). */
  mayReturnTo: (pathname: string) => boolean
  /** Returns the session's user for an account that signs in; null if it has no access (decision X-03). */
  admit: (account: Account, email: string) => U | null
  /** Returns the updated user from a response to `GET /auth/me`; absent for areas that never call it. */
  update?: (account: Me, user: U) => U | null
  /** Deletes other data on sign-out; the session's own keys and the account's database are deleted anyway. */
  onSignOut?: () => void
}

/** Default name until `GET /auth/me` returns: the part of the email address before the @ (decision X-04). */
const nameOf = (email: string) => email.split('@')[0] ?? email

/** Flags an account without a role besides admin. */
const staffOf = (roles: readonly Role[]) =>
  roles.every((role) => role === 'admin') ? { staff: true as const } : {}

const customer: AreaDefinition<Users['customer']> = {
  session: createSessionStore({
    token: tokenKeys.customer,
    user: 'authUser',
    read: ({ id, email, name, staff }) =>
      typeof id === 'string' && typeof email === 'string' && typeof name === 'string'
        ? { id, email, name, ...(staff === true && { staff }) }
        : null,
  }),
  loginPath: '/login',
  homePath: '/',
  signedOutPath: '/',
  mayReturnTo: (pathname) => !/^\/(login|register)\/?$/.test(pathname),
  // Every account may shop, so there is no check.
  admit: ({ userId, role, roles }, email) => ({
    id: userId,
    email,
    name: nameOf(email),
    ...staffOf(roles ?? [role]),
  }),
  update: ({ id, email, firstName, roles }, user) => ({
    id,
    email,
    name: firstName || user.name,
    ...staffOf(roles),
  }),
  onSignOut() {
    // Deletes the address of an unfinished checkout and the numbers of placed orders.
    try {
      sessionStorage.clear()
    } catch {
      // Without access to the storage nothing was saved.
    }
    writeStored(outboxKey('customer'), null)
    window.dispatchEvent(new CustomEvent(LOGOUT_EVENT))
  },
}

const coach: AreaDefinition<Users['coach']> = {
  session: createSessionStore({
    token: tokenKeys.coach,
    user: 'coachUser',
    read: ({ id, email, role }) =>
      typeof id === 'string' && typeof email === 'string' && role === 'coach' ? { id, email, role } : null,
  }),
  loginPath: '/coach/login',
  homePath: '/coach/dashboard',
  signedOutPath: '/coach/login',
  mayReturnTo: (pathname) => /^\/coach\//.test(pathname) && !/^\/coach\/(login|register)\/?$/.test(pathname),
  admit: ({ userId, role, roles = [role] }, email) =>
    roles.includes('coach') ? { id: userId, email, role: 'coach' } : null,
  update: ({ id, email, roles }) => (roles.includes('coach') ? { id, email, role: 'coach' } : null),
  onSignOut: () => writeStored(outboxKey('coach'), null),
}

const admin: AreaDefinition<Users['admin']> = {
  session: createSessionStore({
    token: tokenKeys.admin,
    user: 'adminUser',
    read: ({ id, email, name, staffRole }) =>
      typeof id === 'string' && typeof email === 'string' && typeof name === 'string' && staffRole
        ? { id, email, name, staffRole: staffRole as StaffRole }
        : null,
  }),
  loginPath: '/admin/login',
  homePath: '/admin',
  signedOutPath: '/admin/login',
  mayReturnTo: (pathname) => /^\/admin(\/|$)/.test(pathname) && !/^\/admin\/login\/?$/.test(pathname),
  admit: ({ userId, role, staffRole }, email) =>
    role === 'admin' && staffRole ? { id: userId, email, name: nameOf(email), staffRole } : null,
  update: ({ id, email, firstName, lastName, staffRole }, user) =>
    staffRole
      ? { id, email, name: [firstName, lastName].filter(Boolean).join(' ') || user.name, staffRole }
      : null,
}

export const areas: { [A in Area]: AreaDefinition<Users[A]> } = { customer, coach, admin }

export function sessionOf<A extends Area>(area: A): SessionStore<Users[A]> {
  return areas[area].session
}
