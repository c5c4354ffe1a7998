/** Asks before a move to `to` loses unsaved work; false where nothing would be lost and the move may be made at once. */
export type LeaveQuestion = (to: URL, go: () => void) => boolean

let question: LeaveQuestion | null = null

/** Sets what the router asks before it leaves a page; null while nothing on the page can be unsaved. */
export function setLeaveQuestion(next: LeaveQuestion | null): void {
  question = next
}

/** Whether the move waits for an answer; `go` then makes it once the person has agreed to lose what is unsaved. */
export const asksBeforeLeaving: LeaveQuestion = (to, go) => question?.(to, go) ?? false
