import { connect, createServer, type Socket } from 'node:net'
import type { databaseOf } from '../lib/product'

/** A slow way to the database. */
export interface SlowLink {
  url: string
  close(): Promise<void>
}

/** Milliseconds each way on average, how far it strays, and how often a packet is lost: sending it again takes as long. */
const DELAY = 100
const JITTER = 25
const LOST = 0.05
const AGAIN = 400

/** Stands between a server and its database as a network that delays and loses packets, in the order of a stream. */
export async function openSlowLink(
  to: Awaited<ReturnType<typeof databaseOf>>,
  random: () => number,
): Promise<SlowLink> {
  const sockets = new Set<Socket>()
  const pass = (from: Socket, into: Socket) => {
    const under: Buffer[] = []
    from.on('data', (bytes) => {
      under.push(bytes)
      const late = DELAY + (random() * 2 - 1) * JITTER + (random() < LOST ? AGAIN : 0)
      // Whichever timer ends first delivers what was sent first: a stream never arrives in another order.
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
