import { SECOND } from 'contract/units'

/** A line on which this small an answer takes longer carries no page either. */
const WITHIN = 8 * SECOND
let lost = false

/**
 * Whether our server answers now. `navigator.onLine` alone knows only whether there is some network, not whether it
 * leads anywhere.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(WITHIN) })
    lost = !ok
  } catch {
    lost = true
  }
  return !lost
}

/** Whether there is reason to ask before something is sent: the last look found nobody, or there is no network. */
export function seemsOffline(): boolean {
  return lost || !navigator.onLine
}
