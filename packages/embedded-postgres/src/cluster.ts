import { randomBytes } from 'node:crypto'
import { access, chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataDirectory } from './data-directory'
import { databaseError, explainOutput } from './errors'
import { runProgram } from './program'

export const DATABASE = 'tavan'
export const USER = 'tavan'
export const PASSWORD_FILE = 'app-password'
/** The account of the running shop: it reads and writes the rows of the tables that `USER` owns, and changes no table. */
export const SERVICE = 'tavan_service'
const SERVICE_PASSWORD_FILE = 'service-password'
const HBA = `# Tavan alone, by password, over the private Unix socket.\nlocal all ${USER} scram-sha-256\n`
const UNFINISHED = 'cluster.new-'

/** Settings an operator may tune in postgresql.conf; fixed ones are passed at every start. */
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

/** Makes the cluster if there is none and answers the password of its tables' owner. Call it with the lock held. */
export async function ensureCluster(
  directory: DataDirectory,
  native: string,
  log: (message: string) => void,
): Promise<string> {
  for (const name of await readdir(directory.base)) {
    if (!name.startsWith(UNFINISHED)) continue
    await rm(join(directory.base, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  const made = await access(directory.cluster).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  )
  if (!made) {
    log('Making the database')
    await makeCluster(directory, native)
  }
  return readPassword(directory, PASSWORD_FILE)
}

async function readPassword({ cluster }: DataDirectory, file: string): Promise<string> {
  try {
    return (await readFile(join(cluster, file), 'utf8')).trim()
  } catch (error) {
    throw databaseError(
      'data_dir_not_usable',
      `The database in ${cluster} cannot be opened: ${(error as Error).message}`,
    )
  }
}

/**
 * Returns the password of the running shop's account, and makes that account in a new cluster. Call it with the lock held
 * and no server running.
 */
export async function ensureService(directory: DataDirectory, native: string): Promise<string> {
  const { cluster, account } = directory
  const there = await access(join(cluster, SERVICE_PASSWORD_FILE)).then(
    () => true,
    () => false,
  )
  if (!there) {
    const password = newPassword()
    try {
      // A kill between the two leaves the account without the file: it then gets another password.
      await runStatements(cluster, native, account, [
        `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${SERVICE}') THEN CREATE ROLE ${SERVICE} LOGIN; END IF; END $$`,
        `ALTER ROLE ${SERVICE} PASSWORD '${password}'`,
        `GRANT ${SERVICE} TO ${USER}`,
      ])
      const admitted = await readFile(join(cluster, 'pg_hba.conf'), 'utf8')
      if (!admitted.includes(ADMIT_SERVICE))
        await writeOwn(cluster, account, 'pg_hba.conf', admitted + ADMIT_SERVICE)
      await writeOwn(cluster, account, SERVICE_PASSWORD_FILE, `${password}\n`)
      await syncFolder(cluster)
    } catch (error) {
      throw databaseError(
        'database_not_started',
        `The database in ${cluster} could not get its second account: ${(error as Error).message}.`,
      )
    }
  }
  return readPassword(directory, SERVICE_PASSWORD_FILE)
}

const ADMIT_SERVICE = `local all ${SERVICE} scram-sha-256\n`
const newPassword = () => randomBytes(24).toString('base64url')

async function writeOwn(
  folder: string,
  account: DataDirectory['account'],
  name: string,
  text: string,
): Promise<void> {
  await writeFile(join(folder, name), text, { mode: 0o600, flush: true })
  if (account) await chown(join(folder, name), account.uid, account.gid)
}

/** Runs statements as the superuser while nothing listens, a line each. Throws with what the server said. */
async function runStatements(
  folder: string,
  native: string,
  account: DataDirectory['account'],
  statements: readonly string[],
): Promise<void> {
  const single = ['--single', '-D', folder, '-c', 'exit_on_error=on', 'postgres']
  const input = `${statements.join('\n')}\n`
  const { code, output } = await runProgram(join(native, 'bin', 'postgres'), single, { account, input })
  if (code !== 0 || /ERROR|FATAL/.test(output)) throw new Error(explainOutput(output))
}

/**
 * Makes the cluster in a folder beside the final one and renames it when it is whole and on disk, so that a kill at
 * any moment leaves either no cluster or a good one.
 */
async function makeCluster({ base, cluster, account }: DataDirectory, native: string): Promise<void> {
  const unfinished = join(base, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  const password = newPassword()
  try {
    await mkdir(unfinished, { mode: 0o700 })
    if (account) await chown(unfinished, account.uid, account.gid)

    const options = ['--username=postgres', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin']
    options.push('--builtin-locale=C.UTF-8', '--auth=reject', '--no-instructions')
    for (const [name, value] of Object.entries(settings)) options.push('-c', `${name}=${value}`)
    const made = await runProgram(join(native, 'bin', 'initdb'), ['-D', unfinished, ...options], { account })
    if (made.code !== 0) throw new Error(explainOutput(made.output))

    // Single-user mode listens nowhere. The owner of the tables is no superuser and owns only its database.
    await runStatements(unfinished, native, account, [
      `CREATE ROLE ${USER} LOGIN CREATEDB PASSWORD '${password}'`,
      `CREATE DATABASE ${DATABASE} OWNER ${USER}`,
    ])
    await writeOwn(unfinished, account, 'pg_hba.conf', HBA)
    await writeOwn(unfinished, account, PASSWORD_FILE, `${password}\n`)
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
