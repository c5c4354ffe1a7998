import { SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import { batchPerTick } from '../db/batch-per-tick'
import type { Db } from '../db/client'
import { newId } from '../ids'
import { findElsewhere, leaveNode, type RoomSize, renewNode, saveRooms } from './nodes.sql'

/** Time between two renewals in ms; two may fail before the lease ends. */
const RENEWAL = 10 * SECOND
/** Maximum wait of a stop for the database. */
const LEAVE_TIMEOUT = 1 * SECOND

/** Sizes of shared rooms on all nodes of a database (decision 064). */
export interface Nodes {
  /** Saves the size of a shared room on this node, and returns its sockets on other nodes. */
  save(room: string): Promise<number>
  countElsewhere(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Returns true if another node was alive at the last renewal. */
  hasOthers(): boolean
  start(): void
  stop(): Promise<void>
}

interface NodesParts {
  db: Db
  log: FastifyBaseLogger
  sizeOf(room: string): number
  /** All shared rooms that have sockets here. */
  sharedRooms(): string[]
  /** Prefix of rooms that a stopping node leaves at once. */
  leftAtOnce: string
}

export function createNodes({ db, log, sizeOf, sharedRooms, leftAtOnce }: NodesParts): Nodes {
  const id = newId()
  let others = 0
  let failing = false
  let timer: ReturnType<typeof setInterval> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const sizesOf = (rooms: readonly string[]) => rooms.map((room) => ({ room, sockets: sizeOf(room) }))
  /** Writes one after the other: each reads the sizes when it begins, so none overwrites a newer one. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  const save = batchPerTick(
    (rooms: string[]) => inTurn(async () => mapOf(await saveRooms(db, id, sizesOf(rooms)))),
    {
      oneAtATime: true,
    },
  )

  function renew(): void {
    inTurn(() => renewNode(db, id, sizesOf(sharedRooms()))).then(
      (found) => {
        others = found
        failing = false
      },
      (error) => {
        // Once for an outage, not with every renewal.
        if (!failing) log.warn({ err: error }, 'node cannot renew its lease')
        failing = true
      },
    )
  }

  return {
    save: async (room) => (await save(room)) ?? 0,
    countElsewhere: async (rooms) => mapOf(rooms.length > 0 ? await findElsewhere(db, id, rooms) : []),
    hasOthers: () => others > 0,
    start() {
      renew()
      timer ??= setInterval(renew, RENEWAL).unref()
    },
    async stop() {
      if (!timer) return
      clearInterval(timer)
      const left = inTurn(() => leaveNode(db, id, leftAtOnce)).catch((error) =>
        log.warn({ err: error }, 'node could not end its lease'),
      )
      await Promise.race([left, new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT).unref())])
    },
  }
}

const mapOf = (rows: readonly RoomSize[]) => new Map(rows.map(({ room, sockets }) => [room, sockets]))
