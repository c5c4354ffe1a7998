import { constants, rmSync } from 'node:fs'
import { access, chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Memory that the kernel offers as a folder, on Linux alone. */
const SHARED_MEMORY = '/dev/shm'
const PREFIX = 'tavan-test-'
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
  await removeOrphans()
  const path = await mkdtemp(join(SHARED_MEMORY, `${PREFIX}${process.pid}-`))
  // The account of the database, which is another than root, goes through it.
  await chmod(path, 0o711)
  // Also after Ctrl-C: else the files would occupy memory until the machine restarts.
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }))
  return path
}

/** Removes folders of runs that are over: a server of a stopped run can write once more after the run has ended. */
async function removeOrphans() {
  for (const name of await readdir(SHARED_MEMORY)) {
    const run = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN
    if (run > 0 && !isRunning(run)) await rm(join(SHARED_MEMORY, name), { recursive: true, force: true })
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
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
