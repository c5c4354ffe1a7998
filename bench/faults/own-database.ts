import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { usableBinaries } from 'embedded-postgres/binaries'
import { findDataDirectory, socketFolders } from 'embedded-postgres/data-directory'
import {
  clearOldPostmaster,
  fixed,
  isPostmasterOf,
  startPostmaster,
  stopPostmaster,
} from 'embedded-postgres/postmaster'
import { databaseOf, freePort } from '../lib/product'

/** Way to end the database: SIGKILL, or the two fast modes of `pg_ctl stop`. */
export type Ending = 'SIGKILL' | 'immediate' | 'fast'
const SIGNALS = { SIGKILL: 'SIGKILL', immediate: 'SIGQUIT', fast: 'SIGINT' } as const

/** PostgreSQL that the product reaches by DATABASE_URL and the test can stop and start. */
export interface OwnDatabase {
  url: string
  /** Process of the server that it was started with. */
  pid: number
  /** Ends the server and waits until none of its processes responds. */
  end(how: Ending): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Serves the cluster of a copied DATA_DIR over TCP on loopback. */
export async function startOwnDatabase(dataDir: string): Promise<OwnDatabase> {
  const { user, password, database } = await databaseOf(dataDir)
  const directory = await findDataDirectory(dataDir, () => undefined)
  await appendFile(
    join(directory.cluster, 'pg_hba.conf'),
    `host ${database} ${user} 127.0.0.1/32 scram-sha-256\n`,
  )
  const native = await usableBinaries(directory.base, directory.account)
  const [socketDir = ''] = socketFolders(directory)
  const port = await freePort()
  // PostgreSQL's default: the embedded database has room for one process only.
  const settings = { ...fixed, max_connections: '100', listen_addresses: '127.0.0.1', port: String(port) }
  const pid = async () =>
    Number((await readFile(join(directory.cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const start = async () => {
    await clearOldPostmaster(directory, socketDir, () => undefined)
    await startPostmaster(directory, native, socketDir, settings)
  }
  await start()
  return {
    pid: await pid(),
    url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    start,
    async end(how) {
      const running = await pid()
      process.kill(running, SIGNALS[how])
      while (await isPostmasterOf(running, directory.cluster))
        await new Promise((resolve) => setTimeout(resolve, 5))
    },
    async stop() {
      const running = await pid().catch(() => 0)
      await stopPostmaster(running, directory.cluster, 8000)
    },
  }
}
