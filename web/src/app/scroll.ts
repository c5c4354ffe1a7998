import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The specification's repeats: pictures and late parts may still push the page after the first. */
const SCROLL_TIMES = [0, 10, 50, 100]
/** How long a page may take to grow back to the height at which it was left. */
const RESTORE_FOR = 1500

const places = new Map<string, number>()

/**
 * Where a page stands after a navigation (decision X-91): another path scrolls smoothly to the top, at once for those
 * who asked for less motion; Back and Forward restore the place; a change of the query alone is the list's own matter. A
 * link with `state={{ keepPlace: true }}` moves nothing.
 */
export function useScrollRule(): void {
  const { key, pathname, state } = useLocation()
  const type = useNavigationType()
  const last = useRef<string | null>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  // Kept while scrolling, not on leaving: by then the next page may have changed the height already. As a layout
  // effect, so that no scroll of the next page is written down as one of this.
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

/** Whether the link meant another view of what one is looking at: another flavor of the same product. */
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
