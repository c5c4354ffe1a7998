import { readStored, readStoredJson, writeStored } from './storage'

/**
 * Session in storage. `endedBy` decides whether a guard redirects to the home page (`logout`) or to the sign-in page.
 */
export interface StoredSession<U> {
  /** `user` and `token` are either both set or both null. */
  user: U | null
  token: string | null
  endedBy: 'logout' | 'expired' | null
}

export interface SessionStore<U> {
  /** Returns the current session; the same object until it changes. */
  current(): StoredSession<U>
  open(token: string, user: U): void
  /** Removes the session from this browser; the caller must notify the server. */
  close(endedBy: 'logout' | 'expired'): void
  /** Subscribes to changes, including those in other tabs; returns a function that unsubscribes. */
  follow(listener: () => void): () => void
  /** Reads the storage again; for tests, in which pages share this module. */
  reload(): void
}

interface Keys<U> {
  /** Keys of the token; the first is written, the others are read if it is absent. */
  token: readonly [string, ...string[]]
  user: string
  /** Validates the stored user; null if invalid. */
  read(value: Record<string, unknown>): U | null
}

/** Creates the store of one area's session; signed in requires both the user and the token. */
export function createSessionStore<U>(keys: Keys<U>): SessionStore<U> {
  let now: StoredSession<U> | undefined
  // In sessionStorage, since a page that learns of the end may be reloading, and then only the next page can redirect.
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
