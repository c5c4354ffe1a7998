import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filePath, type Manifest, readManifest, tablePath } from './manifest'
import { isBackupName, listFinished, removeBackup } from './part'

/** Nightly backups that are kept. */
export const NIGHTLY_KEPT = 7

/** Removes the nightly backups of this database but the newest; returns their names. */
export async function removeOldNightly(parent: string, database: string): Promise<string[]> {
  const own: string[] = []
  for (const name of (await listFinished(parent)).filter(isBackupName)) {
    const manifest = await readManifest(join(parent, name)).catch(() => undefined)
    if (manifest?.nightly && manifest.database === database) own.push(name)
  }
  // Their names are in the order of time.
  const old = own.slice(0, -NIGHTLY_KEPT)
  for (const name of old) await removeBackup(join(parent, name), database)
  return old
}

/**
 * The newest backup of a database whose tables and files are all there in their size; undefined where there is none.
 * Without a database: of any.
 */
export async function findNewestWhole(
  parent: string,
  database: string | undefined,
): Promise<{ folder: string; manifest: Manifest } | undefined> {
  const found: { folder: string; manifest: Manifest }[] = []
  for (const name of await listFinished(parent)) {
    const folder = join(parent, name)
    const manifest = await readManifest(folder).catch(() => undefined)
    if (manifest && (database === undefined || manifest.database === database))
      found.push({ folder, manifest })
  }
  found.sort((a, b) => Date.parse(b.manifest.madeAt) - Date.parse(a.manifest.madeAt))
  for (const backup of found) if (await isWhole(backup.folder, backup.manifest)) return backup
  return undefined
}

async function isWhole(folder: string, { tables, files }: Manifest): Promise<boolean> {
  const parts = [
    ...tables.map(({ name, size }) => ({ path: tablePath(folder, name), size })),
    ...files.map(({ key, size }) => ({ path: filePath(folder, key), size })),
  ]
  for (const { path, size } of parts) {
    const there = await stat(path).catch(() => undefined)
    if (!there?.isFile() || there.size !== size) return false
  }
  return true
}
