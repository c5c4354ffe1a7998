import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectTo } from '../client'
import { DATABASE, PASSWORD_FILE, USER } from './cluster'
import { findPlace, socketFolders } from './place'
import { PORT } from './postmaster'
import { databaseProblem } from './problem'

/**
 * How to reach the database that another process of ours runs on this DATA_DIR (after `startEmbedded` was refused with
 * `data_dir_in_use`). For whoever may read the cluster's own folder: its owner, and root.
 */
export async function reachRunning(dataDir: string): Promise<ConnectTo> {
  const place = await findPlace(dataDir, () => undefined)
  for (const socketDir of socketFolders(place)) {
    try {
      await access(join(socketDir, `.s.PGSQL.${PORT}`))
      const password = (await readFile(join(place.cluster, PASSWORD_FILE), 'utf8')).trim()
      return { socketDir, port: PORT, user: USER, password, database: DATABASE }
    } catch {
      // Not there, or not ours: the next folder.
    }
  }
  throw databaseProblem(
    'data_dir_in_use',
    `DATA_DIR ${dataDir} is in use by a Tavan whose database cannot be reached. Stop it, or wait until it has started.`,
  )
}
