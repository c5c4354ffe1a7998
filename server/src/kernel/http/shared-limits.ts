import { MINUTE } from 'contract/units'
import type { Pseudonym } from '../pseudonym'
import type { Redis } from '../redis/redis'

/** Sum of the calls of all processes, and the time in ms until it begins anew. */
export interface SharedCount {
  sum: number
  left: number
}

/** Counters that all processes share. */
export interface SharedCalls {
  isUp(): boolean
  /** Adds to counters and returns their sums; undefined while they cannot be reached. Never throws. */
  add(
    calls: readonly { key: string; by: number }[],
    lifetime: number,
  ): Promise<readonly SharedCount[] | undefined>
}

/** Limits over all processes, beside the limits of each (decision 073). */
export interface SharedLimits {
  /** Time in ms for which a key has used up its limit on all processes together; 0 if it may call. */
  waitOf(key: string): number
  /** Counts a call. */
  note(key: string, max: number): void
}

/** Time in ms between two exchanges: other processes know of a call after it. */
const SETTLE_EVERY = 100
/** Keys of one exchange; calls of further keys are not shared, so that a flood of addresses costs no memory. */
const KEYS_MAX = 10_000

/**
 * Adds the calls of this process to the shared counters ten times a second while there are any, and remembers what has
 * reached its limit. No call waits for an answer: between two exchanges a limit may be exceeded by what arrives then.
 */
export function createSharedLimits({ isUp, add }: SharedCalls, now: () => number): SharedLimits {
  const usedUp = new Map<string, number>()
  let calls = new Map<string, { key: string; by: number; max: number }>()
  let isWaiting = false

  async function settle(): Promise<void> {
    const sent = [...calls.values()]
    calls = new Map()
    for (const [key, until] of usedUp) if (until <= now()) usedUp.delete(key)
    const counted = (await add(sent, MINUTE)) ?? []
    for (const [i, { sum, left }] of counted.entries()) {
      const call = sent[i]
      if (call && sum >= call.max) usedUp.set(call.key, now() + left)
    }
    isWaiting = false
    if (calls.size > 0) settleSoon()
  }

  function settleSoon(): void {
    isWaiting = true
    setTimeout(settle, SETTLE_EVERY).unref()
  }

  return {
    waitOf(key) {
      if (usedUp.size === 0) return 0
      return Math.max(0, (usedUp.get(key) ?? 0) - now())
    },
    note(key, max) {
      if (!isUp()) return
      const call = calls.get(key)
      if (call) call.by += 1
      else if (calls.size < KEYS_MAX) calls.set(key, { key, by: 1, max })
      if (!isWaiting) settleSoon()
    },
  }
}

/** Counts calls in Redis, where neither addresses nor ids of accounts can be read. */
export function callsIn(redis: Pick<Redis, 'isUp' | 'count'>, pseudonym: Pseudonym): SharedCalls {
  return {
    isUp: redis.isUp,
    add: (calls, lifetime) =>
      redis.count(
        calls.map(({ key, by }) => ({ key: `tavan:calls:${pseudonym(key)}`, by })),
        lifetime,
      ),
  }
}
