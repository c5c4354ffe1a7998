import type { Server as HttpServer } from 'node:http'
import { SECOND } from 'contract/units'
import type { Socket } from 'socket.io'
import type { Db } from '../db/client'
import { holdsRole, type Session } from '../http/authorize'
import { answerEvent, type Outcome } from './answer'
import type { EventBinding, Peer, Realtime } from './events'
import type { Hints } from './hints'
import { createSharedRooms } from './shared-rooms'
import { type Connection, endSoon } from './slow-sockets'
import {
  ACCOUNTS,
  accountRoom,
  type SocketServerParts,
  sessionRoom,
  sizeOf,
  startSocketServer,
} from './socket-server'
import { startWatch } from './watch'

export interface RealtimeParts extends Omit<SocketServerParts, 'rooms'> {
  db: Db
  hints: Hints
  /** Returns those of the sessions that have ended; provided by the auth domain. */
  findEnded: (sessionIds: string[]) => Promise<readonly string[]>
}

/** Refused events in a row after which a socket is ended: far more than a page of ours sends without being heard. */
export const REFUSALS_MAX = 50
/** Maximum wait of a stop. */
const DRAIN = 3 * SECOND

type Leaver = (peer: Peer, rooms: ReadonlySet<string>) => void

/** Sockets beside the calls: events are bound, admitted and answered as endpoints are. */
export function createRealtime(http: HttpServer, parts: RealtimeParts): Realtime {
  const { db, node, log, hints, limiter, refusals, findEnded } = parts
  const bindings = new Map<string, EventBinding>()
  const looks: (() => Promise<void>)[] = []
  const shared = [ACCOUNTS]
  const leavers: Leaver[] = []
  /** Number of events being answered; a Set would keep their data until the next full garbage collection. */
  let open = 0
  let drained = () => {}
  let closing = false
  const mayUse = (session: Session) =>
    [...bindings.values()].some(({ event }) => holdsRole(event.allow, session))
  const rooms = createSharedRooms({
    db,
    node,
    log,
    sizeOf: (room) => sizeOf(io, room),
    sharedRooms: () => shared.flatMap(roomsOf),
    leftAtOnce: ACCOUNTS,
  })
  const server = startSocketServer(http, { ...parts, rooms }, mayUse)
  const { io, connections } = server
  const saveAccount = ({ session }: Peer) =>
    rooms
      .save(accountRoom(session.accountId))
      .catch((error) => log.warn({ err: error }, 'sockets not counted'))

  io.on('connection', (socket) => {
    const peer = welcome(socket, (gone, rooms) => {
      // At a stop everybody goes, and comes back to the next process.
      if (closing) return
      const { accountId } = gone.session
      if (sizeOf(io, accountRoom(accountId)) === 0) hints.unfollow(accountId)
      void saveAccount(gone)
      for (const leave of leavers) leave(gone, rooms)
    })
    hints.follow(peer.session.accountId)
    void saveAccount(peer)
    const answered = endAfterRefusals(socket, peer, parts)
    socket.onAny((name: string, ...args: unknown[]) => {
      if (!socket.connected) return
      open += 1
      void answerEvent({ bindings, limiter, refusals, log }, peer, name, args, answered).then(() => {
        open -= 1
        if (open === 0) drained()
      })
    })
  })
  function roomsOf(prefix: string): string[] {
    return [...io.sockets.adapter.rooms.keys()].filter((room) => room.startsWith(prefix))
  }
  const stopWatch = startWatch({ io, node, log, looks, roomsOf, findEnded })

  return {
    events: [],
    on(event, handler, options = {}) {
      if (bindings.has(event.name)) throw new Error(`two handlers for the event ${event.name}`)
      this.events.push(event)
      bindings.set(event.name, { event, handler, options })
    },
    emit(event, payload, { rooms: to, except }) {
      io.to([...to])
        .except(except ?? [])
        .emit(event.name, payload)
    },
    isOccupied: (room) => sizeOf(io, room) > 0,
    roomsOf,
    empty: (room, other = room) => io.in(room).socketsLeave(other),
    share: (prefix) => void shared.push(prefix),
    saveSize: rooms.save,
    countElsewhere: rooms.countElsewhere,
    hint: hints.send,
    onHint: hints.on,
    onLook: (look) => void looks.push(look),
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
      await rooms.stop()
      server.end()
    },
  }
}

/**
 * Returns a function for the outcome of each event; it ends a socket after `REFUSALS_MAX` refusals in a row, because
 * such a client ignores its answers.
 */
function endAfterRefusals(
  socket: Socket,
  { address, session }: Peer,
  { log, refusals }: Pick<RealtimeParts, 'log' | 'refusals'>,
): (outcome: Outcome) => void {
  let inRow = 0
  return (outcome) => {
    if (outcome === 'done') inRow = 0
    if (outcome === 'refused') inRow += 1
    if (inRow < REFUSALS_MAX || !socket.connected) return
    const account = session.accountId
    if (refusals.shouldLog({ kind: 'connection', code: 'refused events', address, account }))
      log.info({ event: 'socket_ended', reason: 'refused events', account }, 'connection ended')
    const { conn } = socket
    socket.disconnect(true)
    endSoon(conn as Connection)
  }
}

/** Joins an admitted socket to the rooms of its session, and reports the rooms when it leaves. */
function welcome(socket: Socket, leave: Leaver): Peer {
  const { session, address } = socket.data as Pick<Peer, 'session' | 'address'>
  const peer = Object.assign(socket as Socket & Peer, { session, address })
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
