import { SECOND } from 'contract/units'

/** Timeout of the health check; a slower connection could not load a page either. */
const WITHIN = 8 * SECOND
let lost = false

/** Returns true if our server responds now. `navigator.onLine` only knows that some network is connected. */
export async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(WITHIN) })
    lost = !ok
  } catch {
    lost = true
  }
  return !lost
}

/** Returns true if a check is advisable before sending: the last one failed, or there is no network. */
export function seemsOffline(): boolean {
  return lost || !navigator.onLine
}
