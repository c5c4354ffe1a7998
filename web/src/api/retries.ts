import { RECONNECT_TRIES, reconnectDelay } from 'contract/chat/rules'

export interface Retries {
  /**
   * An attempt failed: the next one follows after a wait twice as long, or none. `spread` adds up to half of the wait at
   * random, so that clients that were all sent away do not return together.
   */
  failed(options?: { spread?: boolean }): void
  /** The server says when to come back: one attempt after `ms` and up to a quarter more, at random; no failure. */
  pause(ms: number): void
  /** Starts over: an attempt at once, and all retries again. */
  begin(): void
  /** The attempt led somewhere: failures are counted anew. */
  succeeded(): void
  cancel(): void
}

/** Tries again after failures, with doubling waits; after the last one `giveUp` instead. */
export function createRetries(attempt: () => void, giveUp: () => void): Retries {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    failed({ spread = false } = {}) {
      cancel()
      failures += 1
      if (failures > RECONNECT_TRIES) giveUp()
      else timer = setTimeout(attempt, reconnectDelay(failures) * (spread ? 1 + Math.random() / 2 : 1))
    },
    pause(ms) {
      cancel()
      timer = setTimeout(attempt, ms * (1 + Math.random() / 4))
    },
    begin() {
      cancel()
      failures = 0
      attempt()
    },
    succeeded() {
      failures = 0
    },
    cancel,
  }
}
