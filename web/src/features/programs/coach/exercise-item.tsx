import type { PlannedExercise } from 'contract/programs/plan'
import { memo, useId } from 'react'
import { isolatedName } from '../../../i18n/isolated'
import { ItemButtons } from '../../../ui/edit/item-buttons'
import { type Save, useDraft } from '../../../ui/edit/use-draft'
import type { DragHandle } from '../../../ui/edit/use-row-drag'
import { OtherEquipment } from '../../library/suggestions/other-equipment'
import { ExerciseForm } from './exercise-form'
import { ExerciseView } from './exercise-view'
import { filledBy } from './filled-exercise'
import { ExerciseMark } from './flags/flags'
import { ExerciseActs } from './part-buttons'
import type { PartActs, PlanEditor } from './plan-editor'
import { SetTargets } from './set-targets/set-targets'

interface Props {
  exercise: PlannedExercise
  /** Place in the plan (`….exercises.2`). */
  path: string
  acts?: PartActs
  copy?: PlanEditor['copy']
  /** The list cannot change now: there is a draft of all of it. */
  busy: boolean
  /** Absent where it can only be read. */
  onSave: Save<PlannedExercise> | undefined
  /** Takes an exercise away that no save has stored yet; absent for every other. */
  onGiveUp: (() => void) | undefined
  /** Writes another exercise into the row; absent where the library offers none. */
  onReplace: ((path: string, exercise: PlannedExercise) => void) | undefined
  onDelete: () => void
  onMove: ((step: -1 | 1) => void) | undefined
  isFirst: boolean
  isLast: boolean
  handle: DragHandle | undefined
}

/** The place behind an entry of a list. */
const behind = (path: string) => path.replace(/\d+$/, (at) => String(Number(at) + 1))

/** An exercise: read, or its twelve fields edited together; drawn anew where it changed. */
export const ExerciseItem = memo(function ExerciseItem(props: Props) {
  const { exercise, path, acts, copy, busy, onSave, onGiveUp, onReplace } = props
  const id = useId()
  const edit = useDraft<PlannedExercise>(
    onSave ?? (async () => false),
    (draft) => JSON.stringify(draft) === JSON.stringify(exercise),
    onGiveUp && { value: exercise, onCancel: onGiveUp },
  )
  return (
    <article aria-labelledby={id} className="grid gap-3 rounded-card border border-hairline p-4">
      <div className="flex flex-wrap items-start gap-x-2">
        <h6
          id={id}
          className="wrap-anywhere min-w-0 flex-1 basis-36 py-1.5 font-semibold font-text text-base tracking-normal"
        >
          <bdi>{exercise.name || '–'}</bdi>
        </h6>
        {onSave && !edit.draft ? (
          <ItemButtons
            {...props}
            name={isolatedName(exercise.name)}
            opener={edit.opener}
            onEdit={() => edit.open(exercise)}
          />
        ) : null}
      </div>
      {edit.draft ? (
        <ExerciseForm
          exercise={edit.draft}
          saving={edit.saving}
          isNew={onGiveUp !== undefined}
          onChange={edit.change}
          onSave={edit.save}
          onCancel={edit.cancel}
        />
      ) : (
        <>
          <ExerciseMark exercise={exercise} />
          <ExerciseView exercise={exercise} />
          <SetTargets exercise={exercise} about={id} onSave={onSave} />
          <ExerciseActs
            about={id}
            busy={busy}
            onDuplicate={onSave && acts && (() => acts.insert(behind(path), exercise))}
            onCopy={copy && (() => copy({ kind: 'exercise', value: exercise }))}
          >
            {onReplace && exercise.name.trim() ? (
              <OtherEquipment
                exercise={exercise}
                disabled={busy}
                onPick={(entry) => onReplace(path, filledBy(entry, exercise))}
              />
            ) : null}
          </ExerciseActs>
        </>
      )}
    </article>
  )
})
