import { useEffect, useRef } from 'react'
import { useT } from '../../i18n/i18n'
import { Button } from '../button'
import { Icon, type IconName } from '../icon'
import { DraftButtons } from './draft-buttons'
import { EditButton } from './edit-button'
import { DraftInput } from './inline-field'
import { draftKeys, type Save, useDraft } from './use-draft'
import { editWords } from './words/edit-words'

interface Props {
  /** Names the item by its list and its number. */
  name: string
  item: string
  /** A save of the list is under way. */
  busy: boolean
  /** It has just been added: it is there to be written. */
  startsOpen: boolean
  onClosed: () => void
  onSave: Save<string> | undefined
  onDelete: () => void
  onMove: ((step: -1 | 1) => void) | undefined
  isFirst: boolean
  isLast: boolean
}

/** One text of a list. */
export function EditableItem(props: Props) {
  const { name, item, startsOpen, onClosed, onSave } = props
  const edit = useDraft<string>(onSave ?? (async () => false), (draft) => draft === item)
  const begin = useRef(edit.open)
  begin.current = edit.open
  useEffect(() => {
    if (!startsOpen) return
    begin.current(item)
    onClosed()
  }, [startsOpen, item, onClosed])

  if (edit.draft !== null) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
      <div role="group" aria-label={name} className="grid gap-2 py-2" onKeyDown={draftKeys(edit)}>
        <DraftInput
          kind="line"
          aria-label={name}
          value={edit.draft}
          disabled={edit.saving}
          onValue={edit.change}
        />
        <DraftButtons saving={edit.saving} onSave={() => void edit.save()} onCancel={edit.cancel} />
      </div>
    )
  }
  return (
    <div className="group flex items-start gap-1">
      <p dir="auto" className="wrap-anywhere min-w-0 flex-1 whitespace-pre-line py-1.5">
        {item}
      </p>
      {onSave ? <ItemButtons {...props} edit={() => edit.open(item)} opener={edit.opener} /> : null}
    </div>
  )
}

interface ButtonsProps extends Props {
  edit: () => void
  opener: React.RefObject<HTMLButtonElement | null>
}

function ItemButtons({ name, busy, edit, opener, onDelete, onMove, isFirst, isLast }: ButtonsProps) {
  const t = useT(editWords)
  const button = (label: string, icon: IconName, run: () => void, off: boolean) => (
    <Button
      kind="quiet"
      size="sm"
      iconOnly
      className="text-ink-soft hover:text-ink"
      aria-label={label}
      disabled={busy || off}
      onClick={run}
    >
      <Icon name={icon} size={16} />
    </Button>
  )
  return (
    <div className="flex shrink-0">
      <EditButton ref={opener} name={name} onClick={edit} />
      {onMove ? (
        <div className="flex max-sm:hidden">
          {button(t('inPlace.moveUp', { item: name }), 'chevron-up', () => onMove(-1), isFirst)}
          {button(t('inPlace.moveDown', { item: name }), 'chevron-down', () => onMove(1), isLast)}
        </div>
      ) : null}
      {button(t('inPlace.deleteItem', { item: name }), 'trash', onDelete, false)}
    </div>
  )
}
