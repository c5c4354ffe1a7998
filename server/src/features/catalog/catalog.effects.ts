import type { CommitEffect } from '../../kernel/db/after-commit'
import type { Pool } from '../../kernel/db/client'
import type { Replica } from '../../kernel/db/replica'
import { type CatalogCache, createCatalogCache } from './cache/catalog-cache'
import { createLiveIndex } from './listing/live-index'

const caches = new WeakMap<Pool, CatalogCache>()

/** The catalogue's cache over this database: one for each pool. The first call decides from where its index is read. */
export function catalogCacheOf(pool: Pool, replica?: Replica): CatalogCache {
  const cache = caches.get(pool) ?? createCatalogCache(createLiveIndex(pool, undefined, replica))
  caches.set(pool, cache)
  return cache
}

/** To be declared with `afterCommit` by every statement that writes `products` or `categories` (stock included). */
export const catalogChanged: CommitEffect = (pool) => caches.get(pool)?.changed()
