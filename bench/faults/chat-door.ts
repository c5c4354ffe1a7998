// TCP proxy to the server with cuts of the kinds that mobile connections have.
import { connect, createServer, type Server, type Socket } from 'node:net'

export const cutKinds = ['client close', 'server close', 'tcp reset', 'half-open'] as const
export type CutKind = (typeof cutKinds)[number]

/** Milliseconds for which a half-open connection is silent before it is reset. */
const HALF_OPEN = 1500

export interface Door {
  url: string
  /** Cuts all current connections; later ones pass. */
  cut(kind: CutKind): void
  close(): void
}

export async function openDoor(target: { host: string; port: number }): Promise<Door> {
  const pairs = new Set<{ client: Socket; server: Socket }>()
  const door: Server = createServer((client) => {
    const server = connect(target.port, target.host)
    const pair = { client, server }
    pairs.add(pair)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.setNoDelay(true)
      from.on('error', () => undefined)
      from.on('close', () => {
        pairs.delete(pair)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening))
  const { port } = door.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    cut(kind) {
      for (const { client, server } of pairs) {
        if (kind === 'client close') server.end()
        else if (kind === 'server close') client.end()
        else if (kind === 'tcp reset') client.resetAndDestroy()
        else silence(client, server)
      }
    },
    close() {
      for (const { client } of pairs) client.destroy()
      door.close()
    },
  }
}

/** Drops all data in both directions and finally resets both sides. */
function silence(client: Socket, server: Socket): void {
  for (const side of [client, server]) {
    side.unpipe()
    side.removeAllListeners('data')
    side.on('data', () => undefined)
  }
  setTimeout(() => client.resetAndDestroy(), HALF_OPEN).unref()
}
