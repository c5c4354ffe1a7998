/**
 * Keeps an element usable while a modal dialog is open, which makes everything outside of it inert: moves it into the
 * dialog opened last, in the browser's top layer, and back when that closes. Calls `onMove` with the dialog it moved
 * into, or null. Returns a clean-up function.
 */
export function stayAboveDialogs(
  element: HTMLElement,
  onMove: (dialog: HTMLElement | null) => void = () => undefined,
): () => void {
  const home = element.parentElement
  const moveTo = (parent: HTMLElement | null) => {
    if (!parent || element.parentElement === parent) return
    parent.append(element)
    const isInDialog = parent !== home
    element.popover = isInDialog ? 'manual' : null
    // A browser without popovers shows the area inside the dialog.
    if (isInDialog) element.showPopover?.()
    onMove(isInDialog ? parent : null)
  }
  const place = () => moveTo([...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? home)
  place()
  const changes = new MutationObserver(place)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  return () => {
    changes.disconnect()
    moveTo(home)
  }
}
