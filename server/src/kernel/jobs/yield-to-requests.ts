import { performance } from 'node:perf_hooks'
import { SECOND } from 'contract/units'

/** While requests keep this process busy, a queue rests for so many times as long as its last jobs took. */
const REST_FACTOR = 9
const REST_MAX = 2 * SECOND
/** After each such piece of a rest it is asked again whether the process is busy. */
const PIECE = 10
/** The part of the time in which the event loop had something to do, from which on the process counts as busy. */
const BUSY_FROM = 0.25

/** The clock and the load of the process; a test has its own. */
export interface Load {
  now(): number
  /** Waits, and answers which part of that time the event loop was busy, 0 to 1. */
  pass(milliseconds: number): Promise<number>
}

export function processLoad(pause: (milliseconds: number) => Promise<void>): Load {
  return {
    now: () => performance.now(),
    async pass(milliseconds) {
      const before = performance.eventLoopUtilization()
      await pause(milliseconds)
      return performance.eventLoopUtilization(before).utilization
    },
  }
}

/**
 * Pauses a queue while requests wait, because a mail can wait some seconds. Under load a queue gets about a tenth of the
 * time, so jobs are late but never stuck. `took` is in milliseconds; aborting `ending` ends the pause.
 */
export async function makeWay(load: Load, took: number, ending: AbortSignal): Promise<void> {
  const until = load.now() + Math.min(REST_MAX, took * REST_FACTOR)
  for (let left = until - load.now(); left > 0 && !ending.aborted; left = until - load.now()) {
    if ((await load.pass(Math.min(PIECE, left))) < BUSY_FROM) return
  }
}
