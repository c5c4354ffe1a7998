import { useSearchParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { useListStart } from '../../../ui/list-start'
import { usePageTitle } from '../../../ui/page-title'
import { Pagination } from '../../../ui/pagination'
import { Skeleton } from '../../../ui/skeleton'
import { useSession } from '../../auth/session'
import { useMyBloodTests } from '../blood-tests.api'
import { OwnTestCard } from './own-test-card'
import { OwnTrends } from './own-trends'
import { bloodTestsWords } from './words/blood-tests-words'

/** Blood tests of the customer, and each value over time. */
export default function BloodTestsPage() {
  const t = useT(bloodTestsWords)
  const { user } = useSession('customer')
  usePageTitle(t('bloodTests.documentTitle'))
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid gap-3">
          <h1 tabIndex={-1} className="wide text-3xl">
            {t('bloodTests.title')}
          </h1>
          <p className="max-w-prose text-ink-soft">{t('bloodTests.intro')}</p>
        </div>
        <LinkButton to="/blood-tests/new" className="max-sm:w-full">
          {t('bloodTests.submit')}
        </LinkButton>
      </div>
      {user ? <Loaded userId={user.id} /> : null}
    </div>
  )
}

function Loaded({ userId }: { userId: string }) {
  const t = useT(bloodTestsWords)
  const [params] = useSearchParams()
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const start = useListStart(String(page))
  const { data, error, refetch } = useMyBloodTests(userId, page)
  if (!data) {
    if (!error) return <Loading />
    return <ErrorState title={t('bloodTests.failed')} onRetry={() => void refetch()} />
  }
  if (data.total === 0) {
    return (
      <EmptyState drawing="chart" title={t('bloodTests.empty.title')} text={t('bloodTests.empty.text')}>
        <LinkButton to="/blood-tests/new" kind="secondary">
          {t('bloodTests.submit')}
        </LinkButton>
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <section aria-labelledby="own-tests" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <h2 id="own-tests" className="text-xl">
          {t('bloodTests.list')}
        </h2>
        <div ref={start} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {data.items.map((test) => (
              <li key={test.id}>
                <OwnTestCard test={test} />
              </li>
            ))}
          </ul>
          <Pagination
            page={data.currentPage}
            pages={data.totalPages}
            to={(n) => ({ pathname: '/blood-tests', search: `?page=${n}` })}
          />
        </div>
      </section>
      <OwnTrends userId={userId} />
    </div>
  )
}

function Loading() {
  const t = useT(bloodTestsWords)
  return (
    <div role="status" aria-busy="true" className="grid gap-x-10 gap-y-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <span className="sr-only">{t('bloodTests.loading')}</span>
      <Skeleton className="h-80" />
      <Skeleton className="h-120" />
    </div>
  )
}
