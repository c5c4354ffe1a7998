import { HOUR } from 'contract/units'
import type { UploadStore } from './store'

/** An upload takes minutes; an older file without a row is an orphan. */
const ORPHAN_AFTER = 1 * HOUR
const AT_ONCE = 500

/** Where a feature keeps the files of its uploads: keys are `folder/…/name`, names unique in the folder. */
export interface UploadFolder {
  folder: string
  /** Which of these names stand in a row. */
  known(names: readonly string[]): Promise<ReadonlySet<string>>
}

/** Deletes uploads that broke off while they arrived and files that no row knows. Returns how many of each. */
export async function sweepUploads(
  store: UploadStore,
  folders: readonly UploadFolder[],
  orphanAfter = ORPHAN_AFTER,
): Promise<{ incoming: number; orphans: number }> {
  const incoming = await store.sweepIncoming(orphanAfter)
  let orphans = 0
  for (const folder of folders) orphans += await sweepFolder(store, folder, orphanAfter)
  return { incoming, orphans }
}

async function sweepFolder(
  store: UploadStore,
  { folder, known }: UploadFolder,
  age: number,
): Promise<number> {
  let orphans = 0
  let some: string[] = []
  const look = async () => {
    const rows = await known(some.map(nameOf))
    for (const key of some) {
      if (rows.has(nameOf(key))) continue
      await store.remove(key)
      orphans += 1
    }
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
