import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixed } from 'embedded-postgres/postmaster'
import { startEmbedded } from 'embedded-postgres/start'
import { type ConnectTo, connect } from '../src/kernel/db/client'

/** A PostgreSQL for the tests of a run, with an empty database from which each test file's is copied. */
export interface DatabaseServer {
  to: ConnectTo
  /** Name of that database. */
  template: string
  /** Fastest way to copy a database, as a part of `create database`. */
  strategy: 'strategy file_copy' | ''
  stop(): Promise<void>
}

/**
 * Nothing outlives the run, so neither a commit nor the checkpoint of a dropped database waits for the disk. A file's
 * database is gone before its tables need a vacuum, and a worker of one would hold up its end.
 */
const forOneRun = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }

/** Starts embedded PostgreSQL in a temporary folder, or uses the one at `url`, whose role may create databases. */
export async function startDatabase(url: string | undefined): Promise<DatabaseServer> {
  const { to, stop } = url ? external(url) : await embedded()
  // Runs may share an external server.
  const template = `template_tavan_${process.pid}`
  const home = connect(to, { max: 1 })
  // Other servers sort by the language of their machine.
  const locale = url ? home`template template0 encoding 'UTF8' locale 'C.UTF-8'` : home``
  await home`create database ${home(template)} ${locale}`
  await home.end()
  return {
    to,
    template,
    // Copying files needs two checkpoints, which cost nothing where nothing waits for the disk; PostgreSQL 14 knows no other.
    strategy: url ? '' : 'strategy file_copy',
    async stop() {
      if (url) {
        const home = connect(to, { max: 1 })
        await home`drop database ${home(template)} with (force)`
        await home.end()
      }
      await stop()
    },
  }
}

async function embedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tavan-test-'))
  await chmod(dataDir, 0o711) // else root's database lies elsewhere and outlives the folder
  const { socketDir, port, user, password, database, stop } = await startEmbedded({
    dataDir,
    log: () => undefined,
    settings: { ...fixed, ...forOneRun },
  })
  const to = { socketDir, port, user, password, database }
  return {
    to,
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function external(url: string) {
  const { hostname, port, username, password, pathname } = new URL(url)
  const to: ConnectTo = {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  }
  return { to, stop: async () => undefined }
}

/** A connection to where `to` leads, for tests that stand between a client and the database. */
export function openSocket({ host, socketDir = '', port = 5432 }: ConnectTo): Socket {
  return host ? createConnection(port, host) : createConnection(join(socketDir, `.s.PGSQL.${port}`))
}
