import { setLeaveGuard } from '../leave-question'
import { createHistoryHold } from './history-hold'

/** Part of the page with unsaved drafts. */
export interface LeaveHold {
  /** Ids of the unsaved drafts. */
  unsaved: Set<string>
  /** Returns true if the drafts survive a navigation to `to`. */
  outlives: (to: URL) => boolean
  /** Asks whether the drafts may be lost, and does `then` if so. */
  ask: (then: () => void) => void
}

const holds = new Set<LeaveHold>()

/**
 * Calls `go` after the person has agreed to discard the drafts of `losing`; returns true if a confirmation is pending.
 * The caller proceeds itself on false.
 */
function askFor(losing: readonly LeaveHold[], go: () => void): boolean {
  losing[0]?.ask(() => {
    // The confirmation covers everything it triggers: the link's click and the history step.
    for (const { unsaved } of losing) unsaved.clear()
    go()
  })
  return losing.length > 0
}

/** Calls `then` immediately, or after confirmation if the hold has unsaved drafts. */
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
  // A jump within the page, such as the skip link, loses nothing.
  if (to.hash && to.pathname + to.search === location.pathname + location.search) return
  if (!askFor(losingAt(to), () => link.click())) return
  event.preventDefault()
  event.stopPropagation()
}

/** Guards a programmatic navigation; one within the same path loses nothing. */
function asks(href: string, go: () => void): boolean {
  const to = new URL(href, location.href)
  return to.pathname !== location.pathname && askFor(losingAt(to), go)
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if ([...holds].some(({ unsaved }) => unsaved.size > 0)) event.preventDefault()
}

/**
 * Guards links, Back and Forward, programmatic navigation, reload and closing of the tab; returns a function that
 * removes the guard.
 */
export function holdLeaving(hold: LeaveHold): () => void {
  holds.add(hold)
  if (holds.size === 1) {
    // Capture phase, so this runs before the router's handler.
    document.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onBeforeUnload)
    setLeaveGuard({ asks, holds: createHistoryHold((to, go) => askFor(losingAt(to), go)) })
  }
  return () => {
    holds.delete(hold)
    if (holds.size > 0) return
    document.removeEventListener('click', onClick, true)
    window.removeEventListener('beforeunload', onBeforeUnload)
    setLeaveGuard(null)
  }
}
