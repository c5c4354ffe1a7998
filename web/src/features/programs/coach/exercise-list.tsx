import { type DayKey, newExercise, type PlannedExercise } from 'contract/programs/plan'
import { memo, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { useEditableList } from '../../../ui/edit/use-editable-list'
import { Icon } from '../../../ui/icon'
import { ExerciseItem } from './exercise-item'
import { ExerciseLines } from './exercise-lines'
import { PasteExercise } from './paste-buttons'
import { type PartActs, type PlanEditor, usePlanEditor } from './plan-editor'
import { fullLabelOf, labelOf } from './plan-labels'
import { programEditorWords } from './words/program-editor-words'

/** Copies the template, so that lists are not shared. */
const addedExercise = () => structuredClone(newExercise) as unknown as PlannedExercise

/** Content of a row without its id, which the server gives it when it is saved. */
const contentOf = ({ id: _id, ...row }: PlannedExercise) => JSON.stringify(row)

/** The exercises of a day; the list is saved whole. */
export function ExerciseList({ day }: { day: DayKey }) {
  const { data, editable, save, acts, copy, library } = usePlanEditor()
  return (
    <ListOf
      day={day}
      exercises={data.workout.weeklySchedule[day].exercises}
      save={editable ? save : undefined}
      hasSwaps={library === 'coach'}
      {...(acts && { acts })}
      {...(copy && { copy })}
    />
  )
}

interface Props {
  day: DayKey
  exercises: readonly PlannedExercise[]
  /** Absent where they can only be read. */
  save: PlanEditor['save'] | undefined
  /** True where the library offers exercises with other equipment. */
  hasSwaps: boolean
  acts?: PartActs
  copy?: PlanEditor['copy']
}

/** Drawn anew where these exercises changed, not with every save of the plan. */
const ListOf = memo(function ListOf({ day, exercises, save, hasSwaps, acts, copy }: Props) {
  const t = useT(programEditorWords)
  const path = `workout.weeklySchedule.${day}.exercises`
  const id = useId()
  const { list, shown, addButton, said, busy, drafts, rowProps, itemProps } = useEditableList<
    PlannedExercise,
    HTMLOListElement
  >({
    items: exercises,
    onSave: save && ((next) => save(path, next)),
    newItem: addedExercise,
    nameOf: ({ name }) => name,
    contentOf,
    onDeleted:
      acts?.tellUndoable &&
      (({ name }, value) =>
        acts.tellUndoable?.(t('programEditor.edits.deleted', { name: isolatedName(name) }), { path, value })),
  })
  const scrollTo = useScrollToAdded(list, exercises.length)
  const replace = useReplace({ path, exercises, acts })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
    <div role="group" aria-labelledby={id} className="grid gap-3">
      <h5 id={id} className="font-semibold font-text text-sm tracking-normal">
        <span aria-hidden="true">{labelOf(t, path)}</span>
        <span className="sr-only">{fullLabelOf(t, path)}</span>
      </h5>
      {save && exercises.length > 0 ? <ExerciseLines exercises={exercises} {...drafts} /> : null}
      {shown.length === 0 ? (
        <p className="text-ink-soft">{t('programEditor.none.exercises')}</p>
      ) : (
        <ol ref={list} className="grid gap-3">
          {shown.map(({ key, item: exercise }, at) => (
            <li key={key} {...rowProps(at)} className="data-drop:bg-pine-wash">
              <ExerciseItem
                exercise={exercise}
                path={`${path}.${at}`}
                {...(acts && { acts })}
                {...(copy && { copy })}
                {...itemProps(at)}
                onReplace={save && acts && hasSwaps ? replace : undefined}
              />
            </li>
          ))}
        </ol>
      )}
      {save ? (
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="sm" {...addButton}>
            <Icon name="plus" size={16} />
            {t('programEditor.exercise.add')}
          </Button>
          <PasteExercise day={day} busy={busy} onPaste={scrollTo} />
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
})

/** Returns the function that scrolls the row of a place into view once the list has it. */
function useScrollToAdded(list: RefObject<HTMLElement | null>, count: number): (at: number) => void {
  const awaited = useRef<number | null>(null)
  useEffect(() => {
    const at = awaited.current
    if (at === null || at >= count) return
    awaited.current = null
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [list, count])
  return (at) => {
    awaited.current = at
  }
}

/** Returns the function that writes another exercise into a row, with Undo; the same one as long as the list is shown. */
function useReplace(latest: { path: string } & Pick<Props, 'exercises' | 'acts'>) {
  const t = useT(programEditorWords)
  const current = useRef({ ...latest, t })
  current.current = { ...latest, t }
  const [replace] = useState(() => (row: string, exercise: PlannedExercise) => {
    const { path, exercises, acts, t } = current.current
    const at = Number(row.slice(path.length + 1))
    const names = { old: isolatedName(exercises[at]?.name ?? ''), name: isolatedName(exercise.name) }
    acts?.overwrite(path, exercises.toSpliced(at, 1, exercise), t('programEditor.edits.swapped', names))
  })
  return replace
}
