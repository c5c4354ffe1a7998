import { stayAboveDialogs } from './above-dialogs'

/** Half of the widest toast plus its margin, in pixels. */
const HALF = 240

/** Returns the offset from the lower edge at which the toasts cover no protected element, in pixels. */
export function toastOffset(
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
 * returns a clean-up function. An open dialog is covered nowhere: the element is above it if there is room, else the
 * dialog's content ends above the element.
 */
export function keepClear(element: HTMLElement): () => void {
  let dialog: HTMLElement | null = null
  const place = () => {
    const screen = { width: innerWidth, height: innerHeight }
    const height = element.offsetHeight
    dialog?.style.removeProperty('padding-block-end')
    const kept = dialog ? [dialog] : [...document.querySelectorAll('[data-keep-clear]')]
    const boxes = kept.map((one) => one.getBoundingClientRect())
    const lift = toastOffset(boxes, height, screen)
    const isFull = dialog !== null && lift > 0 && (boxes[0]?.top ?? 0) < height
    if (isFull) dialog?.style.setProperty('padding-block-end', `${height}px`)
    element.style.insetBlockEnd = `${isFull ? 0 : lift}px`
  }
  // A bar that appears while the toasts are shown neither scrolls nor resizes anything.
  const bars = new MutationObserver(place)
  bars.observe(document.body, { childList: true, subtree: true })
  const size = new ResizeObserver(place)
  size.observe(element)
  const leave = () => {
    if (!dialog) return
    size.unobserve(dialog)
    dialog.removeEventListener('transitionend', place)
    dialog.style.removeProperty('padding-block-end')
  }
  const release = stayAboveDialogs(element, (next) => {
    leave()
    dialog = next
    if (dialog) {
      size.observe(dialog)
      // A sheet that still rises is not yet where it will be.
      dialog.addEventListener('transitionend', place)
    }
    place()
  })
  place()
  addEventListener('scroll', place, { passive: true })
  addEventListener('resize', place)
  return () => {
    release()
    leave()
    size.disconnect()
    bars.disconnect()
    removeEventListener('scroll', place)
    removeEventListener('resize', place)
    element.style.insetBlockEnd = ''
  }
}
