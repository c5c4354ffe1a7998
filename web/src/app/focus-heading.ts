import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { keepsPlace } from './scroll'

/** Maximum wait for the heading of a new page, in milliseconds. */
const WAIT = 10_000

/**
 * After a navigation, focuses the page's h1 (in the header for the coach area), so a screen reader announces the page.
 * Views of the same page keep the focus.
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
      // A person already using the new page keeps the focus, except on the link that led here.
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
