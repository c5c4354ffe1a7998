import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Stands between browser and server and holds what `holds` names until `release`. What the browser has taken back by then
 * never reaches the server, as with a slow network.
 */
export async function holdingProxy(target: string, holds: (path: string) => boolean) {
  const { hostname, port } = new URL(target)
  const waiting: (() => void)[] = []
  let released = false

  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, url: path, headers } = incoming
    const onward = request({ hostname, port, method, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  }
  const server = createServer((incoming, answer) => {
    if (released || !holds(incoming.url ?? '')) return pass(incoming, answer)
    waiting.push(() => {
      if (!incoming.socket.destroyed) pass(incoming, answer)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    held: () => waiting.length,
    release: () => {
      released = true
      for (const go of waiting.splice(0)) go()
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
