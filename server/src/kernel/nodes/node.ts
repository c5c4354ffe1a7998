import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import { type ConnectTo, connect, type Reserved } from '../db/client'
import { newId } from '../ids'
import { refusalOf } from './compatibility'
import * as sql from './nodes.sql'

/** Time between two renewals in ms; two may fail before the lease ends. */
const RENEWAL = 10 * SECOND
/** Time between two tries to join again after the connection was lost. */
const REJOIN = 1 * SECOND
/** Maximum wait of a stop for the database. */
const LEAVE_TIMEOUT = 1 * SECOND

/** This process among those of one database (decision 070). Commands are no nodes. */
export interface Node {
  readonly id: string
  /** Begins to count; throws `NodeError` where its settings do not fit the other live nodes. */
  join(): Promise<void>
  /** Returns true if another node was live at the last renewal. */
  hasOthers(): boolean
  /** Returns true for the oldest live node, which alone reports figures of the database. */
  isFirst(): boolean
  /** Calls `then` after each renewal. */
  onRenewed(then: () => void): void
  /** Its sockets count for a moment longer, it itself until `end`. */
  leave(): Promise<void>
  /** Gives the lock back. */
  end(): Promise<void>
}

/**
 * Makes the node of this process. Its connection goes to PostgreSQL itself: a lock is gone with the connection that holds
 * it, so a killed process stops counting at once.
 */
export function createNode(direct: ConnectTo, traits: sql.NodeTraits, log: FastifyBaseLogger): Node {
  // Ids begin with the time, so the first in their order is the oldest.
  const id = newId()
  const pool = connect(direct, { max: 1, needsSession: true })
  const renewed: (() => void)[] = []
  let session: Reserved | undefined
  let others: readonly string[] = []
  let timer: ReturnType<typeof setInterval> | undefined
  let isLeaving = false
  let isEnded = false

  async function enter(refuse: boolean): Promise<void> {
    const made = await pool.reserve()
    try {
      await sql.beginJoin(made, id)
      const refusal = refuse ? refusalOf(traits, await sql.listOthers(made, id)) : undefined
      if (refusal) throw refusal
      await sql.saveNode(made, id, traits)
      await sql.endJoin(made)
      others = await sql.renewNode(made, id)
    } catch (error) {
      made.close()
      throw error
    }
    session = made
    made.whenLost(() => {
      session = undefined
      if (!isEnded) void rejoin()
    })
    for (const then of renewed) then()
  }

  async function rejoin(): Promise<void> {
    log.warn('node has lost its connection')
    for (;;) {
      if (isLeaving || isEnded) return
      const error = await enter(false).catch((failure) => failure)
      if (!error) return
      await sleep(REJOIN, undefined, { ref: false })
    }
  }

  async function renew(): Promise<void> {
    if (!session || isLeaving) return
    others = await sql.renewNode(session, id)
    for (const then of renewed) then()
  }

  return {
    id,
    async join() {
      if (timer) return
      timer = setInterval(() => {
        renew().catch((error) => log.warn({ err: error }, 'node cannot renew its lease'))
      }, RENEWAL).unref()
      await enter(true)
    },
    hasOthers: () => others.length > 0,
    isFirst: () => others.every((other) => id < other),
    onRenewed: (then) => void renewed.push(then),
    async leave() {
      if (isLeaving) return
      isLeaving = true
      clearInterval(timer)
      if (!session) return
      const left = sql
        .leaveNode(session, id)
        .catch((error) => log.warn({ err: error }, 'node could not end its lease'))
      await Promise.race([left, sleep(LEAVE_TIMEOUT, undefined, { ref: false })])
    },
    async end() {
      isEnded = true
      clearInterval(timer)
      session?.close()
      await pool.end({ timeout: 1 })
    },
  }
}
