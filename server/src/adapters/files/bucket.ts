import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { SECOND } from 'contract/units'
import type { Bucket } from '../../config'
import { mapStorageError } from '../../kernel/upload/storage-error'
import { checkKey, type Files } from './files'
import { incomingFolder } from './incoming'

type Sdk = typeof import('@aws-sdk/client-s3')
type Client = InstanceType<Sdk['S3Client']>

/** Time-outs of a call to the service; the SDK's default is to wait without end. */
const TIMES = { connectionTimeout: 3 * SECOND, requestTimeout: 20 * SECOND }
const silent = () => undefined
const SILENT = { trace: silent, debug: silent, info: silent, warn: silent, error: silent }

/**
 * Byte store in a bucket of S3 or a compatible service. An upload is received in the folder `local` and deleted there
 * once it is in the bucket.
 */
export function bucketFiles(bucket: Bucket, local: string): Files {
  const { bucket: Bucket, prefix } = bucket
  const incoming = incomingFolder(join(local, '.incoming'))
  const top = prefix && `${prefix}/`
  const name = (key: string) => ({ Bucket, Key: top + checkKey(key) })
  const connect = connector(bucket)

  /** One call to the service; its failure in our own terms. */
  async function ask<T>(call: (client: Client, sdk: Sdk) => Promise<T>): Promise<T> {
    try {
      const { client, sdk } = await connect()
      return await call(client, sdk)
    } catch (error) {
      throw mapStorageError(error)
    }
  }

  async function open(key: string, range?: { start: number; end: number }): Promise<Readable | undefined> {
    const which = { ...name(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }
    return ask(async (client, { GetObjectCommand }) => {
      const answer = await client.send(new GetObjectCommand(which)).catch(unlessAbsent)
      return answer?.Body as Readable | undefined
    })
  }

  return {
    begin: incoming.begin,
    sweepIncoming: incoming.sweep,
    open,
    async save(path, key) {
      const which = name(key)
      await ask(async (client, { PutObjectCommand }) => {
        const { size } = await stat(path)
        const Body = createReadStream(path)
        await client.send(new PutObjectCommand({ ...which, Body, ContentLength: size }))
        await rm(path)
      })
    },
    async put(key, bytes) {
      const which = name(key)
      await ask((client, { PutObjectCommand }) =>
        client.send(new PutObjectCommand({ ...which, Body: bytes, ContentLength: bytes.length })),
      )
    },
    async get(key) {
      const body = await open(key)
      return body && ask(() => buffer(body))
    },
    async remove(key) {
      const which = name(key)
      await ask((client, { DeleteObjectCommand }) => client.send(new DeleteObjectCommand(which)))
    },
    list: (folder) => filesUnder(ask, { Bucket, Prefix: folder ? `${name(folder).Key}/` : top }, top),
  }
}

type Ask = <T>(call: (client: Client, sdk: Sdk) => Promise<T>) => Promise<T>

/** Lists the files of a folder page by page; `top` is the prefix before our keys. */
async function* filesUnder(
  ask: Ask,
  where: { Bucket: string; Prefix: string },
  top: string,
): ReturnType<Files['list']> {
  let next: string | undefined
  do {
    const page = await ask((client, { ListObjectsV2Command }) =>
      client.send(new ListObjectsV2Command({ ...where, ContinuationToken: next })),
    )
    for (const found of page.Contents ?? []) {
      if (found.Key && found.LastModified)
        yield { key: found.Key.slice(top.length), size: found.Size ?? 0, changedAt: found.LastModified }
    }
    next = page.NextContinuationToken
  } while (next !== undefined)
}

/** Opens the service when it is first needed: its library takes memory that a folder does without. */
function connector({ region, endpoint, credentials }: Bucket): () => Promise<{ client: Client; sdk: Sdk }> {
  let opened: Promise<{ client: Client; sdk: Sdk }> | undefined
  return () => {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        ...(credentials ? { credentials } : {}),
        // Other makers of S3 do not know the checksums that Amazon's client would add to every call.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: TIMES,
        // Errors are thrown, so the SDK need not log them.
        logger: SILENT,
      }),
    }))
    return opened
  }
}

/** A file that is not there is no failure; a bucket that is not there is one. */
function unlessAbsent(error: unknown): undefined {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined
  throw error
}
