import { SECOND } from 'contract/units'

declare global {
  interface Window {
    /** Responses that `theme.js` prefetches for the first page, by address. */
    prefetched?: Map<string, Promise<Response>>
  }
}

/** Subset of a response that `call` reads. */
type Answer = Pick<Response, 'status' | 'text'>
type Source = (address: string) => Promise<Answer> | undefined

/** Maximum time after page load at which an unused prefetched response still counts as fresh. */
const FRESH = 30 * SECOND

let source: Source = (address) => {
  const answer = window.prefetched?.get(address)
  window.prefetched?.delete(address)
  return performance.now() < FRESH ? answer : undefined
}

/** Replaces the source of responses; the prerenderer answers from its own routes. */
export function answerFrom(other: Source): void {
  source = other
}

/** Returns the prefetched response for an address, once; undefined if there is none or it is stale. */
export function takePrefetched(address: string): Promise<Answer> | undefined {
  return source(address)
}
