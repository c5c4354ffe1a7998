import type { LeaveGuard } from '../leave-question'

/** The number of the browser's present entry, as the router's history counts its own; null for one that it did not make. */
const entryNumber = (): number | null => window.history.state?.idx ?? null

/**
 * Takes back steps through the history that would lose unsaved work. The browser has made a step when it is heard of, so it
 * is undone, and made again once the person has agreed.
 */
export function createHistoryHold(asks: (to: URL, go: () => void) => boolean): LeaveGuard['holds'] {
  let shown = entryNumber()
  let isReturning = false
  return (history) => {
    const now = entryNumber()
    if (isReturning && now === shown) {
      isReturning = false
      return true
    }
    // An entry without a number was made by a jump within the page; most often one steps back to it or from it.
    const back = now === null || shown === null ? 1 : shown - now
    const isHeld = history.action === 'POP' && asks(new URL(window.location.href), () => history.go(-back))
    isReturning = isHeld
    if (isHeld) history.go(back)
    else shown = now
    return isHeld
  }
}
