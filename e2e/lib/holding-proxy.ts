import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Proxy that holds requests matching `holds` until `release`. Requests that the browser aborts before never reach the
 * server, as on a slow network.
 */
export async function holdingProxy(target: string, holds: (path: string) => boolean) {
  const waiting: (() => void)[] = []
  let released = false
  const pass = passingTo(target)
  const opened = await open((incoming, answer) => {
    if (released || !holds(incoming.url ?? '')) return pass(incoming, answer)
    waiting.push(() => {
      if (!incoming.socket.destroyed) pass(incoming, answer)
    })
  })
  return {
    ...opened,
    held: () => waiting.length,
    release: () => {
      released = true
      for (const go of waiting.splice(0)) go()
    },
  }
}

/** Proxy that sends a response up to the first `cut` and the rest on `release`, like a stalled connection. */
export async function cuttingProxy(target: string, path: string, cut: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const pass = passingTo(target)
  const opened = await open(async (incoming, answer) => {
    if (incoming.url !== path) return pass(incoming, answer)
    let reply: Response
    let text = ''
    let attempt = 0
    // Under load the server may send a page without content (decision 032).
    do {
      if (++attempt > 10) throw new Error(`${path} came ten times without ${cut}`)
      reply = await fetch(target + path, { headers: { accept: incoming.headers.accept ?? '' } })
      text = await reply.text()
    } while (!text.includes(cut))
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(reply.headers)
    answer.writeHead(reply.status, headers)
    answer.write(text.slice(0, text.indexOf(cut)))
    await released
    answer.end(text.slice(text.indexOf(cut)))
  })
  return { ...opened, release }
}

function passingTo(target: string): (incoming: IncomingMessage, answer: ServerResponse) => void {
  const { hostname, port } = new URL(target)
  return (incoming, answer) => {
    const { method, url: path, headers } = incoming
    const onward = request({ hostname, port, method, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  }
}

async function open(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
