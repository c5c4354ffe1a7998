import { readStored, readStoredJson, writeStored } from './storage'

/** `endedBy` tells a guard whether to send the visitor home (their own sign-out) or to the sign-in page. */
export interface StoredSession<U> {
  /** Both `user` and `token` are set, or both are null. */
  user: U | null
  token: string | null
  endedBy: 'logout' | 'expired' | null
}

export interface SessionStore<U> {
  /** The session as it is now; the same object until it changes. */
  current(): StoredSession<U>
  open(token: string, user: U): void
  /** Forgets the session on this machine; the server is told by whoever signs out. */
  close(endedBy: 'logout' | 'expired'): void
  /** Calls back on every change, those made in other tabs included; returns how to stop that. */
  follow(listener: () => void): () => void
  /** Reads the storage anew; for tests, which share one module among many pages. */
  reload(): void
}

interface Keys<U> {
  /** Where the token lies; the first is written, the others are read where it is absent. */
  token: readonly [string, ...string[]]
  user: string
  /** The user from what was stored; null where that is not one. */
  read(value: Record<string, unknown>): U | null
}

/** One area's sign-in in the browser's storage. Signed in needs both the user and the token. */
export function createSessionStore<U>(keys: Keys<U>): SessionStore<U> {
  let now: StoredSession<U> | undefined
  // The page that hears of the end may be on its way out: a reload keeps showing the old page until the new one answers.
  const endedKey = `${keys.user}Ended`
  const listeners = new Set<() => void>()

  function read(endedBy: StoredSession<U>['endedBy']): StoredSession<U> {
    const token = keys.token.map((key) => readStored(key)).find((value) => value)
    const value = readStoredJson(keys.user)
    const user = typeof value === 'object' && value !== null ? keys.read(value as never) : null
    return token && user ? { user, token, endedBy: null } : { user: null, token: null, endedBy }
  }

  function readAnew(): StoredSession<U> {
    return read(readStored(endedKey, 'sessionStorage') ? 'expired' : null)
  }

  function set(next: StoredSession<U>): void {
    now = next
    writeStored(endedKey, next.endedBy === 'expired' ? 'expired' : null, 'sessionStorage')
    for (const listener of [...listeners]) listener()
  }

  function current(): StoredSession<U> {
    now ??= readAnew()
    return now
  }

  function followOtherTabs(event: StorageEvent): void {
    if (event.key !== null && event.key !== keys.user && !keys.token.includes(event.key)) return
    const next = read('expired')
    const before = current()
    const same = next.token === before.token && JSON.stringify(next.user) === JSON.stringify(before.user)
    if (!same) set(next)
  }

  return {
    current,
    open(token, user) {
      writeStored(keys.token[0], token)
      writeStored(keys.user, JSON.stringify(user))
      set({ token, user, endedBy: null })
    },
    close(endedBy) {
      writeStored(keys.token[0], null)
      writeStored(keys.user, null)
      set({ user: null, token: null, endedBy })
    },
    follow(listener) {
      listeners.add(listener)
      if (listeners.size === 1) window.addEventListener('storage', followOtherTabs)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
      }
    },
    reload: () => set(readAnew()),
  }
}
