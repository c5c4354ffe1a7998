import type { Exercise } from 'contract/programs/plan'
import { isVideoUrl } from 'contract/programs/plan-paths'
import { useT } from '../../../i18n/i18n'
import type { Translate } from '../../../i18n/translate'
import { AnyIcon } from '../../../ui/any-icon'
import { Fact } from '../../../ui/fact'
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

/** Only ever a link to a page of another site. */
function VideoLink({ address }: { address: string }) {
  const t = useT(programEditorWords)
  if (!address) return t('programEditor.none.notSet')
  if (!isVideoUrl(address)) return <bdi dir="ltr">{address}</bdi>
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      className="link inline-flex items-center gap-1.5"
    >
      <AnyIcon name="play" size={16} />
      {t('programEditor.exercise.video')}
    </a>
  )
}
