import {
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useUnsaved } from './unsaved'

/** Saves what was typed; false where that failed and the draft is to stay. */
export type Save<T> = (draft: T) => Promise<boolean>

interface Draft<T> {
  /** What is being typed; null while the value is only shown. */
  draft: T | null
  saving: boolean
  open: (value: T) => void
  change: (value: T) => void
  cancel: () => void
  save: () => Promise<void>
  /** The part that opens the draft; the focus comes back to it. */
  opener: RefObject<HTMLButtonElement | null>
}

/** A row that no save has stored yet. */
export interface NewRow<T> {
  /** Text with which its draft begins. */
  value: T
  onCancel: () => void
}

/**
 * Display and edit mode of one value: a draft that is saved, and goes when that has worked, or is discarded. A new row is
 * in edit mode from the start.
 */
export function useDraft<T>(onSave: Save<T>, same: (draft: T) => boolean, newRow?: NewRow<T>): Draft<T> {
  const [draft, setDraft] = useState(newRow ? { value: newRow.value } : null)
  const [saving, setSaving] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useUnsaved(draft !== null && !same(draft.value))
  useEffect(() => {
    if (wasOpen.current && !draft) opener.current?.focus()
    wasOpen.current = draft !== null
  }, [draft])

  async function save() {
    if (!draft || saving) return
    setSaving(true)
    const saved = await onSave(draft.value)
    setSaving(false)
    if (saved) setDraft(null)
  }
  return {
    draft: draft ? draft.value : null,
    saving,
    open: (value) => setDraft({ value }),
    change: (value) => setDraft({ value }),
    cancel: () => (newRow ? newRow.onCancel() : setDraft(null)),
    save,
    opener,
  }
}

/** Counts an open draft of a list for as long as it is open. */
export function useCounted(isOpen: boolean, count: Dispatch<SetStateAction<number>>): void {
  useEffect(() => {
    if (!isOpen) return
    count((n) => n + 1)
    return () => count((n) => n - 1)
  }, [isOpen, count])
}

/** Enter saves (with Ctrl or Cmd in a text of several lines), Escape discards, and closes no dialog around it. */
export function draftKeys({ save, cancel, saving }: Pick<Draft<unknown>, 'save' | 'cancel' | 'saving'>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    // Enter that ends the composition of a letter is none of ours.
    if (event.nativeEvent.isComposing) return
    const inText = event.target instanceof HTMLTextAreaElement
    const inInput = event.target instanceof HTMLInputElement
    if (event.key === 'Enter' && (inText ? event.ctrlKey || event.metaKey : inInput)) {
      event.preventDefault()
      void save()
    }
    if (event.key === 'Escape' && !saving) {
      event.preventDefault()
      event.stopPropagation()
      cancel()
    }
  }
}
