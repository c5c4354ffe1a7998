import { type RefObject, useEffect, useRef } from 'react'

/** Fields whose text the browser itself takes back. */
const TYPED_IN =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=range], [type=file])'

/** Ctrl or Cmd with Z; the key by its place where the layout has no Latin letters. */
const isUndo = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  (key.toLowerCase() === 'z' || (key > '~' && code === 'KeyZ'))

/** Calls `undo` on Ctrl or Cmd with Z outside of text fields, while the dialog of `part` is the uppermost one. */
export function useUndoKey(part: RefObject<HTMLElement | null>, undo: (() => void) | undefined): void {
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!latest.current || event.defaultPrevented || event.repeat || !isUndo(event)) return
      if (event.target instanceof Element && event.target.matches(TYPED_IN)) return
      const uppermost = [...document.querySelectorAll('dialog[open]')].at(-1)
      if (uppermost && !uppermost.contains(part.current)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [part])
}
