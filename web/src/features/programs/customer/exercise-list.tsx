import type { Exercise, PlannedExercise } from 'contract/programs/plan'
import { isVideoUrl } from 'contract/programs/plan-paths'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { ExerciseVideo } from '../../library/exercise-video'
import type { RowTargets } from './day-targets.api'
import { TargetLines } from './target-lines'
import { programsWords } from './words/programs-words'

interface ListProps {
  exercises: readonly PlannedExercise[]
  targetsOf: (exercise: PlannedExercise) => RowTargets
}

/** The exercises of a day, with all that the coach says of each (decision X-49). */
export function ExerciseList({ exercises, targetsOf }: ListProps) {
  if (exercises.length === 0) return null
  return (
    <ol className="grid gap-4">
      {exercises.map((exercise, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may stand twice in a day
        <li key={index} className="grid gap-3 border-hairline border-b pb-4 last:border-b-0 last:pb-0">
          <ExerciseCard exercise={exercise} targets={targetsOf(exercise)} />
        </li>
      ))}
    </ol>
  )
}

/** A number or a range of numbers; “30 m” and “40 min” say themselves what they count. */
const isCount = (reps: string) => /^\s*\p{Nd}+(?:\s*(?:-|–|to|tot|تا)\s*\p{Nd}+)?\s*$/u.test(reps)

function ExerciseCard({ exercise, targets }: { exercise: PlannedExercise; targets: RowTargets }) {
  const t = useT(programsWords)
  const facts = [
    ['category', exercise.category],
    ['restBetween', exercise.rest],
    ['equipment', exercise.equipment.join(t('common.comma'))],
    ['muscles', exercise.muscleGroups.join(t('common.comma'))],
    ['difficulty', exercise.difficulty],
    ['alternatives', exercise.alternatives.join(t('common.comma'))],
  ] as const
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 className="font-semibold text-lg">
          <bdi>{exercise.name}</bdi>
        </h4>
        <Amount exercise={exercise} />
      </div>
      <TargetLines exercise={exercise} targets={targets} className="-mt-2 font-semibold text-sm" />
      {exercise.technique ? (
        <Long title={t('myPrograms.workout.technique')}>{exercise.technique}</Long>
      ) : null}
      {exercise.progression ? (
        <Long title={t('myPrograms.workout.progression')}>{exercise.progression}</Long>
      ) : null}
      <dl className="grid grid-cols-2 gap-x-5 gap-y-2.5 text-sm sm:grid-cols-3">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="grid content-start leading-snug">
              <dt className="text-ink-soft text-xs">{t(`myPrograms.workout.${name}`)}</dt>
              <dd className="wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {exercise.videoUrl && isVideoUrl(exercise.videoUrl) ? (
        <ExerciseVideo
          address={exercise.videoUrl}
          label={t('myPrograms.workout.video')}
          name={t('myPrograms.workout.videoNamed', { name: exercise.name })}
          newTab={t('myPrograms.workout.newTab')}
          className="min-h-11 text-sm"
        />
      ) : null}
    </>
  )
}

/** Sets and repetitions. */
function Amount({ exercise: { sets, reps } }: { exercise: Exercise }) {
  const t = useT(programsWords)
  return (
    <p className="tabular-nums">
      {t('myPrograms.workout.sets', { count: sets })}
      {reps ? (
        <>
          {' × '}
          <bdi>{reps}</bdi>
          {isCount(reps) ? <span className="text-sm"> {t('myPrograms.workout.reps')}</span> : null}
        </>
      ) : null}
    </p>
  )
}

function Long({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 text-sm">
      <h5 className="text-ink-soft text-xs">{title}</h5>
      <p dir="auto" className="w-fit max-w-prose whitespace-pre-line text-start">
        {children}
      </p>
    </div>
  )
}
