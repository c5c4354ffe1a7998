import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from 'contract/units'
import { ConfigError } from '../../config'

/** Name of a backup in BACKUP_DIR: the second in UTC at which it was begun. */
const nameAt = (instant: Date): string =>
  `${instant.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replaceAll(':', '-')}Z`
export const isBackupName = (name: string): boolean => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)

/** Ending of a folder that is being written, or removed, by the one command that holds the lock of that database. */
const partSuffix = (database: string) => `.${database}.part`

/** Path of a new backup in a folder of backups; waits where one was begun in this very second. */
export async function newFolderIn(parent: string): Promise<string> {
  for (;;) {
    const folder = join(parent, nameAt(new Date()))
    if (!existsSync(folder)) return folder
    await sleep(SECOND - (Date.now() % SECOND))
  }
}

export async function refuseExisting(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new ConfigError(`${folder} cannot be used: ${error.message}.`)
  })
  if (entries !== undefined) throw new ConfigError(`${folder} is there already; nothing was written.`)
}

/** Makes the folder in which a backup is written until it is whole; returns its path. */
export async function makePart(folder: string, database: string): Promise<string> {
  const part = folder + partSuffix(database)
  const made = await mkdir(dirname(part), { recursive: true, mode: 0o700 })
  if (made !== undefined) await syncFolder(dirname(made))
  await mkdir(part, { mode: 0o700 })
  return part
}

/** Gives a written folder its name; afterwards, and not before, a crash leaves it there whole. */
export async function finishPart(part: string, folder: string): Promise<void> {
  await syncFolders(part)
  await rename(part, folder)
  await syncFolder(dirname(folder))
}

/** Removes a whole backup so that a crash leaves nothing that looks whole. */
export async function removeBackup(folder: string, database: string): Promise<void> {
  const part = folder + partSuffix(database)
  await rename(folder, part)
  await rm(part, { recursive: true, force: true })
}

/** Removes what dead commands of this database left beside `folder`; only for who holds its lock. Returns their paths. */
export async function removeLeftovers(folder: string, database: string): Promise<string[]> {
  const parent = dirname(resolve(folder))
  const names = await readdir(parent).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const dead = names.filter((name) => name.endsWith(partSuffix(database))).map((name) => join(parent, name))
  for (const path of dead) await rm(path, { recursive: true, force: true })
  return dead
}

/** Names of finished backups in a folder of backups, whoever wrote them. */
export async function listFinished(parent: string): Promise<string[]> {
  const entries = await readdir(parent, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.part'))
    .map(({ name }) => name)
    .sort()
}

async function syncFolders(top: string): Promise<void> {
  for (const entry of await readdir(top, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name))
  await syncFolder(top)
}

/** Error codes of file systems that cannot sync a folder. */
const UNSYNCABLE = ['EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM']

/** Makes the names in a folder survive a crash, where the system can. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    if (!UNSYNCABLE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
