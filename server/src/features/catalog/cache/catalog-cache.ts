import { CachedResponse } from '../../../kernel/http/hot-answers'
import type { CatalogReader } from '../listing/catalog-reader'
import type { LiveReading } from '../listing/live-reading'
import { cacheUntilChanged } from './cache-until-changed'

/** Cached answers, oldest evicted first. Searches are open-ended, so this bounds memory. */
const ENTRIES_MAX = 500
/** Pages of the staff's list, of which a few are asked for again and again. */
const PAGES_MAX = 50

/**
 * Ready-made catalogue answers, kept until the catalogue changes (decision X-92). The live catalogue says when that is: at once
 * for a change of this process, whose statements declare `catalogChanged`, and within 200 ms for one of another.
 */
export interface CatalogCache {
  get(key: string, read: (catalog: CatalogReader) => Promise<unknown>): Promise<CachedResponse>
  /** A page of the staff's list of products, which is sent to nobody else. */
  page<T extends object>(key: string, read: () => Promise<T>): Promise<T>
  /** This process has committed a change. */
  changed(): void
  /** The catalogue as it is now, for answers that are not kept. The first time it is read, which may take seconds. */
  reader(): Promise<CatalogReader>
}

export function createCatalogCache(live: LiveReading<CatalogReader>): CatalogCache {
  const answers = cacheUntilChanged<CachedResponse>(live, ENTRIES_MAX)
  const pages = cacheUntilChanged<object>(live, PAGES_MAX)

  async function prepare(value: Promise<unknown>): Promise<CachedResponse> {
    const born = live.version()
    const json = Buffer.from(JSON.stringify(await value))
    return new CachedResponse(json, () => born === live.version() && live.isCurrent())
  }

  return {
    async get(key, read) {
      const catalog = await live.get()
      return answers(key, () => prepare(read(catalog)))
    },
    async page<T extends object>(key: string, read: () => Promise<T>) {
      await live.get()
      return (await pages(key, read)) as T
    },
    changed: () => live.changed(),
    reader: () => live.get(),
  }
}
