import type { CoachingFigures } from 'contract/admin/stats-calls'
import { useT } from '../../../i18n/i18n'
import { Meter } from '../../../ui/meter'
import { dashboardWords } from './words/dashboard-words'

/** Active and opened programs, and their number per coach. */
export function Coaching({ coaching }: { coaching: CoachingFigures }) {
  const t = useT(dashboardWords)
  const { activePrograms, openedPrograms, coaches } = coaching
  return (
    <section
      aria-labelledby="coaching"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-hairline bg-raised p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id="coaching" className="font-bold">
          {t('dashboard.coaching.title')}
        </h3>
        <p className="text-ink-soft text-sm tabular-nums">
          {t('dashboard.coaching.active', { count: activePrograms })} ·{' '}
          {t('dashboard.coaching.opened', {
            count: openedPrograms.now ?? 0,
            before: openedPrograms.before ?? 0,
          })}
        </p>
      </div>
      {coaches.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('dashboard.coaching.none')}</p>
      ) : (
        <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {coaches.map(({ id, firstName, lastName, open, capacity }) => {
            const name = `${firstName} ${lastName}`
            const text = t('dashboard.coaching.load', { open, capacity })
            return (
              <li key={id} className="grid gap-1.5">
                <span className="flex items-baseline justify-between gap-4 text-sm">
                  <bdi className="truncate">{name}</bdi>
                  <span className="shrink-0 text-ink-soft tabular-nums">{text}</span>
                </span>
                <Meter label={name} value={open} scale={capacity || 1} text={text} />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
