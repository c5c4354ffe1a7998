import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { endpoint } from 'contract/endpoint'
import { SECOND } from 'contract/units'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { silentLog } from '../../../test/silent-log'
import { useApp } from '../../../test/test-app'
import { NO_PROGRESS } from '../upload/receive'
import { createBinder } from './bind'
import { ARRIVAL } from './early-server'
import { createMetrics } from './metrics'
import { createServer } from './server'

const echo = endpoint({
  method: 'POST',
  path: '/echo',
  allow: 'public',
  summary: 'Takes a body',
  body: z.object({ text: z.string('request.wrong_type') }),
  data: z.string(),
})

/** Default settings; the server below has shorter time-outs. */
const app = useApp()
let http: FastifyInstance
let port: number
let handled = 0

beforeAll(async () => {
  http = createServer({
    logger: silentLog,
    metrics: createMetrics(),
    limiter: { take() {} },
    secure: false,
    arrival: 1 * SECOND,
  })
  const bind = createBinder(http, { findSession: async () => undefined, limiter: { take() {} } })
  bind(echo, ({ body }) => {
    handled += 1
    return { data: body.text }
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  port = (http.server.address() as AddressInfo).port
})
afterAll(() => http.close())

interface Talk {
  /** Everything that came back before the connection was closed. */
  answer: string
}

/** Opens a connection, lets `speak` write to it, and waits until the server has closed it. */
function talk(speak: (socket: Socket) => void): Promise<Talk> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const tooLong = setTimeout(() => reject(new Error(`still open; so far: ${answer}`)), 12_000)
    socket.on('connect', () => speak(socket))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => undefined)
    const done = () => {
      clearTimeout(tooLong)
      resolve({ answer })
    }
    socket.on('end', () => socket.end())
    socket.on('close', done)
  })
}

/** Writes `text` two bytes at a time, a pair every tenth of a second, until the connection ends. */
function drip(socket: Socket, text: string): void {
  let sent = 0
  const timer = setInterval(() => {
    if (socket.destroyed || socket.writableEnded || sent >= text.length) return clearInterval(timer)
    socket.write(text.slice(sent, sent + 2))
    sent += 2
  }, 100)
  socket.on('close', () => clearInterval(timer))
}

const HEAD = 'POST /api/v1/echo HTTP/1.1\r\nhost: tavan.test\r\ncontent-type: application/json\r\n'

function enveloped({ answer }: Talk, status: number, code: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head.split(' ')[1]).toBe(String(status))
  expect(JSON.parse(body)).toMatchObject({
    success: false,
    code,
    message: expect.any(String),
    requestId: expect.any(String),
  })
  expect(head.toLowerCase()).toContain('content-security-policy: ')
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(head.toLowerCase()).toContain('connection: close')
}

describe('S37 a request that does not arrive is ended', () => {
  test('a header that drips', async () => {
    const talked = await talk((socket) => drip(socket, `${HEAD}x-slow: ${'x'.repeat(1000)}`))
    enveloped(talked, 408, 'request.timeout')
  })

  test('a body that drips', async () => {
    const talked = await talk((socket) => {
      socket.write(`${HEAD}content-length: 2000\r\n\r\n`)
      drip(socket, `{"text":"${'x'.repeat(2000)}`)
    })
    enveloped(talked, 408, 'request.timeout')
    expect(handled).toBe(0)
  })

  test('a body that stops, also in chunks', async () => {
    enveloped(await talk((s) => s.write(`${HEAD}content-length: 50\r\n\r\n{"text":`)), 408, 'request.timeout')
    enveloped(
      await talk((s) => s.write(`${HEAD}transfer-encoding: chunked\r\n\r\n8\r\n{"text":\r\n`)),
      408,
      'request.timeout',
    )
  })

  test('as the shop is set, within 15 seconds', async () => {
    const { server } = app.http
    expect(server.headersTimeout).toBeGreaterThan(0)
    const check =
      (server as unknown as { connectionsCheckingInterval: number }).connectionsCheckingInterval ?? SECOND
    expect(Math.max(ARRIVAL, NO_PROGRESS, server.headersTimeout) + check).toBeLessThanOrEqual(15 * SECOND)
  })
})

test('a call made within this process is no connection that could be late', async () => {
  const own = createServer({
    logger: silentLog,
    metrics: createMetrics(),
    limiter: { take() {} },
    secure: false,
    arrival: 50,
  })
  const ended: unknown[] = []
  own.server.on('clientError', (error) => ended.push(error))
  own.post('/', async () => 'a')
  expect((await own.inject({ method: 'POST', url: '/', payload: { text: 'a' } })).statusCode).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(ended).toEqual([])
  await own.close()
})

describe('a body that nobody reads does not hang', () => {
  const endless = (socket: Socket) => {
    const chunk = 'x'.repeat(64 * 1024)
    const push = () => {
      while (!socket.destroyed && !socket.writableEnded && socket.write(chunk));
    }
    socket.on('drain', push)
    push()
  }

  test('one that says it is a gigabyte', async () => {
    const talked = await talk((socket) => {
      socket.write(`${HEAD}content-length: 1073741824\r\n\r\n`)
      endless(socket)
    })
    expect(talked.answer.split(' ')[1]).toBe('413')
    expect(talked.answer).toContain('"code":"request.too_large"')
  })

  test('one that never ends, at an address that is not there', async () => {
    const talked = await talk((socket) => {
      socket.write(`${HEAD.replace('/echo', '/nothing')}content-length: 1073741824\r\n\r\n`)
      endless(socket)
    })
    expect(talked.answer.split(' ')[1]).toMatch(/^4\d\d$/)
  })

  test('meanwhile others are served', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"text":"here"}',
    })
    expect(await answer.json()).toEqual({ success: true, data: 'here' })
  })
})

describe('requests that are not HTTP', () => {
  test.each([
    ['garbage', 'hello\r\n\r\n', 400, 'request.invalid'],
    ['two lengths', `${HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400, 'request.invalid'],
    [
      'length and chunks',
      `${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`,
      400,
      'request.invalid',
    ],
    ['a header without end', `${HEAD}x: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'request.invalid'],
    ['NUL in a header', `${HEAD}x: a\0b\r\n\r\n`, 400, 'request.invalid'],
  ])('%s is answered in the envelope and closed', async (_what, text, status, code) => {
    enveloped(await talk((socket) => socket.write(text)), status, code)
  })
})
