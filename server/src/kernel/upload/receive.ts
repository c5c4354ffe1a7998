import { IncomingMessage } from 'node:http'
import type { Writable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { Multipart } from 'contract/endpoint'
import { KB, SECOND } from 'contract/units'
import { Failure, fail } from '../../fail'
import {
  addField,
  addFile,
  createMultipartReader,
  disposeBody,
  finishBody,
  type IncomingFiles,
  isSettled,
  type MultipartReader,
  type ReceivedBody,
  refuseBody,
} from './multipart'
import { releaseChunk } from './release-chunk'
import { mapStorageError } from './storage-error'

/** An upload that stands still for this long is ended (decision X-83). */
export const NO_PROGRESS = 10 * SECOND
const FIELD_BYTES = 64 * KB
const FIELDS_MOST = 60

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
  const reader = createMultipartReader(spec, incoming)
  try {
    await pipeRequest(request, reader, patience)
    return await work(await finishBody(reader))
  } catch (error) {
    throw mapStorageError(error)
  } finally {
    await disposeBody(reader)
  }
}

function createParser(request: IncomingMessage, reader: MultipartReader): Writable {
  const { spec } = reader
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
    if (nameCut || valueCut) refuseBody(reader, new Failure('request.too_long'))
    else addField(reader, name ?? '', value)
  })
  parser.on('file', (field, source, name) => addFile(reader, field ?? '', name ?? '', source))
  parser.on('fieldsLimit', () => refuseBody(reader, new Failure('request.too_many')))
  return parser
}

/**
 * Passes the body on, one chunk at a time: the next one is read once this one is written and its memory
 * freed. Ends an upload that stands still, breaks off, or is longer than it may be.
 */
function pipeRequest(request: IncomingMessage, reader: MultipartReader, patience: number): Promise<void> {
  const parser = createParser(request, reader)
  return new Promise((resolve, reject) => {
    let bytes = 0
    let ended = false
    const end = (failure?: Failure) => {
      clearTimeout(timer)
      request.off('data', take)
      request.pause()
      reader.onProgress = undefined
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
      if (bytes > reader.spec.bytes) return end(new Failure('request.too_large'))
      request.pause()
      let isParsed = false
      const resumeOnceSettled = () => {
        if (!isParsed || !isSettled(reader) || reader.onProgress !== resumeOnceSettled) return
        reader.onProgress = undefined
        // Only a socket's chunks have no other owner.
        if (request instanceof IncomingMessage) releaseChunk(chunk)
        request.resume()
      }
      reader.onProgress = resumeOnceSettled
      parser.write(chunk, () => {
        isParsed = true
        resumeOnceSettled()
      })
    }
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
