/** Fields that take letters. */
const TYPED_IN = ':is(input, textarea, select, [contenteditable]):not(:disabled)'

/**
 * Moves the focus once a save is over, from a control that is gone or about to go. Whoever went on to another field meanwhile stays
 * there: the next letters would be lost.
 */
export function moveFocus(to: HTMLElement | null | undefined): void {
  if (!document.activeElement?.matches(TYPED_IN)) to?.focus()
}
