import type { Me, Role } from 'contract/auth/calls'
import type { Area } from 'contract/route'
import type { StaffRole } from 'contract/staff'
import { createSessionStore, type SessionStore } from './session-store'
import { writeStored } from './storage'

/** Raised on the window when the customer signs out; the cart empties itself on it. */
export const LOGOUT_EVENT = 'logout'

/** Where an area keeps the messages that are not sent yet; they go with the session. */
export const outboxKey = (area: Area) => `${area}Outbox`

/** Who is signed in, as each area stores it. */
export interface Users {
  /** `staff`: the account may shop, and has no coach to talk with. */
  customer: { id: string; email: string; name: string; staff?: true }
  coach: { id: string; email: string; role: 'coach' }
  admin: { id: string; email: string; name: string; staffRole: StaffRole }
}

/** What a sign-in answers about the account. */
export interface Account {
  userId: string
  role: Role
  /** Absent where a server answers as the specification has it; `role` is then the only one. */
  roles?: readonly Role[] | undefined
  staffRole?: StaffRole | undefined
}

/** A part of the site with a sign-in of its own: leaving one leaves the others signed in (decision X-02). */
export interface AreaDefinition<U> {
  session: SessionStore<U>
  loginPath: string
  /** Where a sign-in leads without a return path. */
  homePath: string
  /** Where a sign-out on a guarded page leads. */
  signedOutPath: string
  /** Whether a sign-in may lead to this page (decisions ). */
  mayReturnTo: (pathname: string) => boolean
  /** The session's user of an account that has signed in; null where it may not enter (decision X-03). */
  admit: (account: Account, email: string) => U | null
  /** The same by what `GET /auth/me` says later; absent where the area does not ask. */
  update?: (account: Me, user: U) => U | null
  /** What goes with the session beside its own keys and the account's database when the person signs out. */
  onSignOut?: () => void
}

/** Until `GET /auth/me` knows better the name is the part of the address before the @ (decision X-04). */
const nameOf = (email: string) => email.split('@')[0] ?? email

/** Says that an account is neither a customer nor a coach. */
const staffOf = (roles: readonly Role[]) =>
  roles.every((role) => role === 'admin') ? { staff: true as const } : {}

const customer: AreaDefinition<Users['customer']> = {
  session: createSessionStore({
    token: ['authToken'],
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
  // Every account may shop.
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
    // The address of an unfinished checkout and the numbers of placed orders.
    try {
      sessionStorage.clear()
    } catch {
      // Nothing was kept.
    }
    writeStored(outboxKey('customer'), null)
    window.dispatchEvent(new CustomEvent(LOGOUT_EVENT))
  },
}

const coach: AreaDefinition<Users['coach']> = {
  session: createSessionStore({
    // The last three keys are older ones, read and never written.
    token: ['coachAuthToken', 'coachToken', 'userToken', 'token'],
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
    token: ['adminAuthToken'],
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
