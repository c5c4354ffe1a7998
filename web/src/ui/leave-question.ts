/** What a part of the page with unsaved work has the router ask. */
export interface LeaveGuard {
  /** Asks before a move to another page loses unsaved work; false where the move may be made at once. */
  asks: (href: string, go: () => void) => boolean
  /** Whether a step that the history has made is taken back because it would lose unsaved work. */
  holds: (history: HistorySteps) => boolean
}

/** What a guard needs of the router's history. */
export interface HistorySteps {
  action: string
  go: (steps: number) => void
}

/** What the router asks before it leaves a page; null while nothing on the page can be unsaved. */
export let leaveGuard: LeaveGuard | null = null

export function setLeaveGuard(next: LeaveGuard | null): void {
  leaveGuard = next
}
