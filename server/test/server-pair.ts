import { execFile } from 'node:child_process'
import { appendFile, chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { usableBinaries } from 'embedded-postgres/binaries'
import { type DataDirectory, findDataDirectory, socketFolders } from 'embedded-postgres/data-directory'
import {
  clearOldPostmaster,
  fixed,
  isPostmasterOf,
  startPostmaster,
  stopPostmaster,
} from 'embedded-postgres/postmaster'
import { runProgram } from 'embedded-postgres/program'
import { startEmbedded } from 'embedded-postgres/start'
import { useOtherServer } from './row-types/other-server'

const REPLICATOR = 'replicator'
const REPLICATOR_PASSWORD = 'of the tests'

/** A PostgreSQL on loopback that a test may stop. */
export interface Server {
  port: number
  start(): Promise<void>
  /** Ends it like a lost machine; no commit waits for anybody. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** A primary and a standby that follows it. */
export interface ServerPair {
  primary: Server
  standby: Server & {
    /** Makes it the primary. */
    promote(): Promise<void>
  }
  user: string
  password: string
  database: string
  /** URL of these servers, in their order. */
  urlOf(...servers: Server[]): string
  /** URL for a superuser. */
  adminUrlOf(server: Server): string
  stop(): Promise<void>
}

/**
 * Starts a primary and its standby in temporary folders; both take connections. `fill` may write the database of a folder
 * before, as a product that runs on it does.
 */
export async function startServerPair(fill?: (dataDir: string) => Promise<void>): Promise<ServerPair> {
  useOtherServer(true)
  const folders = [await newFolder(), await newFolder()] as const
  await fill?.(folders[0])
  const made = await startEmbedded({ dataDir: folders[0], log: () => undefined })
  const { user, password, database } = made
  await made.stop()
  const first = await findDataDirectory(folders[0], () => undefined)
  await admit(first)
  // With the owners: PostgreSQL runs as another account where the tests run as root.
  await promisify(execFile)('cp', ['-a', `${folders[0]}/.`, folders[1]])
  const second = await findDataDirectory(folders[1], () => undefined)
  const primary = await serverIn(first)
  await follow(second, primary.port)
  await primary.start()
  const standby = await serverIn(second)
  await standby.start()
  const promote = async () => {
    const native = await usableBinaries(second.base, second.account)
    const { code, output } = await runProgram(
      join(native, 'bin', 'pg_ctl'),
      ['promote', '-D', second.cluster],
      second,
    )
    if (code !== 0) throw new Error(output)
  }
  return {
    primary,
    standby: { ...standby, promote },
    user,
    password,
    database,
    urlOf: (...servers) => {
      const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(',')
      return `postgres://${user}:${encodeURIComponent(password)}@${hosts}/${database}`
    },
    adminUrlOf: ({ port }) =>
      `postgres://${REPLICATOR}:${encodeURIComponent(REPLICATOR_PASSWORD)}@127.0.0.1:${port}/${database}`,
    async stop() {
      for (const server of [standby, primary]) await server.stop()
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
      useOtherServer(false)
    },
  }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tavan-pair-'))
  await chmod(folder, 0o711)
  return folder
}

/** Lets the shop's account and a replica in over TCP. */
async function admit({ base, cluster, account }: DataDirectory): Promise<void> {
  const lines = ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256']
  await appendFile(join(cluster, 'pg_hba.conf'), `${lines.join('\n')}\n`)
  const native = await usableBinaries(base, account)
  const input = `create role ${REPLICATOR} login superuser replication password '${REPLICATOR_PASSWORD}'\n`
  const args = ['--single', '-D', cluster, '-c', 'exit_on_error=on', 'postgres']
  const { code, output } = await runProgram(join(native, 'bin', 'postgres'), args, { account, input })
  if (code !== 0) throw new Error(output)
}

/** Makes the cluster a standby of the primary at `port`. */
async function follow({ cluster }: DataDirectory, port: number): Promise<void> {
  const { uid, gid } = await stat(cluster)
  const primary = `host=127.0.0.1 port=${port} user=${REPLICATOR} password=''${REPLICATOR_PASSWORD}''`
  for (const [name, text] of [
    ['standby.signal', ''],
    ['postgresql.auto.conf', `primary_conninfo = '${primary}'\n`],
  ] as const) {
    await writeFile(join(cluster, name), text)
    await chown(join(cluster, name), uid, gid)
  }
}

async function serverIn(directory: DataDirectory): Promise<Server> {
  const { base, cluster, account } = directory
  const native = await usableBinaries(base, account)
  const [socketDir = ''] = socketFolders(directory)
  const port = await freePort()
  const settings = { ...fixed, listen_addresses: '127.0.0.1', port: String(port) }
  const pid = async () => Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  return {
    port,
    async start() {
      await clearOldPostmaster(directory, socketDir, () => undefined)
      await startPostmaster(directory, native, socketDir, settings)
    },
    async kill() {
      const running = await pid()
      process.kill(running, 'SIGQUIT')
      while (await isPostmasterOf(running, cluster)) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    async stop() {
      await stopPostmaster(await pid().catch(() => 0), cluster, 8000)
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
