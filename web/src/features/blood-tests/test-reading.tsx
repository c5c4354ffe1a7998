import type { CoachBloodTest } from 'contract/blood-tests/coach-calls'
import type { Trend } from 'contract/blood-tests/trends'
import type { ComponentType, ReactNode } from 'react'
import { useT } from '../../i18n/i18n'
import { Fact } from '../../ui/fact'
import { TestStatus } from './coach/test-status'
import { coachTestsWords } from './coach/words/coach-tests-words'
import { Part, Written } from './parts'
import { ReportRow } from './trend/report-row'
import { ResultList } from './trend/result-list'
import { markerWords } from './trend/words/marker-words'

/** Renders a timestamp or a day in the format of the area. */
type Day = ComponentType<{ value: string; look: 'long' | 'time' }>

interface Props {
  test: CoachBloodTest
  Day: Day
  /** Heading level of the sections. */
  heading: 'h2' | 'h3'
  /** Undefined while loading and in areas without trends. */
  trends?: readonly Trend[] | undefined
  trendsFailed?: boolean
  readReport: (report: NonNullable<CoachBloodTest['report']>) => Promise<Blob>
  /** Replaces the analysis text where staff edit it. */
  analysis?: ReactNode
}

/** Complete blood test of an athlete, for coaches and staff. */
export function TestReading({ test, Day, heading, trends, trendsFailed, readReport, analysis }: Props) {
  const t = useT(coachTestsWords, markerWords)
  const { report, note, analysis_result, coach_comment } = test
  return (
    <>
      <Facts test={test} Day={Day} heading={heading} />
      {note ? (
        <Part heading={heading} ruled title={t('coachTests.note')}>
          <Written>{note}</Written>
        </Part>
      ) : null}
      {analysis ??
        (analysis_result ? (
          <Part heading={heading} ruled title={t('coachTests.detail.analysis')}>
            <Written>{analysis_result}</Written>
          </Part>
        ) : null)}
      <Part heading={heading} ruled title={t('coachTests.detail.results')}>
        {trendsFailed ? <p className="text-ink-soft text-sm">{t('markers.trend.failed')}</p> : null}
        <ResultList heading={heading === 'h2' ? 'h3' : 'h4'} test={test} trends={trends} />
      </Part>
      {report ? (
        <Part heading={heading} ruled title={t('markers.report.title')}>
          <ReportRow report={report} read={() => readReport(report)} />
        </Part>
      ) : null}
      {coach_comment ? (
        <Part heading={heading} ruled title={t('coachTests.detail.comment')}>
          <div className="grid gap-1.5 border-pine border-s-2 ps-4">
            <Written>{coach_comment}</Written>
            {test.coach_comment_at ? (
              <p className="text-ink-soft text-sm">
                <Day value={test.coach_comment_at} look="time" />
              </p>
            ) : null}
          </div>
        </Part>
      ) : null}
    </>
  )
}

function Facts({ test, Day, heading: Heading }: Pick<Props, 'test' | 'Day' | 'heading'>) {
  const t = useT(coachTestsWords)
  const { userId } = test
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <dl className="grid grid-cols-2 content-start gap-4">
        <Fact name={t('coachTests.detail.status')}>
          <TestStatus status={test.status} />
        </Fact>
        <Fact name={t('coachTests.submitted')}>
          <Day value={test.createdAt} look="time" />
        </Fact>
        <Fact name={t('coachTests.reviewed')}>
          {test.reviewedAt ? (
            <Day value={test.reviewedAt} look="time" />
          ) : (
            <span className="text-ink-soft">{t('coachTests.detail.notReviewed')}</span>
          )}
        </Fact>
        {test.testedAt ? (
          <Fact name={t('coachTests.detail.tested')}>
            <Day value={test.testedAt} look="long" />
          </Fact>
        ) : null}
        <Fact name={t('coachTests.code')}>
          <bdi className="wrap-anywhere">{test.code || '–'}</bdi>
        </Fact>
      </dl>
      <section aria-labelledby="athlete" className="grid content-start gap-4 rounded-card bg-sunken p-4">
        <Heading id="athlete" className="font-text text-sm tracking-normal">
          {t('coachTests.detail.person')}
        </Heading>
        <dl className="grid gap-3">
          <Fact name={t('coachTests.detail.name')}>
            <bdi>
              {userId.firstName} {userId.lastName}
            </bdi>
          </Fact>
          <Fact name={t('coachTests.detail.email')}>
            <bdi dir="ltr" className="wrap-anywhere">
              {userId.email}
            </bdi>
          </Fact>
        </dl>
      </section>
    </div>
  )
}
