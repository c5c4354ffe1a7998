import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { whenShown } from '../../api/when-shown'
import { useT } from '../../i18n/i18n'
import { isolatedName } from '../../i18n/isolated'
import { moveEntry, moveStep } from './move-entry'
import type { Save } from './use-draft'
import { useRowDrag } from './use-row-drag'
import { editWords } from './words/edit-words'

interface Params<T> {
  items: readonly T[]
  /** Saves the whole list; without it the list is read-only. */
  onSave: Save<T[]> | undefined
  /** Creates the initial value of an added item. */
  newItem: () => T
  /** Returns the item's name for the announcement of a move. */
  nameOf: (item: T) => string
}

interface Handlers<T> {
  onSave: Save<T>
  onDelete: () => void
  onMove: (step: -1 | 1) => void
}

interface Acts<T> {
  items: readonly T[]
  /** True while the list is being saved: it takes no other change. */
  isBusy: () => boolean
  saveAll: Save<T[]>
  move: (from: number, to: number) => Promise<void>
}

/** Added row at the end of the list; a local draft until its first save. */
interface Added<T> {
  at: number
  item: T
}

/** Tracks the added row, and the button that gets the focus back when the row is cancelled. */
function useAddedRow<T>(items: readonly T[], newItem: () => T) {
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<Added<T> | null>(null)
  const givenUp = useRef(false)
  useEffect(() => {
    if (added || !givenUp.current) return
    givenUp.current = false
    addButton.current?.focus()
  }, [added])
  // Once saved, the list itself contains the row.
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

/** Returns stable handlers for each index, so only changed items re-render. */
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
        const { items, saveAll, isBusy } = latest.current
        if (!isBusy()) void saveAll(items.filter((_, i) => i !== at))
      },
      onMove: (step) => void latest.current.move(at, at + step),
    }
    handlers.current.set(at, made)
    return made
  }
}

/**
 * State of a list that is saved as a whole: items are edited in place, deleted, added at the end, and moved with Alt
 * and the arrow keys, or dragged. An added item is sent with its first save.
 */
export function useEditableList<T, E extends HTMLElement>({ items, onSave, newItem, nameOf }: Params<T>) {
  const t = useT(editWords)
  const list = useRef<E>(null)
  const row = useAddedRow(items, newItem)
  const [busy, setBusy] = useState(false)
  // The rows do not show it: a hundred of them would be drawn anew before and after each save.
  const saving = useRef(false)
  const [said, setSaid] = useState('')
  // Drafts are keyed by index, so items keep their positions while one is open.
  const [drafts, setDrafts] = useState(0)
  const fixed = drafts > 0

  async function saveAll(next: T[]): Promise<boolean> {
    if (!onSave) return false
    saving.current = true
    setBusy(true)
    const saved = await onSave(next)
    if (saved) await whenShown()
    saving.current = false
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
    if (fixed || saving.current || !moved || item === undefined || !(await saveAll(moved))) return
    setSaid(t('inPlace.moved', { item: isolatedName(nameOf(item)), n: to + 1, total: items.length }))
    list.current?.children[to]?.querySelector<HTMLElement>('button')?.focus()
  }
  const drag = useRowDrag(fixed, (from, to) => void move(from, to))
  function onKeyDown(event: KeyboardEvent, at: number) {
    const step = moveStep(event)
    if (step === 0 || !onSave) return
    event.preventDefault()
    void move(at, at + step)
  }
  const handlersAt = useHandlers({ items, isBusy: () => saving.current, saveAll, move })
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
      handle: items.length > 1 ? drag.handleAt(at) : undefined,
      isFirst: at === 0,
      isLast: at === items.length - 1,
    }
  }
  return {
    list,
    /** Items, plus the added row. */
    shown: row.shown,
    addButton: { ref: row.addButton, disabled: busy || row.added !== null, onClick: row.add },
    /** Announcement of the last move, for a status region. */
    said,
    /** Properties for a draft of the whole list. */
    drafts: { onDraft: setDrafts, onSave: saveAll },
    rowProps: (at: number) => ({
      ...drag.rowProps(at),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
    }),
    itemProps,
  }
}
