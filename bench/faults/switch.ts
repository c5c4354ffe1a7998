// Load balancer for several server processes: round robin, asks each for readiness, and passes on what a process has
// refused to accept. A request that a process has received is never sent to another one.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { isReady } from '../lib/product'

/** Milliseconds between two questions for readiness, and failures in a row that take a process out. */
const LOOK_EVERY = 200
const FALL = 3
const CLIENT_IDLE_MS = 600_000

export interface Backend {
  host: string
  port: number
  url: string
}

export interface Switch {
  url: string
  /** Does something while a process gets no new requests, and none that it got before is open. */
  without<T>(place: number, act: () => Promise<T>): Promise<T>
  close(): void
}

export async function openSwitch(addresses: readonly Backend[]): Promise<Switch> {
  // Copies: a list of processes changes with each restart, the addresses do not.
  const backends = addresses.map(({ host, port, url }) => ({ host, port, url }))
  const ready = new Set(backends)
  const takenOut = new Set<Backend>()
  const open = new Map(backends.map((backend) => [backend, 0]))
  let turn = 0
  /** Ready processes, beginning with the next in turn; all of them while none is known to be ready. */
  const inOrder = () => {
    const able = ready.size > 0 ? backends.filter((backend) => ready.has(backend)) : backends
    const first = turn++ % able.length
    return [...able.slice(first), ...able.slice(0, first)]
  }
  let isOpen = true
  const watch = async (backend: Backend) => {
    for (let misses = 0; isOpen; await pause(LOOK_EVERY)) {
      misses = (await isReady(backend.url)) ? 0 : misses + 1
      if (misses === 0 && !takenOut.has(backend)) ready.add(backend)
      else if (misses === FALL) ready.delete(backend)
    }
  }
  for (const backend of backends) void watch(backend)

  const server = createServer(async (asked, answer) => {
    const body = await text(asked)
    for (const backend of inOrder()) {
      open.set(backend, (open.get(backend) ?? 0) + 1)
      const outcome = await forward(backend, asked, body, answer)
      open.set(backend, (open.get(backend) ?? 0) - 1)
      if (outcome === 'answered') return
      ready.delete(backend)
      if (outcome === 'cut') break
    }
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  })
  // Longer than a client leaves a connection idle, so that none is closed under a request.
  server.keepAliveTimeout = CLIENT_IDLE_MS
  const sockets = new Set<Socket>()
  server.on('upgrade', async (asked: IncomingMessage, client: Socket) => {
    sockets.add(client)
    client.on('error', () => undefined).on('close', () => sockets.delete(client))
    for (const backend of inOrder()) if (await tunnel(backend, asked, client)) return
    client.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async without(place, act) {
      const backend = backends[place] as Backend
      takenOut.add(backend)
      ready.delete(backend)
      while (open.get(backend)) await pause(LOOK_EVERY)
      const result = await act()
      takenOut.delete(backend)
      ready.add(backend)
      return result
    },
    close() {
      isOpen = false
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends a request on a new connection; `refused` means that the process has not received it. */
function forward(
  { host, port }: Backend,
  asked: IncomingMessage,
  body: string,
  answer: ServerResponse,
): Promise<'answered' | 'refused' | 'cut'> {
  return new Promise((resolve) => {
    const { method, url: path } = asked
    const headers = { ...asked.headers, connection: 'close' }
    const sent = request({ host, port, method, path, headers, agent: false }, (got) => {
      // These two are of the connection to the process; the client's stays open.
      const { connection: _, 'keep-alive': __, ...rest } = got.headers
      answer.writeHead(got.statusCode ?? 502, rest)
      got.on('error', () => resolve('cut')).on('end', () => resolve('answered'))
      got.pipe(answer)
    })
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'cut'),
    )
    sent.end(body)
  })
}

/** Connects a WebSocket to a process until one of both ends; false if the process accepts no connection. */
function tunnel({ host, port }: Backend, asked: IncomingMessage, client: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const server = connect(port, host)
    server
      .on('error', () => resolve(false))
      .on('connect', () => {
        const lines = [`${asked.method} ${asked.url} HTTP/1.1`]
        for (let i = 0; i < asked.rawHeaders.length; i += 2)
          lines.push(`${asked.rawHeaders[i]}: ${asked.rawHeaders[i + 1]}`)
        server.write(`${lines.join('\r\n')}\r\n\r\n`)
        server.on('close', () => client.destroy())
        client.on('close', () => server.destroy())
        server.pipe(client).pipe(server)
        resolve(true)
      })
  })
}
