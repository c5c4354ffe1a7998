import { type DayKey, type Exercise, newExercise } from 'contract/programs/plan'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { moveEntry, moveStep } from '../../../ui/edit/move-entry'
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
  const list = useRef<HTMLOListElement>(null)
  const path = `workout.weeklySchedule.${day}.exercises`
  const { data, editable, save } = usePlanEditor()
  const { exercises } = data.workout.weeklySchedule[day]
  const [added, setAdded] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  // A draft belongs to its place in the list: while one is open, no exercise changes its place.
  const [drafts, setDrafts] = useState(0)
  const fixed = busy || drafts > 0

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
    if (fixed || !moved || !(await saveAll(moved))) return
    const item = isolatedName(exercises[from]?.name ?? '')
    setSaid(t('inPlace.moved', { item, n: to + 1, total: exercises.length }))
    list.current?.children[to]?.querySelector<HTMLElement>('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = moveStep(event)
    if (step === 0 || !editable) return
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
        <ol ref={list} className="grid gap-3">
          {exercises.map((exercise, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: exercises may be the same, and have no other name
            <li key={at} onKeyDown={(event) => onKeyDown(event, at)}>
              <ExerciseItem
                exercise={exercise}
                editable={editable}
                busy={fixed}
                onDraft={setDrafts}
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
