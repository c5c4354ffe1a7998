import { HOUR } from 'contract/units'
import type { UploadStore } from './store'

/** An upload takes minutes; an older file without a row is an orphan, and what still arrives has broken off. */
export const ORPHAN_AFTER = 1 * HOUR
const AT_ONCE = 500
/** Files that go before others get their turn. */
const REMOVED_AT_ONCE = 20

/** Folder of a feature's uploads: keys are `folder/…/name`, names unique in the folder. */
export interface UploadFolder {
  folder: string
  /** Returns those of the names that are referenced by a row. */
  known(names: readonly string[]): Promise<ReadonlySet<string>>
  /** Runs `work` unless a row may get an existing file meanwhile; optional if that cannot happen. */
  alone?(work: () => Promise<void>): Promise<void>
}

/** Deletes files that no row knows, and returns how many. Each node deletes what broke off in its own folder. */
export async function sweepUploads(
  store: UploadStore,
  folders: readonly UploadFolder[],
  orphanAfter = ORPHAN_AFTER,
): Promise<number> {
  let orphans = 0
  for (const folder of folders) orphans += await sweepFolder(store, folder, orphanAfter)
  return orphans
}

async function sweepFolder(
  store: UploadStore,
  { folder, known, alone = (work) => work() }: UploadFolder,
  age: number,
): Promise<number> {
  let orphans = 0
  let some: string[] = []
  const unknown = async (keys: readonly string[]) => {
    const rows = await known(keys.map(nameOf))
    return keys.filter((key) => !rows.has(nameOf(key)))
  }
  const look = async () => {
    const found = await unknown(some)
    for (let i = 0; i < found.length; i += REMOVED_AT_ONCE)
      await alone(async () => {
        for (const key of await unknown(found.slice(i, i + REMOVED_AT_ONCE))) {
          await store.remove(key)
          orphans += 1
        }
      })
    some = []
  }
  for await (const { key, changedAt } of store.list(folder)) {
    if (Date.now() - changedAt.getTime() < age) continue
    some.push(key)
    if (some.length >= AT_ONCE) await look()
  }
  if (some.length > 0) await look()
  return orphans
}

const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1)
