import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'

/** What the field says of its list to those who listen. */
interface Shown {
  expanded: boolean
  /** The id of the option that Enter opens. */
  activeId?: string
}

export interface Combobox {
  listId: string
  input: RefObject<HTMLInputElement | null>
  text: string
  /** The text as it was when no letter was being composed: what may be asked for. */
  settled: string
  write: (text: string, composing?: boolean) => void
  /** The list may be seen; whether there is one to see is the list's own matter. */
  open: boolean
  setOpen: (open: boolean) => void
  shown: Shown
  show: (shown: Shown) => void
  /** The keys that the list takes before the field does. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
}

/**
 * What a field and its list know of each other. The list may come later than the field, and the field needs none of its
 * code. `value` is what is searched for now: a change of it from outside is taken over.
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
      // What was typed before the page was alive arrives when its field may have been left.
      setOpen(input.current === document.activeElement)
    },
    open,
    setOpen,
    shown,
    show,
    keys,
  }
}
