import { MINUTE } from 'contract/units'
import { failFor } from '../../fail'

/** Calls that one address may make in a minute, by kind of call. Far above what a person does, far below a flood. */
export const CALLS_PER_MINUTE = { read: 3000, write: 300, challenge: 120, upload: 60, webhook: 6000 } as const
export type CallKind = keyof typeof CALLS_PER_MINUTE

export interface Limiter {
  /** Counts one call; throws 429 with `Retry-After` when the address has used up its minute. */
  take(kind: CallKind, address: string): void
}

const emptyCounts = () =>
  Object.fromEntries(Object.keys(CALLS_PER_MINUTE).map((kind) => [kind, new Map()])) as Record<
    CallKind,
    Map<string, number>
  >

/**
 * A counter for each address in fixed windows of a minute, in memory: it guards this process, not a person's account
 * (attempts to sign in are counted in the database). Old windows are dropped whole, so memory stays bounded.
 */
export function createLimiter(enabled: boolean, now: () => number = Date.now): Limiter {
  if (!enabled) return { take() {} }
  let windowStart = 0
  let counts = emptyCounts()
  return {
    take(kind, address) {
      const time = now()
      if (time - windowStart >= MINUTE || time < windowStart) {
        windowStart = time
        counts = emptyCounts()
      }
      const used = (counts[kind].get(address) ?? 0) + 1
      counts[kind].set(address, used)
      if (used > CALLS_PER_MINUTE[kind]) {
        const seconds = Math.max(1, Math.ceil((windowStart + MINUTE - time) / 1000))
        failFor(seconds, 'request.too_many_requests', { seconds })
      }
    },
  }
}
