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

/** The three counts. Without them the page is of use all the same, so a failure is only written to the console. */
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
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 p-4 sm:grid-cols-1 sm:content-start sm:gap-1 sm:p-6"
          >
            <h2 className="font-semibold font-text text-ink-soft text-sm tracking-normal">
              {t(`coach.stats.${name}.title`)}
            </h2>
            <div className="row-span-2 font-bold font-display text-4xl leading-none sm:row-span-1 sm:my-1">
              {data ? t.number(data[field]) : isPending ? <Skeleton className="h-[1em] w-12" /> : '–'}
            </div>
            <p className="min-h-[1.6em] text-sm">
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
