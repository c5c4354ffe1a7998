import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Readable, Writable } from 'node:stream'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { Multipart } from 'contract/endpoint'
import { KB, SECOND } from 'contract/units'
import { Failure, fail } from '../../fail'

/** An upload that stands still for this long is ended (decision X-83). */
export const NO_PROGRESS = 10 * SECOND
const FIELD_BYTES = 64 * KB
const FIELDS_MOST = 60

/** Where files lie while they arrive. */
export interface IncomingFiles {
  /** A new local file; ending the stream puts it on the disk. */
  begin(): Promise<{ path: string; stream: Writable }>
}

export interface ReceivedFile {
  /** As the sender named it: any text. */
  name: string
  path: string
  size: number
  /** Hex. */
  sha256: string
  /** The file is larger than it may be; the rest of it was not kept. */
  tooLarge: boolean
}

/** A multipart body that has arrived whole. `tooMany`: there were more files than may be, and those were not kept. */
export interface ReceivedBody {
  fields: Record<string, string | string[]>
  files: ReceivedFile[]
  tooMany: boolean
}

/**
 * Reads a multipart body into local files, a chunk at a time whatever its size, hands it to `work`, and removes what
 * `work` has not moved away, whatever happens. A body that breaks its form is refused; one file too many or too large
 * is read to its end without being kept, so that the sender gets to read the answer.
 */
export async function receive<T>(
  request: IncomingMessage,
  spec: Multipart,
  incoming: IncomingFiles,
  work: (received: ReceivedBody) => Promise<T>,
  patience = NO_PROGRESS,
): Promise<T> {
  const claimed = Number(request.headers['content-length'] ?? 0)
  if (claimed > spec.bytes) fail('request.too_large')
  const parts = createParts(spec, incoming)
  try {
    const parser = createParser(request, spec, parts)
    await feed(request, parser, spec.bytes, patience)
    return await work(await parts.whole())
  } catch (error) {
    throw noSpace(error)
  } finally {
    await parts.dispose()
  }
}

/** What was thrown, or `files.no_space` where that is what it means. */
export function noSpace(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? at.code : undefined
    const status = (at as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG' || status === 507)
      return new Failure('files.no_space')
  }
  return error
}

/** Everything of one body: what has come, and what is still being written. */
function createParts(spec: Multipart, incoming: IncomingFiles) {
  const fields = new Map<string, string[]>()
  const files: ReceivedFile[] = []
  const paths: string[] = []
  const sources: Readable[] = []
  const writing: Promise<void>[] = []
  let failed: { error: unknown } | undefined
  let fileCount = 0
  let tooMany = false

  const refuse = (error: unknown) => {
    failed ??= { error }
  }
  const write = async (file: ReceivedFile, source: BusboyFileStream) => {
    const target = await incoming.begin()
    file.path = target.path
    paths.push(target.path)
    const hash = createHash('sha256')
    await pour(source, target.stream, (chunk) => {
      file.size += chunk.length
      hash.update(chunk)
    })
    file.sha256 = hash.digest('hex')
    file.tooLarge = source.truncated
  }
  return {
    refuse,
    field(name: string, value: string) {
      if (name === '__proto__' || name === 'constructor' || name === 'prototype')
        return refuse(new Failure('request.forbidden_key'))
      const known = fields.get(name)
      if (!known) fields.set(name, [value])
      else if (spec.lists.includes(name)) known.push(value)
      else refuse(new Failure('request.duplicate_key'))
    },
    file(field: string, name: string, source: BusboyFileStream) {
      source.on('error', () => undefined)
      // An empty field of a form arrives as a nameless file without content.
      const counts = field === spec.field && name !== ''
      if (counts) fileCount += 1
      if (fileCount > spec.most) tooMany = true
      if (!counts || tooMany || failed) return void source.resume()
      const file: ReceivedFile = { name, path: '', size: 0, sha256: '', tooLarge: false }
      files.push(file)
      sources.push(source)
      writing.push(
        write(file, source).catch((error) => {
          refuse(error)
          source.resume()
        }),
      )
    },
    async whole(): Promise<ReceivedBody> {
      await Promise.all(writing)
      if (failed) throw failed.error
      const entries = [...fields].map(([name, values]) => [
        name,
        spec.lists.includes(name) ? values : (values[0] ?? ''),
      ])
      return { fields: Object.fromEntries(entries), files, tooMany }
    },
    /** Removes what was not moved away; what is still being written is ended. */
    async dispose() {
      for (const source of sources) source.destroy(new Error('broken off'))
      await Promise.allSettled(writing)
      await Promise.all(paths.map((path) => rm(path, { force: true })))
    },
  }
}

/**
 * Writes a part to its file. A part whose file cannot be written is still read to its end, and never destroyed by it:
 * the parser would wait for it for ever.
 */
function pour(source: Readable, target: Writable, look: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let error: Error | undefined
    const stop = (reason: Error) => {
      error ??= reason
      target.destroy()
      source.resume()
    }
    // The body may have broken off while the file was being made.
    if (source.destroyed) stop(new Error('broken off'))
    source.on('error', stop)
    source.on('data', (chunk: Buffer) => {
      if (error) return
      look(chunk)
      if (!target.write(chunk)) source.pause()
    })
    source.on('end', () => target.end())
    target.on('drain', () => source.resume())
    target.on('error', stop)
    target.on('close', () => (error ? reject(error) : resolve()))
  })
}

function createParser(
  request: IncomingMessage,
  spec: Multipart,
  parts: ReturnType<typeof createParts>,
): Writable {
  let parser: BusboyInstance
  try {
    parser = Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      isPartAFile: (_field, _type, name) => name !== undefined,
      limits: {
        fieldSize: FIELD_BYTES,
        fields: FIELDS_MOST,
        // One more than is kept: it shows that there were too many.
        files: spec.most + 1,
        fileSize: spec.fileBytes,
        headerPairs: 20,
        headerSize: 8 * KB,
      },
    })
  } catch {
    fail('files.upload_broken')
  }
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) parts.refuse(new Failure('request.too_long'))
    else parts.field(name ?? '', value)
  })
  parser.on('file', (field, source, name) => parts.file(field ?? '', name ?? '', source))
  parser.on('fieldsLimit', () => parts.refuse(new Failure('request.too_many')))
  return parser
}

/** Passes the body on chunk by chunk; ends an upload that stands still, breaks off, or is longer than it may be. */
function feed(request: IncomingMessage, parser: Writable, most: number, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let bytes = 0
    let ended = false
    const end = (failure?: Failure) => {
      clearTimeout(timer)
      request.off('data', take)
      request.pause()
      if (!failure) return resolve()
      parser.destroy()
      reject(failure)
    }
    const timer = setTimeout(() => {
      // Waiting for our own disk is not the sender's fault.
      if (request.isPaused()) timer.refresh()
      else end(new Failure('request.timeout'))
    }, patience)
    const take = (chunk: Buffer) => {
      timer.refresh()
      bytes += chunk.length
      if (bytes > most) end(new Failure('request.too_large'))
      else if (!parser.write(chunk)) request.pause()
    }
    parser.on('drain', () => request.resume())
    parser.on('finish', () => end())
    parser.on('error', () => end(new Failure('files.upload_broken')))
    request.on('error', () => end(new Failure('files.upload_broken')))
    request.on('close', () => ended || end(new Failure('files.upload_broken')))
    request.on('end', () => {
      ended = true
      parser.end()
    })
    request.on('data', take)
  })
}
