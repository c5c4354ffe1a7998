import type { RefObject } from 'react'
import { useT } from '../../i18n/i18n'
import { AnyIcon } from '../any-icon'
import { EditButton } from './edit-button'
import { ItemButton } from './item-button'
import type { DragHandle } from './use-row-drag'
import { editWords } from './words/edit-words'

interface Props {
  /** Name of the item, part of the accessible names of its buttons. */
  name: string
  busy: boolean
  /** Edit button, which gets the focus back when a draft closes. */
  opener: RefObject<HTMLButtonElement | null>
  onEdit: () => void
  onDelete: () => void
  /** Absent for the only item of a list. */
  onMove: ((step: -1 | 1) => void) | undefined
  isFirst: boolean
  isLast: boolean
  /** Drags the item, for pointers; absent for the only item of a list. */
  handle: DragHandle | undefined
}

/** Edit, move and delete buttons of a list item; on the narrowest screens they are below its text. */
export function ItemButtons(props: Props) {
  const { name, busy, opener, onEdit, onDelete, onMove, isFirst, isLast, handle } = props
  const t = useT(editWords)
  return (
    <div className="ms-auto flex shrink-0">
      {handle ? (
        <span
          {...handle}
          aria-hidden="true"
          data-handle
          className="hidden w-(--control-sm) cursor-grab place-items-center text-ink-soft hover:text-ink pointer-fine:grid"
        >
          <AnyIcon name="grip" size={16} />
        </span>
      ) : null}
      <EditButton ref={opener} name={name} onClick={onEdit} />
      {onMove ? (
        <>
          <ItemButton
            label={t('inPlace.moveUp', { item: name })}
            icon="chevron-up"
            disabled={busy || isFirst}
            onClick={() => onMove(-1)}
          />
          <ItemButton
            label={t('inPlace.moveDown', { item: name })}
            icon="chevron-down"
            disabled={busy || isLast}
            onClick={() => onMove(1)}
          />
        </>
      ) : null}
      <ItemButton
        label={t('inPlace.deleteItem', { item: name })}
        icon="trash"
        disabled={busy}
        onClick={onDelete}
      />
    </div>
  )
}
