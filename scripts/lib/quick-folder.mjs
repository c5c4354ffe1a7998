import { constants, rmSync } from 'node:fs'
import { access, chmod, mkdtemp, readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Memory that the kernel offers as a folder, on Linux alone. */
const SHARED_MEMORY = '/dev/shm'
/** Bytes that a run writes there at once at most (0.7 GB measured), several times over. */
const ROOM = 4e9
/** Bytes of memory that browsers and servers use meanwhile. */
const BESIDE = 4e9

/**
 * Makes a folder in memory for the temporary files of tests, removed when this process exits; undefined where memory is
 * short or programs may not run from it. On a busy disk the copy of a database takes ten times as long.
 */
export async function quickFolder() {
  if (!(await hasRoom())) return
  const path = await mkdtemp(join(SHARED_MEMORY, 'tavan-test-'))
  // The account of the database, which is another than root, goes through it.
  await chmod(path, 0o711)
  // Also after Ctrl-C: else the files would occupy memory until the machine restarts.
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }))
  return path
}

async function hasRoom() {
  try {
    await access(SHARED_MEMORY, constants.W_OK)
    const { bavail, bsize } = await statfs(SHARED_MEMORY)
    return bavail * bsize >= ROOM && process.availableMemory() >= ROOM + BESIDE && (await runsPrograms())
  } catch {
    return false
  }
}

async function runsPrograms() {
  const mounts = (await readFile('/proc/mounts', 'utf8')).split('\n').map((line) => line.split(' '))
  const options = mounts.filter(([, folder]) => folder === SHARED_MEMORY).at(-1)?.[3] ?? ''
  return !options.split(',').includes('noexec')
}
