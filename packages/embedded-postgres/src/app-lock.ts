import { randomBytes } from 'node:crypto'
import { link, lstat, readdir, rename, rm } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { databaseError } from './errors'

/** The right to be the one application on a DATA_DIR. */
export type AppLock = {
  /** After this call a start on the same folder waits instead of being refused. */
  stopping(): void
  release(): Promise<void>
}

const NAME = 'app.lock'
const PATIENCE = 15_000

/**
 * Lock for one application per DATA_DIR, held as a listening Unix socket: the kernel closes it even after kill -9, so
 * it cannot become stale; a refused connection means a dead holder. (Node has no flock, pids are reused, and a lock
 * inside the database exists too late and not across containers sharing a volume.)
 */
export async function takeAppLock(folder: string, dataDir: string): Promise<AppLock> {
  const path = join(folder, NAME)
  const own = join(folder, `app.${randomBytes(3).toString('hex')}`)
  let state = 'running'
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.end(`${state} ${process.pid}\n`)
  })
  await listen(server, own)
  server.unref()
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  try {
    await claim(own, path, dataDir)
  } catch (error) {
    await close() // removes the socket's own name too
    throw error
  }
  await rm(own, { force: true })
  await sweep(folder)
  return {
    stopping() {
      state = 'stopping'
    },
    async release() {
      await rm(path, { force: true })
      await close()
    },
  }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Gives our socket the agreed name. A link is atomic: of several at once, one gets it. */
async function claim(own: string, path: string, dataDir: string): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    try {
      await link(own, path)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const inode = await lstat(path).then(
      (found) => found.ino,
      () => undefined,
    )
    const holder = await ask(path)
    if (holder === undefined) {
      if (inode !== undefined) await clear(path, inode, `${own}.old`)
      continue
    }
    if (!holder.startsWith('stopping') || Date.now() > end) {
      const [, pid = 'unknown'] = holder.split(' ')
      throw databaseError(
        'data_dir_in_use',
        `DATA_DIR ${dataDir} is in use by another Tavan (process ${pid}).`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Returns the holder's message; undefined if nobody listens. */
function ask(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = ''
    const socket = createConnection(path)
    socket.setTimeout(1000, () => {
      socket.destroy()
      resolve(text || 'running unknown') // it listens but does not answer: busy, so alive
    })
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(text.trim() || undefined))
  })
}

/** Takes a dead socket away, and puts back what it finds to be another start's that was quicker. */
async function clear(path: string, inode: number, aside: string): Promise<void> {
  await rename(path, aside).catch(() => {})
  const moved = await lstat(aside).then(
    (found) => found.ino,
    () => undefined,
  )
  if (moved !== undefined && moved !== inode) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}

/** Removes what killed starts left: sockets that never got the name. A live one refuses nobody, so it stays. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^app\.[0-9a-f]{6}/.test(name)) continue
    if ((await ask(join(folder, name))) === undefined) await rm(join(folder, name), { force: true })
  }
}
