import { connect, createServer, type Socket } from 'node:net'
import type { databaseOf } from '../lib/product'

/** Slow network link to the database. */
export interface SlowLink {
  url: string
  close(): Promise<void>
}

/** Jitter of the delay as a share, the packet loss, and the resend delay in milliseconds. */
const JITTER = 0.25
const LOST = 0.05
const AGAIN = 400

/** Proxies a server's database connection with a mean delay per direction and packet loss, in stream order. */
export async function openSlowLink(
  to: Awaited<ReturnType<typeof databaseOf>>,
  random: () => number,
  delay: number,
): Promise<SlowLink> {
  const sockets = new Set<Socket>()
  const pass = (from: Socket, into: Socket) => {
    const under: Buffer[] = []
    from.on('data', (bytes) => {
      under.push(bytes)
      const late = delay * (1 + (random() * 2 - 1) * JITTER) + (random() < LOST ? AGAIN : 0)
      // Whichever timer fires first sends the oldest chunk, so the stream keeps its order.
      setTimeout(() => {
        const next = under.shift()
        if (next && into.writable) into.write(next)
      }, late)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      into.destroy()
    })
    sockets.add(from)
  }
  const server = createServer((near) => {
    const far = connect(`${to.socketDir}/.s.PGSQL.${to.port}`)
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `postgres://${to.user}:${to.password}@127.0.0.1:${port}/${to.database}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
