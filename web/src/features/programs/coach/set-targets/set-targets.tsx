import type { PlannedExercise } from 'contract/programs/plan'
import type { SetTarget } from 'contract/programs/set-rules'
import { useT } from '../../../../i18n/i18n'
import { Button } from '../../../../ui/button'
import { type Save, useDraft } from '../../../../ui/edit/use-draft'
import { programEditorWords } from '../words/program-editor-words'
import { SetTargetsForm } from './set-targets-form'
import { draftOf, type TargetDraft, targetsOf } from './target-draft'

interface Props {
  exercise: PlannedExercise
  /** Id of the exercise's name. */
  about: string
  /** Absent where it can only be read. */
  onSave: Save<PlannedExercise> | undefined
}

/** Superset and targets of the sets of an exercise, and the form that changes the targets. */
export function SetTargets({ exercise, about, onSave }: Props) {
  const t = useT(programEditorWords)
  const edit = useDraft<TargetDraft>(
    async (draft) => (await onSave?.({ ...exercise, targets: targetsOf(draft, exercise) })) ?? false,
    (draft) => JSON.stringify(draft) === JSON.stringify(draftOf(exercise)),
  )
  return (
    <>
      <Told exercise={exercise} />
      {onSave && !edit.draft ? (
        <Button
          ref={edit.opener}
          kind="secondary"
          size="sm"
          className="justify-self-start"
          aria-describedby={about}
          onClick={() => edit.open(draftOf(exercise))}
        >
          {t('setTargets.open')}
        </Button>
      ) : null}
      {edit.draft ? (
        <SetTargetsForm
          exercise={exercise}
          draft={edit.draft}
          saving={edit.saving}
          onChange={edit.change}
          onSave={edit.save}
          onCancel={edit.cancel}
        />
      ) : null}
    </>
  )
}

/** The targets as a list, sets that ask for the same in one line; nothing where there are none. */
function Told({ exercise: { superset, targets = [] } }: { exercise: PlannedExercise }) {
  const t = useT(programEditorWords)
  const lines = linesOf(targets, (target) => partsOf(t, target).join(' · '))
  if (!superset && lines.length === 0) return null
  return (
    <ul aria-label={t('setTargets.title')} className="grid gap-1 text-sm">
      {superset ? (
        <li>
          {t('setTargets.superset')} <bdi>{superset}</bdi>
        </li>
      ) : null}
      {lines.map(({ week, from, to, text }) => (
        <li key={`${week} ${from} ${text}`}>
          <span className="text-ink-soft">
            {week === undefined ? null : `${t('setTargets.week', { n: week })}${t('common.comma')}`}
            {from === to
              ? t('setTargets.set', { n: from + 1 })
              : t('setTargets.sets', { from: from + 1, to: to + 1 })}
          </span>{' '}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}

interface ToldLine {
  week: number | undefined
  /** Indexes of the first and the last set. */
  from: number
  to: number
  text: string
}

function linesOf(targets: readonly SetTarget[], textOf: (target: SetTarget) => string): ToldLine[] {
  const sorted = [...targets].sort((a, b) => (a.week ?? 0) - (b.week ?? 0) || a.index - b.index)
  const lines: ToldLine[] = []
  for (const target of sorted) {
    const text = textOf(target)
    // A copy for another athlete left the load behind.
    if (text === '') continue
    const last = lines.at(-1)
    if (last && last.week === target.week && last.text === text && last.to === target.index - 1) last.to++
    else lines.push({ week: target.week, from: target.index, to: target.index, text })
  }
  return lines
}

function partsOf(t: ReturnType<typeof useT<[typeof programEditorWords]>>, target: SetTarget): string[] {
  const {
    type,
    side,
    reps,
    repsMax,
    load,
    unit = 'kg',
    percentOf,
    effort,
    rir,
    seconds,
    meters,
    tempo,
  } = target
  return [
    type && type !== 'working' ? t(`setTargets.types.${type}`) : '',
    side ? t(`setTargets.sides.${side}`) : '',
    reps === undefined && repsMax === undefined ? '' : repsText(t, reps, repsMax),
    load === undefined
      ? ''
      : percentOf
        ? t('setTargets.percentOf', { n: load, what: percentOf })
        : t(`setTargets.units.${unit}`, { n: load }),
    seconds === undefined ? '' : t('setTargets.secondsOf', { n: seconds }),
    meters === undefined ? '' : t('setTargets.metersOf', { n: meters }),
    effort === undefined ? '' : t('setTargets.effortOf', { n: effort }),
    rir === undefined ? '' : t('setTargets.rirOf', { n: rir }),
    tempo ? t('setTargets.tempoOf', { tempo }) : '',
  ].filter((part) => part !== '')
}

function repsText(
  t: ReturnType<typeof useT<[typeof programEditorWords]>>,
  reps: number | undefined,
  repsMax: number | undefined,
): string {
  const least = reps ?? repsMax ?? 0
  if (repsMax === undefined || repsMax === least) return t('setTargets.repsOf', { count: least })
  return t('setTargets.rangeOf', { from: least, to: repsMax })
}
