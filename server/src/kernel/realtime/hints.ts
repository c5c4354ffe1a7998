import type { FastifyBaseLogger } from 'fastify'
import type { Pseudonym } from '../pseudonym'
import type { Redis } from '../redis/redis'

/** Receives the payload of a hint as another node has sent it. */
export type HintHandler = (payload: unknown) => void

/**
 * Hints between the nodes of a database, on a channel for each account (decision 073). They may be lost, so they only make
 * faster what a look at the database does anyway.
 */
export interface Hints {
  /** Sends a hint to the other nodes where one of these accounts has sockets. */
  send(name: string, payload: unknown, accountIds: readonly string[]): void
  on(name: string, then: HintHandler): void
  /** Receives the hints of an account from now on, or no longer. */
  follow(accountId: string): void
  unfollow(accountId: string): void
}

interface HintsParts {
  redis: Redis | undefined
  pseudonym: Pseudonym
  nodeId: string
  log: Pick<FastifyBaseLogger, 'debug'>
}

interface Envelope {
  from: string
  name: string
  payload: unknown
}

export function createHints({ redis, pseudonym, nodeId, log }: HintsParts): Hints {
  const handlers = new Map<string, HintHandler>()
  // The secret of the pseudonym belongs to one database, so shops that share a Redis receive nothing of each other.
  const channelOf = (accountId: string) => `tavan:account:${pseudonym(accountId)}`

  redis?.onText((text) => {
    try {
      const { from, name, payload } = JSON.parse(text) as Envelope
      if (from !== nodeId) handlers.get(name)?.(payload)
    } catch (error) {
      log.debug({ err: error }, 'hint of another process cannot be read')
    }
  })

  return {
    send(name, payload, accountIds) {
      if (!redis?.isUp()) return
      redis.publish(accountIds.map(channelOf), JSON.stringify({ from: nodeId, name, payload }))
    },
    on: (name, then) => void handlers.set(name, then),
    follow: (accountId) => redis?.subscribe(channelOf(accountId)),
    unfollow: (accountId) => redis?.unsubscribe(channelOf(accountId)),
  }
}
