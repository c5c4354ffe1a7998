import type { LiveIndex } from '../listing/live-index'

/** Reads a value, or answers the one that was read since the last change of the catalogue; many who ask at once read once. */
export type Keep<V> = (key: string, read: () => Promise<V>) => Promise<V>

/**
 * Values of one kind, kept until the catalogue changes; of more than `most` the oldest is forgotten. Whoever asks has read
 * the index before, which is what notices a change.
 */
export function keepUntilChanged<V>(live: Pick<LiveIndex, 'version'>, most: number): Keep<V> {
  let version = live.version()
  let entries = new Map<string, V>()
  let reading = new Map<string, Promise<V>>()

  /** Forgets what was read before the last change. */
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
