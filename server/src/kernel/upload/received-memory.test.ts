import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Multipart } from 'contract/endpoint'
import { KB, MB } from 'contract/units'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FORM_TYPE, formBytes } from '../../../test/multipart'
import { incomingFolder } from '../../adapters/files/incoming'
import type { IncomingFiles, ReceivedFile } from './multipart'
import { receive } from './receive'
import { releaseChunk } from './release-chunk'

const spec: Multipart = { field: 'documents', lists: [], most: 8, fileBytes: 10 * MB, bytes: 100 * MB }
let folder: string
let server: Server

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-memory-'))
})
afterEach(async () => {
  server?.close()
  await rm(folder, { recursive: true })
})

/** Sends a form over a socket and returns what `work` makes of the received files. */
async function send<T>(
  incoming: IncomingFiles,
  body: readonly Buffer[],
  work: (files: ReceivedFile[]) => Promise<T>,
): Promise<T> {
  const received = new Promise<T>((resolve, reject) => {
    server = createServer((request, response) => {
      receive(request, spec, incoming, ({ files }) => work(files))
        .then(resolve, reject)
        .finally(() => response.end())
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  const length = body.reduce((sum, piece) => sum + piece.length, 0)
  socket.write(
    `POST / HTTP/1.1\r\nhost: tavan.test\r\ncontent-type: ${FORM_TYPE}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  for (const piece of body) if (!socket.write(piece)) await once(socket, 'drain')
  return received.finally(() => socket.destroy())
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const FILES = 7
const FILE_BYTES = 8 * MB
const piece = Buffer.alloc(64 * KB, 'tavan')

/** A form of seven files of 8 MB, made of one piece of memory. */
function largeForm(): Buffer[] {
  const [head = '', end = ''] = formBytes([{ name: 'documents', filename: 'a.pdf', content: '|' }])
    .toString()
    .split('|')
  const file = [
    Buffer.from(head),
    ...Array<Buffer>(FILE_BYTES / piece.length).fill(piece),
    Buffer.from('\r\n'),
  ]
  return [...Array.from({ length: FILES }, () => file).flat(), Buffer.from(end.slice(2))]
}

test('frees each chunk once it is written, however large the upload is [X-83]', async () => {
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const measuring: IncomingFiles = {
    begin: async () => ({
      path: '',
      stream: new Writable({
        write(_chunk, _encoding, done) {
          most = Math.max(most, process.memoryUsage().arrayBuffers - before)
          setImmediate(done)
        },
      }),
    }),
  }
  const sizes = await send(measuring, largeForm(), async (files) => files.map(({ size }) => size))
  expect(sizes).toEqual(Array(FILES).fill(FILE_BYTES))
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(8 * MB)
})

test('frees no chunk before its bytes are on the disk [X-83]', async () => {
  const sent = sha256(Buffer.concat(Array<Buffer>(FILE_BYTES / piece.length).fill(piece)))
  const sums = await send(incomingFolder(folder), largeForm(), (files) =>
    Promise.all(
      files.map(async (file) => {
        expect(file.sha256).toBe(sent)
        return sha256(await readFile(file.path))
      }),
    ),
  )
  expect(sums).toEqual(Array(FILES).fill(sent))
})

test('leaves a chunk alone that shares its memory', () => {
  const whole = Buffer.from(new ArrayBuffer(2000)).fill('x')
  releaseChunk(whole.subarray(0, 1000))
  expect(whole.toString()).toBe('x'.repeat(2000))
  releaseChunk(whole)
  expect(whole).toHaveLength(0)
})
