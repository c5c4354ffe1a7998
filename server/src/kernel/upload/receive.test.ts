import { EventEmitter } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import type { Multipart } from 'contract/endpoint'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FORM_TYPE, formBytes, type Part } from '../../../test/multipart'
import { incomingFolder } from '../../adapters/files/incoming'
import { Failure } from '../../fail'
import type { IncomingFiles, ReceivedBody } from './multipart'
import { receive } from './receive'

const spec: Multipart = { field: 'documents', lists: ['programs'], most: 2, fileBytes: 1000, bytes: 10_000 }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-receive-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A request whose body is written by the test. */
function requestOf(headers: Record<string, string> = {}) {
  const body = new PassThrough()
  const request = Object.assign(body, { headers: { 'content-type': FORM_TYPE, ...headers } })
  return { body, request: request as unknown as IncomingMessage }
}

/** Receives what `speak` writes, with the files' contents read while they are there. */
async function take(
  speak: (body: PassThrough) => void,
  options: { incoming?: IncomingFiles; patience?: number; headers?: Record<string, string> } = {},
) {
  const { body, request } = requestOf(options.headers)
  const incoming = options.incoming ?? incomingFolder(folder)
  const result = receive(
    request,
    spec,
    incoming,
    async (received: ReceivedBody) => ({
      ...received,
      contents: await Promise.all(received.files.map(({ path }) => readFile(path, 'utf8'))),
    }),
    options.patience,
  ).catch((error: unknown) => error)
  speak(body)
  const answer = await result
  expect(await readdir(folder), 'nothing of it stays').toEqual([])
  return answer as Awaited<typeof result> & { code?: string }
}

const file = (content: string, filename = 'a.pdf', name = 'documents'): Part => ({ name, filename, content })
const whole = (parts: Part[]) => (body: PassThrough) => void body.end(formBytes(parts))
const code = (thrown: unknown) => (thrown instanceof Failure ? thrown.code : thrown)

describe('a form with files', () => {
  test('arrives whole, in pieces of any size', async () => {
    const bytes = formBytes([
      { name: 'firstName', content: 'مینا' },
      { name: 'programs', content: 'a' },
      file('one', 'گواهی.pdf'),
      { name: 'programs', content: 'b' },
      file('two', 'b "x".png'),
    ])
    for (const size of [1, 7, 100, bytes.length]) {
      const got = await take((body) => {
        for (let at = 0; at < bytes.length; at += size) body.write(bytes.subarray(at, at + size))
        body.end()
      })
      expect(got).toMatchObject({
        fields: { firstName: 'مینا', programs: ['a', 'b'] },
        files: [{ name: 'گواهی.pdf', size: 3 }, { name: expect.stringMatching(/^b .*x.*\.png$/) }],
        contents: ['one', 'two'],
        tooMany: false,
      })
    }
  })

  test('S21 one byte too many is said of the file, and the rest of it not kept', async () => {
    expect(await take(whole([file('x'.repeat(1000))]))).toMatchObject({
      files: [{ tooLarge: false, size: 1000 }],
    })
    expect(await take(whole([file('x'.repeat(1001)), file('y')]))).toMatchObject({
      files: [{ tooLarge: true, size: 1000 }, { tooLarge: false }],
    })
  })

  test('S21 too many files are said, and those beyond are not kept', async () => {
    const got = await take(
      whole([file('1'), file('2'), file('3'), file('4'), { name: 'firstName', content: 'x' }]),
    )
    expect(got).toMatchObject({ tooMany: true, files: [{}, {}], fields: { firstName: 'x' } })
  })

  test('an empty field for files, and files under another name, are no files; the latter are named', async () => {
    const got = await take(whole([file('', ''), file('x', 'x.pdf', 'photo'), { name: 'a', content: '1' }]))
    expect(got).toMatchObject({ files: [], tooMany: false, fields: { a: '1' }, strayFiles: ['photo'] })
  })

  test.each([
    [
      'request.duplicate_key',
      [
        { name: 'email', content: 'a' },
        { name: 'email', content: 'b' },
      ],
    ],
    ['request.forbidden_key', [{ name: '__proto__', content: 'a' }]],
    ['request.forbidden_key', [{ name: 'constructor', content: 'a' }]],
    ['request.too_long', [{ name: 'email', content: 'x'.repeat(70_000) }]],
    ['request.too_many', Array.from({ length: 1000 }, (_, i) => ({ name: `f${i}`, content: '' }))],
  ])('S21 S30 %s', async (expected, parts) => {
    const large = { ...spec, bytes: 1_000_000 }
    const { body, request } = requestOf()
    const result = receive(request, large, incomingFolder(folder), async () => 'taken').catch(code)
    body.end(formBytes([file('x'), ...parts]))
    expect(await result).toBe(expected)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a form that does not arrive', () => {
  const half = formBytes([{ name: 'firstName', content: 'Mina' }, file('x'.repeat(900))]).subarray(0, 400)

  test('S21 a gigabyte that is announced is not read', async () => {
    let read = false
    const got = await take(
      (body) => {
        body.on('resume', () => {
          read = true
        })
        body.end()
      },
      { headers: { 'content-length': '1073741824' } },
    )
    expect([code(got), read]).toEqual(['request.too_large', false])
  })

  test('S21 a stream without end is cut', async () => {
    const got = await take((body) => {
      body.write(formBytes([file('x')]).subarray(0, 200))
      const push = () => {
        while (!body.destroyed && body.write('y'.repeat(1000)));
      }
      body.on('drain', push)
      push()
    })
    expect(code(got)).toBe('request.too_large')
  })

  test('broken off in the middle of a file', async () => {
    const got = await take((body) => {
      body.write(half)
      setImmediate(() => body.destroy())
    })
    expect(code(got)).toBe('files.upload_broken')
  })

  test('ended without its last line', async () => {
    expect(code(await take((body) => void body.end(half)))).toBe('files.upload_broken')
    expect(code(await take((body) => void body.end('hello')))).toBe('files.upload_broken')
    expect(code(await take((body) => void body.end()))).toBe('files.upload_broken')
  })

  test('without a boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data' }
    expect(code(await take((body) => void body.end(half), { headers }))).toBe('files.upload_broken')
  })

  test('ends an upload that stalls, and keeps a slow one that proceeds (X-83)', async () => {
    expect(code(await take((body) => void body.write(half), { patience: 30 }))).toBe('request.timeout')
    const bytes = formBytes([file('one')])
    const got = await take(
      (body) => {
        let at = 0
        const timer = setInterval(() => {
          body.write(bytes.subarray(at, at + 20))
          at += 20
          if (at < bytes.length) return
          clearInterval(timer)
          body.end()
        }, 20)
      },
      { patience: 2000 },
    )
    expect(got).toMatchObject({ contents: ['one'] })
  })
})

