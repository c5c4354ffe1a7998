/** Time in ms for which a reading counts as current; bounds the delay of other processes' changes. */
const CURRENT_FOR = 200
/** After this the next answer has the changes read, without waiting for them. */
const READ_AGAIN_AFTER = 120

/**
 * A state of the catalogue that is never older than what this process has committed, and at most 200 ms older than what others
 * have (decision X-92): each commit leaves a row in `catalog_changes`, which is read before an answer that is given later than
 * that. A process that cannot read it answers nothing.
 */
export interface LiveReading<S> {
  /** The state as it is now. */
  get(): Promise<S>
  /** Returns true if the last reading may still be used. */
  isCurrent(): boolean
  /** Grows with every change of the catalogue, the stock included. */
  version(): number
  /** This process has committed a change. */
  changed(): void
}

/** Reads changes, `slept` ms after the last reading; `isChanged` tells whether answers given before are old. */
export type ReadChanges<S> = (slept: number) => Promise<{ state: S; isChanged: boolean }>

export function createLiveReading<S>(readChanges: ReadChanges<S>, now: () => number): LiveReading<S> {
  let last: { state: S } | undefined
  /** Start of the last reading; `readAt` is older if one of our own commits may have followed it. */
  let lastRead = now()
  let readAt = Number.NEGATIVE_INFINITY
  let version = 0
  let commits = 0
  let reading: Promise<S> | undefined

  async function read(): Promise<S> {
    const [began, seen] = [now(), commits]
    const next = await readChanges(began - lastRead)
    if (next.isChanged) version += 1
    lastRead = began
    last = next
    // A commit of our own while we read may have come too late to be seen.
    if (seen === commits) readAt = began
    return next.state
  }

  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  const age = () => now() - readAt

  return {
    async get() {
      if (last && age() < CURRENT_FOR) return last.state
      // A reading that is on its way may have begun before a commit of our own; the one after it has not.
      await reading?.catch(() => undefined)
      if (last && age() < CURRENT_FOR) return last.state
      return readOnce()
    },
    isCurrent() {
      const current = age() < CURRENT_FOR
      // A failure is reported to the callers that wait for the next reading.
      if (current && age() > READ_AGAIN_AFTER && !reading) readOnce().catch(() => undefined)
      return current
    },
    version: () => version,
    changed() {
      commits += 1
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}
