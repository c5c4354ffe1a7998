import { useEffect, useRef } from 'react'

/** Returns the Latin letter of a key, on a keyboard of other letters that of the same place; other keys by their name. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  return letter && [...key].length === 1 ? letter.toLowerCase() : key
}

/** Places where letters are typed, or that have keys of their own. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], dialog, [popover]'

/** Returns true for an element that takes keys itself. */
export const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null

/** Calls `onKey` for keys that nothing else on the page takes. */
export function useQueueKeys(onKey: (letter: string, event: KeyboardEvent) => void): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return
      if (hasOwnKeys(event.target)) return
      latest.current(letterOf(event), event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
