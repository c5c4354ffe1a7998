import { type ComponentProps, memo, type ReactNode } from 'react'
import { useT } from '../../i18n/i18n'
import { DraftButtons } from './draft-buttons'
import { focusSuggestions } from './focus-suggestions'
import { DraftInput } from './inline-field'
import { ItemButtons } from './item-buttons'
import { draftKeys, type Save, useDraft } from './use-draft'
import type { DragHandle } from './use-row-drag'
import { editWords } from './words/edit-words'

/** Returns suggestions for the draft of a new item; `close` gives the draft up. */
export type Suggest = (draft: string, close: () => void) => ReactNode

interface Props extends Pick<ComponentProps<'li'>, 'className' | 'onKeyDown' | 'onDragOver' | 'onDrop'> {
  /** True while an item is dragged over this one. */
  'data-drop': true | undefined
  /** Name of its list; with its place the accessible name of the item. */
  list: string
  /** Index in the list. */
  at: number
  item: string
  /** Disables moving and deleting while there is a draft of the whole list. */
  busy: boolean
  onSave: Save<string> | undefined
  /** Removes a row that was never saved; absent for all others. */
  onGiveUp: (() => void) | undefined
  onDelete: () => void
  onMove: ((step: -1 | 1) => void) | undefined
  isFirst: boolean
  isLast: boolean
  handle: DragHandle | undefined
  suggest: Suggest | undefined
  /** Shows something beside the item. */
  mark: ((item: string) => ReactNode) | undefined
}

/** One text of a list; memoised, so a change re-renders only the changed item of up to 200. */
export const EditableItem = memo(function EditableItem({
  className,
  onKeyDown,
  onDragOver,
  onDrop,
  'data-drop': isTarget,
  ...props
}: Props) {
  return (
    <li {...{ className, onKeyDown, onDragOver, onDrop }} data-drop={isTarget}>
      <Item {...props} />
    </li>
  )
})

type ItemProps = Omit<Props, 'className' | 'onKeyDown' | 'onDragOver' | 'onDrop' | 'data-drop'>

function Item(props: ItemProps) {
  const { item, onSave, onGiveUp, suggest, mark } = props
  const t = useT(editWords)
  const name = t('inPlace.item', { name: props.list, n: props.at + 1 })
  const edit = useDraft<string>(
    onSave ?? (async () => false),
    (draft) => draft === item,
    onGiveUp && { value: item, onCancel: onGiveUp },
  )

  if (edit.draft !== null) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
      <div role="group" aria-label={name} className="grid gap-2 py-2" onKeyDown={draftKeys(edit)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what one types in */}
        <div className="grid gap-2" onKeyDown={suggest && focusSuggestions}>
          <DraftInput
            kind="line"
            aria-label={name}
            value={edit.draft}
            disabled={edit.saving}
            onValue={edit.change}
          />
          {onGiveUp ? suggest?.(edit.draft, onGiveUp) : null}
        </div>
        <DraftButtons
          saving={edit.saving}
          isNew={onGiveUp !== undefined}
          onSave={() => void edit.save()}
          onCancel={edit.cancel}
        />
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-start gap-x-1">
      <p dir="auto" className="wrap-anywhere min-w-0 flex-1 basis-40 whitespace-pre-line py-1.5">
        {item}
      </p>
      {mark?.(item)}
      {onSave ? (
        <ItemButtons {...props} name={name} opener={edit.opener} onEdit={() => edit.open(item)} />
      ) : null}
    </div>
  )
}
