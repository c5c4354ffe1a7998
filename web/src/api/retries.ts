import { RECONNECT_TRIES, reconnectDelay } from 'contract/chat/rules'

export interface Retries {
  /** Reports a failed attempt: the next follows after twice the delay, or none. */
  failed(): void
  /**
   * Schedules one attempt when the server allows it: after `ms` plus up to a quarter at random; not counted as a
   * failure.
   */
  pause(ms: number): void
  /** Starts a new round: an attempt immediately, with all retries available. */
  begin(): void
  /** Resets the failure count after a successful attempt. */
  succeeded(): void
  cancel(): void
}

/** Retries with exponential backoff, and calls `giveUp` after the last attempt. */
export function createRetries(attempt: () => void, giveUp: () => void): Retries {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    failed() {
      cancel()
      failures += 1
      if (failures > RECONNECT_TRIES) giveUp()
      else timer = setTimeout(attempt, reconnectDelay(failures))
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
