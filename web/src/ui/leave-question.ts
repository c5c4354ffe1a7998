/** Callbacks by which a page with unsaved work intercepts the router. */
export interface LeaveGuard {
  /** Asks before a navigation loses unsaved work; returns false if the router may proceed. */
  asks: (href: string, go: () => void) => boolean
  /** Returns true if a history step was undone because it would lose unsaved work. */
  holds: (history: HistorySteps) => boolean
}

/** Subset of the router's history that a guard uses. */
export interface HistorySteps {
  action: string
  go: (steps: number) => void
}

/** Current guard; null while the page cannot have unsaved work. */
export let leaveGuard: LeaveGuard | null = null

export function setLeaveGuard(next: LeaveGuard | null): void {
  leaveGuard = next
}
