import { type Connection, endNow, endSoon } from './slow-sockets'

/** Types of socket.io's packets, the first character of a message (socket.io-protocol, version 5). */
const CONNECT = '0'
const CONNECT_ERROR = '4'

interface Packet {
  data?: unknown
}

/**
 * Ends a connection when its CONNECT is refused, after the refusal was sent, and at once when it sends a second one: the
 * library would try any number of them. `onRepeat` runs in the second case.
 */
export function guardConnect(connection: Connection, onRepeat: () => void): void {
  let connects = 0
  // Runs before the library reads the packet, so that those behind it in the same bytes are not read either.
  connection.on('packet', ({ data }: Packet) => {
    if (typeof data !== 'string' || data[0] !== CONNECT) return
    connects += 1
    if (connects === 1) return
    endNow(connection)
    onRepeat()
  })
  connection.on('packetCreate', ({ data }: Packet) => {
    if (typeof data !== 'string' || data[0] !== CONNECT_ERROR) return
    queueMicrotask(() => connection.close())
    endSoon(connection)
  })
}
