import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { whenShown } from '../../api/when-shown'
import { useT } from '../../i18n/i18n'
import { isolatedName } from '../../i18n/isolated'
import { moveFocus } from '../move-focus'
import { type ItemKeys, useItemKeys } from './item-keys'
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
  /** Returns what makes an item the same one after a change of the list; by default all of it. */
  contentOf?: (item: T) => string
  /** Called after an item was deleted, with all items before that. */
  onDeleted?: ((item: T, before: T[]) => void) | undefined
}

const wholeItem = (item: unknown) => JSON.stringify(item)

/** Item of a list with the key that it keeps while the list changes. */
interface Row<T> {
  key: number
  item: T
}

interface Handlers<T> {
  onSave: Save<T>
  onDelete: () => void
  onMove: (step: -1 | 1) => void
  /** Moves the row with Alt and the arrow keys. */
  onKeyDown: (event: KeyboardEvent) => void
}

interface Acts<T> {
  isReadOnly: boolean
  rows: readonly Row<T>[]
  /** True while the list is being saved: it takes no other move or deletion. */
  isBusy: () => boolean
  saveRows: (change: Change<T>) => Promise<boolean>
  move: (from: number, to: number) => Promise<void>
  onDeleted: Params<T>['onDeleted']
  /** Called after a row was deleted from this place. */
  onGone: (at: number) => void
}

type Change<T> = (rows: readonly Row<T>[]) => readonly Row<T>[]

/** Tracks the added row, a local draft at the end until its first save, and the button that gets the focus back. */
function useAddedRow<T>(keys: ItemKeys, newItem: () => T) {
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<Row<T> | null>(null)
  const givenUp = useRef(false)
  useEffect(() => {
    if (added || !givenUp.current) return
    givenUp.current = false
    addButton.current?.focus()
  }, [added])
  return {
    addButton,
    // Once saved, the list itself contains the row.
    added: added && !keys.keys.includes(added.key) ? added : null,
    add: () => setAdded({ key: keys.take(), item: newItem() }),
    done: () => setAdded(null),
    giveUp: () => {
      givenUp.current = true
      setAdded(null)
    },
  }
}

/** Saves the list after each change, one change after another: each starts from what the one before it saved. */
function useRowSaves<T>(
  rows: readonly Row<T>[],
  {
    keys,
    contentOf,
    onSave,
  }: { keys: ItemKeys; contentOf: (item: T) => string; onSave: Save<T[]> | undefined },
) {
  const latest = useRef({ rows, onSave })
  latest.current = { rows, onSave }
  // Not a state: nothing shows it but the row that is saved.
  const saving = useRef(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())

  async function saveNow(change: Change<T>): Promise<boolean> {
    const next = change(latest.current.rows)
    const items = next.map(({ item }) => item)
    keys.expect({ values: items.map(contentOf), keys: next.map(({ key }) => key) })
    const saved = (await latest.current.onSave?.(items)) ?? false
    if (saved) await whenShown()
    keys.expect(null)
    return saved
  }
  async function saveRows(change: Change<T>): Promise<boolean> {
    saving.current++
    const turn = saving.current > 1 ? last.current.then(() => saveNow(change)) : saveNow(change)
    last.current = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      saving.current--
    }
  }
  return { isBusy: () => saving.current > 0, saveRows }
}

async function deleteRow<T>({ rows, saveRows, onDeleted, onGone }: Acts<T>, key: number): Promise<void> {
  const at = rows.findIndex((one) => one.key === key)
  const row = rows[at]
  const isDeleted = await saveRows((now) => now.filter((one) => one.key !== key))
  if (!row || !isDeleted) return
  onGone(at)
  onDeleted?.(
    row.item,
    rows.map(({ item }) => item),
  )
}

/** Returns the function that moves the focus from a deleted row to the next one, else the previous, else the add button. */
function useFocusAfterDelete(list: RefObject<HTMLElement | null>, add: RefObject<HTMLElement | null>) {
  const [gone, setGone] = useState<{ at: number } | null>(null)
  useEffect(() => {
    // Focus that went elsewhere meanwhile stays there.
    if (!gone || (document.activeElement && document.activeElement !== document.body)) return
    const rows = list.current?.children
    const row = rows?.[gone.at] ?? rows?.[gone.at - 1]
    const button = row?.querySelector<HTMLElement>('button:not(:disabled)') ?? add.current
    button?.focus()
  }, [gone, list, add])
  return (at: number) => setGone({ at })
}

