import { SECOND } from 'contract/units'

declare global {
  interface Window {
    /** Reads that `theme.js` has begun for the page's first view, by address. */
    prefetched?: Map<string, Promise<Response>>
  }
}

/** After this a read that nobody has taken is old news. */
const FRESH = 30 * SECOND

/** The read of this address that began before the application was here; each is given out once. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const begun = window.prefetched?.get(address)
  window.prefetched?.delete(address)
  return performance.now() < FRESH ? begun : undefined
}
