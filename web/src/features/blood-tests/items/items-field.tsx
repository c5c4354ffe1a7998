import { markerCodes, markers } from 'contract/blood-tests/markers'
import { ITEMS_MAX } from 'contract/blood-tests/rules'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { FieldError } from '../../../ui/field'
import { useField } from '../../../ui/form/context'
import { changeField, patch } from '../../../ui/form/store'
import { Icon } from '../../../ui/icon'
import { useToast } from '../../../ui/toast'
import { submitTestWords } from '../customer/submit/words/submit-test-words'
import { ItemFields } from './item-fields'
import { blankRow, type ItemRow } from './item-rows'

/**
 * Values of a test, one row each. Enter in the last row adds one, and a removal can be undone. Known markers and units
 * are suggested, but any text is accepted.
 */
export function ItemsField() {
  const t = useT(submitTestWords)
  const { rows, error, list, addButton, add, change, remove, onKeyDown } = useRows()
  return (
    <div className="grid gap-4">
      <KnownMarkers />
      {rows.length > 0 ? (
        <ol ref={list} className="grid gap-4">
          {rows.map((row, at) => (
            <li key={row.id} data-row={row.id} onKeyDown={(event) => onKeyDown(event, at)}>
              <ItemFields
                row={row}
                at={at}
                markers={MARKERS}
                onChange={change}
                onRemove={(name) => remove(row, at, name)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
      <Button
        ref={addButton}
        kind="secondary"
        className="justify-self-start"
        disabled={rows.length >= ITEMS_MAX}
        onClick={add}
      >
        <Icon name="plus" size={18} />
        {t('submitTest.values.add')}
      </Button>
    </div>
  )
}

/** Returns the rows, their actions and refs, and moves the focus with them. */
function useRows() {
  const t = useT(submitTestWords)
  const toast = useToast()
  const { form, error } = useField<readonly ItemRow[]>('items')
  // Undo can run after later edits, so it reads the current value.
  const now = () => form.values().items as readonly ItemRow[]
  const rows = now()
  const store = (next: readonly ItemRow[]) => {
    changeField(form, 'items', next)
    // Server errors refer to row indexes, so any change of the rows invalidates them.
    patch(form, { refused: form.state.refused.filter(({ path }) => !path.startsWith('items.')) })
  }
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  useEffect(() => {
    if (focused === null) return
    list.current?.querySelector<HTMLElement>(`[data-row="${focused}"] input`)?.focus()
    setFocused(null)
  }, [focused])

  const add = () => {
    if (rows.length >= ITEMS_MAX) return
    const row = blankRow()
    store([...now(), row])
    setFocused(row.id)
  }
  const remove = (row: ItemRow, at: number, name: string) => {
    const others = now().filter(({ id }) => id !== row.id)
    store(others)
    const next = others[Math.min(at, others.length - 1)]
    if (next) setFocused(next.id)
    else addButton.current?.focus()
    toast(t('submitTest.values.removed', { name: isolatedName(name) }), {
      action: { label: t('submitTest.values.undo'), run: () => store(now().toSpliced(at, 0, row)) },
    })
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
      return
    // Enter moves to the next row instead of submitting the form.
    event.preventDefault()
    const next = rows[at + 1]
    if (next) setFocused(next.id)
    else add()
  }
  const change = (next: ItemRow) => store(now().map((one) => (one.id === next.id ? next : one)))
  return { rows, error, list, addButton, add, change, remove, onKeyDown }
}

const MARKERS = 'known-markers'

/** Datalist of common markers in the page's language. */
function KnownMarkers() {
  const { locale } = useLocale()
  return (
    <datalist id={MARKERS}>
      {markerCodes.map((code) => (
        <option key={code} value={markers[code].names[locale]} />
      ))}
    </datalist>
  )
}
