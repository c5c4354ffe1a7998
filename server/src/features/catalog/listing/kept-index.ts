import { SECOND } from 'contract/units'
import type { Files } from '../../../adapters/files/files'
import type { Deps } from '../../../deps'
import type { Pool } from '../../../kernel/db/client'
import { createWorkerPool } from '../../../kernel/worker/pool'
import { buildIndex } from './build-index'
import type { IndexTask } from './catalog-index.worker'
import { decodeIndex, encodeIndex, type KeptOrigin, readOrigin } from './index-bytes'
import { CHANGES_KEPT, countChanges, hasMoreProducts } from './listing.sql'
import type { IndexSource, LiveIndex } from './live-index'

/** Set by the build from the code that shapes an index: two builds side by side keep one each. */
declare const CATALOG_INDEX_CODE: string | undefined
const CODE = typeof CATALOG_INDEX_CODE === 'string' ? CATALOG_INDEX_CODE : 'source'

export const INDEX_FOLDER = 'catalog-index'
const KEY = `${INDEX_FOLDER}/${CODE}.bin`
/** An older one lacks changes that are no longer known. */
const USABLE_FOR = CHANGES_KEPT / 2
/** What is kept is written anew at this age, though nothing may have changed. */
const RENEWED_AFTER = USABLE_FOR / 2
/** Another build's that nobody has renewed for so long. */
const FORGOTTEN_AFTER = 2 * CHANGES_KEPT
/** Changes since what is kept that are borne after a start; they are applied within a second. */
const CHANGES_BORNE = 1000
/** Products from which an index is built in a thread: starting one takes as long as to build a smaller index here. */
const IN_THREAD_FROM = 5000

/** A hundred thousand products take half of this. */
const thread = createWorkerPool<IndexTask, Uint8Array>({
  script: 'catalog-index',
  max: 1,
  idle: 1 * SECOND,
  heap: 1024,
})

type KeptDeps = Pick<Deps, 'config' | 'db' | 'replica' | 'files' | 'log'>

/** An index that a thread has built and that is not kept yet. */
const unsaved = new WeakMap<Files, Buffer>()

/** Reads what is kept in the byte store, and builds large indexes in a thread. */
export function keptSource(deps: KeptDeps): IndexSource {
  const { db, replica, files, log } = deps
  return {
    async kept() {
      try {
        const bytes = await files.get(KEY)
        const state = bytes && (await decodeIndex(bytes, CODE))
        return state && isUsable(state.at, USABLE_FOR) ? state : undefined
      } catch (error) {
        log.warn({ err: error }, 'kept index of the catalogue cannot be read')
        return undefined
      }
    },
    async build() {
      if (!(await hasMoreProducts(db, IN_THREAD_FROM))) return buildIndex(db, replica)
      const bytes = await inThread(deps)
      const state = await decodeIndex(bytes, CODE)
      if (!state) throw new Error('the index of the catalogue is not what its thread has built')
      unsaved.set(files, bytes)
      return state
    },
  }
}

const isUsable = (at: number, age: number) => Math.abs(Date.now() - at) < age

async function inThread({ config, db }: KeptDeps, kept?: Buffer): Promise<Buffer> {
  const replicaTo = config.databaseReadUrl ? { url: config.databaseReadUrl } : undefined
  return Buffer.from(await thread.run({ to: db.options.to, replicaTo, code: CODE, kept }))
}

/**
 * Writes the index into the byte store for the next start, where what is there lacks more than `borne` changes, or is old,
 * or of another server. Returns true if it was written.
 */
export async function keepIndex(deps: KeptDeps, live: LiveIndex, borne = 0): Promise<boolean> {
  const { db, files } = deps
  const built = unsaved.get(files)
  unsaved.delete(files)
  const kept = await files.get(KEY)
  const origin = kept && (await readOrigin(kept, CODE))
  if (origin && (await isRecent(db, origin, borne))) return false
  const usable = origin && isUsable(origin.at, USABLE_FOR) ? kept : undefined
  await files.put(KEY, built ?? (await encodeNow(deps, live, usable)))
  await forgetOthers(files)
  return true
}

/** After a start: what may be missing is small. */
export const keepAfterStart = (deps: KeptDeps, live: LiveIndex) => keepIndex(deps, live, CHANGES_BORNE)

async function isRecent(db: Pool, origin: KeptOrigin, borne: number): Promise<boolean> {
  if (!isUsable(origin.at, RENEWED_AFTER)) return false
  const missing = await countChanges(db, origin.snapshot)
  return missing !== undefined && missing <= borne
}

async function encodeNow(deps: KeptDeps, live: LiveIndex, kept: Buffer | undefined): Promise<Buffer> {
  if (await hasMoreProducts(deps.db, IN_THREAD_FROM)) return inThread(deps, kept)
  const at = Date.now()
  return encodeIndex(await live.state(), { code: CODE, at })
}

async function forgetOthers(files: Files): Promise<void> {
  for await (const { key, changedAt } of files.list(INDEX_FOLDER))
    if (key !== KEY && changedAt.getTime() < Date.now() - FORGOTTEN_AFTER) await files.remove(key)
}
