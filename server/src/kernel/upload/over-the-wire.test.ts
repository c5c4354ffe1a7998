import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint } from 'contract/endpoint'
import { SECOND } from 'contract/units'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { FORM_TYPE, formBytes } from '../../../test/multipart'
import { silentLog } from '../../../test/silent-log'
import { incomingFolder } from '../../adapters/files/incoming'
import { fail } from '../../fail'
import { createBinder } from '../http/bind'
import { createMetrics } from '../http/metrics'
import { openApi } from '../http/openapi'
import { createServer } from '../http/server'

const MB = 1024 * 1024
const send = endpoint({
  method: 'POST',
  path: '/send',
  allow: 'public',
  summary: 'Takes files',
  body: z.object({ name: z.string('request.wrong_type').default('') }),
  multipart: { field: 'files', lists: [], most: 5, fileBytes: 10 * MB, bytes: 60 * MB },
  data: z.array(z.string()),
})

/** Takes the same fields as JSON, and says what came. */
const sendEither = endpoint({
  method: 'POST',
  path: '/send-either',
  allow: 'public',
  summary: 'Takes files or JSON',
  body: z.object({ names: z.array(z.string('request.wrong_type'), 'request.wrong_type').default([]) }),
  multipart: { ...send.multipart, json: ['names'], orJson: true },
  data: z.array(z.string()),
})

let http: FastifyInstance
let folder: string
let port: number
let closed = false
const form = formBytes([
  { name: 'name', content: 'Mina' },
  { name: 'files', filename: 'a.pdf', content: 'x'.repeat(3000) },
])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-uploads-'))
  // Less patience for other bodies than this one takes.
  http = createServer({
    logger: silentLog,
    metrics: createMetrics(),
    limiter: { take() {} },
    secure: false,
    arrival: 1 * SECOND,
  })
  const parts = {
    findSession: async () => undefined,
    limiter: { take() {} },
    incoming: incomingFolder(folder),
  }
  const bind = createBinder(http, parts)
  bind(
    send,
    async ({ body, upload }) => ({
      data: [body.name, ...(await Promise.all(upload.files.map(({ path }) => readFile(path, 'utf8'))))],
    }),
    { before: async () => (closed ? fail('auth.forbidden') : undefined) },
  )
  bind(sendEither, async ({ body, upload }) => ({
    data: [...body.names, ...upload.files.map(({ name }) => name)],
  }))
  await http.listen({ port: 0, host: '127.0.0.1' })
  port = (http.server.address() as AddressInfo).port
})
afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  closed = false
})

const head = (length: number, type = FORM_TYPE, path = '/send') =>
  `POST /api/v1${path} HTTP/1.1\r\nhost: tavan.test\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`

