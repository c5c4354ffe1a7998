import { createHash, randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  readFile,
  realpath,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { databaseError } from './errors'
import { type Account, runProgram } from './program'

/** Location and owner of the database of a DATA_DIR. `base` belongs to our account, `cluster` to PostgreSQL's. */
export type DataDirectory = { base: string; cluster: string; account: Account }

const SHARED_BASE = '/var/lib/tavan'
const DATABASE_USERS = ['postgres', '_postgres', 'nobody']

/** Returns true if a DATA_DIR has a database; creates nothing. */
export async function holdsDatabase(dataDir: string): Promise<boolean> {
  for (const trace of ['database-id', join('postgres', 'cluster')]) {
    if (await stat(join(dataDir, trace)).catch(() => undefined)) return true
  }
  return false
}

/**
 * Chooses the location of the cluster. As a normal user: in DATA_DIR. As root, which PostgreSQL refuses, it runs as an
 * unprivileged account, in DATA_DIR only if that account can reach it; else under /var/lib/tavan by a random id stored
 * in DATA_DIR.
 */
export async function findDataDirectory(
  dataDir: string,
  log: (message: string) => void,
): Promise<DataDirectory> {
  const folder = await ownFolder(dataDir)
  const inside = join(folder, 'postgres')
  const idFile = join(folder, 'database-id')
  const id = await readFile(idFile, 'utf8').then((text) => text.trim(), absent)
  if (id !== undefined && !/^[0-9a-f]{32}$/.test(id)) {
    throw databaseError('data_dir_not_usable', `${idFile} does not hold a database id.`)
  }
  if (process.getuid?.() !== 0) {
    if (id !== undefined) {
      const message = `The database of ${dataDir} was made by root and lies under ${SHARED_BASE}. Start as root, or choose another DATA_DIR.`
      throw databaseError('data_dir_not_usable', message)
    }
    await makeFolder(inside, 0o700)
    const owner = (await stat(inside)).uid
    if (owner !== process.getuid?.()) {
      const message = `The database in ${inside} belongs to another user (${owner}). Start as that user or as root, or choose another DATA_DIR.`
      throw databaseError('data_dir_not_usable', message)
    }
    return { base: inside, cluster: join(inside, 'cluster'), account: undefined }
  }

  if (id === undefined) {
    await makeFolder(inside, 0o711)
    const account = await accountFor(join(inside, 'cluster'))
    const reached = await runProgram('test', ['-x', inside], { account })
    if (reached.code === 0) return { base: inside, cluster: join(inside, 'cluster'), account }
    const made = await stat(join(inside, 'cluster')).then(() => true, absent)
    if (made) {
      const message = `The database in ${inside} cannot be reached by its own user any more. Let others pass through the folders above it (chmod o+x).`
      throw databaseError('data_dir_not_usable', message)
    }
    await rmdir(inside).catch(() => {})
  }
  const base = join(SHARED_BASE, id ?? (await newId(idFile)))
  await makeFolder(SHARED_BASE, 0o711)
  const fresh = await makeFolder(base, 0o711)
  if (id !== undefined && fresh) log(`The database ${base} named by ${idFile} is gone; a new one is made.`)
  return { base, cluster: join(base, 'cluster'), account: await accountFor(join(base, 'cluster')) }
}

/**
 * Folders for sockets, best first. A socket's path may have 107 bytes (103 on some systems), and some file systems
 * hold no sockets; the other choice is a private folder in /tmp whose name follows from the directory.
 */
export function socketFolders({ base }: DataDirectory): string[] {
  // PostgreSQL's list of socket folders has no way to write a quotation mark inside a quoted name.
  const fits = (path: string) => Buffer.byteLength(join(path, '.s.PGSQL.5432')) <= 103 && !/["\n]/.test(path)
  const folders = [join(base, 'run')].filter(fits)
  folders.push(`/tmp/tavan-${createHash('sha256').update(base).digest('hex').slice(0, 16)}`)
  return folders
}

/** Makes a folder that only the account (and root) can enter, and refuses one that somebody else put there. */
export async function privateFolder(path: string, account: Account): Promise<void> {
  const owner = account?.uid ?? process.getuid?.()
  if (await makeFolder(path, 0o700)) {
    if (account) await chown(path, account.uid, account.gid)
    return
  }
  const found = await lstat(path)
  const ours = found.isDirectory() && (found.uid === owner || found.uid === process.getuid?.())
  if (!ours) throw databaseError('data_dir_not_usable', `${path} belongs to somebody else.`)
  await chmod(path, 0o700)
  if (account && found.uid !== account.uid) await chown(path, account.uid, account.gid)
}

async function ownFolder(dataDir: string): Promise<string> {
  try {
    // Others may pass through what root makes, not look: the database's account has to reach its own part.
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    return await realpath(dataDir)
  } catch (error) {
    throw databaseError('data_dir_not_usable', `DATA_DIR cannot be used: ${(error as Error).message}`)
  }
}

/** True if the folder was made now. The mode is set past the umask. */
async function makeFolder(path: string, mode: number): Promise<boolean> {
  try {
    await mkdir(path, { mode })
    await chmod(path, mode)
    return true
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    throw databaseError('data_dir_not_usable', `The database's folder cannot be made: ${message}`)
  }
}

/** Keeps a new random id; of two starts at once the first one's id stands, and it is never seen half written. */
async function newId(idFile: string): Promise<string> {
  const id = randomBytes(16).toString('hex')
  const unfinished = `${idFile}.${id}`
  await writeFile(unfinished, `${id}\n`, { mode: 0o600, flush: true })
  try {
    await link(unfinished, idFile)
    return id
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(idFile, 'utf8')).trim()
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** For root: the owner of a cluster that exists (a normal user's too), else an unprivileged account of the system. */
async function accountFor(cluster: string): Promise<Account> {
  const owner = await stat(cluster).catch(absent)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const entries = passwd.split('\n').map((line) => line.split(':'))
  for (const wanted of DATABASE_USERS) {
    const [, , uid, gid] = entries.find(([name]) => name === wanted) ?? []
    // macOS writes nobody as -2, which the calls know as an unsigned number.
    if (uid && gid && Number(uid) !== 0) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
  }
  const message = `PostgreSQL does not run as root, and there is no account to run it as (looked for ${DATABASE_USERS.join(', ')}). Start as a normal user, or set DATABASE_URL.`
  throw databaseError('data_dir_not_usable', message)
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw databaseError('data_dir_not_usable', `DATA_DIR cannot be read: ${error.message}`)
}
