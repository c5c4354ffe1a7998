import { useCallback, useState } from 'react'

/** Holds which block is shown, and how many changes were made while it was. */
export function useShownBlock() {
  const [{ shown, changes }, set] = useState<{ shown: string | null; changes: number }>({
    shown: null,
    changes: 0,
  })
  return {
    /** Id of the block that is shown; null for the current one. */
    shown,
    show: (next: string | null) => set({ shown: next, changes: 0 }),
    /** Undo takes back the last change of the plan, which may be of a block that is not shown. */
    mayUndo: shown === null || changes > 0,
    /** Counts a change, or with -1 one that was taken back. */
    count: useCallback(
      (by: 1 | -1) =>
        set((now) => (now.shown === null ? now : { ...now, changes: Math.max(0, now.changes + by) })),
      [],
    ),
  }
}
