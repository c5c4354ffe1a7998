import { CachedResponse } from '../../kernel/http/response-cache'
import type { LiveIndex } from './listing/live-index'
import type { ProductIndex } from './listing/product-index'

/** Cached answers, oldest evicted first. Searches are open-ended, so this bounds memory. */
const ENTRIES_MAX = 500

/**
 * Ready-made catalogue answers, kept until the catalogue changes (decision X-92). The live index says when that is: at once
 * for a change of this process, whose statements declare `catalogChanged`, and within 200 ms for one of another.
 */
export interface CatalogCache {
  get(key: string, read: (index: ProductIndex) => Promise<unknown>): Promise<CachedResponse>
  /** This process has committed a change. */
  changed(): void
  /** The catalogue as it is now, for answers that are not kept. The first time it is read, which may take seconds. */
  index(): Promise<ProductIndex>
}

export function createCatalogCache(live: LiveIndex): CatalogCache {
  let version = live.version()
  let entries = new Map<string, CachedResponse>()
  let reading = new Map<string, Promise<CachedResponse>>()

  /** Forgets what was read before the last change. */
  function catchUp(): void {
    if (version === live.version()) return
    version = live.version()
    entries = new Map()
    reading = new Map()
  }

  function load(key: string, value: Promise<unknown>): Promise<CachedResponse> {
    const born = version
    const pending = value
      .then((answer) => {
        const isFresh = () => born === live.version() && live.isCurrent()
        const entry = new CachedResponse(Buffer.from(JSON.stringify(answer)), isFresh)
        if (born === live.version()) {
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
    async get(key, read) {
      const index = await live.get()
      catchUp()
      return entries.get(key) ?? reading.get(key) ?? load(key, read(index))
    },
    changed: () => live.changed(),
    index: () => live.get(),
  }
}
