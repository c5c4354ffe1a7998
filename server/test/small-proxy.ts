import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy as shops have one in front: adds the address that it was called from to `X-Forwarded-For`, keeps the Host.
 * Listens on every loopback address, so that one machine can be several visitors (127.0.0.2, 127.0.0.3, …).
 */
export async function openProxy(target: number): Promise<{ port: number; close(): void }> {
  const server: Server = createServer((incoming, outgoing) => {
    const before = incoming.headers['x-forwarded-for']
    const peer = incoming.socket.remoteAddress ?? ''
    const forwarded = [...(before === undefined ? [] : [before].flat()), peer].join(', ')
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded }
    const passed = request(
      { host: '127.0.0.1', port: target, path: incoming.url, method: incoming.method, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => void server.close(),
  }
}
