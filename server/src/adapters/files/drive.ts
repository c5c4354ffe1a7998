import { access, mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Disk } from 'flydrive'
import type { Bucket } from '../../config'
import { mapStorageError } from '../../kernel/files/storage-error'
import type { Files } from './files'
import { incomingFolder } from './incoming'

const INCOMING = '.incoming'
const silent = () => undefined
const SILENT = { trace: silent, debug: silent, info: silent, warn: silent, error: silent }

/** Private files in a folder of this machine. */
export function folderFiles(root: string): Files {
  const disk = once(async () => {
    const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')])
    return new Disk(new FSDriver({ location: root, visibility: 'private' }))
  })
  const incoming = incomingFolder(join(root, INCOMING))
  return {
    ...common(disk, ''),
    begin: incoming.begin,
    sweepIncoming: incoming.sweep,
    // flydrive would copy: a reader could meet half a file, and a crash would leave one.
    async save(path, key) {
      const target = join(root, key)
      try {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        await rename(path, target)
        await syncFolder(dirname(target))
      } catch (error) {
        throw mapStorageError(error)
      }
    },
  }
}

/** Private files in a bucket of S3 or of what speaks like it; what is being received still lies in a local folder. */
export function bucketFiles(bucket: Bucket, local: string): Files {
  const disk = once(async () => {
    const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')])
    return new Disk(
      new S3Driver({
        bucket: bucket.bucket,
        region: bucket.region,
        visibility: 'private',
        supportsACL: false,
        ...(bucket.endpoint ? { endpoint: bucket.endpoint, forcePathStyle: true } : {}),
        ...(bucket.credentials ? { credentials: bucket.credentials } : {}),
        // Other makers of S3 do not know the checksums that Amazon's client would add to every call.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        // What goes wrong is thrown; it need not be printed as well.
        logger: SILENT,
      }),
    )
  })
  const prefix = bucket.prefix ? `${bucket.prefix}/` : ''
  const incoming = incomingFolder(join(local, INCOMING))
  return {
    ...common(disk, prefix),
    begin: incoming.begin,
    sweepIncoming: incoming.sweep,
    async save(path, key) {
      try {
        await access(path)
        await (await disk()).moveFromFs(path, prefix + key)
      } catch (error) {
        throw mapStorageError(error)
      }
    },
  }
}

/** What is made when it is first needed: the library takes 18 MB, and Amazon's client more. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function common(open: () => Promise<Disk>, prefix: string): Pick<Files, 'open' | 'remove' | 'list'> {
  return {
    async open(key) {
      const disk = await open()
      return (await disk.exists(prefix + key)) ? disk.getStream(prefix + key) : undefined
    },
    async remove(key) {
      await (await open()).delete(prefix + key)
    },
    async *list(folder) {
      const disk = await open()
      const within = `${prefix}${folder}/`
      let page: string | undefined
      do {
        const found = await disk.listAll(within, {
          recursive: true,
          ...(page === undefined ? {} : { paginationToken: page }),
        })
        for (const file of found.objects) {
          if (!file.isFile || !file.key.startsWith(within)) continue
          const { lastModified } = await file.getMetaData()
          yield { key: file.key.slice(prefix.length), changedAt: lastModified }
        }
        page = found.paginationToken
      } while (page !== undefined)
    },
  }
}

/** Makes the names in a folder survive a crash; not every system lets a folder be opened for it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
