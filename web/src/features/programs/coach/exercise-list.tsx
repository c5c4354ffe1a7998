import { type DayKey, type Exercise, newExercise } from 'contract/programs/plan'
import { type KeyboardEvent, useId, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { moveEntry } from '../../../ui/edit/move-entry'
import { editWords } from '../../../ui/edit/words/edit-words'
import { Icon } from '../../../ui/icon'
import { ExerciseItem } from './exercise-item'
import { usePlanEditor } from './plan-editor'
import { fullLabelOf, labelOf } from './plan-labels'
import { programEditorWords } from './words/program-editor-words'

/** A new one with lists of its own. */
const addedExercise = (): Exercise => structuredClone(newExercise) as unknown as Exercise

/** The exercises of a day; the list is saved whole. */
export function ExerciseList({ day }: { day: DayKey }) {
  const t = useT(programEditorWords, editWords)
  const id = useId()
  const path = `workout.weeklySchedule.${day}.exercises`
  const { data, editable, save } = usePlanEditor()
  const { exercises } = data.workout.weeklySchedule[day]
  const [added, setAdded] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function saveAll(next: Exercise[]): Promise<boolean> {
    setBusy(true)
    const saved = await save(path, next)
    setBusy(false)
    return saved
  }
  async function add() {
    if (await saveAll([...exercises, addedExercise()])) setAdded(exercises.length)
  }
  async function move(from: number, to: number) {
    const moved = moveEntry(exercises, from, to)
    if (!editable || busy || !moved || !(await saveAll(moved))) return
    setSaid(t('inPlace.moved', { item: exercises[from]?.name ?? '', n: to + 1, total: exercises.length }))
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    void move(at, at + step)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
    <div role="group" aria-labelledby={id} className="grid gap-3">
      <h5 id={id} className="font-semibold font-text text-sm tracking-normal">
        <span aria-hidden="true">{labelOf(t, path)}</span>
        <span className="sr-only">{fullLabelOf(t, path)}</span>
      </h5>
      {exercises.length === 0 ? (
        <p className="text-ink-soft">{t('programEditor.none.exercises')}</p>
      ) : (
        <ol className="grid gap-3">
          {exercises.map((exercise, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: exercises may be the same, and have no other name
            <li key={at} onKeyDown={(event) => onKeyDown(event, at)}>
              <ExerciseItem
                exercise={exercise}
                editable={editable}
                busy={busy}
                startsOpen={added === at}
                onOpened={() => setAdded(null)}
                onSave={(one) => saveAll(exercises.map((old, i) => (i === at ? one : old)))}
                onDelete={() => void saveAll(exercises.filter((_, i) => i !== at))}
                onMove={exercises.length > 1 ? (step) => void move(at, at + step) : undefined}
                isFirst={at === 0}
                isLast={at === exercises.length - 1}
              />
            </li>
          ))}
        </ol>
      )}
      {editable ? (
        <Button
          kind="secondary"
          size="sm"
          className="justify-self-start"
          disabled={busy}
          onClick={() => void add()}
        >
          <Icon name="plus" size={16} />
          {t('programEditor.exercise.add')}
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
