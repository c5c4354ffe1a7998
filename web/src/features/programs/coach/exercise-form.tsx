import type { Exercise } from 'contract/programs/plan'
import type { PlanNode } from 'contract/programs/plan-node'
import { isVideoUrl } from 'contract/programs/plan-paths'
import { typedInteger, typedList } from 'contract/programs/plan-typing'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { DraftButtons } from '../../../ui/edit/draft-buttons'
import { draftKeys } from '../../../ui/edit/use-draft'
import { TextArea } from '../../../ui/text-area'
import { TextField } from '../../../ui/text-field'
import { type ExerciseField, exerciseFields } from './exercise-fields'
import { programEditorWords } from './words/program-editor-words'

interface Props {
  exercise: Exercise
  saving: boolean
  isNew: boolean
  onChange: (exercise: Exercise) => void
  onSave: () => Promise<void>
  onCancel: () => void
}

type Typed = Record<ExerciseField, string>

const typedOf = (exercise: Exercise): Typed =>
  Object.fromEntries(
    exerciseFields.map(([field]) => {
      const value = exercise[field]
      return [field, Array.isArray(value) ? value.join(', ') : String(value)]
    }),
  ) as Typed

/** Converts typed text to the stored value. */
function keptValue({ kind }: PlanNode, typed: string): string | number | string[] {
  if (kind === 'integer') return typedInteger(typed)
  if (kind === 'texts') return typedList(typed)
  return kind === 'url' ? typed.trim() : typed
}

/** All fields of an exercise; an address that is none holds it back from being saved. */
export function ExerciseForm({ exercise, saving, isNew, onChange, onSave, onCancel }: Props) {
  const t = useT(programEditorWords)
  // The text stays as typed: a trailing comma begins the next entry.
  const [typed, setTyped] = useState(() => typedOf(exercise))
  const [tried, setTried] = useState(false)
  const wrongUrl = !isVideoUrl(typed.videoUrl.trim())

  async function save() {
    setTried(true)
    if (!wrongUrl) await onSave()
  }
  function change(field: ExerciseField, node: PlanNode, text: string) {
    setTyped({ ...typed, [field]: text })
    onChange({ ...exercise, [field]: keptValue(node, text) })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
    <div
      role="group"
      aria-label={t('programEditor.exercise.edit', { name: exercise.name })}
      className="grid gap-4"
      onKeyDown={draftKeys({ save, cancel: onCancel, saving })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {exerciseFields.map(([field, node], at) => {
          const shared = {
            label: t(`programEditor.plan.exercise.${field}`),
            size: 'sm' as const,
            value: typed[field],
            disabled: saving,
            autoFocus: at === 0,
            onChange: (event: { target: { value: string } }) => change(field, node, event.target.value),
          }
          if (node.kind === 'long') return <TextArea key={field} {...shared} rows={3} dir="auto" />
          return (
            <TextField
              key={field}
              {...shared}
              type={node.kind === 'url' ? 'url' : 'text'}
              inputMode={node.kind === 'integer' ? 'numeric' : undefined}
              dir={node.kind === 'url' ? 'ltr' : 'auto'}
              error={
                node.kind === 'url' && tried && wrongUrl ? t('programEditor.exercise.invalidUrl') : undefined
              }
            />
          )
        })}
      </div>
      <DraftButtons saving={saving} isNew={isNew} onSave={() => void save()} onCancel={onCancel} />
    </div>
  )
}
