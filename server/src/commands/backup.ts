import { rm, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SECOND } from 'contract/units'
import { createFiles } from '../adapters/files/create'
import { type Config, ConfigError, readConfig } from '../config'
import { tryBackupLock } from '../kernel/db/backup-lock.sql'
import type { Pool } from '../kernel/db/client'
import { onParentGone } from '../kernel/parent'
import { countOf, MANIFEST, type Manifest } from './backup/manifest'
import { finishPart, makePart, newFolderIn, refuseExisting, removeLeftovers } from './backup/part'
import { removeOldNightly } from './backup/retention'
import { findDatabaseId } from './backup/tables.sql'
import { measureFiles, type Work, writeFiles, writeTables } from './backup/write'
import { type CliContext, type Command, withDatabase } from './cli'
import { describeAmounts, NOTHING } from './progress'

const USAGE =
  'Usage: npm run backup -- <folder that does not exist yet>; without a folder into BACKUP_DIR, with --nightly as the nightly one'

/** Milliseconds after which a backup is refused while another one of the same database is written. */
const LOCK_WAIT = 5 * SECOND
/** Scheduling priority of the nightly backup: the shop goes first. */
const NICE = 10

interface Target {
  folder: string
  nightly: boolean
}

/**
 * Writes the whole business into a folder: every table as it stood at one moment, then every file of the byte store. The shop
 * may go on selling meanwhile. Until all of it is there the folder is called `….part`.
 */
export const backup: Command = async ({ args, env, print, progress }) => {
  const target = await readTarget(args, readConfig(env))
  if (target.nightly) {
    // The server that started it records how it ended; without one the next server makes another.
    onParentGone(() => process.exit())
    setPriority(NICE)
  }
  await refuseExisting(target.folder)
  await withDatabase(env, async (db, config) => {
    refuseInFiles(config, target.folder)
    const database = await findDatabaseId(db)
    await withBackupLock(db, async () => {
      for (const path of await removeLeftovers(target.folder, database))
        print(`Removed ${path}, left by a backup that broke off.`)
      const manifest = await write(db, config, { ...target, database }, progress)
      print(`${target.folder}: ${countOf(manifest)}, as of ${manifest.madeAt}`)
      if (!target.nightly) return
      for (const name of await removeOldNightly(dirname(target.folder), database)) print(`Removed ${name}.`)
    })
  })
}

async function readTarget(args: readonly string[], { backups: { dir } }: Config): Promise<Target> {
  const { values, positionals } = readArguments(args)
  const [given] = positionals
  if (positionals.length > 1 || (given !== undefined && values.nightly)) throw new ConfigError(USAGE)
  if (given !== undefined) return { folder: resolve(given), nightly: false }
  if (dir === undefined) throw new ConfigError(`No folder and no BACKUP_DIR. ${USAGE}`)
  return { folder: await newFolderIn(dir), nightly: values.nightly }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { nightly: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
  } catch {
    throw new ConfigError(USAGE)
  }
}

/** A backup among the files that it copies would copy itself. */
function refuseInFiles({ s3, dataDir }: Config, folder: string): void {
  const files = join(dataDir, 'files')
  if (!s3 && `${folder}${sep}`.startsWith(files + sep))
    throw new ConfigError(`${folder} is in ${files}, which is backed up: choose another folder.`)
}

/** Runs `work` while no other backup of this database is written; throws `ConfigError` where one is. */
async function withBackupLock(db: Pool, work: () => Promise<void>): Promise<void> {
  // Between its statements this transaction holds no snapshot, so the database may clean up behind the shop.
  await db.begin(async (tx) => {
    await tx`set local idle_in_transaction_session_timeout = 0`
    // The connection of a command that was killed may hold it for a moment longer.
    const until = Date.now() + LOCK_WAIT
    while (!(await tryBackupLock(tx))) {
      if (Date.now() > until)
        throw new ConfigError('Another backup of this database is being written; nothing was written.')
      await sleep(250)
    }
    await work()
  })
}

async function write(
  db: Pool,
  config: Config,
  { folder, nightly, database }: Target & { database: string },
  progress: CliContext['progress'],
): Promise<Manifest> {
  const files = createFiles(config)
  const work: Work = { done: { ...NOTHING }, total: { ...NOTHING } }
  const began = Date.now()
  progress?.show(() => describeAmounts('Backup', work.done, work.total, Date.now() - began))
  await measureFiles(files, work)
  const part = await makePart(folder, database)
  try {
    const tables = await writeTables(db, part, work)
    const manifest: Manifest = {
      format: 1,
      database,
      nightly,
      ...tables,
      files: await writeFiles(files, part, work),
    }
    await writeFile(join(part, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    })
    await finishPart(part, folder)
    return manifest
  } catch (error) {
    // If this fails too, the next backup removes the folder.
    await rm(part, { recursive: true, force: true }).catch(() => undefined)
    throw error
  } finally {
    progress?.end()
  }
}
