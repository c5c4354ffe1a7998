import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { makePrivateFolder } from '../../kernel/private-folders'
import { mapStorageError } from '../../kernel/upload/storage-error'
import { checkKey, type Files } from './files'
import { incomingFolder } from './incoming'

const INCOMING = '.incoming'

/**
 * The byte store in a folder of this machine. Our own code, because libraries copy where they should rename: a reader
 * could meet half a file, and a crash would leave one.
 */
export function folderFiles(root: string): Files {
  const place = (key: string) => join(root, checkKey(key))
  const incoming = incomingFolder(join(root, INCOMING))

  async function save(path: string, key: string): Promise<void> {
    const target = place(key)
    try {
      await makePrivateFolder(dirname(target))
      await rename(path, target)
      await syncFolder(dirname(target))
    } catch (error) {
      throw mapStorageError(error)
    }
  }

  return {
    begin: incoming.begin,
    sweepIncoming: incoming.sweep,
    save,
    async put(key, bytes) {
      place(key)
      try {
        const { path, stream } = await incoming.begin()
        stream.end(bytes)
        await finished(stream).catch(async (error) => {
          await rm(path, { force: true })
          throw error
        })
        await save(path, key)
      } catch (error) {
        throw mapStorageError(error)
      }
    },
    get: async (key) => unlessAbsent(readFile(place(key))),
    async open(key, range) {
      const handle = await unlessAbsent(open(place(key)))
      return handle?.createReadStream(range)
    },
    async remove(key) {
      await rm(place(key), { force: true })
    },
    async *list(folder) {
      const top = folder === '' ? root : place(folder)
      const entries = await unlessAbsent(readdir(top, { recursive: true, withFileTypes: true }))
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        if (path.startsWith(join(root, INCOMING))) continue
        const found = await unlessAbsent(stat(path))
        const key = path.slice(root.length + 1).replaceAll('\\', '/')
        if (found) yield { key, size: found.size, changedAt: found.mtime }
      }
    },
  }
}

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw mapStorageError(error)
  }
}

/** Makes the names in a folder survive a crash; not every system lets a folder be opened for it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
