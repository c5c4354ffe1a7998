import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { silentLog } from '../../../test/silent-log'
import { createEarlyServer, type EarlyServer } from './early-server'
import { createMetrics } from './metrics'
import { createServer } from './server'

let early: EarlyServer
let http: FastifyInstance
let url: string

beforeEach(async () => {
  early = createEarlyServer(false)
  await early.open(0, '127.0.0.1')
  http = createServer({
    logger: silentLog,
    metrics: createMetrics(),
    limiter: { take() {} },
    secure: false,
    early,
  })
  // The application does this while it is stopping (`health.ts`).
  http.addHook('onRequest', (_request, reply, done) => void done(void reply.header('connection', 'close')))
  http.get('/health/ready', async () => ({ status: 'ok' }))
  http.get('/slow', () => new Promise((resolve) => http.server.once('answer', () => resolve('done'))))
  const { port } = http.server.address() as { port: number }
  url = `http://127.0.0.1:${port}`
})
afterEach(() => http.close())

const ready = () => http.listen({ port: 0, host: '127.0.0.1' })

describe('the port of a server that is starting', () => {
  test('is alive and not ready', async () => {
    const live = await fetch(`${url}/health/live`)
    expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }])
    const answer = await fetch(`${url}/health/ready`)
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'starting' }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await fetch(`${url}/health/ready`, { method: 'HEAD' })).status).toBe(503)
  })

  test.each([
    ['GET', '/api/v1/products'],
    ['POST', '/api/v1/orders/checkout'],
    ['POST', '/health/live'],
    ['GET', '/socket.io/?EIO=4&transport=polling'],
    ['GET', '/'],
  ])('refuses %s %s with 503 and the time of the next try', async (method, path) => {
    const body = method === 'POST' ? { body: JSON.stringify({ text: 'a'.repeat(100_000) }) } : {}
    const answer = await fetch(url + path, { method, ...body })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toEqual({
      success: false,
      message: 'The service is not available right now. Please try again.',
      error: 'The service is not available right now. Please try again.',
      code: 'server.unavailable',
      requestId: expect.any(String),
    })
  })

  test('refuses an upgrade although the application has attached its sockets', async () => {
    http.server.on('upgrade', () => expect.unreachable())
    expect(await upgrade()).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 1\r\n/)
  })

  test('answers with the application once that listens, on the same port', async () => {
    expect((await fetch(`${url}/health/ready`)).status).toBe(503)
    await ready()
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ok' })
    expect((await fetch(`${url}/elsewhere`)).status).toBe(404)
  })

  test('is closed with the application, after open requests have been answered', async () => {
    await ready()
    const slow = fetch(`${url}/slow`)
    await expect.poll(() => http.server.listenerCount('answer')).toBe(1)
    const closed = http.close()
    await expect
      .poll(() =>
        fetch(url).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    http.server.emit('answer')
    expect(await (await slow).text()).toBe('done')
    await closed
  })

  test('refuses a port that is taken', async () => {
    const { port } = http.server.address() as { port: number }
    await expect(createEarlyServer(false).open(port, '127.0.0.1')).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})

/** Returns the raw answer to a WebSocket request. */
function upgrade(): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.once('error', reject).once('close', () => resolve(answer))
    socket.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
  })
}
