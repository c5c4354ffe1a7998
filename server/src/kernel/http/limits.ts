import { MINUTE } from 'contract/units'
import { failFor } from '../../fail'
import { networkOf, WIDE_FACTOR } from '../network'
import { createSharedLimits, type SharedCalls, type SharedLimits } from './shared-limits'

/**
 * Calls a minute for one network by kind, far above a person and far below a flood. `refused`: calls without the needed
 * session, counted apart; `session`: token lookups; `open`: outside of the API; `connect`: opening sockets; `render`:
 * uncached server-rendered pages. `event` and `message` count by account.
 */
export const CALLS_PER_MINUTE = {
  read: 3000,
  write: 300,
  challenge: 120,
  upload: 60,
  webhook: 6000,
  refused: 300,
  session: 6000,
  open: 6000,
  connect: 600,
  render: 300,
  event: 1200,
  message: 300,
} as const
export type CallKind = keyof typeof CALLS_PER_MINUTE

export interface Limiter {
  /** Counts one call; throws 429 with `Retry-After` when the network of the address has used up its minute. */
  take(kind: CallKind, address: string): void
}

interface Counter {
  used: number
}

const emptyCounts = () =>
  Object.fromEntries(Object.keys(CALLS_PER_MINUTE).map((kind) => [kind, new Map()])) as Record<
    CallKind,
    Map<string, Counter>
  >

/**
 * A counter for each network in fixed windows of a minute, in memory: it guards this process, not a person's account
 * (attempts to sign in are counted in the database). Old windows are dropped whole, so memory stays bounded. With `calls`
 * the calls of all processes together have the same limit.
 */
export function createLimiter(enabled: boolean, now: () => number = Date.now, calls?: SharedCalls): Limiter {
  if (!enabled) return { take() {} }
  const shared = calls && createSharedLimits(calls, now)
  let windowStart = 0
  let counts = emptyCounts()

  function count(kind: CallKind, network: string, max: number, time: number): void {
    const counter = counts[kind].get(network)
    if (!counter) counts[kind].set(network, { used: 1 })
    else if (++counter.used > max) refuse(windowStart + MINUTE - time)
    if (shared) share(shared, `${kind} ${network}`, max)
  }

  function share({ waitOf, note }: SharedLimits, key: string, max: number): void {
    const wait = waitOf(key)
    if (wait > 0) refuse(wait)
    note(key, max)
  }

  function refuse(wait: number): never {
    const seconds = Math.max(1, Math.ceil(wait / 1000))
    failFor(seconds, 'request.too_many_requests', { seconds })
  }

  return {
    take(kind, address) {
      const time = now()
      if (time - windowStart >= MINUTE || time < windowStart) {
        windowStart = time
        counts = emptyCounts()
      }
      const { narrow, wide } = networkOf(address)
      const max = CALLS_PER_MINUTE[kind]
      count(kind, narrow, max, time)
      if (wide !== undefined) count(kind, wide, max * WIDE_FACTOR, time)
    },
  }
}
