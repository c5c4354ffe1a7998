/** Half of the widest message and the room beside it. */
const HALF = 240

/** How far up the lower edge of the messages goes so that none lies over an element that must stay in reach. */
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
  // Where both have no room, a message that is seen in part helps nobody.
  return Math.max(0, Math.min(lift, screen.height - height))
}

/** Lifts a fixed element above whatever the page marks with `data-keep-clear`, on scroll and resize. Returns the clean-up. */
export function keepClear(element: HTMLElement): () => void {
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
    size.disconnect()
    removeEventListener('scroll', place)
    removeEventListener('resize', place)
    element.style.insetBlockEnd = ''
  }
}
