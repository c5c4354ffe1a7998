import type { LibraryExercise } from 'contract/library/calls'
import { type Exercise, newExercise, type PlannedExercise } from 'contract/programs/plan'
import type { PlanNode } from 'contract/programs/plan-node'
import { isVideoUrl } from 'contract/programs/plan-paths'
import { type FocusEvent, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { DraftButtons } from '../../../ui/edit/draft-buttons'
import { focusSuggestions } from '../../../ui/edit/focus-suggestions'
import { draftKeys } from '../../../ui/edit/use-draft'
import { TextArea } from '../../../ui/text-area'
import { TextField } from '../../../ui/text-field'
import { Suggestions } from '../../library/suggestions/suggestions'
import { type ExerciseField, exerciseFields, keptValue, typedOf } from './exercise-fields'
import { filledBy } from './filled-exercise'
import { usePlanEditor } from './plan-editor'
import { programEditorWords } from './words/program-editor-words'

interface Props {
  exercise: Exercise
  saving: boolean
  isNew: boolean
  onChange: (exercise: Exercise) => void
  onSave: () => Promise<void>
  onCancel: () => void
}

type Identity = Pick<PlannedExercise, 'name' | 'exerciseId'>

/**
 * Returns the library id of a row under a typed name, so that another exercise never enters the history of this one
 * . An empty id removes the stored one: the server retains the value of a missing field.
 */
function exerciseIdUnder(name: string, picked: Identity, stored: Identity): string | undefined {
  const known = [picked, stored].find((one) => one.name.trim() === name.trim())
  const none = stored.exerciseId ? '' : undefined
  return known ? (known.exerciseId ?? none) : none
}

/** Selects the words that a new row has in place of a name. */
function selectPlaceholder({ target }: FocusEvent<HTMLInputElement>) {
  if (target.value === newExercise.name) target.select()
}

/** All fields of an exercise; an address that is none holds it back from being saved. */
export function ExerciseForm({ exercise, saving, isNew, onChange, onSave, onCancel }: Props) {
  const t = useT(programEditorWords)
  // The text stays as typed: a trailing comma begins the next entry.
  const [typed, setTyped] = useState(() => typedOf(exercise, exerciseFields))
  const [tried, setTried] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const { library } = usePlanEditor()
  const [stored] = useState<PlannedExercise>(exercise)
  /** Name and library id that need no search: of the stored row, or of the last picked entry. */
  const [picked, setPicked] = useState<Identity>(stored)
  const wrongUrl = !isVideoUrl(typed.videoUrl.trim())

  async function save() {
    setTried(true)
    if (!wrongUrl) await onSave()
  }
  function pick(entry: LibraryExercise) {
    const filled = filledBy(entry, exercise)
    setTyped(typedOf(filled, exerciseFields))
    setPicked(filled)
    onChange(filled)
    // The suggestion that has the focus goes; how often the exercise is done is what the library cannot say.
    group.current?.querySelector<HTMLInputElement>('[data-field=sets]')?.select()
  }
  function change(field: ExerciseField, node: PlanNode, text: string) {
    setTyped({ ...typed, [field]: text })
    const identity = field === 'name' ? { exerciseId: exerciseIdUnder(text, picked, stored) } : {}
    onChange({ ...exercise, ...identity, [field]: keptValue(node, text) })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
    <div
      ref={group}
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
          const text = (
            <TextField
              key={field}
              {...shared}
              data-field={field}
              onFocus={at === 0 && isNew ? selectPlaceholder : undefined}
              type={node.kind === 'url' ? 'url' : 'text'}
              inputMode={node.kind === 'integer' ? 'numeric' : undefined}
              dir={node.kind === 'url' ? 'ltr' : 'auto'}
              error={
                node.kind === 'url' && tried && wrongUrl ? t('programEditor.exercise.invalidUrl') : undefined
              }
            />
          )
          if (field !== 'name') return text
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what one types in
            <div key={field} className="grid content-start gap-2" onKeyDown={focusSuggestions}>
              {text}
              <Suggestions area={library} text={typed.name === picked.name ? '' : typed.name} onPick={pick} />
            </div>
          )
        })}
      </div>
      <DraftButtons saving={saving} isNew={isNew} onSave={() => void save()} onCancel={onCancel} />
    </div>
  )
}
