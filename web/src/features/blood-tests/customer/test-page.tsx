import type { MyBloodTest } from 'contract/blood-tests/calls'
import { useParams } from 'react-router'
import { isNotFound } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Breadcrumb } from '../../../ui/breadcrumb'
import { DateText } from '../../../ui/date'
import { ErrorState } from '../../../ui/error-state'
import { Fact } from '../../../ui/fact'
import { LinkButton } from '../../../ui/link-button'
import { Notice } from '../../../ui/notice'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { useSession } from '../../auth/session'
import { readMyReport, useMyBloodTest, useMyTrends } from '../blood-tests.api'
import { Part, Written } from '../parts'
import { useMarkerText } from '../trend/marker-text'
import { ReportRow } from '../trend/report-row'
import { ResultList } from '../trend/result-list'
import { markerWords } from '../trend/words/marker-words'
import { KeptNotice, OwnTestActions } from './own-test-actions'
import { dayOfTest } from './own-test-card'
import { OwnTestStatus } from './own-test-status'
import { Views } from './views'
import { bloodTestsWords } from './words/blood-tests-words'

/** Blood test of the customer with the coach's comment and the access log. */
export default function BloodTestPage() {
  const t = useT(bloodTestsWords)
  const { id = '' } = useParams()
  const { user } = useSession('customer')
  usePageTitle(t('bloodTests.documentTitle'))
  return user ? <Loaded key={id} userId={user.id} id={id} /> : null
}

function Loaded({ userId, id }: { userId: string; id: string }) {
  const t = useT(bloodTestsWords)
  const { data, error, refetch } = useMyBloodTest(userId, id)
  if (data) return <Shown userId={userId} test={data} />
  if (!error)
    return (
      <div role="status" aria-busy="true" className="page grid gap-5 py-8 sm:py-12">
        <span className="sr-only">{t('bloodTests.detail.loading')}</span>
        <Skeleton className="h-12 max-w-md" />
        <Skeleton className="h-40" />
        <Skeleton className="h-80" />
      </div>
    )
  const absent = isNotFound(error)
  return (
    <ErrorState
      heading="h1"
      title={t(absent ? 'bloodTests.detail.absent' : 'bloodTests.detail.failed')}
      onRetry={absent ? undefined : () => void refetch()}
    >
      <LinkButton to="/blood-tests" kind="secondary">
        {t('bloodTests.detail.back')}
      </LinkButton>
    </ErrorState>
  )
}

function Shown({ userId, test }: { userId: string; test: MyBloodTest }) {
  const t = useT(bloodTestsWords, markerWords)
  const text = useMarkerText()
  const { data: trends, error } = useMyTrends(userId)
  const title = t('bloodTests.detail.title', { day: text.day(dayOfTest(test)) })
  const { report, note, analysis_result } = test
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-7 py-8 sm:py-12">
      <Breadcrumb crumbs={[{ label: t('bloodTests.title'), to: '/blood-tests' }, { label: title }]} />
      <header className="grid gap-4">
        <h1 tabIndex={-1} className="wide text-3xl">
          {title}
        </h1>
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Fact name={t('bloodTests.detail.status')}>
            <OwnTestStatus status={test.status} />
          </Fact>
          <Fact name={t('bloodTests.detail.submitted')}>
            <DateText value={test.createdAt} look="time" />
          </Fact>
          {test.code ? (
            <Fact name={t('bloodTests.detail.code')}>
              <bdi className="wrap-anywhere">{test.code}</bdi>
            </Fact>
          ) : null}
        </dl>
        <OwnTestActions userId={userId} test={test} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <KeptNotice userId={userId} test={test} />
          <Comment test={test} />
          {analysis_result ? (
            <Part heading="h2" title={t('bloodTests.detail.analysis')}>
              <Written>{analysis_result}</Written>
            </Part>
          ) : null}
          <Part heading="h2" title={t('bloodTests.detail.results')}>
            {error ? <p className="text-ink-soft text-sm">{t('markers.trend.failed')}</p> : null}
            <ResultList heading="h3" test={test} trends={trends} />
            <p className="max-w-prose text-ink-soft text-sm">{t('bloodTests.scope')}</p>
          </Part>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {report ? (
            <Part heading="h2" title={t('markers.report.title')}>
              <ReportRow report={report} read={() => readMyReport(test.id, report.mimeType)} />
            </Part>
          ) : null}
          {note ? (
            <Part heading="h2" title={t('bloodTests.detail.note')}>
              <Written>{note}</Written>
            </Part>
          ) : null}
          <Part heading="h2" title={t('bloodTests.views.title')}>
            <Views userId={userId} id={test.id} />
          </Part>
        </div>
      </div>
    </div>
  )
}

function Comment({ test }: { test: MyBloodTest }) {
  const t = useT(bloodTestsWords)
  const { coach_comment, coach_comment_at, coach } = test
  if (!coach_comment)
    return test.status === 'reviewing' ? <Notice kind="info">{t('bloodTests.detail.waiting')}</Notice> : null
  return (
    <Part heading="h2" title={t('bloodTests.detail.comment')}>
      <div className="grid gap-2 border-pine border-s-2 ps-4">
        <Written>{coach_comment}</Written>
        <p className="text-ink-soft text-sm">
          {coach ? (
            <>
              {isolatedName(`${coach.firstName} ${coach.lastName}`)}
              {' · '}
            </>
          ) : null}
          {coach_comment_at ? <DateText value={coach_comment_at} look="time" /> : null}
        </p>
      </div>
    </Part>
  )
}
