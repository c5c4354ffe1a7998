import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pdf } from '../../../../test/documents'
import { applicationParts, FORM_TYPE, formBytes } from '../../../../test/multipart'
import { filesOf, rowCounts, storedHash } from '../../../../test/stored-hash'
import { useApp } from '../../../../test/test-app'
import { createWorkerPool, setWorkersFolder } from '../../../kernel/worker/pool'

/** Number of concurrent inspections; further files wait. */
const AT_ONCE = 2

const app = useApp({ RATE_LIMITS: 'off' })
let folder: string
let begun: string

/** Real inspection, except that it never ends for marked files; each writes a note when it begins. */
const script = (real: string) => `
import { parentPort, threadId } from 'node:worker_threads'
import { readFileSync, writeFileSync } from 'node:fs'
import ${JSON.stringify(real)}
parentPort.on('message', ({ path }) => {
  if (!readFileSync(path).includes('looked at for ever')) return
  writeFileSync(${JSON.stringify(begun)} + '/' + threadId, path)
  for (;;);
})`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-threads-'))
  begun = await mkdtemp(join(tmpdir(), 'tavan-begun-'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'inspect.js'), script(new URL('inspect.js', inject('workers')).href))
  setWorkersFolder(pathToFileURL(`${folder}/`))
  await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  setWorkersFolder(new URL(inject('workers')))
  await Promise.all([folder, begun].map((one) => rm(one, { recursive: true })))
})

/** Sends a whole application over a connection that is still open when this is done. */
async function send(content: Buffer): Promise<{ socket: Socket; answer: Promise<string> }> {
  const body = formBytes(await applicationParts(app, { files: [{ name: 'cv.pdf', content }] }))
  const { port } = app.http.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk)))
    socket.once('close', () => resolve(''))
  })
  socket.write(
    `POST /api/v1/coach-applications/submit HTTP/1.1\r\nhost: tavan.test\r\ncontent-type: ${FORM_TYPE}\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  socket.write(body)
  return { socket, answer }
}

const forEver = async () => Buffer.concat([await pdf(), Buffer.from('\n% looked at for ever')])

test('S21 the inspection of a document ends with its client: nothing stays, and the next upload goes', async () => {
  const before = await storedHash(app)
  const sent = await Promise.all(Array.from({ length: AT_ONCE }, async () => send(await forEver())))
  await expect.poll(() => readdir(begun), { timeout: 20_000 }).toHaveLength(AT_ONCE)
  // Every thread is busy with a file that it will never be done with, and one more application waits for one.
  const waiting = await send(await pdf())
  await expect.poll(() => filesOf(app)).toHaveLength(AT_ONCE + 1)
  for (const { socket } of sent) socket.destroy()
  expect(await waiting.answer).toMatch(/^HTTP\/1\.1 201 /)
  waiting.socket.destroy()
  await expect.poll(() => filesOf(app)).toHaveLength(1)
  expect(await filesOf(app)).toEqual([expect.stringMatching(/^coach-applications\//)])
  expect(await storedHash(app)).not.toBe(before)
  expect(await rowCounts(app, ['coach_applications', 'coach_application_documents'])).toEqual({
    coach_applications: 1,
    coach_application_documents: 1,
  })
  expect(app.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('stores nothing from a client that leaves while the file waits for inspection (S21)', async () => {
  const before = [await storedHash(app), await filesOf(app)]
  const had = (await readdir(begun)).length
  const busy = await Promise.all(Array.from({ length: AT_ONCE }, async () => send(await forEver())))
  await expect.poll(() => readdir(begun), { timeout: 20_000 }).toHaveLength(had + AT_ONCE)
  const waiting = await send(await pdf())
  await expect.poll(() => filesOf(app)).toHaveLength((before[1]?.length ?? 0) + AT_ONCE + 1)
  for (const { socket } of [waiting, ...busy]) socket.destroy()
  await expect.poll(async () => [await storedHash(app), await filesOf(app)]).toEqual(before)
})

test('inspects two documents at a time, whoever sends them (S21)', async () => {
  const before = await filesOf(app)
  const had = (await readdir(begun)).length
  const sent = await Promise.all(Array.from({ length: AT_ONCE + 1 }, async () => send(await forEver())))
  await expect.poll(() => readdir(begun), { timeout: 20_000 }).toHaveLength(had + AT_ONCE)
  await expect.poll(() => filesOf(app)).toHaveLength(before.length + AT_ONCE + 1)
  // A thread that is free begins a file that came later: the third one would have been begun by now.
  const late = join(folder, 'late.pdf')
  await writeFile(late, await forEver())
  const end = new AbortController()
  const free = createWorkerPool<{ path: string }, never>({ script: 'inspect', max: 1 })
  const ended = expect(free.run({ path: late }, end.signal)).rejects.toThrow('aborted')
  const notes = async () =>
    Promise.all((await readdir(begun)).map((name) => readFile(join(begun, name), 'utf8')))
  await expect.poll(notes, { timeout: 20_000 }).toContain(late)
  expect(await notes()).toHaveLength(had + AT_ONCE + 1)
  end.abort()
  for (const { socket } of sent) socket.destroy()
  await ended
  await expect.poll(() => filesOf(app)).toEqual(before)
})
