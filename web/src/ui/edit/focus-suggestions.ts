import type { KeyboardEvent } from 'react'

/** Moves the focus from the input to the first suggestion below it; for the element around both. */
export function focusSuggestions(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || event.altKey || !(event.target instanceof HTMLInputElement)) return
  const first = event.currentTarget.querySelector<HTMLElement>('[data-suggestion]')
  if (!first) return
  event.preventDefault()
  first.focus()
}
