import {
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { moveFocus } from '../move-focus'
import { useUnsaved } from './unsaved'

/** Saves the draft; resolves to false if that failed and the draft must stay open. */
export type Save<T> = (draft: T) => Promise<boolean>

interface Draft<T> {
  /** Value of the open editor; null in display mode. */
  draft: T | null
  saving: boolean
  open: (value: T) => void
  change: (value: T) => void
  cancel: () => void
  save: () => Promise<void>
  /** Ref of the button that opens the draft and gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>
}

/** Row that has not been saved yet. */
export interface NewRow<T> {
  /** Initial value of its draft. */
  value: T
  onCancel: () => void
}

/**
 * Display and edit mode of one value: saving closes the draft on success, or at once where nothing changed; cancelling
 * discards it. A new row starts in edit mode.
 */
export function useDraft<T>(onSave: Save<T>, same: (draft: T) => boolean, newRow?: NewRow<T>): Draft<T> {
  const [draft, setDraft] = useState(newRow ? { value: newRow.value } : null)
  const [saving, setSaving] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useUnsaved(draft !== null && !same(draft.value))
  useEffect(() => {
    if (wasOpen.current && !draft) moveFocus(opener.current)
    wasOpen.current = draft !== null
  }, [draft])

  async function save() {
    if (!draft || saving) return
    if (!newRow && same(draft.value)) return setDraft(null)
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

/** Adds one to a list's count of open drafts while `isOpen`. */
export function useCounted(isOpen: boolean, count: Dispatch<SetStateAction<number>>): void {
  useEffect(() => {
    if (!isOpen) return
    count((n) => n + 1)
    return () => count((n) => n - 1)
  }, [isOpen, count])
}

/** Handles Enter (save; Ctrl or Cmd+Enter in a textarea) and Escape (discard, without closing a surrounding dialog). */
export function draftKeys({ save, cancel, saving }: Pick<Draft<unknown>, 'save' | 'cancel' | 'saving'>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    // Enter that ends an IME composition must not save.
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
