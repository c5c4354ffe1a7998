import type { Exercise } from 'contract/programs/plan'
import { useT } from '../../../i18n/i18n'
import type { Translate } from '../../../i18n/translate'
import { Fact } from '../../../ui/fact'
import { ExerciseVideo } from '../../library/exercise-video'
import { exerciseFields } from './exercise-fields'
import { programEditorWords } from './words/program-editor-words'

/** Fields of an exercise below its name; empty ones are labelled. */
export function ExerciseView({ exercise }: { exercise: Exercise }) {
  const t = useT(programEditorWords)
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
      {exerciseFields
        .filter(([field]) => field !== 'name')
        .map(([field, { kind }]) => (
          <Fact
            key={field}
            name={t(`programEditor.plan.exercise.${field}`)}
            className={kind === 'long' ? 'col-span-2' : undefined}
          >
            {kind === 'url' ? (
              <VideoLink address={exercise.videoUrl} />
            ) : (
              <span dir="auto" className="wrap-anywhere whitespace-pre-line">
                {textOf(t, exercise[field]) || t('programEditor.none.notSet')}
              </span>
            )}
          </Fact>
        ))}
    </dl>
  )
}

function textOf(t: Translate, value: Exercise[keyof Exercise]): string {
  if (typeof value === 'number') return t.number(value)
  return typeof value === 'string' ? value : value.join(t('common.comma'))
}

function VideoLink({ address }: { address: string }) {
  const t = useT(programEditorWords)
  if (!address) return t('programEditor.none.notSet')
  return (
    <ExerciseVideo
      address={address}
      label={t('programEditor.exercise.video')}
      newTab={t('programEditor.exercise.newTab')}
    />
  )
}
