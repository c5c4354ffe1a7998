import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useT } from '../../i18n/i18n'
import { isolatedName } from '../../i18n/isolated'
import { Button } from '../button'
import { Icon } from '../icon'
import { EditableItem } from './editable-item'
import { moveEntry, moveStep } from './move-entry'
import type { Save } from './use-draft'
import { editWords } from './words/edit-words'

interface Props {
  label: string
  name?: string
  /** The heading above says it already: the name is only heard. */
  hideLabel?: boolean
  items: readonly string[]
  /** Stands where there are none. */
  empty?: string
  /** What an added item begins with. */
  newItem: string
  /** Takes the whole list; without it the list can only be read. */
  onSave?: Save<string[]>
}

/** A list of texts: each edited in its place, removed, moved with Alt and the arrows; added ones begin with a text. */
export function EditableList({ label, name = label, hideLabel, items, empty = '–', newItem, onSave }: Props) {
  const t = useT(editWords)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  // A draft belongs to its place in the list: while one is open, no entry changes its place.
  const [drafts, setDrafts] = useState(0)
  const fixed = busy || drafts > 0

  async function saveAll(next: string[]): Promise<boolean> {
    if (!onSave) return false
    setBusy(true)
    const saved = await onSave(next)
    setBusy(false)
    return saved
  }
  async function add() {
    if (await saveAll([...items, newItem])) setAdded(items.length)
  }
  async function move(from: number, to: number) {
    const moved = moveEntry(items, from, to)
    if (fixed || !moved || !(await saveAll(moved))) return
    const item = isolatedName(items[from] ?? '')
    setSaid(t('inPlace.moved', { item, n: to + 1, total: items.length }))
    list.current?.children[to]?.querySelector<HTMLElement>('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = moveStep(event)
    if (step === 0 || !onSave) return
    event.preventDefault()
    void move(at, at + step)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
    <div role="group" aria-labelledby={id} className="grid content-start gap-1">
      <h4 id={id} className={hideLabel ? 'sr-only' : 'font-semibold font-text text-sm tracking-normal'}>
        <span aria-hidden={name !== label}>{label}</span>
        {name === label ? null : <span className="sr-only">{name}</span>}
      </h4>
      {items.length > 0 ? (
        <ul ref={list} className="grid divide-y divide-hairline">
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may be the same, and have no other name
            <li key={at} onKeyDown={(event) => onKeyDown(event, at)}>
              <EditableItem
                name={t('inPlace.item', { name, n: at + 1 })}
                item={item}
                busy={fixed}
                onDraft={setDrafts}
                startsOpen={added === at}
                onClosed={() => setAdded(null)}
                onSave={onSave && ((text) => saveAll(items.map((one, i) => (i === at ? text : one))))}
                onDelete={() => void saveAll(items.filter((_, i) => i !== at))}
                onMove={items.length > 1 ? (step) => void move(at, at + step) : undefined}
                isFirst={at === 0}
                isLast={at === items.length - 1}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="py-1 text-ink-soft">{empty}</p>
      )}
      {onSave ? (
        <Button
          kind="quiet"
          size="sm"
          tight
          className="justify-self-start"
          disabled={busy}
          aria-label={t('inPlace.add', { name })}
          onClick={() => void add()}
        >
          <Icon name="plus" size={16} />
          {t('inPlace.addShort')}
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
