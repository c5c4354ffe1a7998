import type { Today } from 'contract/training/calls'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { useLog, useUnsent } from '../log/log'
import { DayText } from './day-text'
import { ProgressArc } from './progress-arc'
import { todayWords } from './words/today-words'

interface Props {
  today: Today
  /** Time in milliseconds of a copy that the server could not renew. */
  savedAt: number | undefined
}

/** Date, week of the only program, and the age of a copy. */
export function DayHead({ today: { date, program, programs }, savedAt }: Props) {
  const t = useT(todayWords)
  const unsent = useUnsent()
  const only = programs.length === 1 ? program : null
  return (
    <header className="flex min-h-12 items-center gap-3">
      <div className="min-w-0 flex-1">
        <h1 tabIndex={-1} className="text-xl sm:text-3xl">
          <span className="sr-only">{t('today.title')}: </span>
          <DayText day={date} className="inline-block first-letter:uppercase" />
        </h1>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm leading-snug tabular-nums">
          {only && only.currentWeek > 0 ? (
            <span>{t('today.week', { week: only.currentWeek, weeks: only.totalWeeks })}</span>
          ) : null}
          {savedAt !== undefined ? <SavedAt at={savedAt} /> : null}
          {program ? <Refused programId={program._id} date={date} /> : null}
          {savedAt !== undefined && unsent > 0 ? <span>{t('today.unsent', { count: unsent })}</span> : null}
        </p>
      </div>
      {only ? <ProgressArc program={only} /> : null}
    </header>
  )
}

/** Number of today's entries that the server did not take; the day shows what it has. */
function Refused({ programId, date }: { programId: string; date: string }) {
  const t = useT(todayWords)
  const { refused } = useLog(programId)
  const count = refused.filter(({ entry }) => entry.date === date).length
  if (count === 0) return null
  return (
    <span role="alert" className="w-full text-pomegranate">
      {t('today.refused', { count })}
    </span>
  )
}

function SavedAt({ at }: { at: number }) {
  const t = useT(todayWords)
  const saved = new Date(at)
  const isToday = saved.toDateString() === new Date().toDateString()
  const [before, after] = t('today.saved', { time: '\n' }).split('\n')
  return (
    <span role="status">
      {before}
      <DateText value={saved} look={isToday ? 'clock' : 'time'} />
      {after}
    </span>
  )
}
