import type { FastifyBaseLogger } from 'fastify'
import type { Server } from 'socket.io'
import type { Node } from '../nodes/node'
import { SESSIONS } from './socket-server'

/**
 * Interval of the check in ms beside other nodes, whose messages must be seen well within a second. A node alone looks half as
 * often, still within a second: each look holds up the messages of that moment by some milliseconds.
 */
const EVERY = 400

interface WatchParts {
  io: Server
  node: Pick<Node, 'hasOthers'>
  log: FastifyBaseLogger
  looks: readonly (() => Promise<void>)[]
  roomsOf(prefix: string): string[]
  findEnded(sessionIds: string[]): Promise<readonly string[]>
}

/**
 * Ends the sockets of ended sessions (sign-out, expiry, lock, new password or role) within a second, and runs the looks of
 * features. Polls the database, where every process and operator decides this, so no notification can be lost. Returns
 * a function that stops it.
 */
export function startWatch({ io, node, log, looks, roomsOf, findEnded }: WatchParts): () => Promise<void> {
  let running: Promise<void> | undefined
  let failing = false

  async function look(): Promise<void> {
    const sessions = roomsOf(SESSIONS)
    if (sessions.length === 0) return
    for (const id of await findEnded(sessions.map((room) => room.slice(SESSIONS.length))))
      io.in(SESSIONS + id).disconnectSockets(true)
    for (const one of looks) await one()
  }

  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    if (!node.hasOthers() && ticks % 2 === 0) return
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
