/** Long-term lines of Node, and the last day on which each gets security fixes (nodejs.org/en/about/previous-releases). */
const SUPPORTED_UNTIL: Record<number, string> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
}
const NEWEST = Math.max(...Object.keys(SUPPORTED_UNTIL).map(Number))

/** One line for who starts the program under a Node that gets no security fixes any more; undefined where it does. */
export function unsupportedNode(version: string, today: Date): string | undefined {
  const major = Number(version.split('.')[0])
  const until = SUPPORTED_UNTIL[major]
  // Odd lines live for half a year; of lines newer than this program nothing is known.
  const ended = until === undefined ? major < NEWEST : today > new Date(`${until}T23:59:59Z`)
  if (!ended) return undefined
  const since = until === undefined ? '' : ` since ${until}`
  return `Node ${version} has had no security fixes${since}. Tavan runs on it, but Node ${NEWEST} is safer.`
}