describe('F12 a disk that is full', () => {
  /** A folder whose files take so many bytes and then are full. */
  const small = (room: number): IncomingFiles => ({
    async begin() {
      const { path, stream } = await incomingFolder(folder).begin()
      let left = room
      const full = new Writable({
        write(chunk: Buffer, _encoding, done) {
          left -= chunk.length
          if (left < 0) done(Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }))
          else stream.write(chunk, done)
        },
        final: (done) => void stream.end(done),
        destroy: (error, done) => stream.destroy(undefined) && done(error),
      })
      return { path, stream: full }
    },
  })

  test('is a clear answer, and the body is still read to its end', async () => {
    const parts = [file('x'.repeat(900)), file('y'.repeat(900)), { name: 'firstName', content: 'Mina' }]
    let ended = false
    const got = await take(
      (body) => {
        body.on('end', () => {
          ended = true
        })
        body.end(formBytes(parts))
      },
      { incoming: small(100) },
    )
    expect([code(got), ended]).toEqual(['files.no_space', true])
  })

  test('also where the file cannot even be begun', async () => {
    const incoming: IncomingFiles = {
      begin: async () => {
        throw Object.assign(new Error('no space left on device, open'), { code: 'ENOSPC' })
      },
    }
    expect(code(await take(whole([file('x')]), { incoming }))).toBe('files.no_space')
  })

  test('passes on errors other than a full disk', async () => {
    const incoming: IncomingFiles = {
      begin: async () => {
        throw Object.assign(new Error('permission denied'), { code: 'EACCES' })
      },
    }
    expect(await take(whole([file('x')]), { incoming })).toMatchObject({ code: 'EACCES' })
  })
})

test('a call that fails leaves no file behind, one that moves it away keeps it', async () => {
  const { body, request } = requestOf()
  const result = receive(request, spec, incomingFolder(folder), async () => {
    expect(await readdir(folder)).toHaveLength(1)
    throw new EventEmitter()
  })
  body.end(formBytes([file('x')]))
  await expect(result).rejects.toBeInstanceOf(EventEmitter)
  expect(await readdir(folder)).toEqual([])
})
