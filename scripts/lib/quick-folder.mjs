import { constants } from 'node:fs'
import { access, chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Memory that the kernel offers as a folder, on Linux alone. */
const SHARED_MEMORY = '/dev/shm'
/** Bytes that a run writes there at once at most (0.7 GB measured), several times over. */
const ROOM = 4e9
/** Bytes that browsers and servers need beside it. */
const BESIDE = 4e9

/**
 * A folder in memory for what tests write and throw away, or undefined where there is little memory or programs may not
 * run from it. A disk that others write to makes the copy of a database ten times as slow.
 */
export async function quickFolder() {
  if (!(await hasRoom())) return
  const path = await mkdtemp(join(SHARED_MEMORY, 'tavan-test-'))
  // The account of the database, which is another than root, goes through it.
  await chmod(path, 0o711)
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
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
