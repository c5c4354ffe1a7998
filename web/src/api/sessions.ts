import type { StaffRole } from 'contract/staff'
import { createSessionStore, type SessionStore } from './session-store'

/** Raised on the window when the customer signs out; the cart empties itself on it. */
export const LOGOUT_EVENT = 'logout'

export interface AuthUser {
  id: string
  email: string
  name: string
}

/** The storage keys `authToken` and `authUser` are the specification's. */
const customer = createSessionStore<AuthUser>({
  token: ['authToken'],
  user: 'authUser',
  read: ({ id, email, name }) =>
    typeof id === 'string' && typeof email === 'string' && typeof name === 'string'
      ? { id, email, name }
      : null,
})

export interface CoachUser {
  id: string
  email: string
  role: string
}

/** The last three keys are older ones, read and never written (decision X-02). */
const coach = createSessionStore<CoachUser>({
  token: ['coachAuthToken', 'coachToken', 'userToken', 'token'],
  user: 'coachUser',
  read: ({ id, email, role }) =>
    typeof id === 'string' && typeof email === 'string' && typeof role === 'string'
      ? { id, email, role }
      : null,
})

export interface AdminUser {
  id: string
  email: string
  name: string
  staffRole: StaffRole
}

const admin = createSessionStore<AdminUser>({
  token: ['adminAuthToken'],
  user: 'adminUser',
  read: ({ id, email, name, staffRole }) =>
    typeof id === 'string' && typeof email === 'string' && typeof name === 'string' && staffRole
      ? { id, email, name, staffRole: staffRole as StaffRole }
      : null,
})

/** The parts of the site with a sign-in of their own: leaving one leaves the others signed in (decision X-02). */
export const sessions = { customer, coach, admin }
export type Area = keyof typeof sessions

/** What is the same in every area's session. */
export function sessionOf(area: Area): Pick<SessionStore<unknown>, 'current' | 'close'> {
  return sessions[area]
}

/** The customer's session as it is now; the same object until it changes. */
export const customerSession = customer.current
export const openCustomerSession = customer.open
export const closeCustomerSession = customer.close
export const onCustomerSession = customer.follow
export const reloadCustomerSession = customer.reload

/** Replaces the stored name and address, as `GET /auth/me` knows them (decision X-04). */
export function renameCustomer(user: AuthUser): void {
  const { token } = customer.current()
  if (token) customer.open(token, user)
}
