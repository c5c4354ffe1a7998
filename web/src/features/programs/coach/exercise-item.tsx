import type { Exercise } from 'contract/programs/plan'
import { useEffect, useId, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { type Save, useDraft } from '../../../ui/edit/use-draft'
import { Icon, type IconName } from '../../../ui/icon'
import { ExerciseForm } from './exercise-form'
import { ExerciseView } from './exercise-view'
import { programEditorWords } from './words/program-editor-words'

interface Props {
  exercise: Exercise
  editable: boolean
  busy: boolean
  /** It has just been added: it is there to be written. */
  startsOpen: boolean
  onOpened: () => void
  onSave: Save<Exercise>
  onDelete: () => void
  onMove: ((step: -1 | 1) => void) | undefined
  isFirst: boolean
  isLast: boolean
}

/** An exercise: read, or its twelve fields edited together. */
export function ExerciseItem(props: Props) {
  const { exercise, editable, startsOpen, onOpened, onSave } = props
  const id = useId()
  const edit = useDraft<Exercise>(onSave, (draft) => JSON.stringify(draft) === JSON.stringify(exercise))
  const begin = useRef(edit.open)
  begin.current = edit.open
  useEffect(() => {
    if (!startsOpen) return
    begin.current(exercise)
    onOpened()
  }, [startsOpen, exercise, onOpened])
  return (
    <article aria-labelledby={id} className="grid gap-3 rounded-card border border-hairline p-4">
      <div className="flex items-start justify-between gap-2">
        <h6 id={id} className="py-1.5 font-semibold font-text text-base tracking-normal">
          <bdi>{exercise.name || '–'}</bdi>
        </h6>
        {editable && !edit.draft ? (
          <ItemButtons {...props} opener={edit.opener} onEdit={() => edit.open(exercise)} />
        ) : null}
      </div>
      {edit.draft ? (
        <ExerciseForm
          exercise={edit.draft}
          saving={edit.saving}
          onChange={edit.change}
          onSave={edit.save}
          onCancel={edit.cancel}
        />
      ) : (
        <ExerciseView exercise={exercise} />
      )}
    </article>
  )
}

interface ButtonsProps extends Props {
  opener: React.RefObject<HTMLButtonElement | null>
  onEdit: () => void
}

function ItemButtons({ exercise, busy, opener, onEdit, onDelete, onMove, isFirst, isLast }: ButtonsProps) {
  const t = useT(programEditorWords)
  const name = isolatedName(exercise.name)
  const button = (label: string, icon: IconName, run: () => void, off = false) => (
    <Button
      ref={icon === 'pencil' ? opener : undefined}
      kind="quiet"
      size="sm"
      iconOnly
      className="text-ink-soft hover:text-ink"
      aria-label={label}
      disabled={busy || off}
      onClick={run}
    >
      <Icon name={icon} size={16} />
    </Button>
  )
  return (
    <div className="flex shrink-0">
      {button(t('programEditor.exercise.edit', { name }), 'pencil', onEdit)}
      {onMove ? (
        <div className="flex max-sm:hidden">
          {button(t('programEditor.exercise.up', { name }), 'chevron-up', () => onMove(-1), isFirst)}
          {button(t('programEditor.exercise.down', { name }), 'chevron-down', () => onMove(1), isLast)}
        </div>
      ) : null}
      {button(t('programEditor.exercise.delete', { name }), 'trash', onDelete)}
    </div>
  )
}