/** Opens a connection, lets `speak` write, and gives what came back until it was closed. */
function talk(speak: (socket: Socket) => void): Promise<{ status: string; answer: string; took: number }> {
  return new Promise((resolve) => {
    const began = performance.now()
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('connect', () => speak(socket))
    socket.on('data', (chunk) => {
      answer += chunk
      if (answer.startsWith('HTTP/1.1 200')) socket.end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () =>
      resolve({ status: answer.split(' ')[1] ?? '', answer, took: performance.now() - began }),
    )
  })
}

const nothingStays = () => expect.poll(() => readdir(folder)).toEqual([])

describe('a body with files, over the wire', () => {
  test('X-83 may take longer than other bodies, while it moves on', async () => {
    const { status, answer, took } = await talk((socket) => {
      socket.write(head(form.length))
      let at = 0
      const timer = setInterval(() => {
        socket.write(form.subarray(at, at + 400))
        at += 400
        if (at >= form.length) clearInterval(timer)
      }, 250)
    })
    expect([status, answer.includes('"data":["Mina","xxx')]).toEqual(['200', true])
    expect(took).toBeGreaterThan(1.5 * SECOND)
    await nothingStays()
  })

  test('S21 broken off leaves nothing, and the next one is served', async () => {
    const talked = talk((socket) => {
      socket.write(head(form.length))
      socket.write(form.subarray(0, 1500))
      void expect
        .poll(async () => (await readdir(folder)).length)
        .toBe(1)
        .then(() => socket.destroy())
    })
    expect((await talked).status).toBe('')
    await nothingStays()
    const next = await http.inject({
      method: 'POST',
      url: '/api/v1/send',
      headers: { 'content-type': FORM_TYPE },
      payload: form,
    })
    expect(next.json()).toEqual({ success: true, data: ['Mina', 'x'.repeat(3000)] })
  })

  test('S21 one that says it is a gigabyte is answered before it is read', async () => {
    const { status, answer } = await talk((socket) => {
      socket.write(head(1_073_741_824))
      const push = () => {
        while (!socket.destroyed && socket.write(Buffer.alloc(65_536)));
      }
      socket.on('drain', push)
      push()
    })
    expect([status, answer.includes('"code":"request.too_large"')]).toEqual(['413', true])
    expect(await readdir(folder)).toEqual([])
  })

  test('refuses a sender without permission before the body is sent', async () => {
    closed = true
    const { status } = await talk((socket) => {
      socket.write(head(form.length))
      socket.once('data', () => setImmediate(() => socket.destroy()))
    })
    expect(status).toBe('403')
  })

  test('and may send on to the end, as a browser does before it reads', async () => {
    closed = true
    let broken = false
    const { status, took } = await talk((socket) => {
      socket.on('error', () => {
        broken = true
      })
      socket.write(head(form.length))
      let at = 0
      const timer = setInterval(() => {
        socket.write(form.subarray(at, at + 400))
        at += 400
        if (at < form.length) return
        clearInterval(timer)
        socket.end()
      }, 250)
    })
    expect([status, broken]).toEqual(['403', false])
    expect(took).toBeGreaterThan(1.5 * SECOND)
  })

  test.each([
    ['application/json', '{"name":"x"}', 415],
    ['text/plain', 'x', 415],
    ['multipart/mixed; boundary=x', 'x', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=', 'x', 400],
    [`multipart/form-data; boundary=${'x'.repeat(5000)}`, 'x', 400],
    ['multipart/form-dataX; boundary=x', 'x', 415],
  ])('S28 a body of the type %s is refused', async (type, payload, status) => {
    const answer = await http.inject({
      method: 'POST',
      url: '/api/v1/send',
      headers: { 'content-type': type },
      payload,
    })
    expect([answer.statusCode, answer.json().success], answer.body).toEqual([status, false])
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a call that takes a form or JSON', () => {
  const either = (type: string, payload: string | Buffer) =>
    http.inject({ method: 'POST', url: '/api/v1/send-either', headers: { 'content-type': type }, payload })

  test('reads the same fields from both; in a form lists are JSON', async () => {
    const parts = formBytes([
      { name: 'names', content: '["Mina","Sara"]' },
      { name: 'files', filename: 'a.pdf', content: 'x' },
    ])
    expect((await either(FORM_TYPE, parts)).json().data).toEqual(['Mina', 'Sara', 'a.pdf'])
    expect((await either('application/json', '{"names":["Mina"]}')).json().data).toEqual(['Mina'])
    expect((await either(FORM_TYPE, formBytes([{ name: 'names', content: ' ' }]))).json().data).toEqual([])
  })

  test.each([
    ['["Mina"', 'request.bad_json'],
    ['[{"__proto__":1}]', 'request.forbidden_key'],
    ['[{"a":1,"a":2}]', 'request.duplicate_key'],
    ['"Mina"', 'request.wrong_type'],
  ])('S28 S30 JSON in a form is read as strictly as a body: %s', async (content, code) => {
    const answer = await either(FORM_TYPE, formBytes([{ name: 'names', content }]))
    expect([answer.statusCode, answer.json().code]).toEqual([400, code])
    await nothingStays()
  })

  test('S37 JSON to it has to arrive in time, as anywhere', async () => {
    // Sent this slowly, the body would take longer than the test may.
    const { status } = await talk((socket) => {
      socket.write(head(3000, 'application/json', '/send-either'))
      const timer = setInterval(() => socket.write(' '), 100)
      socket.on('close', () => clearInterval(timer))
    })
    expect(status).toBe('408')
  })

  test('the document of the API tells both', () => {
    const { paths } = openApi([sendEither], 'http://tavan.test') as {
      paths: Record<string, Record<string, { requestBody: { content: object } }>>
    }
    const types = Object.keys(paths['/send-either']?.post?.requestBody.content ?? {})
    expect(types).toEqual(['application/json', 'multipart/form-data'])
  })
})

test('the document of the API tells the form', () => {
  const { paths } = openApi([send], 'http://tavan.test') as { paths: Record<string, Record<string, unknown>> }
  expect(paths['/send']?.post).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {
            properties: {
              name: { type: 'string' },
              files: { type: 'array', maxItems: 5, items: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
    },
    responses: { 413: {}, 507: {} },
  })
})
