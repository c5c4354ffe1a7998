import { type ReactNode, useId } from 'react'
import { useT } from '../../i18n/i18n'
import { Button } from '../button'
import { cx } from '../cx'
import { Icon } from '../icon'
import { EditableItem, type Suggest } from './editable-item'
import type { Save } from './use-draft'
import { useEditableList } from './use-editable-list'
import { editWords } from './words/edit-words'

interface Props {
  label: string
  name?: string
  /** Makes the label screen-reader text, because a heading above already shows it. */
  hideLabel?: boolean
  items: readonly string[]
  /** Text for an empty list. */
  empty?: string
  /** Initial text of an added item. */
  newItem: string
  /** Saves the whole list; without it the list is read-only. */
  onSave?: Save<string[]>
  /** Called after an item was deleted, with all items before that. */
  onDeleted?: ((item: string, before: string[]) => void) | undefined
  /** Shows suggestions below the draft of a new item; `close` gives the draft up. The same function at each render. */
  suggest?: Suggest | undefined
  /** Shows something beside an item. */
  mark?: ((item: string) => ReactNode) | undefined
}

/** Minimum length at which off-screen entries skip styling and painting. */
const MANY = 30
/** Containment would clip the focus ring, so a focused entry is excepted. */
const unseenEntry =
  '[contain-intrinsic-block-size:auto_2.75rem] [content-visibility:auto] focus-within:[content-visibility:visible]'

/** List of texts, edited in place, deleted, and moved with Alt and the arrow keys; an added item starts as a draft. */
export function EditableList(props: Props) {
  const {
    label,
    name = label,
    hideLabel,
    items,
    empty = '–',
    newItem,
    onSave,
    onDeleted,
    suggest,
    mark,
  } = props
  const t = useT(editWords)
  const id = useId()
  const { list, shown, addButton, said, rowProps, itemProps } = useEditableList<string, HTMLUListElement>({
    items,
    onSave,
    newItem: () => newItem,
    nameOf: (item) => item,
    onDeleted,
  })
  const long = shown.length > MANY
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
    <div role="group" aria-labelledby={id} className="grid content-start gap-1">
      <h4 id={id} className={hideLabel ? 'sr-only' : 'font-semibold font-text text-sm tracking-normal'}>
        <span aria-hidden={name !== label}>{label}</span>
        {name === label ? null : <span className="sr-only">{name}</span>}
      </h4>
      {shown.length > 0 ? (
        <ul ref={list} className="grid divide-y divide-hairline">
          {shown.map(({ key, item }, at) => (
            <EditableItem
              key={key}
              className={cx('data-drop:bg-pine-wash', long && unseenEntry)}
              list={name}
              at={at}
              item={item}
              suggest={suggest}
              mark={mark}
              {...rowProps(at)}
              {...itemProps(at)}
            />
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
          aria-label={t('inPlace.add', { name })}
          {...addButton}
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
