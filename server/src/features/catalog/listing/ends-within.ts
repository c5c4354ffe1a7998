import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from 'contract/units'

/** Time in ms for which answers wait for very many changes before they are given without them. */
export const MANY_WAIT_MAX = 4 * SECOND

/** Waits for work; false if it has not ended after `ms` milliseconds. Throws if it fails by then. */
export async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const wait = new AbortController()
  try {
    return await Promise.race([work.then(() => true), sleep(ms, false, { signal: wait.signal })])
  } finally {
    wait.abort()
  }
}
