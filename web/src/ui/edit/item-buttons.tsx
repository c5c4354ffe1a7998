import type { RefObject } from 'react'
import { useT } from '../../i18n/i18n'
import { Button } from '../button'
import { Icon, type IconName } from '../icon'
import { EditButton } from './edit-button'
import { editWords } from './words/edit-words'

interface Props {
  /** Of the item, in the names of its buttons. */
  name: string
  busy: boolean
  /** The focus comes back to the pencil when a draft is closed. */
  opener: RefObject<HTMLButtonElement | null>
  onEdit: () => void
  onDelete: () => void
  /** Absent where the item is the only one. */
  onMove: ((step: -1 | 1) => void) | undefined
  isFirst: boolean
  isLast: boolean
}

/** What can be done with an item of a list: edit, move, delete; on the narrowest screens below its text. */
export function ItemButtons({ name, busy, opener, onEdit, onDelete, onMove, isFirst, isLast }: Props) {
  const t = useT(editWords)
  const button = (label: string, icon: IconName, run: () => void, off = false) => (
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
    <div className="ms-auto flex shrink-0">
      <EditButton ref={opener} name={name} onClick={onEdit} />
      {onMove ? (
        <>
          {button(t('inPlace.moveUp', { item: name }), 'chevron-up', () => onMove(-1), isFirst)}
          {button(t('inPlace.moveDown', { item: name }), 'chevron-down', () => onMove(1), isLast)}
        </>
      ) : null}
      {button(t('inPlace.deleteItem', { item: name }), 'trash', onDelete)}
    </div>
  )
}
