import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'

/** State of the list that the input exposes to assistive technology. */
interface Shown {
  expanded: boolean
  /** Id of the active option, which Enter opens. */
  activeId?: string
}

export interface Combobox {
  listId: string
  input: RefObject<HTMLInputElement | null>
  text: string
  /** Text before the current IME composition, the only text to search for. */
  settled: string
  write: (text: string, composing?: boolean) => void
  /** True if the list may be shown; the list itself decides whether it has options. */
  open: boolean
  setOpen: (open: boolean) => void
  shown: Shown
  show: (shown: Shown) => void
  /** Key handler of the list; it runs before the input's own. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
}

/**
 * Shared state of an input and its list, which may load later. `value` is the current search; an outside change of it
 * replaces the text.
 */
export function useCombobox(value = ''): Combobox {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null)
  const [words, setWords] = useState({ text: value, settled: value })
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<Shown>({ expanded: false })
  useEffect(() => setWords({ text: value, settled: value }), [value])
  const show = useCallback(
    (next: Shown) =>
      setShown((now) => (now.expanded === next.expanded && now.activeId === next.activeId ? now : next)),
    [],
  )
  return {
    listId,
    input,
    ...words,
    write(text, composing = false) {
      setWords((before) => ({ text, settled: composing ? before.settled : text }))
      // Text typed before hydration arrives late, when the input may have lost focus.
      setOpen(input.current === document.activeElement)
    },
    open,
    setOpen,
    shown,
    show,
    keys,
  }
}
