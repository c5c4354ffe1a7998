import type { CommitEffect } from '../../kernel/db/after-commit'
import type { Pool } from '../../kernel/db/client'
import { type CatalogCache, createCatalogCache } from './cache/catalog-cache'
import { createLiveCatalog, type LiveCatalog } from './listing/live-catalog'

const opened = new WeakMap<Pool, { live: LiveCatalog; cache: CatalogCache }>()

function openOf(pool: Pool) {
  let one = opened.get(pool)
  if (!one) {
    const live = createLiveCatalog(pool)
    one = { live, cache: createCatalogCache(live) }
    opened.set(pool, one)
  }
  return one
}

/** The catalogue's cache over this database: one for each pool. */
export const catalogCacheOf = (pool: Pool): CatalogCache => openOf(pool).cache

/** The catalogue below that cache. */
export const liveCatalogOf = (pool: Pool): LiveCatalog => openOf(pool).live

/** To be declared with `afterCommit` by every statement that writes `products` or `categories` (stock included). */
export const catalogChanged: CommitEffect = (pool) => opened.get(pool)?.live.changed()
