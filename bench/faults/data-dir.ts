import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findDataDirectory } from 'embedded-postgres/data-directory'
import { stopPostmaster } from 'embedded-postgres/postmaster'
import { inject } from 'vitest'
import { makeDataDir } from '../lib/product'

/**
 * Creates a temporary DATA_DIR with an empty, migrated database: a copy of the one that the setup of the run has made,
 * which takes a third of a second instead of three.
 */
export async function copyDataDir(name: string): Promise<string> {
  const folder = await makeDataDir(name)
  // With the owners: PostgreSQL runs as another account where the tests run as root.
  await promisify(execFile)('cp', ['-a', `${inject('dataDir')}/.`, folder])
  return folder
}

/** Stops the embedded database that a killed application has left running. */
export async function stopLeftDatabase(dataDir: string): Promise<void> {
  const { cluster } = await findDataDirectory(dataDir, () => undefined)
  const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
  await stopPostmaster(Number(pid), cluster, 8000)
}
