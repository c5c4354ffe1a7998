/** A run of `npm run test:full` sends everything. */
export const FULL = process.env.TAVAN_FULL === '1'

/** Number of calls among which an ordinary run shares the values of a sweep. */
const SHARERS = 3

/**
 * Returns the values that the call at a place of a sweep gets: all of them in a full run, else every third, another third
 * for the next call. So each value still reaches many calls, and each call many values.
 */
export function shareOf<T>(values: readonly T[], place: number): T[] {
  return FULL ? [...values] : values.filter((_, at) => at % SHARERS === place % SHARERS)
}

/** Returns the number of random examples that a call of a sweep gets. */
export const shareOfRuns = (runs: number) => (FULL ? runs : Math.ceil(runs / SHARERS))
