import { useSearchParams } from 'react-router'
import { errorText, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { useListStart } from '../../../ui/list-start'
import { Notice } from '../../../ui/notice'
import { Pagination } from '../../../ui/pagination'
import { Skeleton } from '../../../ui/skeleton'
import { useOpenId } from '../../../ui/use-open-id'
import { type AthletesTests, useAthletesTests } from './coach-tests.api'
import { TestCard } from './test-card'
import { TestDialog } from './test-dialog'
import { coachTestsWords } from './words/coach-tests-words'

/** Blood tests of the coach's athletes, those waiting for a comment first; the open one is in the URL. */
export default function TestsPanel({ coachId }: { coachId: string }) {
  const t = useT(coachTestsWords, errorWords)
  const { page, pageAddress } = useTestsParams()
  const opened = useOpenId('test')
  const { data, error, isFetching, refetch } = useAthletesTests(coachId, page)
  const start = useListStart(String(page))
  const failure =
    error && (refusalOf(error) ? errorText(t, error, t('coachTests.failed')) : t('coachTests.exception'))
  const retry = () => void refetch()
  return (
    <div ref={start} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        {failure && !data ? <span /> : <Head data={data} />}
        <Button kind="secondary" size="sm" busy={isFetching} onClick={retry}>
          {isFetching ? null : <AnyIcon name="renew" size={18} />}
          {t('common.refresh')}
        </Button>
      </div>
      {failure && !data ? (
        <div className="*:py-10">
          <ErrorState title={failure} retryLabel={t('common.retry')} onRetry={retry} />
        </div>
      ) : null}
      {failure && data ? (
        <Notice
          kind="bad"
          role="alert"
          action={
            <Button kind="secondary" size="sm" onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {failure}
        </Notice>
      ) : null}
      {data ? (
        <>
          <Tests tests={data.bloodTests} busy={isFetching} onOpen={opened.open} />
          <Pagination page={page} pages={data.pages} to={pageAddress} />
        </>
      ) : failure ? null : (
        <Loading />
      )}
      <TestDialog
        coachId={coachId}
        id={opened.id}
        listed={data?.bloodTests.find(({ id }) => id === opened.id)}
        onClose={opened.close}
      />
    </div>
  )
}

function Head({ data }: { data: AthletesTests | undefined }) {
  const t = useT(coachTestsWords)
  if (!data) return <Skeleton className="h-7 w-40" />
  return (
    <div role="status" className="grid gap-1">
      <h2 className="text-xl">{t('coachTests.title', { count: data.total })}</h2>
      {data.reviewing ? (
        <p className="text-ink-soft text-sm">{t('coachTests.waiting', { count: data.reviewing })}</p>
      ) : null}
    </div>
  )
}

interface TestsProps {
  tests: AthletesTests['bloodTests']
  busy: boolean
  onOpen: (id: string) => void
}

function Tests({ tests, busy, onOpen }: TestsProps) {
  const t = useT(coachTestsWords)
  if (tests.length === 0)
    return (
      <EmptyState
        drawing="chart"
        heading="h3"
        title={t('coachTests.empty')}
        text={t('coachTests.emptyText')}
      />
    )
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={busy || undefined}>
      {tests.map((test) => (
        <li key={test.id}>
          <TestCard test={test} onOpen={() => onOpen(test.id)} />
        </li>
      ))}
    </ul>
  )
}

function useTestsParams() {
  const [params] = useSearchParams()
  return {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    pageAddress: (n: number) => {
      const next = new URLSearchParams(params)
      next.set('page', String(n))
      return { search: next.toString() }
    },
  }
}

function Loading() {
  const t = useT(coachTestsWords)
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <p className="text-ink-soft text-sm">{t('coachTests.loading')}</p>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-32 rounded-card" />
      ))}
    </div>
  )
}
