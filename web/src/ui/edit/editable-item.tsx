import { type Dispatch, memo, type SetStateAction } from 'react'
import { DraftButtons } from './draft-buttons'
import { DraftInput } from './inline-field'
import { ItemButtons } from './item-buttons'
import { draftKeys, type Save, useCounted, useDraft } from './use-draft'

interface Props {
  /** Names the item by its list and its number. */
  name: string
  item: string
  /** The list cannot change now: it is being saved, or has a draft in it. */
  busy: boolean
  /** Counts the open drafts of the list. */
  onDraft: Dispatch<SetStateAction<number>>
  onSave: Save<string> | undefined
  /** Takes a row away that no save has stored yet; absent for every other. */
  onGiveUp: (() => void) | undefined
  onDelete: () => void
  onMove: ((step: -1 | 1) => void) | undefined
  isFirst: boolean
  isLast: boolean
}

/** One text of a list; of two hundred only the one that changed is drawn anew. */
export const EditableItem = memo(function EditableItem(props: Props) {
  const { name, item, onSave, onGiveUp, onDraft } = props
  const edit = useDraft<string>(
    onSave ?? (async () => false),
    (draft) => draft === item,
    onGiveUp && { value: item, onCancel: onGiveUp },
  )
  useCounted(edit.draft !== null, onDraft)

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
      {onSave ? <ItemButtons {...props} opener={edit.opener} onEdit={() => edit.open(item)} /> : null}
    </div>
  )
})
