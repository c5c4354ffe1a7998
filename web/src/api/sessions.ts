import { readStored, readStoredJson, writeStored } from './storage'

/** The storage keys that the specification fixes for the customer's session. */
export const TOKEN_KEY = 'authToken'
export const USER_KEY = 'authUser'
/** Raised on the window when the customer signs out; the cart empties itself on it. */
export const LOGOUT_EVENT = 'logout'

export interface AuthUser {
  id: string
  email: string
  name: string
}

/** `endedBy` tells a guard whether to send the visitor home (their own sign-out) or to the sign-in page. */
export interface CustomerSession {
  user: AuthUser | null
  token: string | null
  endedBy: 'logout' | 'expired' | null
}

function readUser(): AuthUser | null {
  const value = readStoredJson(USER_KEY) as Partial<AuthUser> | null | undefined
  if (!value || typeof value !== 'object') return null
  const { id, email, name } = value
  return typeof id === 'string' && typeof email === 'string' && typeof name === 'string'
    ? { id, email, name }
    : null
}

/** Signed in needs both the user and the token; one alone is a signed-out visitor. */
function readSession(endedBy: CustomerSession['endedBy']): CustomerSession {
  const token = readStored(TOKEN_KEY)
  const user = readUser()
  return token && user ? { user, token, endedBy: null } : { user: null, token: null, endedBy }
}

let current: CustomerSession | undefined
const listeners = new Set<() => void>()

function set(next: CustomerSession): void {
  current = next
  for (const listener of [...listeners]) listener()
}

/** The session as it is now; the same object until it changes. */
export function customerSession(): CustomerSession {
  current ??= readSession(null)
  return current
}

export function openCustomerSession(token: string, user: AuthUser): void {
  writeStored(TOKEN_KEY, token)
  writeStored(USER_KEY, JSON.stringify(user))
  set({ token, user, endedBy: null })
}

/** Replaces the stored name and address, as `GET /auth/me` knows them (decision X-04). */
export function renameCustomer(user: AuthUser): void {
  const { token } = customerSession()
  if (token) openCustomerSession(token, user)
}

/** Forgets the session on this machine; the server is told by whoever signs out. */
export function closeCustomerSession(endedBy: 'logout' | 'expired'): void {
  writeStored(TOKEN_KEY, null)
  writeStored(USER_KEY, null)
  set({ user: null, token: null, endedBy })
}

/** Calls back on every change, those made in other tabs included. */
export function onCustomerSession(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) window.addEventListener('storage', followOtherTabs)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== null && event.key !== TOKEN_KEY && event.key !== USER_KEY) return
  const next = readSession('expired')
  const now = customerSession()
  const same =
    next.token === now.token &&
    next.user?.id === now.user?.id &&
    next.user?.email === now.user?.email &&
    next.user?.name === now.user?.name
  if (!same) set(next)
}

/** Reads the storage anew; for tests, which share one module among many pages. */
export function reloadCustomerSession(): void {
  set(readSession(null))
}
