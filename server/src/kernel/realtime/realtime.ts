import type { Server as HttpServer } from 'node:http'
import { EVENT_BYTES_MAX } from 'contract/socket-event'
import { SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { type FindSession, holdsRole, type Session } from '../http/authorize'
import { securityHeaders } from '../http/headers'
import type { Limiter } from '../http/limits'
import { answerEvent } from './answer'
import type { EventBinding, Peer, Realtime, RoomGuard } from './events'
import { authenticateSocket, isOwnOrigin } from './handshake'
import { type Connection, dropWhenSlow, endNow } from './slow-sockets'
import { trustedHops, visitorOf } from './visitor'
import { startWatch } from './watch'

export interface RealtimeParts {
  findSession: FindSession
  /** Which of these sessions are over; the auth domain provides it. */
  findEnded: (sessionIds: string[]) => Promise<readonly string[]>
  limiter: Limiter
  log: FastifyBaseLogger
  publicUrl: string
  trustedProxies: readonly string[]
  /** Sockets that one account may have open at a time. */
  perAccount: number
}

/** What a stop waits for. */
const DRAIN = 3 * SECOND
/** Who has not said who he is by then is disconnected. */
const CONNECT_TIME = 5 * SECOND

export function createRealtime(http: HttpServer, parts: RealtimeParts): Realtime {
  const { log } = parts
  const trusted = trustedHops(parts.trustedProxies)
  const io = new Server(http, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: EVENT_BYTES_MAX,
    connectTimeout: CONNECT_TIME,
    perMessageDeflate: false,
    httpCompression: false,
    allowRequest: (request, decide) => {
      try {
        parts.limiter.take('connect', visitorOf(request, trusted))
      } catch {
        return decide('too many connections', false)
      }
      decide(null, !closing && isOwnOrigin(request, parts.publicUrl))
    },
  })
  const headers = securityHeaders(parts.publicUrl.startsWith('https:'))
  const bindings = new Map<string, EventBinding>()
  const guards: RoomGuard[] = []
  const leavers: ((peer: Peer, rooms: ReadonlySet<string>) => void)[] = []
  const connections = new Set<Connection>()
  /** Events that are being answered. */
  const open = new Set<Promise<void>>()
  let closing = false

  io.engine.on('headers', (answer: Record<string, string>) => Object.assign(answer, headers))
  io.engine.on('connection', (connection: Connection) => {
    connections.add(connection)
    dropWhenSlow(connection, log)
    connection.once('close', () => connections.delete(connection))
  })
  io.use(
    authenticateSocket({
      ...parts,
      trusted,
      countOf: (accountId) => sizeOf(io, accountRoom(accountId)),
      mayUse: (session) => [...bindings.values()].some(({ event }) => holdsRole(event.allow, session)),
    }),
  )
  io.on('connection', (socket) => {
    const peer = peerOf(socket)
    socket.join([sessionRoom(peer.session.sessionId), accountRoom(peer.session.accountId)])
    socket.onAny((name: string, ...args: unknown[]) => {
      const answered = answerEvent({ bindings, limiter: parts.limiter, log }, peer, name, args)
      open.add(answered)
      void answered.finally(() => open.delete(answered))
    })
    let rooms: ReadonlySet<string> = new Set()
    socket.once('disconnecting', () => {
      rooms = new Set(socket.rooms)
    })
    socket.once('disconnect', () => {
      for (const leave of leavers) leave(peer, rooms)
    })
    // Everything of the first request that is needed has been read: it would be kept as long as the socket.
    Object.assign(socket.conn, { request: null })
  })
  const roomsOf = (prefix: string) =>
    [...io.sockets.adapter.rooms.keys()].filter((room) => room.startsWith(prefix))
  const stopWatch = startWatch({ io, log, guards, roomsOf, findEnded: parts.findEnded })

  return {
    events: [],
    on(event, handler, options = {}) {
      if (bindings.has(event.name)) throw new Error(`two handlers for the event ${event.name}`)
      this.events.push(event)
      bindings.set(event.name, { event, handler, options })
    },
    emit(event, payload, { rooms, except }) {
      io.to([...rooms])
        .except(except ?? [])
        .emit(event.name, payload)
    },
    isOccupied: (room) => sizeOf(io, room) > 0,
    roomsOf,
    guard: (guard) => void guards.push(guard),
    onGone: (then) => void leavers.push(then),
    count: () => connections.size,
    async close() {
      if (closing) return
      closing = true
      await stopWatch()
      const drained = Promise.allSettled([...open])
      await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, DRAIN).unref())])
      io.engine.close()
      for (const connection of connections) endNow(connection)
    },
  }
}

const sizeOf = (io: Server, room: string) => io.sockets.adapter.rooms.get(room)?.size ?? 0

/** The room of all sockets of a session, and of an account: the kernel's own, no event is sent there. */
export const sessionRoom = (sessionId: string) => `session:${sessionId}`
const accountRoom = (accountId: string) => `account:${accountId}`

function peerOf(socket: Socket): Peer {
  return Object.assign(socket as Socket & { session: Session }, {
    session: (socket.data as { session: Session }).session,
  })
}
