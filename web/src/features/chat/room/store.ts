/** A value that changes outside of React, for `useSyncExternalStore`. */
export interface Store<T extends object> {
  get(): T
  set(change: Partial<T>): void
  follow(listener: () => void): () => void
}

export function createStore<T extends object>(initial: T): Store<T> {
  let now = initial
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    set(change) {
      const keys = Object.keys(change) as (keyof T)[]
      if (keys.every((key) => Object.is(now[key], change[key]))) return
      now = { ...now, ...change }
      for (const listener of [...listeners]) listener()
    },
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
