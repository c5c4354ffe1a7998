import { type RefObject, useEffect } from 'react'

/** Pixels at the ends of a row in which an item is cut or fades. */
const EDGE = 20

/**
 * Scrolls a row to its current tab or link, on mount and on resize; nothing else scrolls. `change` identifies the
 * current item and its width; empty if there is none.
 */
export function useOpenInView(row: RefObject<HTMLElement | null>, change: string): void {
  useEffect(() => {
    if (!change) return
    const show = () => {
      const list = row.current
      const open = list?.querySelector('[aria-selected=true], [aria-current]')
      if (!list || !open || list.scrollWidth <= list.clientWidth) return
      const [room, own] = [list.getBoundingClientRect(), open.getBoundingClientRect()]
      if (own.left >= room.left + EDGE && own.right <= room.right - EDGE) return
      list.scrollBy({ left: own.left - room.left - (room.width - own.width) / 2, behavior: 'instant' })
    }
    show()
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [row, change])
}
