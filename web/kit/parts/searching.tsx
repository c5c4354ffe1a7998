import { useEffect } from 'react'
import { AnyIcon } from '../../src/ui/any-icon'
import { ComboboxField } from '../../src/ui/combobox/combobox-field'
import { type ComboboxGroup, ComboboxList } from '../../src/ui/combobox/combobox-list'
import { type Combobox, useCombobox } from '../../src/ui/combobox/use-combobox'
import { Dialog, DialogBody } from '../../src/ui/dialog'
import { Part } from '../sheet'
import { useWords, type Words } from '../words'

const nothing = () => undefined

/** Combobox during typing: grouped options with the second one active, and an outdated list. */
export function Searching() {
  return (
    <Part name="ComboboxField, ComboboxList" wide>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <Sample text="" />
        <Sample active />
        <Sample stale />
      </div>
    </Part>
  )
}

function Sample({ text, active, stale }: { text?: string; active?: boolean; stale?: boolean }) {
  const w = useWords()
  const box = useCombobox(text ?? w.city)
  useOpened(box, active)
  return (
    <div className={text === '' ? 'w-72' : 'h-96 w-108'}>
      <div className="relative">
        <Field box={box} w={w} shortcut={text === '' ? '/' : undefined} />
        {text === '' ? null : (
          <ComboboxList
            box={box}
            label={w.search}
            groups={groupsOf(w)}
            note={w.hint}
            announcement=""
            stale={stale}
          />
        )}
      </div>
    </div>
  )
}

/** Combobox on a phone: the input is in the header of a dialog, and the list is permanent. */
export function SearchDialog() {
  const w = useWords()
  const box = useCombobox(w.city)
  return (
    <Dialog open onClose={nothing} place="top" title={w.search} head={<Head box={box} w={w} />}>
      <DialogBody>
        <ComboboxList box={box} place="here" label={w.search} groups={groupsOf(w)} announcement="" />
      </DialogBody>
    </Dialog>
  )
}

function Head({ box, w }: { box: Combobox; w: Words }) {
  return (
    <div className="flex-1">
      <Field box={box} w={w} />
    </div>
  )
}

function Field({ box, w, shortcut }: { box: Combobox; w: Words; shortcut?: string }) {
  return (
    <ComboboxField
      box={box}
      label={w.search}
      placeholder={w.searchHint}
      clearLabel={w.clear}
      shortcut={shortcut}
    />
  )
}

function groupsOf(w: Words): ComboboxGroup[] {
  const option = (text: string) => ({
    key: text,
    to: '/',
    content: (
      <>
        <AnyIcon name="box" size={18} className="text-ink-soft" />
        {text}
      </>
    ),
  })
  return [
    { key: 'orders', label: w.orders, options: [option(w.product), option(w.message)] },
    { key: 'shop', label: w.shop, options: [option(w.home)] },
    { key: 'all', options: [option(w.search)] },
  ]
}

/** Opens the list and activates the second option, like the arrow key. */
function useOpened({ setOpen, keys, open }: Combobox, active?: boolean): void {
  useEffect(() => setOpen(true), [setOpen])
  useEffect(() => {
    if (!open || !active) return
    const down = { key: 'ArrowDown', preventDefault: nothing } as React.KeyboardEvent
    keys.current?.(down)
    const again = setTimeout(() => keys.current?.(down))
    return () => clearTimeout(again)
  }, [open, active, keys])
}
