import type { FastifyBaseLogger } from 'fastify'
import type { Server } from 'socket.io'
import type { RoomGuard } from './events'
import { SESSIONS } from './socket-server'

/** How often it is asked whether those who are connected still may be: with the answer well inside a second. */
const EVERY = 400

interface WatchParts {
  io: Server
  log: FastifyBaseLogger
  guards: readonly RoomGuard[]
  roomsOf(prefix: string): string[]
  findEnded(sessionIds: string[]): Promise<readonly string[]>
}

/**
 * Ends the sockets of sessions that are over (logged out, expired, locked, another password or role) and empties rooms that
 * somebody may no longer be in, within a second. It asks the database, because that is where all of this is decided,
 * whichever process or operator did it: no notification can be lost. Returns what ends it.
 */
export function startWatch({ io, log, guards, roomsOf, findEnded }: WatchParts): () => Promise<void> {
  let running: Promise<void> | undefined
  let failing = false

  async function look(): Promise<void> {
    const sessions = roomsOf(SESSIONS)
    if (sessions.length === 0) return
    for (const id of await findEnded(sessions.map((room) => room.slice(SESSIONS.length))))
      io.in(SESSIONS + id).disconnectSockets(true)
    for (const { prefix, findLost, closing } of guards) {
      const rooms = roomsOf(prefix)
      if (rooms.length === 0) continue
      for (const { room, leave } of await findLost(rooms)) {
        closing?.(room)
        io.in(room).socketsLeave(leave)
      }
    }
  }

  const timer = setInterval(() => {
    running ??= look()
      .then(() => {
        failing = false
      })
      .catch((error) => {
        // Once for an outage, not with every look.
        if (!failing) log.warn({ err: error }, 'sessions of sockets cannot be checked')
        failing = true
      })
      .finally(() => {
        running = undefined
      })
  }, EVERY)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
