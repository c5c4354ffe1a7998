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
      <ul className="grid divide-hairline overflow-clip rounded-card border border-hairline bg-raised max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {cards.map(({ name, field }) => (
          <li
            key={name}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-4 px-4 py-1.5 sm:min-h-18 sm:px-5 sm:py-2"
          >
            <h2 className="col-start-2 font-semibold font-text text-ink-soft text-xs leading-tight tracking-normal">
              {t(`coach.stats.${name}.title`)}
            </h2>
            <div className="col-start-1 row-span-2 row-start-1 min-w-8 font-bold font-display text-xl leading-none sm:text-3xl">
              {data ? t.number(data[field]) : isPending ? <Skeleton className="h-[1em] w-8" /> : '–'}
            </div>
            <p className="col-start-2 min-h-[1.4em] text-sm leading-snug max-sm:text-xs">
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
