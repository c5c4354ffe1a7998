import { SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import { batchPerTick } from '../db/batch-per-tick'
import type { Db } from '../db/client'
import type { Node } from '../nodes/node'
import { findElsewhere, forgetRooms, type RoomSize, replaceRooms, saveRooms } from './shared-rooms.sql'

/** Maximum wait of a stop for the database. */
const LEAVE_TIMEOUT = 1 * SECOND

/** Sizes of shared rooms on all nodes of a database (decision 064). */
export interface SharedRooms {
  /** Saves the size of a shared room on this node, and returns its sockets on other nodes. */
  save(room: string): Promise<number>
  countElsewhere(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Forgets the rooms that a stopping node leaves at once, and leaves. */
  stop(): Promise<void>
}

interface SharedRoomsParts {
  db: Db
  node: Node
  log: FastifyBaseLogger
  sizeOf(room: string): number
  /** All shared rooms that have sockets here. */
  sharedRooms(): string[]
  /** Prefix of rooms that a stopping node leaves at once. */
  leftAtOnce: string
}

export function createSharedRooms({
  db,
  node,
  log,
  sizeOf,
  sharedRooms,
  leftAtOnce,
}: SharedRoomsParts): SharedRooms {
  const { id } = node
  let failing = false
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
    { oneAtATime: true },
  )

  node.onRenewed(() => {
    inTurn(() => replaceRooms(db, id, sizesOf(sharedRooms()))).then(
      () => {
        failing = false
      },
      (error) => {
        // Once for an outage, not with every renewal.
        if (!failing) log.warn({ err: error }, 'rooms of this node cannot be saved')
        failing = true
      },
    )
  })

  return {
    save: async (room) => (await save(room)) ?? 0,
    countElsewhere: async (rooms) => mapOf(rooms.length > 0 ? await findElsewhere(db, id, rooms) : []),
    async stop() {
      const left = inTurn(() => forgetRooms(db, id, leftAtOnce)).catch((error) =>
        log.warn({ err: error }, 'rooms of this node could not be forgotten'),
      )
      await Promise.race([left, new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT).unref())])
      await node.leave()
    },
  }
}

const mapOf = (rows: readonly RoomSize[]) => new Map(rows.map(({ room, sockets }) => [room, sockets]))
