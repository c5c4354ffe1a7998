import type { LeaveGuard } from '../leave-question'

/** Returns the router's index of the current history entry; null for an entry that the router did not create. */
const entryNumber = (): number | null => window.history.state?.idx ?? null

/**
 * Undoes history steps that would lose unsaved work. The browser reports a step only after making it, so the step is
 * reverted and repeated once the person has confirmed.
 */
export function createHistoryHold(asks: (to: URL, go: () => void) => boolean): LeaveGuard['holds'] {
  let shown = entryNumber()
  let isReturning = false
  /** Confirmed while the browser was still returning. */
  let confirmed: (() => void) | null = null
  return (history) => {
    const now = entryNumber()
    if (isReturning && now === shown) {
      isReturning = false
      confirmed?.()
      return true
    }
    // An in-page jump creates an entry without an index; such a step is usually one entry long.
    const back = now === null || shown === null ? 1 : shown - now
    const repeat = () => history.go(-back)
    // Two steps at once cancel each other out in the browser, and the confirmed one would be lost.
    const onceReturned = () => {
      if (isReturning) confirmed = repeat
      else repeat()
    }
    const isHeld = history.action === 'POP' && asks(new URL(window.location.href), onceReturned)
    isReturning = isHeld
    confirmed = null
    if (isHeld) history.go(back)
    else shown = now
    return isHeld
  }
}
