import { SECOND } from 'contract/units'

declare global {
  interface Window {
    /** Answers that `theme.js` prefetches for the first page, by address. */
    prefetched?: Map<string, Promise<Response>>
  }
}

/** A prefetched answer that nobody consumed within 30 s of the page load is stale. */
const FRESH = 30 * SECOND

/** The prefetched answer for an address, once; undefined where there is none or it is stale. */
export function takePrefetched(address: string): Promise<Response> | undefined {
  const answer = window.prefetched?.get(address)
  window.prefetched?.delete(address)
  return performance.now() < FRESH ? answer : undefined
}
