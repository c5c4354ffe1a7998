import { MB, SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import type { Server } from 'socket.io'

/** A connection of socket.io, and what its websocket can do. */
export type Connection = Parameters<Parameters<Server['engine']['on']>[1]>[0] & {
  transport: { socket?: { terminate?(): void } }
}

/** What may wait for a client that does not read; beyond it the connection ends, and the client catches up later. */
export const BUFFERED_MAX = 1 * MB

interface Packet {
  data?: unknown
}

/**
 * Ends a connection as soon as more than `BUFFERED_MAX` waits to be sent on it, so that clients that do not read cost the
 * server next to nothing. Nothing is lost by it: what was told is stored, and whoever comes back asks for the rest.
 */
export function dropWhenSlow(connection: Connection, log: FastifyBaseLogger, most = BUFFERED_MAX): void {
  let waiting = 0
  let sending = 0
  connection.on('packetCreate', ({ data }: Packet) => {
    waiting += typeof data === 'string' ? Buffer.byteLength(data) : 0
    if (waiting + sending <= most) return
    log.info({ event: 'slow_socket', bytes: waiting + sending }, 'a socket that does not read was closed')
    endNow(connection)
  })
  // What was given to the transport has been sent when it takes the next.
  connection.on('flush', () => {
    sending = waiting
    waiting = 0
  })
}

/** Time in which a client that was told to go must hang up. */
const HANG_UP_MS = 1 * SECOND

/** Ends a connection that was asked to close and is still open a second later; what was sent before arrives. */
export function endSoon(connection: Connection): void {
  setTimeout(endNow, HANG_UP_MS, connection).unref()
}

/** Ends a connection without waiting for what is still to be sent, or for the other side to agree. */
export function endNow(connection: Connection): void {
  const { transport } = connection
  connection.close(true)
  transport.socket?.terminate?.()
}
