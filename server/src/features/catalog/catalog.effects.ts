import type { CommitEffect } from '../../kernel/db/after-commit'
import type { Pool } from '../../kernel/db/client'
import { type CatalogCache, createCatalogCache } from './cache/catalog-cache'
import { createLiveIndex, type LiveIndex } from './listing/live-index'

const opened = new WeakMap<Pool, { live: LiveIndex; cache: CatalogCache }>()

function openOf(pool: Pool) {
  let one = opened.get(pool)
  if (!one) {
    const live = createLiveIndex(pool)
    one = { live, cache: createCatalogCache(live) }
    opened.set(pool, one)
  }
  return one
}

/** The catalogue's cache over this database: one for each pool. */
export const catalogCacheOf = (pool: Pool): CatalogCache => openOf(pool).cache

/** The index below that cache. */
export const liveIndexOf = (pool: Pool): LiveIndex => openOf(pool).live

/** To be declared with `afterCommit` by every statement that writes `products` or `categories` (stock included). */
export const catalogChanged: CommitEffect = (pool) => opened.get(pool)?.live.changed()
