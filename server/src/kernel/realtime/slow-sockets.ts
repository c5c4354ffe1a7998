import { MB, SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import type { Server } from 'socket.io'

/** A connection of socket.io, and what its websocket can do. */
export type Connection = Parameters<Parameters<Server['engine']['on']>[1]>[0] & {
  transport: { socket?: { terminate?(): void } }
}

/** Maximum bytes queued for a slow client; beyond it the connection ends, and the client fetches the rest later. */
export const BUFFERED_MAX = 1 * MB

interface Packet {
  data?: unknown
}

/**
 * Ends a connection with more than `BUFFERED_MAX` bytes queued, so that clients that do not read cost little memory.
 * Nothing is lost: events are stored, and a returning client fetches the rest.
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
  // The transport accepts the next packet once the previous one is sent.
  connection.on('flush', () => {
    sending = waiting
    waiting = 0
  })
}

/** Time in which a client that was told to go must hang up. */
const HANG_UP_MS = 1 * SECOND

/** Ends a connection that is still open a second after its close; packets sent before arrive. */
export function endSoon(connection: Connection): void {
  setTimeout(endNow, HANG_UP_MS, connection).unref()
}

/** Ends a connection without flushing it or waiting for the other side. */
export function endNow(connection: Connection): void {
  const { transport } = connection
  connection.close(true)
  transport.socket?.terminate?.()
}
