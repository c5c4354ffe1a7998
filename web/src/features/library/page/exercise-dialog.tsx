import type { LibraryExercise } from 'contract/library/calls'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { Fact } from '../../../ui/fact'
import { useToast } from '../../../ui/toast'
import { ExerciseVideo } from '../exercise-video'
import type { LibraryArea } from '../library.api'
import { ExerciseForm } from './exercise-form'
import { useRemoveExercise } from './library-page.api'
import { RemoveEntry } from './remove-entry'
import { libraryWords } from './words/library-words'

interface Props {
  area: LibraryArea
  /** Null for a new one. */
  exercise: LibraryExercise | null
  onClose: () => void
}

/** An exercise of the library: its own to be changed, any other to be read. */
export function ExerciseDialog({ area, exercise: opened, onClose }: Props) {
  const t = useT(libraryWords)
  const toast = useToast()
  const [exercise, setExercise] = useState(opened)
  const title = exercise ? <bdi>{exercise.filled.name}</bdi> : t('library.new')
  const saved = (now: LibraryExercise) => {
    toast(t('library.saved'))
    // A new one stays open: only now it can have a video.
    if (exercise && now.version !== exercise.version) onClose()
    else setExercise(now)
  }
  return (
    <GuardedDialog title={title} size="lg" onClose={onClose}>
      {(close) =>
        exercise && !exercise.own ? (
          <>
            <DialogBody className="grid content-start gap-5">
              <Facts exercise={exercise} />
            </DialogBody>
            <DialogFoot cancel={t('common.close')} onCancel={close}>
              {null}
            </DialogFoot>
          </>
        ) : (
          <>
            {exercise ? <RemoveButton area={area} exercise={exercise} onRemoved={onClose} /> : null}
            <ExerciseForm
              key={exercise?._id ?? 'new'}
              area={area}
              exercise={exercise}
              onSaved={saved}
              onCancel={close}
            />
          </>
        )
      }
    </GuardedDialog>
  )
}

function Facts({ exercise: { filled } }: { exercise: LibraryExercise }) {
  const t = useT(libraryWords)
  const facts = [
    ['category', filled.category],
    ['difficulty', filled.difficulty],
    ['equipment', filled.equipment.join(t('common.comma'))],
    ['muscleGroups', filled.muscleGroups.join(t('common.comma'))],
    ['alternatives', filled.alternatives.join(t('common.comma'))],
  ] as const
  return (
    <>
      <p className="text-ink-soft text-sm">{t('library.readOnly')}</p>
      {filled.technique ? (
        <p dir="auto" className="whitespace-pre-line">
          {filled.technique}
        </p>
      ) : null}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
        {facts.map(([name, value]) =>
          value ? (
            <Fact key={name} name={t(`library.fields.${name}`)}>
              <bdi>{value}</bdi>
            </Fact>
          ) : null,
        )}
      </dl>
      {filled.videoUrl ? (
        <ExerciseVideo address={filled.videoUrl} label={t('library.watch')} newTab={t('library.newTab')} />
      ) : null}
    </>
  )
}

function RemoveButton({ area, exercise, onRemoved }: RemoveProps) {
  const t = useT(libraryWords)
  const { mutateAsync } = useRemoveExercise(area)
  return (
    <RemoveEntry
      texts={{
        remove: t('library.remove'),
        question: t('library.removeText'),
        removed: t('library.removed'),
        failed: t('library.notSaved'),
      }}
      onRemove={() => mutateAsync(exercise._id)}
      onRemoved={onRemoved}
    />
  )
}

interface RemoveProps {
  area: LibraryArea
  exercise: LibraryExercise
  onRemoved: () => void
}
