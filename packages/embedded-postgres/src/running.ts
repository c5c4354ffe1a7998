import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE, PASSWORD_FILE, USER } from './cluster'
import { findDataDirectory, socketFolders } from './data-directory'
import { databaseError } from './errors'
import { PORT } from './postmaster'
import type { Connection } from './start'

/**
 * Returns the connection to the database another process runs on this DATA_DIR (after `data_dir_in_use`). Readable by
 * the owner of the cluster's folder and by root.
 */
export async function findRunning(dataDir: string): Promise<Connection> {
  const directory = await findDataDirectory(dataDir, () => undefined)
  for (const socketDir of socketFolders(directory)) {
    try {
      await access(join(socketDir, `.s.PGSQL.${PORT}`))
      const password = (await readFile(join(directory.cluster, PASSWORD_FILE), 'utf8')).trim()
      return { socketDir, port: PORT, user: USER, password, database: DATABASE }
    } catch {
      // Not there, or not ours: the next folder.
    }
  }
  throw databaseError(
    'data_dir_in_use',
    `DATA_DIR ${dataDir} is in use by a Tavan whose database cannot be reached. Stop it, or wait until it has started.`,
  )
}
