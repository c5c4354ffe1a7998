import { useEffect } from 'react'
import { useT } from '../../i18n/i18n'
import { Skeleton } from '../../ui/skeleton'
import { coachWords } from '../coaches/words/coach-words'
import { useCoachStats } from './coach-dashboard.api'

const cards = [
  { name: 'users', field: 'activeUsers' },
  { name: 'programs', field: 'activePrograms' },
  { name: 'messages', field: 'unreadMessages' },
] as const

/** The three counts. The page works without them, so a failure is only logged to the console. */
export function StatCards({ coachId }: { coachId: string }) {
  const t = useT(coachWords)
  const { data, error, isPending } = useCoachStats(coachId)
  useEffect(() => {
    if (error) console.warn('The figures of the dashboard could not be loaded.', error)
  }, [error])
  return (
    <section aria-label={t('coach.stats.label')} aria-busy={isPending || undefined}>
      <ul className="grid grid-cols-3 divide-x divide-hairline overflow-clip rounded-card border border-hairline bg-raised">
        {cards.map(({ name, field }) => (
          <li
            key={name}
            className="grid content-center gap-x-4 px-3 py-2 max-sm:content-start max-sm:gap-y-1 sm:min-h-18 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:px-5"
          >
            <h2 className="font-semibold font-text text-ink-soft text-xs leading-tight tracking-normal sm:col-start-2">
              {t(`coach.stats.${name}.title`)}
            </h2>
            <div className="min-w-8 font-bold font-display text-xl leading-none max-sm:order-first sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:text-3xl">
              {data ? t.number(data[field]) : isPending ? <Skeleton className="h-[1em] w-8" /> : '–'}
            </div>
            {/* Phones have number and heading in one row; the athletes follow at once. */}
            <p className="min-h-[1.4em] text-sm leading-snug max-sm:sr-only sm:col-start-2">
              {data
                ? t(`coach.stats.${name}.text`, { count: data[field] })
                : isPending
                  ? null
                  : t('coach.stats.unknown')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
