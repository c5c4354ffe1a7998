import type { Stats } from 'contract/admin/stats-calls'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { useSession } from '../../auth/session'
import { Coaching } from './coaching'
import { useStats } from './dashboard.api'
import { useDays } from './days'
import { noteLook } from './last-look'
import { Needs, type SectionPaths } from './needs'
import { News } from './news'
import { queryOf, readPeriod } from './period'
import { PeriodChoice } from './period-choice'
import { Sales } from './sales'
import { dashboardWords } from './words/dashboard-words'

/** Start page of the console: open tasks first, then the figures. */
export default function DashboardPage({ paths }: { paths: SectionPaths }) {
  const t = useT(consoleWords, dashboardWords)
  const [params] = useSearchParams()
  const period = readPeriod(params)
  const { user } = useSession('admin')
  const [since] = useState(() => (user ? noteLook(user.id) : null))
  const { data, isError, isPlaceholderData, refetch } = useStats({
    ...queryOf(period),
    ...(since !== null && { since: new Date(since).toISOString() }),
  })
  usePageTitle(t('console.title', { page: t('dashboard.title') }))
  return (
    <div
      aria-busy={!data || isPlaceholderData || undefined}
      className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-7 sm:px-8 lg:py-10"
    >
      <h1 tabIndex={-1} className="wide text-2xl">
        {t('dashboard.title')}
      </h1>
      {since !== null && data?.news ? <News since={since} news={data.news} paths={paths} /> : null}
      {data ? (
        <Needs needs={data.needs} paths={paths} />
      ) : isError ? (
        <ErrorState title={t('dashboard.failed')} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
      {data && (data.sales || data.coaching) ? (
        <section aria-labelledby="figures" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Heading stats={data} />
          <PeriodChoice chosen={period} shown={data.period} />
          {data.sales ? <Sales sales={data.sales} catalogue={paths.catalogue} /> : null}
          {data.coaching ? <Coaching coaching={data.coaching} /> : null}
        </section>
      ) : null}
    </div>
  )
}

function Heading({ stats: { period, before } }: { stats: Stats }) {
  const t = useT(dashboardWords)
  const days = useDays()
  return (
    <div className="grid gap-1">
      <h2 id="figures" className="font-bold text-lg">
        {t('dashboard.figures.title')}
      </h2>
      <p className="text-ink-soft text-sm">
        {t('dashboard.figures.compared', {
          days: days.range(period),
          before: days.range(before),
          zone: period.timeZone,
        })}
      </p>
    </div>
  )
}

function Waiting() {
  const t = useT(dashboardWords)
  return (
    <div className="grid gap-4">
      <p className="sr-only">{t('dashboard.loading')}</p>
      <Skeleton className="h-36" />
      <Skeleton className="h-28" />
      <Skeleton className="h-80" />
    </div>
  )
}