/** Returns stable handlers for each key, so only changed items re-render. */
function useHandlers<T>(acts: Acts<T>): (key: number) => Handlers<T> {
  const latest = useRef(acts)
  latest.current = acts
  const handlers = useRef(new Map<number, Handlers<T>>())
  return (key) => {
    const known = handlers.current.get(key)
    if (known) return known
    const made: Handlers<T> = {
      onSave: (item) =>
        latest.current.saveRows((rows) => rows.map((row) => (row.key === key ? { key, item } : row))),
      onDelete: () => {
        if (!latest.current.isBusy()) void deleteRow(latest.current, key)
      },
      onMove: (step) => {
        const { rows, move } = latest.current
        const at = rows.findIndex((row) => row.key === key)
        void move(at, at + step)
      },
      onKeyDown: (event) => {
        const step = moveStep(event)
        if (step === 0 || latest.current.isReadOnly) return
        event.preventDefault()
        made.onMove(step)
      },
    }
    handlers.current.set(key, made)
    return made
  }
}

/**
 * State of a list that is saved as a whole: items are edited in place, deleted, added at the end, and moved with Alt
 * and the arrow keys, or dragged. An added item is sent with its first save. An open draft stays with its item.
 */
export function useEditableList<T, E extends HTMLElement>(params: Params<T>) {
  const { items, onSave, newItem, nameOf, contentOf = wholeItem, onDeleted } = params
  const t = useT(editWords)
  const list = useRef<E>(null)
  const keys = useItemKeys(items, contentOf)
  const rows = items.map((item, at): Row<T> => ({ key: keys.keys[at] as number, item }))
  const row = useAddedRow(keys, newItem)
  const { isBusy, saveRows } = useRowSaves(rows, { keys, contentOf, onSave })
  const [said, setSaid] = useState('')
  // A draft of the whole list finds its items by their places.
  const [drafts, setDrafts] = useState(0)
  const fixed = drafts > 0

  async function saveAdded(item: T): Promise<boolean> {
    const { added } = row
    const saved = added !== null && (await saveRows((now) => [...now, { key: added.key, item }]))
    if (saved) row.done()
    return saved
  }
  async function move(from: number, to: number) {
    const moved = moveEntry(rows, from, to)
    const item = items[from]
    if (fixed || isBusy() || !moved || item === undefined || !(await saveRows(() => moved))) return
    setSaid(t('inPlace.moved', { item: isolatedName(nameOf(item)), n: to + 1, total: items.length }))
    moveFocus(list.current?.children[to]?.querySelector<HTMLElement>('button'))
  }
  const drag = useRowDrag(fixed, (from, to) => void move(from, to))
  const onGone = useFocusAfterDelete(list, row.addButton)
  const handlersOf = useHandlers({ rows, isReadOnly: !onSave, isBusy, saveRows, move, onDeleted, onGone })
  const handlersAt = (at: number) => handlersOf(rows[at]?.key ?? row.added?.key ?? -1)
  function itemProps(at: number) {
    const { onDelete, ...on } = handlersAt(at)
    const isNew = row.added !== null && at === rows.length
    return {
      busy: fixed,
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
    /** Items with their keys, and the added row. */
    shown: row.added ? [...rows, row.added] : rows,
    addButton: { ref: row.addButton, disabled: row.added !== null, onClick: row.add },
    /** Announcement of the last move, for a status region. */
    said,
    /** True while there is a draft of the whole list. */
    busy: fixed,
    /** Properties for a draft of the whole list. */
    drafts: {
      onDraft: setDrafts,
      onSave: (next: T[]) =>
        saveRows((now) => next.map((item, at) => ({ key: now[at]?.key ?? keys.take(), item }))),
    },
    rowProps: (at: number) => ({ ...drag.rowProps(at), onKeyDown: handlersAt(at).onKeyDown }),
    itemProps,
  }
}
