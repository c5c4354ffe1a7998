import { SECOND } from 'contract/units'
import type { Files } from '../../../adapters/files/files'
import type { Config } from '../../../config'
import type { Deps } from '../../../deps'
import type { Pool } from '../../../kernel/db/client'
import { inTime } from '../../../kernel/http/painted'
import { createWorkerPool } from '../../../kernel/worker/pool'
import { buildIndex, type State } from './build-index'
import type { IndexTask } from './catalog-index.worker'
import { decodeIndex, encodeIndex, type KeptOrigin, readOrigin } from './index-bytes'
import { fillListing } from './large/keep-listing'
import { postListing } from './large/post-listing'
import { CHANGES_KEPT, countChanges, hasMoreProducts } from './listing.sql'
import type { IndexSource } from './live-index'

/** Set by the build from the code that shapes an index: two builds side by side keep one each. */
declare const CATALOG_INDEX_CODE: string | undefined
const CODE = typeof CATALOG_INDEX_CODE === 'string' ? CATALOG_INDEX_CODE : 'source'

export const INDEX_FOLDER = 'catalog-index'
const KEY = `${INDEX_FOLDER}/${CODE}.bin`
/** Maximum age in ms of a usable file; the database forgets older changes. */
const USABLE_FOR = CHANGES_KEPT / 2
/** Age in ms at which the file is rewritten even without changes. */
const RENEWED_AFTER = USABLE_FOR / 2
/** Age in ms at which a file of another build is deleted. */
const FORGOTTEN_AFTER = 2 * CHANGES_KEPT
/** Number of missing changes that a start tolerates; applying them takes a second at most. */
const CHANGES_BORNE = 1000
/** Products from which an index is built in a thread: starting one takes as long as to build a smaller index here. */
const IN_THREAD_FROM = 5000

/** Time in ms for which a start waits for the byte store before it reads the catalogue instead. */
const STORE_TIMEOUT = 10 * SECOND

const thread = createWorkerPool<IndexTask, Uint8Array | undefined>({
  script: 'catalog-index',
  max: 1,
  idle: 1 * SECOND,
  // A hundred thousand products take 200 MB; the limit is the one of a process.
  heap: 4096,
})

type KeptDeps = Pick<Deps, 'db' | 'replica' | 'files' | 'log'> & {
  config: Pick<Config, 's3' | 'databaseReadUrl'>
}

/** Bytes of an index that a thread has built and that is not in the byte store yet. */
const unsaved = new WeakMap<Files, Buffer>()

/** Source of the index that reads the byte store first and builds large indexes in a thread. */
export function savedSource(deps: KeptDeps, timeout = STORE_TIMEOUT): IndexSource {
  const { db, replica, files, log, config } = deps
  const isLarge = () => hasMoreProducts(db, IN_THREAD_FROM)
  return {
    async kept() {
      // Loading the library of a bucket takes longer than to read a small catalogue.
      if (config.s3 && !(await isLarge())) return undefined
      const read = async () => {
        const bytes = await files.get(KEY)
        return bytes && decodeIndex(bytes, CODE)
      }
      const failed = (error: unknown) =>
        void log.warn({ err: error }, 'kept index of the catalogue cannot be read')
      const state = await inTime(read().catch(failed), timeout)
      return state && isUsable(state.at, USABLE_FOR) ? state : undefined
    },
    async build() {
      if (!(await isLarge())) return buildIndex(db, replica)
      const bytes = await inThread(deps)
      const state = await decodeIndex(bytes, CODE)
      if (!state) throw new Error('the index of the catalogue is not what its thread has built')
      unsaved.set(files, bytes)
      return state
    },
  }
}

const isUsable = (at: number, age: number) => Math.abs(Date.now() - at) < age

/** Source of the index that is written to the store. */
export interface IndexInMemory {
  /** The index as it is now with the transactions that it has seen; undefined if there is none. */
  state(): Promise<State | undefined>
}

async function inThread({ config, db }: KeptDeps, kept?: Buffer): Promise<Buffer> {
  const replicaTo = config.databaseReadUrl ? { url: config.databaseReadUrl } : undefined
  const made = await thread.run({ work: 'build', to: db.options.to, replicaTo, code: CODE, kept })
  return Buffer.from(made as Uint8Array)
}

/** Fills the listing of the database, or makes its postings, of many products in a thread. */
export async function fillFromProducts(
  { db }: Pick<Deps, 'db'>,
  work: 'fill' | 'post' = 'fill',
): Promise<void> {
  if (await hasMoreProducts(db, IN_THREAD_FROM)) await thread.run({ work, to: db.options.to })
  else await (work === 'fill' ? fillListing(db) : postListing(db))
}

/**
 * Writes the index into the byte store for the next start, unless the stored one is recent and lacks at most `borne` changes.
 * Returns true if it was written.
 */
export async function saveIndex(deps: KeptDeps, live: IndexInMemory, borne = 0): Promise<boolean> {
  const { db, files } = deps
  if (!(await live.state())) return false
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

/** Like `saveIndex` after a start, which tolerates some missing changes. */
export const keepAfterStart = (deps: KeptDeps, live: IndexInMemory) => saveIndex(deps, live, CHANGES_BORNE)

async function isRecent(db: Pool, origin: KeptOrigin, borne: number): Promise<boolean> {
  if (!isUsable(origin.at, RENEWED_AFTER)) return false
  const missing = await countChanges(db, origin.snapshot)
  return missing !== undefined && missing <= borne
}

async function encodeNow(deps: KeptDeps, live: IndexInMemory, kept: Buffer | undefined): Promise<Buffer> {
  const at = Date.now()
  const state = await live.state()
  if (!state || (await hasMoreProducts(deps.db, IN_THREAD_FROM))) return inThread(deps, kept)
  return encodeIndex(state, { code: CODE, at })
}

async function forgetOthers(files: Files): Promise<void> {
  for await (const { key, changedAt } of files.list(INDEX_FOLDER))
    if (key !== KEY && changedAt.getTime() < Date.now() - FORGOTTEN_AFTER) await files.remove(key)
}
