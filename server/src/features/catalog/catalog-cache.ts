import { CachedResponse } from '../../kernel/http/response-cache'

/** How long an answer may be served before it is read again: bounds what other processes' changes can go unseen. */
const LIFETIME = 200
/** Cached answers, oldest evicted first. Searches are open-ended, so this bounds memory. */
const ENTRIES_MAX = 500

/**
 * Ready-made catalogue answers (decision X-92). Never stale in the process that committed a change: the statements
 * that write the catalogue declare `catalogChanged`, which clears the cache after the commit and before the caller is
 * answered. A change committed by another process is seen within 200 ms, because no answer is served longer than that
 * after it was read: no notification can be lost, and a commit waits for nothing.
 */
export interface CatalogCache {
  get(key: string, read: () => Promise<unknown>): Promise<CachedResponse>
  clear(): void
}

export function createCatalogCache(now: () => number = () => performance.now()): CatalogCache {
  let generation = 0
  let entries = new Map<string, CachedResponse>()
  let reading = new Map<string, Promise<CachedResponse>>()

  function load(key: string, read: () => Promise<unknown>): Promise<CachedResponse> {
    const born = generation
    const readAt = now()
    const pending = read()
      .then((value) => {
        const isFresh = () => born === generation && now() - readAt < LIFETIME
        const entry = new CachedResponse(Buffer.from(JSON.stringify(value)), isFresh)
        if (born === generation) {
          entries.delete(key)
          entries.set(key, entry)
          if (entries.size > ENTRIES_MAX) entries.delete(entries.keys().next().value as string)
        }
        return entry
      })
      .finally(() => {
        if (reading.get(key) === pending) reading.delete(key)
      })
    reading.set(key, pending)
    return pending
  }

  return {
    get(key, read) {
      const entry = entries.get(key)
      if (entry?.isFresh()) return Promise.resolve(entry)
      return reading.get(key) ?? load(key, read)
    },
    clear() {
      generation += 1
      entries = new Map()
      reading = new Map()
    },
  }
}
