import { setLeaveQuestion } from '../leave-question'

/** A part of the page with drafts that leaving the page would lose. */
export interface LeaveHold {
  /** Ids of the unsaved drafts. */
  unsaved: Set<string>
  /** Whether the drafts stay when the address becomes `to`. */
  outlives: (to: URL) => boolean
  /** Asks whether the drafts may be lost, and does `then` if so. */
  ask: (then: () => void) => void
}

const holds = new Set<LeaveHold>()

/** Does `go` at once, or after the person has agreed to lose the drafts of all `losing`; whether it waits. */
function askFor(losing: readonly LeaveHold[], go: () => void): boolean {
  losing[0]?.ask(() => {
    // The answer holds for everything that follows from it: the press of the link, the step in the history.
    for (const { unsaved } of losing) unsaved.clear()
    go()
  })
  return losing.length > 0
}

/** Leaves a part of the page that holds drafts: at once where all of them are saved. */
export function leaveHold(hold: LeaveHold, then: () => void): void {
  if (!askFor(hold.unsaved.size > 0 ? [hold] : [], then)) then()
}

const losingAt = (to: URL) => [...holds].filter(({ unsaved, outlives }) => unsaved.size > 0 && !outlives(to))

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isModified = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  const staysHere = link?.target === '_blank' || link?.hasAttribute('download')
  if (!link || isModified || staysHere || link.origin !== location.origin) return
  const to = new URL(link.href)
  // A jump within the page, such as the skip link.
  if (to.hash && to.pathname + to.search === location.pathname + location.search) return
  if (!askFor(losingAt(to), () => link.click())) return
  event.preventDefault()
  event.stopPropagation()
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if ([...holds].some(({ unsaved }) => unsaved.size > 0)) event.preventDefault()
}

/** Holds links, Back and Forward, moves of the page itself, reload and closing of the tab; returns how to stop that. */
export function holdLeaving(hold: LeaveHold): () => void {
  holds.add(hold)
  if (holds.size === 1) {
    // Before the router sees the press.
    document.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onBeforeUnload)
    setLeaveQuestion((to, go) => askFor(losingAt(to), go))
  }
  return () => {
    holds.delete(hold)
    if (holds.size > 0) return
    document.removeEventListener('click', onClick, true)
    window.removeEventListener('beforeunload', onBeforeUnload)
    setLeaveQuestion(null)
  }
}
