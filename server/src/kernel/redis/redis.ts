import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import { type Count, type Counted, type Link, openLink } from './link'
import { reasonOf } from './reason'

/** First wait in ms after Redis went away, doubled with each failure, and the longest one. */
const RETRY_FIRST = 0.5 * SECOND
const RETRY_LAST = 10 * SECOND
/** A connection that lasted this long in ms was no failure: the waits begin anew. */
const LASTING = 30 * SECOND

/**
 * A Redis that makes limits and hints faster. It gives no guarantee: without it nothing fails, and nobody waits for it
 * (decision 073).
 */
export interface Redis {
  isUp(): boolean
  /** Adds to counters and returns their sums; undefined while Redis is away. Never throws. */
  count(counts: readonly Count[], lifetime: number): Promise<readonly Counted[] | undefined>
  /** Sends a text to the subscribers of these channels; lost while Redis is away. Never throws. */
  publish(channels: readonly string[], text: string): void
  subscribe(channel: string): void
  unsubscribe(channel: string): void
  /** Receives the texts of subscribed channels; one receiver. */
  onText(then: (text: string) => void): void
  end(): Promise<void>
}

/** Connects and connects again in the background; the start of a process does not wait for it. */
export function createRedis(url: string, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Redis {
  const channels = new Set<string>()
  const ending = new AbortController()
  let link: Link | undefined
  let receive: (text: string) => void = () => undefined

  /** Returns why the connection has ended, or could not be opened. */
  async function stayConnected(onOpen: () => void): Promise<string> {
    try {
      const opened = await openLink(url, (text) => receive(text))
      if (ending.signal.aborted) opened.close()
      link = opened
      for (const channel of channels) opened.subscribe(channel)
      onOpen()
      return await opened.lost
    } catch (error) {
      return reasonOf(error)
    } finally {
      link = undefined
    }
  }

  async function run(): Promise<void> {
    let isMissed = false
    let wait = RETRY_FIRST
    while (!ending.signal.aborted) {
      let openedAt: number | undefined
      const reason = await stayConnected(() => {
        openedAt = performance.now()
        if (isMissed) log.info({ event: 'redis_back' }, 'Redis is back')
        isMissed = false
      })
      if (ending.signal.aborted) return
      if (!isMissed)
        log.warn(
          { event: 'redis_away', reason },
          'Redis is away: limits count for each process, hints are lost',
        )
      isMissed = true
      if (openedAt !== undefined && performance.now() - openedAt > LASTING) wait = RETRY_FIRST
      // Half of it at random, so that the processes do not all come back in the same instant.
      await sleep(wait * (0.5 + Math.random() / 2), undefined, { ref: false, signal: ending.signal }).catch(
        () => undefined,
      )
      wait = Math.min(RETRY_LAST, wait * 2)
    }
  }
  const running = run()

  return {
    isUp: () => link !== undefined,
    count: async (counts, lifetime) => link?.count(counts, lifetime),
    publish(to, text) {
      for (const channel of to) link?.publish(channel, text)
    },
    subscribe(channel) {
      if (channels.has(channel)) return
      channels.add(channel)
      link?.subscribe(channel)
    },
    unsubscribe(channel) {
      if (channels.delete(channel)) link?.unsubscribe(channel)
    },
    onText(then) {
      receive = then
    },
    async end() {
      ending.abort()
      link?.close()
      await running
    },
  }
}
