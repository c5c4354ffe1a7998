import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Times specified in milliseconds; images and lazy parts may move the page after the first scroll. */
const SCROLL_TIMES = [0, 10, 50, 100]
/** Maximum time that a page may take to regain the height for a restored position, in milliseconds. */
const RESTORE_FOR = 1500

const places = new Map<string, number>()

/**
 * Scroll rule after a navigation (decision X-91): a new path scrolls smoothly to the top, instantly for reduced motion;
 * Back and Forward restore the position; the list handles a change of the query. `state={{ keepPlace: true }}` prevents
 * scrolling.
 */
export function useScrollRule(): void {
  const { key, pathname, state } = useLocation()
  const type = useNavigationType()
  const last = useRef<string | null>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  // Saved while scrolling, since on leaving the next page may have changed the height already. A layout effect keeps
  // scroll events of the next page out of this entry.
  useLayoutEffect(() => {
    const remember = () => places.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const first = last.current === null
    const moved = last.current !== pathname
    last.current = pathname
    if (first) return
    if (type === 'POP') return restore(places.get(key) ?? 0)
    if (!moved || keepsPlace(state)) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    const timers = SCROLL_TIMES.map((ms) => setTimeout(() => scrollTo({ top: 0, behavior }), ms))
    return () => timers.forEach(clearTimeout)
  }, [key, pathname, state, type])
}

/** Returns true if a link opens another view of the same page, such as another flavor of a product. */
export function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepPlace' in state && state.keepPlace === true
}

function restore(top: number): () => void {
  scrollTo({ top, behavior: 'instant' })
  if (scrollY >= top - 1) return () => {}
  const grown = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= top - 1) grown.disconnect()
  })
  grown.observe(document.documentElement)
  const stop = () => grown.disconnect()
  const timer = setTimeout(stop, RESTORE_FOR)
  addEventListener('wheel', stop, { once: true, passive: true })
  addEventListener('touchstart', stop, { once: true, passive: true })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
