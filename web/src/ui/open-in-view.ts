import { type RefObject, useEffect } from 'react'

/**
 * A row that is longer than its place shows the tab or link in it that is open, also when the window has become narrower;
 * nothing but the row is scrolled. `change` says what is open and what decides its width; empty while nothing is.
 */
export function useOpenInView(row: RefObject<HTMLElement | null>, change: string): void {
  useEffect(() => {
    if (!change) return
    const show = () => {
      const list = row.current
      const open = list?.querySelector('[aria-selected=true], [aria-current]')
      if (!list || !open || list.scrollWidth <= list.clientWidth) return
      const [room, own] = [list.getBoundingClientRect(), open.getBoundingClientRect()]
      if (own.left >= room.left && own.right <= room.right) return
      list.scrollBy({ left: own.left - room.left - (room.width - own.width) / 2, behavior: 'instant' })
    }
    show()
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [row, change])
}
