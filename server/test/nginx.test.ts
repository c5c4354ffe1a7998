// Runs where nginx is installed, or named by TEST_NGINX: the configuration of deploy/nginx in front of two servers.
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listening } from './chat'
import { makeAccount } from './factories'
import { findNginx, freePort, type Nginx, openNginx } from './nginx'
import { type TestApp, useApp } from './test-app'

const program = findNginx()

function ask(port: number, method: string, path = '/api/v1/products'): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    call.on('error', reject)
    call.end()
  })
}

/** A server that notes the methods that it receives, and answers with a status or ends the connection. */
async function openServer(answers: 200 | 503 | 'cut') {
  const received: string[] = []
  const server = createServer((asked, answer) => {
    received.push(asked.method ?? '')
    if (answers === 'cut') asked.socket.destroy()
    else answer.writeHead(answers).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, received, close: () => void server.close() }
}

describe.skipIf(program === undefined)('nginx with the configuration of deploy/', () => {
  const opened: { close(): unknown }[] = []
  afterAll(async () => {
    for (const one of opened.reverse()) await one.close()
  })
  const openTo = async (...ports: [number, number]): Promise<Nginx> => {
    const nginx = await openNginx(program as string, ports)
    opened.push(nginx)
    return nginx
  }

  test.each([
    ['loses its connection', 'cut', 502],
    ['answers 503', 503, 503],
  ] as const)(
    'sends no POST and no PATCH to a second process when the first %s',
    async (_, answers, status) => {
      const [failing, other] = [await openServer(answers), await openServer(200)]
      opened.push(failing, other)
      const { port } = await openTo(failing.port, other.port)
      for (const method of ['POST', 'PATCH', 'GET']) {
        const statuses = [await ask(port, method), await ask(port, method)]
        // In turns: the failing process has received one of two.
        expect(
          failing.received.filter((one) => one === method),
          method,
        ).toHaveLength(1)
        const isAgain = method === 'GET'
        expect(
          other.received.filter((one) => one === method),
          method,
        ).toHaveLength(isAgain ? 2 : 1)
        expect(statuses.toSorted()).toEqual(isAgain ? [200, 200] : [200, status])
      }
    },
  )

  test('sends every call to the other process when one refuses connections', async () => {
    const other = await openServer(200)
    opened.push(other)
    const { port } = await openTo(await freePort(), other.port)
    for (const method of ['POST', 'PATCH', 'GET', 'DELETE'])
      expect([await ask(port, method), await ask(port, method)]).toEqual([200, 200])
  })

  describe('in front of two processes', () => {
    const a = useApp({ TRUSTED_PROXIES: '127.0.0.1', LONG_POLLING: 'on' })
    let b: TestApp
    let port: number
    beforeAll(async () => {
      b = await a.again()
      const urls = [await listening(a), await listening(b)].map((url) => Number(new URL(url).port))
      port = (await openTo(urls[0] ?? 0, urls[1] ?? 0)).port
    })

    test.each(['websocket', 'polling'])('connects sockets by %s each time', async (transport) => {
      const { token } = await makeAccount(a)
      for (let i = 0; i < 4; i++) {
        const options = { auth: { token }, transports: [transport], reconnection: false, forceNew: true }
        const socket = io(`http://127.0.0.1:${port}`, options)
        opened.push(socket)
        await new Promise((resolve, reject) => {
          socket.once('connect', () => resolve(undefined))
          socket.once('connect_error', reject)
        })
        expect(a.realtime.count() + b.realtime.count()).toBeGreaterThan(0)
        socket.close()
      }
    })

    test('shows health and metrics to nobody outside', async () => {
      for (const path of ['/health/ready', '/health/live', '/metrics'])
        expect(await ask(port, 'GET', path), path).toBe(404)
      expect(await ask(port, 'GET')).toBe(200)
    })
  })
})
