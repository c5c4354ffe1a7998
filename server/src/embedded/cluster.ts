import { randomBytes } from 'node:crypto'
import { access, chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataDirectory } from './data-directory'
import { databaseError, explainOutput } from './errors'
import { runProgram } from './program'

export const DATABASE = 'tavan'
export const USER = 'tavan'
export const PASSWORD_FILE = 'app-password'
const UNFINISHED = 'cluster.new-'

/** What an operator may tune in postgresql.conf afterwards; what must not change is given at every start. */
const settings = {
  shared_buffers: '128MB',
  max_connections: '60',
  max_wal_size: '512MB',
  min_wal_size: '80MB',
  wal_level: 'replica',
  jit: 'off',
  io_method: 'sync', // no extra processes for a database whose pages are all in memory
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The application reports failed statements itself, without personal data; here stands what the server says of itself.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Makes the cluster if there is none and answers the application's password. Call it with the lock held. */
export async function ensureCluster(
  directory: DataDirectory,
  native: string,
  log: (message: string) => void,
): Promise<string> {
  for (const name of await readdir(directory.base)) {
    if (!name.startsWith(UNFINISHED)) continue
    await rm(join(directory.base, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  const password = join(directory.cluster, PASSWORD_FILE)
  const made = await access(directory.cluster).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  )
  if (!made) {
    log('Making the database')
    await makeCluster(directory, native)
  }
  try {
    return (await readFile(password, 'utf8')).trim()
  } catch (error) {
    const message = `The database in ${directory.cluster} cannot be opened: ${(error as Error).message}`
    throw databaseError('data_dir_not_usable', message)
  }
}

/**
 * Makes the cluster in a folder beside the final one and renames it when it is whole and on disk, so that a kill at
 * any moment leaves either no cluster or a good one.
 */
async function makeCluster({ base, cluster, account }: DataDirectory, native: string): Promise<void> {
  const unfinished = join(base, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  const password = randomBytes(24).toString('base64url')
  try {
    await mkdir(unfinished, { mode: 0o700 })
    if (account) await chown(unfinished, account.uid, account.gid)

    const options = ['--username=postgres', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin']
    options.push('--builtin-locale=C.UTF-8', '--auth=reject', '--no-instructions')
    for (const [name, value] of Object.entries(settings)) options.push('-c', `${name}=${value}`)
    const made = await runProgram(join(native, 'bin', 'initdb'), ['-D', unfinished, ...options], { account })
    if (made.code !== 0) throw new Error(explainOutput(made.output))

    // In single-user mode nothing listens yet. The application is no superuser: it owns its database, no more.
    const statements = [
      `CREATE ROLE ${USER} LOGIN CREATEDB PASSWORD '${password}'`,
      `CREATE DATABASE ${DATABASE} OWNER ${USER}`,
    ]
    const single = ['--single', '-D', unfinished, '-c', 'exit_on_error=on', 'postgres']
    const input = `${statements.join('\n')}\n`
    const filled = await runProgram(join(native, 'bin', 'postgres'), single, { account, input })
    if (filled.code !== 0 || /ERROR|FATAL/.test(filled.output)) throw new Error(explainOutput(filled.output))

    const files = [
      [
        'pg_hba.conf',
        '# The application alone, by password, over the private Unix socket.\nlocal all tavan scram-sha-256\n',
      ],
      [PASSWORD_FILE, `${password}\n`],
    ] as const
    for (const [name, text] of files) {
      await writeFile(join(unfinished, name), text, { mode: 0o600, flush: true })
      if (account) await chown(join(unfinished, name), account.uid, account.gid)
    }
    await syncFolder(unfinished)
    await rename(unfinished, cluster)
    await syncFolder(base)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    const reason = /ENOSPC/.test(String(error)) ? 'the disk is full' : (error as Error).message
    throw databaseError('database_not_started', `The database could not be made: ${reason}.`)
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync()
  await folder.close()
}
