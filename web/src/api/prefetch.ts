import { SECOND } from 'contract/units'

declare global {
  interface Window {
    /** Answers that `theme.js` prefetches for the first page, by address. */
    prefetched?: Map<string, Promise<Response>>
  }
}

/** As much of an answer as a call reads. */
type Answer = Pick<Response, 'status' | 'text'>
type Source = (address: string) => Promise<Answer> | undefined

/** A prefetched answer that nobody consumed within 30 s of the page load is stale. */
const FRESH = 30 * SECOND

let source: Source = (address) => {
  const answer = window.prefetched?.get(address)
  window.prefetched?.delete(address)
  return performance.now() < FRESH ? answer : undefined
}

/** Where answers come from without a request: on the server, which asks itself. */
export function answerFrom(other: Source): void {
  source = other
}

/** The prefetched answer for an address, once; undefined where there is none or it is stale. */
export function takePrefetched(address: string): Promise<Answer> | undefined {
  return source(address)
}
