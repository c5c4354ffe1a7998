import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Breadcrumb } from '../../../ui/breadcrumb'
import { cx } from '../../../ui/cx'
import { DateText } from '../../../ui/date'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { forWetFingers } from '../../../ui/wet-fingers'
import { useSession } from '../../auth/session'
import { CheckInStatus } from './check-in-state'
import { type CheckInReader, useCheckIns } from './check-ins.api'
import { Pager } from './pager'
import { checkInsWords } from './words/check-ins-words'

/** Check-ins of a program of mine, the newest first. */
export default function CheckInsPage() {
  const t = useT(checkInsWords)
  const { id = '' } = useParams()
  const { user } = useSession('customer')
  usePageTitle(t('checkIns.title'))
  return (
    <div className={cx('page grid grid-cols-1 gap-6 py-8', forWetFingers)}>
      <div className="grid gap-2">
        <Breadcrumb
          crumbs={[
            { label: t('checkIns.back'), to: `/programs?program=${id}&tab=tracking` },
            { label: t('checkIns.title') },
          ]}
        />
        <h1 tabIndex={-1} className="text-2xl">
          {t('checkIns.title')}
        </h1>
        <p className="text-ink-soft">{t('checkIns.text')}</p>
      </div>
      {user ? <Loaded reader={{ area: 'customer', userId: user.id, id }} /> : null}
    </div>
  )
}

function Loaded({ reader }: { reader: CheckInReader }) {
  const t = useT(checkInsWords)
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useCheckIns(reader, page)
  if (!data) {
    if (error)
      return <ErrorState heading="h2" title={t('checkIns.failedList')} onRetry={() => void refetch()} />
    return (
      <div role="status" aria-busy="true" className="grid max-w-2xl gap-3">
        <span className="sr-only">{t('checkIns.loadingList')}</span>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  }
  if (data.items.length === 0)
    return (
      <EmptyState drawing="clipboard" heading="h2" title={t('checkIns.none')} text={t('checkIns.noneText')} />
    )
  return (
    <div className="grid max-w-2xl gap-4">
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-raised">
        {data.items.map(({ _id, date, dueDate, state, requested }) => (
          <li key={_id} className="relative flex min-h-16 flex-wrap items-center justify-between gap-3 p-4">
            <div className="grid">
              <Link
                to={`/programs/${reader.id}/check-ins/${date}`}
                className="font-semibold underline-offset-4 before:absolute before:inset-0 hover:underline"
              >
                {t('checkIns.due')} <DateText value={dueDate} look="day" />
              </Link>
              {requested ? <p className="text-ink-soft text-sm">{t('checkIns.requested')}</p> : null}
            </div>
            <CheckInStatus state={state} reader="athlete" />
          </li>
        ))}
      </ul>
      <Pager page={data.currentPage} pages={data.totalPages} onPage={setPage} />
    </div>
  )
}
