import type { LiveReading } from '../listing/live-reading'

/** Returns a value read since the last change of the catalogue; concurrent calls read once. */
export type Keep<V> = (key: string, read: () => Promise<V>) => Promise<V>

/**
 * Caches values until the catalogue changes, at most `most`, evicting the oldest. Callers read the catalogue first, which
 * detects changes.
 */
export function cacheUntilChanged<V>(live: Pick<LiveReading<unknown>, 'version'>, most: number): Keep<V> {
  let version = live.version()
  let entries = new Map<string, V>()
  let reading = new Map<string, Promise<V>>()

  /** Clears values read before the last change. */
  function catchUp(): void {
    if (version === live.version()) return
    version = live.version()
    entries = new Map()
    reading = new Map()
  }

  function load(key: string, read: () => Promise<V>): Promise<V> {
    const born = version
    const pending = read()
      .then((value) => {
        if (born === live.version()) {
          entries.delete(key)
          entries.set(key, value)
          if (entries.size > most) entries.delete(entries.keys().next().value as string)
        }
        return value
      })
      .finally(() => {
        if (reading.get(key) === pending) reading.delete(key)
      })
    reading.set(key, pending)
    return pending
  }

  return async (key, read) => {
    catchUp()
    return entries.get(key) ?? reading.get(key) ?? load(key, read)
  }
}
