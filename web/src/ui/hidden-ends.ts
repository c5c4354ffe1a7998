import { type RefObject, useEffect, useState } from 'react'
import { cx } from './cx'

/** Pixels of rounding in the widths of a row. */
const TOLERANCE = 2

/**
 * Returns the classes that fade the ends of a scrollable row behind which more is hidden. `change` identifies the content of
 * the row.
 */
export function useHiddenEnds(row: RefObject<HTMLElement | null>, change: string): string {
  const [hidden, setHidden] = useState({ start: false, end: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other widths
  useEffect(() => {
    const list = row.current
    if (!list) return
    const measure = () => {
      // Scrolled to the left, a right-to-left row counts below 0.
      const before = Math.abs(list.scrollLeft)
      const after = list.scrollWidth - list.clientWidth - before
      const [start, end] = [before > TOLERANCE, after > TOLERANCE]
      setHidden((now) => (now.start === start && now.end === end ? now : { start, end }))
    }
    measure()
    list.addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      list.removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [row, change])
  return cx(
    hidden.start && 'ltr:mask-l-from-[calc(100%-1.5rem)] rtl:mask-r-from-[calc(100%-1.5rem)]',
    hidden.end && 'ltr:mask-r-from-[calc(100%-1.5rem)] rtl:mask-l-from-[calc(100%-1.5rem)]',
  )
}
