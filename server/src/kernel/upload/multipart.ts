import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import type { BusboyFileStream } from '@fastify/busboy'
import type { Multipart } from 'contract/endpoint'
import { Failure } from '../../fail'

/** Storage of incoming files. */
export interface IncomingFiles {
  /** A new local file; ending the stream puts it on the disk. */
  begin(): Promise<{ path: string; stream: Writable }>
}

export interface ReceivedFile {
  /** Name given by the sender: any text. */
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
  /** Names of fields that held a file and take none; those files were not kept. */
  strayFiles: readonly string[]
}

/** A received body in the hands of a handler. `signal` aborts when its request ends, by its answer or its client. */
export interface ReceivedUpload extends ReceivedBody {
  signal: AbortSignal
}

const FORBIDDEN_FIELDS = new Set(['__proto__', 'constructor', 'prototype'])

/** Multipart body being read, with its received parts and pending writes. */
export interface MultipartReader {
  spec: Multipart
  incoming: IncomingFiles
  fields: Map<string, string[]>
  files: ReceivedFile[]
  fileCount: number
  strayFiles: Set<string>
  sources: Readable[]
  /** Sources whose bytes are no longer kept. */
  dropped: Set<Readable>
  writing: Promise<void>[]
  /** Writes of file bytes that the disk has not acknowledged yet. */
  pendingWrites: number
  /** Called after each acknowledged write, and when a file stops being kept. */
  onProgress: (() => void) | undefined
  /** The first refusal, which is the answer; it is given once the body has been read to its end. */
  failed: { error: unknown } | undefined
}

export function createMultipartReader(spec: Multipart, incoming: IncomingFiles): MultipartReader {
  return {
    spec,
    incoming,
    fields: new Map(),
    files: [],
    fileCount: 0,
    strayFiles: new Set(),
    sources: [],
    dropped: new Set(),
    writing: [],
    pendingWrites: 0,
    onProgress: undefined,
    failed: undefined,
  }
}

export function refuseBody(reader: MultipartReader, error: unknown): void {
  reader.failed ??= { error }
}

export function addField(reader: MultipartReader, name: string, value: string): void {
  const values = reader.fields.get(name)
  if (FORBIDDEN_FIELDS.has(name)) refuseBody(reader, new Failure('request.forbidden_key'))
  else if (!values) reader.fields.set(name, [value])
  else if (reader.spec.lists.includes(name)) values.push(value)
  else refuseBody(reader, new Failure('request.duplicate_key'))
}

export function addFile(
  reader: MultipartReader,
  field: string,
  name: string,
  source: BusboyFileStream,
): void {
  source.on('error', () => undefined)
  // An empty field of a form arrives as a nameless file without content.
  const counts = field === reader.spec.field && name !== ''
  if (counts) reader.fileCount += 1
  else if (name !== '') reader.strayFiles.add(field)
  if (!counts || hasTooManyFiles(reader) || reader.failed) return void source.resume()
  const file: ReceivedFile = { name, path: '', size: 0, sha256: '', tooLarge: false }
  reader.files.push(file)
  reader.sources.push(source)
  const written = writeFile(reader, file, source).catch((error) => {
    refuseBody(reader, error)
    dropRest(reader, source)
  })
  reader.writing.push(written)
}

/** Returns true if every received byte is written or dropped, so nothing refers to its chunk. */
export function isSettled({ pendingWrites, sources, dropped }: MultipartReader): boolean {
  return pendingWrites === 0 && sources.every((source) => source.readableLength === 0 || dropped.has(source))
}

/** Reads a part to its end without keeping it. Never destroys it: the parser would wait for it for ever. */
function dropRest(reader: MultipartReader, source: Readable): void {
  source.resume()
  reader.dropped.add(source)
  reader.onProgress?.()
}

/** The whole body; throws its first refusal. */
export async function finishBody(reader: MultipartReader): Promise<ReceivedBody> {
  await Promise.all(reader.writing)
  if (reader.failed) throw reader.failed.error
  const entries = [...reader.fields].map(([name, values]) => [
    name,
    reader.spec.lists.includes(name) ? values : (values[0] ?? ''),
  ])
  return {
    fields: Object.fromEntries(entries),
    files: reader.files,
    tooMany: hasTooManyFiles(reader),
    strayFiles: [...reader.strayFiles],
  }
}

/** Ends pending writes and removes the files that were not moved away. */
export async function disposeBody(reader: MultipartReader): Promise<void> {
  for (const source of reader.sources) source.destroy(new Error('broken off'))
  await Promise.allSettled(reader.writing)
  const paths = reader.files.map(({ path }) => path).filter((path) => path !== '')
  await Promise.all(paths.map((path) => rm(path, { force: true })))
}

const hasTooManyFiles = ({ fileCount, spec }: MultipartReader) => fileCount > spec.most

async function writeFile(
  reader: MultipartReader,
  file: ReceivedFile,
  source: BusboyFileStream,
): Promise<void> {
  const target = await reader.incoming.begin()
  file.path = target.path
  const hash = createHash('sha256')
  await pipe(reader, source, target.stream, (chunk) => {
    file.size += chunk.length
    hash.update(chunk)
  })
  file.sha256 = hash.digest('hex')
  file.tooLarge = source.truncated
}

/** Writes a part to its file. A part whose file cannot be written is still read to its end. */
function pipe(
  reader: MultipartReader,
  source: Readable,
  target: Writable,
  onChunk: (chunk: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let error: Error | undefined
    const stop = (reason: Error) => {
      error ??= reason
      target.destroy()
      dropRest(reader, source)
    }
    const acknowledge = () => {
      reader.pendingWrites -= 1
      reader.onProgress?.()
    }
    // The body may have broken off while the file was being made.
    if (source.destroyed) stop(new Error('broken off'))
    source.on('error', stop)
    source.on('data', (chunk: Buffer) => {
      if (error) return
      onChunk(chunk)
      reader.pendingWrites += 1
      if (!target.write(chunk, acknowledge)) source.pause()
    })
    source.on('end', () => target.end())
    target.on('drain', () => source.resume())
    target.on('error', stop)
    target.on('close', () => (error ? reject(error) : resolve()))
  })
}
