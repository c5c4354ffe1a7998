import { percentLoad } from 'contract/programs/maximum-rules'
import type { PlannedExercise } from 'contract/programs/plan'
import type { SetTarget } from 'contract/programs/set-rules'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import type { RowTargets } from './day-targets.api'
import { programsWords } from './words/programs-words'

interface Props {
  exercise: PlannedExercise
  targets: RowTargets
  className?: string
}

/** The coach's targets of an exercise; equal sets share a line: `3 × 5 · 75% of Squat ≈ 105 kg`. */
export function TargetLines({ exercise, targets, className }: Props) {
  const lines = useLines(exercise, targets)
  if (lines.length === 0) return null
  return (
    <ul className={cx('grid gap-0.5 tabular-nums', className)}>
      {lines.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an exercise stay in their order
        <li key={index}>
          {parts.map((part, at) => (
            <span key={part}>
              {at > 0 ? ' · ' : null}
              <bdi>{part}</bdi>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

function useLines(exercise: PlannedExercise, { targets, maxima }: RowTargets): string[][] {
  const t = useT(programsWords)
  const partsOf = useParts(exercise, maxima)
  const groups: { amount: string; parts: string[]; indices: Set<number> }[] = []
  for (const target of targets.toSorted((a, b) => a.index - b.index)) {
    const own = partsOf(target)
    const before = groups.at(-1)
    const isSame = before?.amount === own.amount && before.parts.join('\n') === own.parts.join('\n')
    if (before && isSame) before.indices.add(target.index)
    else groups.push({ ...own, indices: new Set([target.index]) })
  }
  return groups.map(({ amount, parts, indices }) => {
    const sets = t.number(indices.size)
    const [type = '', ...rest] = parts
    const count = amount ? `${sets} × ${amount}` : t('myPrograms.workout.sets', { count: indices.size })
    return [type ? `${type}: ${count}` : count, ...rest]
  })
}

/** Returns the function that gives a target's amount, and its type (empty for a working set) with its other parts. */
function useParts(
  { reps: planned, equipment, targets: all = [] }: PlannedExercise,
  maxima: RowTargets['maxima'],
) {
  const t = useT(programsWords)
  const unit = all.find(({ load, percentOf }) => load !== undefined && !percentOf)?.unit ?? 'kg'
  const kilograms = (value: number, of: 'kg' | 'lb') => t(`myPrograms.targets.${of}`, { n: t.number(value) })
  const loadOf = ({ load, percentOf, unit: typed = 'kg' }: SetTarget): string => {
    if (load === undefined) return ''
    if (!percentOf) return kilograms(load, typed)
    const percent = t('myPrograms.targets.percent', { n: t.number(load), what: percentOf })
    const maximum = maxima?.find(({ of }) => of === percentOf)?.kg
    if (maximum === undefined) return percent
    const value = percentLoad(load, maximum, { equipment, unit })
    return t('myPrograms.targets.about', { percent, load: kilograms(value, unit) })
  }
  return (target: SetTarget) => {
    const { type = 'working', side, reps, repsMax, seconds, meters, effort, rir, tempo } = target
    const range = [reps, repsMax].filter((one) => one !== undefined).map((one) => t.number(one))
    const measured = [
      seconds === undefined ? '' : t('myPrograms.targets.seconds', { n: t.number(seconds) }),
      meters === undefined ? '' : t('myPrograms.targets.meters', { n: t.number(meters) }),
      [...new Set(range)].join('–'),
    ].filter(Boolean)
    const parts = [
      loadOf(target),
      side ? t(`myPrograms.targets.${side}`) : '',
      effort === undefined ? '' : t('myPrograms.targets.effort', { n: t.number(effort) }),
      rir === undefined ? '' : t('myPrograms.targets.rir', { n: t.number(rir) }),
      tempo ? t('myPrograms.targets.tempo', { tempo }) : '',
    ].filter(Boolean)
    return {
      amount: measured.join(' · ') || (type === 'working' ? planned : ''),
      parts: [type === 'working' ? '' : t(`myPrograms.targets.${type}`), ...parts],
    }
  }
}
