import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { type AppLock, takeAppLock } from './app-lock'
import { usableBinaries } from './binaries'
import { DATABASE, ensureCluster, ensureService, SERVICE, USER } from './cluster'
import { type DataDirectory, findDataDirectory, privateFolder, socketFolders } from './data-directory'
import type { DatabaseError } from './errors'
import { clearOldPostmaster, PORT, pause, startPostmaster, stopPostmaster } from './postmaster'

/** Connection over the Unix socket; `socketDir` is the host. */
export type Connection = {
  socketDir: string
  port: number
  user: string
  password: string
  database: string
}

export type EmbeddedDatabase = Connection & {
  /** The account of the running shop, which owns nothing; `user` owns the tables and brings them up to date. */
  service: { user: string; password: string }
  /** Call it when a shutdown begins: a new start on the same DATA_DIR then waits for its end instead of refusing. */
  stopping(): void
  /** Ends the server in good order and resolves when no process of it is left (at most about 10 s). */
  stop(): Promise<void>
  /** Resolves with a reason when the server died unasked and could not be brought back; else never. */
  exited: Promise<string>
}

export type EmbeddedOptions = {
  /** The folder of all data; made if absent. */
  dataDir: string
  log: (level: 'info' | 'warn' | 'error', message: string) => void
  /** Replaces the fixed settings of the server, for tests whose data need not outlive them. */
  settings?: Record<string, string>
}

const STOP_PATIENCE = 8000
const RESTARTS = 5
const RESTART_WINDOW = 60_000

/**
 * Starts the PostgreSQL that comes with our packages on the cluster of a DATA_DIR, making it first if need be. One
 * application per DATA_DIR: a second one is refused with `code: 'data_dir_in_use'`. Every failure is an Error with a
 * `code` and one line to show.
 */
export async function startEmbedded({ dataDir, log, settings }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const directory = await findDataDirectory(dataDir, (message) => log('warn', message))
  const { lock, socketDir } = await lockDataDirectory(directory, dataDir)
  const forgetSignals = exitOnSignals()
  try {
    const native = await usableBinaries(directory.base, directory.account)
    const password = await ensureCluster(directory, native, (message) => log('info', message))
    const clear = () => clearOldPostmaster(directory, socketDir, (message) => log('info', message))
    await clear()
    const service = { user: SERVICE, password: await ensureService(directory, native) }
    const start = async () => {
      await clear()
      return startPostmaster(directory, native, socketDir, settings)
    }
    const kept = keepRunning(await start(), start, directory, log)
    return {
      socketDir,
      port: PORT,
      user: USER,
      password,
      database: DATABASE,
      service,
      exited: kept.exited,
      stopping: lock.stopping,
      async stop() {
        lock.stopping()
        await kept.stop()
        await lock.release()
        forgetSignals()
      },
    }
  } catch (error) {
    await lock.release()
    forgetSignals()
    throw error
  }
}

/**
 * Turns unhandled signals into an ordinary exit that stops the database, while the application (for example migrating)
 * has no handlers yet.
 */
function exitOnSignals(): () => void {
  const handlers = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((name) => {
    const handler = () => {
      if (process.listenerCount(name) === 1) process.exit(128 + constants.signals[name])
    }
    process.on(name, handler)
    return () => process.off(name, handler)
  })
  return () => {
    for (const forget of handlers) forget()
  }
}

async function lockDataDirectory(
  directory: DataDirectory,
  dataDir: string,
): Promise<{ lock: AppLock; socketDir: string }> {
  let problem: unknown
  for (const socketDir of socketFolders(directory)) {
    try {
      await privateFolder(socketDir, directory.account)
      return { lock: await takeAppLock(socketDir, dataDir), socketDir }
    } catch (error) {
      if ((error as DatabaseError).code === 'data_dir_in_use') throw error
      problem = error // a file system without sockets: the next folder
    }
  }
  throw problem
}

/**
 * Watches the server. If it dies unasked (out of memory, a stray kill) it is started again on the same socket, so the
 * application's pool finds it back; only a server that keeps dying is given up.
 */
function keepRunning(
  first: ChildProcess,
  start: () => Promise<ChildProcess>,
  directory: DataDirectory,
  log: EmbeddedOptions['log'],
) {
  let child = first
  let stopAsked = false
  let starting: Promise<void> | undefined
  const deaths: number[] = []
  let giveUp: (reason: string) => void = () => {}
  const exited = new Promise<string>((resolve) => {
    giveUp = resolve
  })
  // The last resort when the process ends without stop(): the server sees the signal after we are gone.
  const onExit = () => child.kill('SIGINT')
  process.on('exit', onExit)

  const restart = async (reason: string) => {
    deaths.push(Date.now())
    if (deaths.filter((at) => at > Date.now() - RESTART_WINDOW).length > RESTARTS) return giveUp(reason)
    log('warn', `The database ended unasked (${reason}); starting it again.`)
    try {
      child = await start()
      watch()
    } catch (error) {
      giveUp((error as Error).message)
    }
  }
  const watch = () => {
    const ended = () => {
      if (!stopAsked) starting = restart(child.signalCode ?? `exit code ${child.exitCode}`)
    }
    child.unref()
    // It may have ended between its readiness and this line.
    if (child.exitCode !== null || child.signalCode !== null) ended()
    else child.once('exit', ended)
  }
  watch()

  return {
    exited,
    async stop() {
      stopAsked = true
      process.off('exit', onExit)
      await starting
      if (child.pid !== undefined) await stopPostmaster(child.pid, directory.cluster, STOP_PATIENCE)
      while (child.exitCode === null && child.signalCode === null) await pause(5)
    },
  }
}
