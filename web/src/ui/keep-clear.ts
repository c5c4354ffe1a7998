import { stayAboveDialogs } from './above-dialogs'

/** Half of the widest toast plus its margin, in pixels. */
const HALF = 240

/** Returns the offset from the lower edge at which the toasts cover no protected element, in pixels. */
export function liftOver(
  kept: readonly DOMRect[],
  height: number,
  screen: { width: number; height: number },
): number {
  const middle = screen.width / 2
  const half = Math.min(HALF, middle)
  let lift = 0
  for (const { top, bottom, left, right } of [...kept].sort((a, b) => b.bottom - a.bottom)) {
    const beside = right <= middle - half || left >= middle + half
    const edge = screen.height - lift
    if (!beside && top < edge && bottom > edge - height) lift = screen.height - top
  }
  // If there is no room for both, the toast stays fully visible.
  return Math.max(0, Math.min(lift, screen.height - height))
}

/**
 * Keeps a fixed element above all `data-keep-clear` elements on scroll and resize, and usable above modal dialogs;
 * returns a clean-up function.
 */
export function keepClear(element: HTMLElement): () => void {
  const release = stayAboveDialogs(element)
  const place = () => {
    const kept = [...document.querySelectorAll('[data-keep-clear]')].map((one) => one.getBoundingClientRect())
    const screen = { width: innerWidth, height: innerHeight }
    element.style.insetBlockEnd = `${liftOver(kept, element.offsetHeight, screen)}px`
  }
  place()
  const size = new ResizeObserver(place)
  size.observe(element)
  addEventListener('scroll', place, { passive: true })
  addEventListener('resize', place)
  return () => {
    release()
    size.disconnect()
    removeEventListener('scroll', place)
    removeEventListener('resize', place)
    element.style.insetBlockEnd = ''
  }
}
