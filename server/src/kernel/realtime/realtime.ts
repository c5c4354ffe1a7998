import type { Server as HttpServer } from 'node:http'
import { SECOND } from 'contract/units'
import type { Socket } from 'socket.io'
import { holdsRole, type Session } from '../http/authorize'
import { answerEvent } from './answer'
import type { EventBinding, Peer, Realtime, RoomGuard } from './events'
import { accountRoom, type SocketServerParts, sessionRoom, sizeOf, startSocketServer } from './socket-server'
import { startWatch } from './watch'

export interface RealtimeParts extends SocketServerParts {
  /** Which of these sessions are over; the auth domain provides it. */
  findEnded: (sessionIds: string[]) => Promise<readonly string[]>
}

/** What a stop waits for. */
const DRAIN = 3 * SECOND

type Leaver = (peer: Peer, rooms: ReadonlySet<string>) => void

/** Sockets beside the calls: events are bound, admitted and answered as endpoints are. */
export function createRealtime(http: HttpServer, parts: RealtimeParts): Realtime {
  const { log, limiter, findEnded } = parts
  const bindings = new Map<string, EventBinding>()
  const guards: RoomGuard[] = []
  const leavers: Leaver[] = []
  /** Events that are being answered, as a number: a set of them keeps what was answered until the old generation is swept. */
  let open = 0
  let drained = () => {}
  let closing = false
  const mayUse = (session: Session) =>
    [...bindings.values()].some(({ event }) => holdsRole(event.allow, session))
  const server = startSocketServer(http, parts, mayUse)
  const { io, connections } = server

  io.on('connection', (socket) => {
    const peer = welcome(socket, (gone, rooms) => {
      // At a stop everybody goes, and comes back to the next process.
      if (!closing) for (const leave of leavers) leave(gone, rooms)
    })
    socket.onAny((name: string, ...args: unknown[]) => {
      open += 1
      void answerEvent({ bindings, limiter, log }, peer, name, args).then(() => {
        open -= 1
        if (open === 0) drained()
      })
    })
  })
  const roomsOf = (prefix: string) =>
    [...io.sockets.adapter.rooms.keys()].filter((room) => room.startsWith(prefix))
  const stopWatch = startWatch({ io, log, guards, roomsOf, findEnded })

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
      server.refuse()
      await stopWatch()
      if (open > 0)
        await new Promise<void>((resolve) => {
          drained = resolve
          setTimeout(resolve, DRAIN).unref()
        })
      server.end()
    },
  }
}

/** A socket that was admitted: it hears what concerns its session, and tells when it goes in which rooms it was. */
function welcome(socket: Socket, leave: Leaver): Peer {
  const { session } = socket.data as { session: Session }
  const peer = Object.assign(socket as Socket & { session: Session }, { session })
  socket.join([sessionRoom(session.sessionId), accountRoom(session.accountId)])
  let rooms: ReadonlySet<string> = new Set()
  socket.once('disconnecting', () => {
    rooms = new Set(socket.rooms)
  })
  socket.once('disconnect', () => leave(peer, rooms))
  // Everything of the first request that is needed has been read: it would be kept as long as the socket.
  Object.assign(socket.conn, { request: null })
  return peer
}
