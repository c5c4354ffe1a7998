import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { whenShown } from '../../api/query-client'
import { useT } from '../../i18n/i18n'
import { isolatedName } from '../../i18n/isolated'
import { moveEntry, moveStep } from './move-entry'
import type { Save } from './use-draft'
import { editWords } from './words/edit-words'

interface Params<T> {
  items: readonly T[]
  /** Takes the whole list; without it the list can only be read. */
  onSave: Save<T[]> | undefined
  /** Value with which the draft of an added item begins. */
  newItem: () => T
  /** What an item is called when it has moved. */
  nameOf: (item: T) => string
}

interface Handlers<T> {
  onSave: Save<T>
  onDelete: () => void
  onMove: (step: -1 | 1) => void
}

interface Acts<T> {
  items: readonly T[]
  saveAll: Save<T[]>
  move: (from: number, to: number) => Promise<void>
}

/** A row at the end of the list that is a draft until its first save: nobody else sees it. */
interface Added<T> {
  at: number
  item: T
}

/** The row that is being added, and the button to which the focus returns when it is given up. */
function useAddedRow<T>(items: readonly T[], newItem: () => T) {
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<Added<T> | null>(null)
  const givenUp = useRef(false)
  useEffect(() => {
    if (added || !givenUp.current) return
    givenUp.current = false
    addButton.current?.focus()
  }, [added])
  // Once it is saved the list itself ends with it.
  const open = added && items.length <= added.at ? added : null
  return {
    addButton,
    added: open,
    shown: open ? [...items, open.item] : items,
    add: () => setAdded({ at: items.length, item: newItem() }),
    done: () => setAdded(null),
    giveUp: () => {
      givenUp.current = true
      setAdded(null)
    },
  }
}

/** What can be done with the item of a place: the same functions always, so that only items that changed are drawn anew. */
function useHandlers<T>(acts: Acts<T>): (at: number) => Handlers<T> {
  const latest = useRef(acts)
  latest.current = acts
  const handlers = useRef(new Map<number, Handlers<T>>())
  return (at) => {
    const known = handlers.current.get(at)
    if (known) return known
    const made: Handlers<T> = {
      onSave: (one) => {
        const { items, saveAll } = latest.current
        return saveAll(items.map((old, i) => (i === at ? one : old)))
      },
      onDelete: () => {
        const { items, saveAll } = latest.current
        void saveAll(items.filter((_, i) => i !== at))
      },
      onMove: (step) => void latest.current.move(at, at + step),
    }
    handlers.current.set(at, made)
    return made
  }
}

/**
 * A list that is saved whole: its items are edited in their places, removed, added at the end, moved with Alt and the
 * arrows. An added item is sent with its first save.
 */
export function useEditableList<T, E extends HTMLElement>({ items, onSave, newItem, nameOf }: Params<T>) {
  const t = useT(editWords)
  const list = useRef<E>(null)
  const row = useAddedRow(items, newItem)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  // A draft belongs to its place in the list: while one is open, no item changes its place.
  const [drafts, setDrafts] = useState(0)
  const fixed = busy || drafts > 0

  async function saveAll(next: T[]): Promise<boolean> {
    if (!onSave) return false
    setBusy(true)
    const saved = await onSave(next)
    if (saved) await whenShown()
    setBusy(false)
    return saved
  }
  async function saveAdded(item: T): Promise<boolean> {
    const saved = await saveAll([...items, item])
    if (saved) row.done()
    return saved
  }
  async function move(from: number, to: number) {
    const moved = moveEntry(items, from, to)
    const item = items[from]
    if (fixed || !moved || item === undefined || !(await saveAll(moved))) return
    setSaid(t('inPlace.moved', { item: isolatedName(nameOf(item)), n: to + 1, total: items.length }))
    list.current?.children[to]?.querySelector<HTMLElement>('button')?.focus()
  }
  function onKeyDown(event: KeyboardEvent, at: number) {
    const step = moveStep(event)
    if (step === 0 || !onSave) return
    event.preventDefault()
    void move(at, at + step)
  }
  const handlersAt = useHandlers({ items, saveAll, move })
  function itemProps(at: number) {
    const { onDelete, ...on } = handlersAt(at)
    const isNew = row.added?.at === at
    return {
      busy: fixed,
      onDraft: setDrafts,
      onSave: onSave && (isNew ? saveAdded : on.onSave),
      onGiveUp: isNew ? row.giveUp : undefined,
      onDelete,
      onMove: items.length > 1 ? on.onMove : undefined,
      isFirst: at === 0,
      isLast: at === items.length - 1,
    }
  }
  return {
    list,
    /** The items, and at their end the row that is being added. */
    shown: row.shown,
    addButton: { ref: row.addButton, disabled: busy || row.added !== null, onClick: row.add },
    /** For a status line: where the last item went. */
    said,
    onKeyDown,
    itemProps,
  }
}
