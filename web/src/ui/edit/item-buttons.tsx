import type { RefObject } from 'react'
import { useT } from '../../i18n/i18n'
import { EditButton } from './edit-button'
import { ItemButton } from './item-button'
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
}

/** Edit, move and delete buttons of a list item; on the narrowest screens they are below its text. */
export function ItemButtons({ name, busy, opener, onEdit, onDelete, onMove, isFirst, isLast }: Props) {
  const t = useT(editWords)
  return (
    <div className="ms-auto flex shrink-0">
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
