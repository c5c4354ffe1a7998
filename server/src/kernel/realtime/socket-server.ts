import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { PACKET_BYTES_MAX } from 'contract/socket-event'
import { SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import { Server } from 'socket.io'
import type { FindSession, Session } from '../http/authorize'
import { ARRIVAL } from '../http/early-server'
import { securityHeaders } from '../http/headers'
import type { Limiter } from '../http/limits'
import { expectBody, hasBody } from '../http/server'
import type { Node } from '../nodes/node'
import type { RefusalLog } from '../refusal-log'
import { trustedHops, visitorOf } from '../visitor'
import { guardConnect } from './connect-guard'
import { authenticateSocket, isOwnOrigin } from './handshake'
import type { SharedRooms } from './shared-rooms'
import { type Connection, dropWhenSlow, endNow } from './slow-sockets'

export interface SocketServerParts {
  findSession: FindSession
  limiter: Limiter
  refusals: RefusalLog
  log: FastifyBaseLogger
  publicUrl: string
  trustedProxies: readonly string[]
  /** Sockets that one account may have open at a time, on all nodes together. */
  perAccount: number
  /** `auto` refuses long polling while another node is alive: its requests may reach any node. */
  longPolling: 'on' | 'off' | 'auto'
  rooms: Pick<SharedRooms, 'countElsewhere'>
  node: Node
}

/** The library with everything that holds for every connection: origin, limits, headers, sign-in, slow readers. */
export interface SocketServer {
  io: Server
  connections: ReadonlySet<Connection>
  /** Refuses new connections. */
  refuse(): void
  /** Ends every connection. */
  end(): void
}

/** A request that the library did not let in; `context.message` is what `allowRequest` had against it. */
interface RefusedConnection {
  req?: IncomingMessage
  message: string
  context?: { message?: string }
}

/** Path of the socket server. */
const PATH = '/socket.io/'
/** Time until a connection without a session is closed. */
const CONNECT_TIME = 5 * SECOND

export function startSocketServer(
  http: HttpServer,
  parts: SocketServerParts,
  mayUse: (session: Session) => boolean,
): SocketServer {
  const trusted = trustedHops(parts.trustedProxies)
  const connections = new Set<Connection>()
  let refusing = false
  const io = new Server(http, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: PACKET_BYTES_MAX,
    connectTimeout: CONNECT_TIME,
    perMessageDeflate: false,
    httpCompression: false,
    allowRequest: (request, decide) => {
      try {
        parts.limiter.take('connect', visitorOf(request, trusted))
      } catch {
        return decide('too many connections', false)
      }
      if (refusing) return decide('stopping', false)
      if (!isOwnOrigin(request, parts.publicUrl)) return decide('another origin', false)
      if (isPolling(request) && !mayPoll(parts)) return decide('long polling', false)
      decide(null, true)
    },
  })
  // Requests of the library pass by the hooks of all others.
  http.on('request', (request) => {
    if (request.url?.startsWith(PATH) && hasBody(request)) expectBody(http, request, ARRIVAL)
  })
  const headers = securityHeaders(parts.publicUrl.startsWith('https:'))
  io.engine.on('headers', (answer: Record<string, string>) => Object.assign(answer, headers))
  const refused = (reason: string, address: string) => {
    if (parts.refusals.shouldLog({ kind: 'connection', code: reason, address }))
      parts.log.info({ event: 'socket_refused', reason }, 'connection refused')
  }
  io.engine.on('connection_error', ({ req, message, context }: RefusedConnection) =>
    refused(context?.message ?? message, req ? visitorOf(req, trusted) : ''),
  )
  io.engine.on('connection', (connection: Connection) => {
    connections.add(connection)
    dropWhenSlow(connection, parts.log)
    const address = visitorOf(connection.request, trusted)
    guardConnect(connection, () => refused('second CONNECT', address))
    connection.once('close', () => connections.delete(connection))
  })
  const countHere = (accountId: string) => sizeOf(io, accountRoom(accountId))
  const countElsewhere = async (accountId: string) => {
    const room = accountRoom(accountId)
    return (await parts.rooms.countElsewhere([room])).get(room) ?? 0
  }
  io.use(authenticateSocket({ ...parts, trusted, countHere, countElsewhere, mayUse }))
  return {
    io,
    connections,
    refuse() {
      refusing = true
    },
    end() {
      io.engine.close()
      for (const connection of connections) endNow(connection)
    },
  }
}

function isPolling({ url = '' }: IncomingMessage): boolean {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('transport') === 'polling'
}

function mayPoll({ longPolling, node }: SocketServerParts): boolean {
  return longPolling === 'auto' ? !node.hasOthers() : longPolling === 'on'
}

/** Sockets in a room. */
export const sizeOf = (io: Server, room: string) => io.sockets.adapter.rooms.get(room)?.size ?? 0

/** The rooms of all sockets of a session, and of an account: the kernel's own, no event is sent there. */
export const SESSIONS = 'session:'
export const sessionRoom = (sessionId: string) => SESSIONS + sessionId
export const ACCOUNTS = 'account:'
export const accountRoom = (accountId: string) => ACCOUNTS + accountId
