import type { LastSet, TodayExercise } from 'contract/training/calls'
import { useT } from '../../../i18n/i18n'
import { useCoachDigits } from './day-text'
import { todayWords } from './words/today-words'

/** Rows that are shown, so that one knows what to put on the bar. */
const SHOWN = 2

/** The first rows of a session with what they were done with last time. */
export function ExerciseRows({ exercises }: { exercises: readonly TodayExercise[] }) {
  const t = useT(todayWords)
  const digits = useCoachDigits()
  const lastOf = useLastText()
  if (exercises.length === 0) return null
  return (
    <ul className="grid gap-0.5 text-sm">
      {exercises.slice(0, SHOWN).map(({ row, name, sets, reps, last }) => (
        <li key={row} className="flex min-w-0 flex-wrap gap-x-2 leading-snug">
          {/* A name that leaves too little room puts the figures on a line of their own. */}
          <bdi className="min-w-0 truncate font-medium">{name}</bdi>
          <span className="text-ink-soft tabular-nums">
            <bdi>{t('today.session.sets', { sets, reps: digits(reps) })}</bdi>
            {last.length > 0 ? <> · {lastOf(last)}</> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Returns the text of the best set of the last time: load, else repetitions, time or distance. */
function useLastText(): (last: readonly LastSet[]) => string {
  const t = useT(todayWords)
  return (last) => {
    const best = [...last].sort((a, b) => (b.load ?? 0) - (a.load ?? 0))[0]
    if (!best) return ''
    return t('today.session.last', { value: setText(best) })
  }

  function setText({ load, reps, seconds, meters }: LastSet): string {
    if (load !== null && load !== 0) return t('today.session.kg', { n: load })
    if (meters !== null) return t('today.session.meters', { n: meters })
    if (seconds !== null)
      return `${t.number(Math.floor(seconds / 60))}:${twoDigits(Math.round(seconds % 60))}`
    return t('today.session.reps', { count: reps ?? 0 })
  }

  function twoDigits(n: number): string {
    return n < 10 ? t.number(0) + t.number(n) : t.number(n)
  }
}
