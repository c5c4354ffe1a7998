import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { keepsPlace } from './scroll'

/** How long a page may take to bring its heading. */
const WAIT = 10_000

/**
 * After a navigation the focus moves to the page's h1 (that of the head where the page has it there), so that those who
 * listen hear where they are. It stays where it is for another view of what they are looking at.
 */
export function useFocusHeading(): void {
  const { pathname, state } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (keepsPlace(state)) return
    const focus = () => {
      const heading = document.querySelector<HTMLElement>('main h1, header h1')
      if (!heading) return false
      // Whoever is already at work on the new page is not pulled away from it; a link that led here and stayed is no work.
      const active = document.activeElement
      if (active?.closest('main') && active.id !== 'main' && !active.matches('[aria-current=page]'))
        return true
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      return true
    }
    if (focus()) return
    const arrival = new MutationObserver(() => focus() && arrival.disconnect())
    arrival.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => arrival.disconnect(), WAIT)
    return () => {
      clearTimeout(timer)
      arrival.disconnect()
    }
  }, [pathname, state])
}
