import { valueAt } from 'contract/programs/plan-changes'
import { planNodeAt } from 'contract/programs/plan-paths'
import { typedInteger, typedList } from 'contract/programs/plan-typing'
import { cutText } from 'contract/text'
import { memo, type ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import type { Suggest } from '../../../ui/edit/editable-item'
import { EditableList } from '../../../ui/edit/editable-list'
import { InlineField, type InlineKind } from '../../../ui/edit/inline-field'
import { TagField } from '../../../ui/edit/tag-field'
import { type PartActs, type PlanEditor, usePlanEditor } from './plan-editor'
import { fullLabelOf, labelOf, withUnit } from './plan-labels'
import { programEditorWords } from './words/program-editor-words'

interface Props {
  /** Path of the value. */
  path: string
  /** Stands where there is none. */
  empty?: string
  /** Instead of the value where it is read. */
  shown?: ReactNode
  look?: 'field' | 'title'
  readOnly?: boolean
  /** Hides the label below a section of the same name. */
  hideLabel?: boolean
  /** Suggestions below the draft of a new entry of a list. */
  suggest?: Suggest
  /** Shows something beside an entry of a list. */
  mark?: ((item: string) => ReactNode) | undefined
}

/** An empty edit keeps a meal's value; the recipe has its own button for removal. */
const keepsWhenEmpty = (path: string) => path.startsWith('nutrition.mealPlan.')

const inputs: Partial<Record<string, InlineKind>> = { long: 'lines', integer: 'number', url: 'url' }

/** One field of the plan, as its description says: a value, a list, or a list typed with commas. */
export function PlanField({ readOnly, ...props }: Props) {
  const { data, editable, save, acts } = usePlanEditor()
  return (
    <ValueField
      {...props}
      value={valueAt(data, props.path)}
      save={save}
      tellUndoable={acts?.tellUndoable}
      writable={editable && !readOnly}
    />
  )
}

interface ValueProps extends Omit<Props, 'readOnly'> {
  value: unknown
  save: PlanEditor['save']
  /** Announces a deletion with Undo; the same function at each render. */
  tellUndoable: PartActs['tellUndoable']
  writable: boolean
}

/** Most letters of a deleted text in its message. */
const NAMED_MAX = 60

/** Drawn anew where its own value changed: a save of one field leaves the hundreds of others as they are. */
const ValueField = memo(function ValueField({ path, value, ...more }: ValueProps) {
  const { save, tellUndoable, writable, ...look } = more
  const { empty, shown, hideLabel, suggest, mark } = look
  const t = useT(programEditorWords)
  const node = planNodeAt(path)
  const label = labelOf(t, path)
  const name = fullLabelOf(t, path)
  const tellDeleted = (what: string) =>
    tellUndoable?.(t('programEditor.edits.deleted', { name: isolatedName(cutText(what, NAMED_MAX)) }), {
      path,
      value,
    })
  if (node?.kind === 'texts') {
    const onSave = writable ? (list: string[]) => save(path, list) : undefined
    const items = value as string[]
    const shared = { label, name, onSave }
    return node.commas ? (
      <TagField
        {...shared}
        entries={items}
        parse={typedList}
        empty={empty ?? t('programEditor.none.notSet')}
      />
    ) : (
      <EditableList
        {...shared}
        hideLabel={hideLabel}
        items={items}
        newItem={node.newItem}
        empty={empty ?? t('programEditor.none.items')}
        onDeleted={tellDeleted}
        suggest={suggest}
        mark={mark}
      />
    )
  }
  const isNumber = node?.kind === 'integer'
  const typed = String(value ?? '')
  async function onSave(draft: string): Promise<boolean> {
    const text = draft.trim()
    if (draft === typed || (text === '' && keepsWhenEmpty(path))) return true
    return save(path, isNumber ? typedInteger(draft) : text)
  }
  async function clear(): Promise<void> {
    if (await save(path, '')) tellDeleted(label)
  }
  return (
    <InlineField
      label={label}
      name={name}
      kind={inputs[node?.kind ?? 'text'] ?? 'line'}
      value={typed}
      shown={shown ?? (isNumber ? withUnit(t, value as number, node.unit) : undefined)}
      empty={empty ?? t('programEditor.none.notSet')}
      look={look.look}
      onSave={writable ? onSave : undefined}
      onClear={writable && node?.kind === 'long' && keepsWhenEmpty(path) ? () => void clear() : undefined}
    />
  )
})
