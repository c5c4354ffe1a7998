import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataDirectory } from './data-directory'
import { databaseError, explainOutput } from './errors'
import { programEnvironment, runProgram } from './program'

export const PORT = 5432
const LOG_LIMIT = 10 * 1024 * 1024

/** Given at every start, so that no edit of the configuration file can take them away. */
export const fixed = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

type PidFile = { pid: number; ready: boolean; lines: string[] }

/** PostgreSQL's own file: line 1 is the pid, line 8 the state; a standby that answers reads is ready too. */
async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return { pid: Number(lines[0]), ready: /^(ready|standby)/.test(lines[7] ?? ''), lines }
}

/**
 * Returns true if that process is a PostgreSQL on this cluster; a live pid alone proves nothing, because pids are
 * reused.
 */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 1) return false
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const [program = '', ...args] = text.split('\0')
    return /(^|\/)postgres$/.test(program) && args[args.indexOf('-D') + 1] === cluster
  }
  const { output } = await runProgram('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
    account: undefined,
  })
  return output.includes('postgres -D ') && output.includes(cluster)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Fast shutdown, which waits for no client and loses nothing; after `patience` ms without a checkpoint. */
export async function stopPostmaster(pid: number, cluster: string, patience: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', patience],
    ['SIGQUIT', 1500],
    ['SIGKILL', 1000],
  ]
  for (const [name, time] of steps) {
    if (!(await isPostmasterOf(pid, cluster))) return
    signal(pid, name)
    for (const end = Date.now() + time; Date.now() < end; await pause(10)) {
      if (!(await isPostmasterOf(pid, cluster))) return
    }
  }
}

/**
 * Clears remains of an earlier run: stops a server that outlived its application, and rewrites a foreign pid file to
 * our own pid, which PostgreSQL treats as stale because we are its parent. (Deleting the file would disable its check
 * for surviving backends.)
 */
export async function clearOldPostmaster(
  { cluster }: DataDirectory,
  socketDir: string,
  log: (message: string) => void,
): Promise<void> {
  const found = await readPidFile(cluster)
  if (found && (await isPostmasterOf(found.pid, cluster))) {
    log('Stopping the database that an earlier run left behind')
    await stopPostmaster(found.pid, cluster, 4000)
  } else if (found) {
    const rest = found.lines.slice(1).join('\n')
    await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${rest}`)
  }
  // The socket's lock file has the same pid. Only we may enter that folder, so its content is stale.
  const socket = join(socketDir, `.s.PGSQL.${PORT}`)
  for (const path of [socket, `${socket}.lock`]) await rm(path, { force: true })
}

/**
 * Starts the server and answers when it takes connections; a refusal that time heals is tried again for 5 s.
 * `settings` is for the controls of the fault tests, which need a server that is wrong.
 */
export async function startPostmaster(
  directory: DataDirectory,
  native: string,
  socketDir: string,
  settings: Record<string, string> = fixed,
): Promise<ChildProcess> {
  for (const end = Date.now() + 5000; ; await pause(100)) {
    const { child, failure } = await launch(directory, native, socketDir, settings)
    if (failure === undefined) return child
    // Processes of a killed server need a moment to notice that it is gone.
    const passing = /still in use|already exists|could not create shared memory/.test(failure)
    if (passing && Date.now() < end) continue
    throw databaseError('database_not_started', `The database did not start: ${explainOutput(failure)}.`)
  }
}

async function launch(
  directory: DataDirectory,
  native: string,
  socketDir: string,
  settings: Record<string, string>,
) {
  const { cluster, account } = directory
  const logPath = join(directory.base, 'server.log')
  if (((await stat(logPath).catch(() => undefined))?.size ?? 0) > LOG_LIMIT)
    await rename(logPath, `${logPath}.1`)
  const logFile = await open(logPath, 'a', 0o600)
  if (account) await logFile.chown(account.uid, account.gid) // root starts it today, its owner perhaps tomorrow
  const offset = (await logFile.stat()).size
  const args = ['-D', cluster, '-p', String(PORT), '-c', `unix_socket_directories="${socketDir}"`]
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
  // A separate session: Ctrl-C reaches the application, which stops the database after its last query.
  const child = spawn(join(native, 'bin', 'postgres'), args, {
    ...account,
    cwd: '/',
    env: programEnvironment,
    detached: true,
    stdio: ['ignore', logFile.fd, logFile.fd],
  })
  let gone = false
  let failure = ''
  child.on('error', (error) => {
    failure = error.message
    gone = true
  })
  child.on('exit', () => {
    gone = true
  })
  try {
    // No limit in time: recovery after a crash may be long, and giving up would only start it over.
    while (!gone) {
      const found = await readPidFile(cluster)
      if (found?.pid === child.pid && found?.ready) return { child, failure: undefined }
      await pause(10)
    }
    const text = await readFile(logPath)
    return { child, failure: failure || text.subarray(offset).toString('utf8') || 'it ended without a word' }
  } finally {
    await logFile.close()
  }
}
