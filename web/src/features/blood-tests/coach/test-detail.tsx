import type { CoachBloodTest } from 'contract/blood-tests/coach-calls'
import { isCommentable } from 'contract/blood-tests/rules'
import { useT } from '../../../i18n/i18n'
import { DialogBody } from '../../../ui/dialog'
import { Fact } from '../../../ui/fact'
import { CoachDate } from '../../coaches/coach-date'
import { Part, Written } from '../parts'
import { ReportRow } from '../trend/report-row'
import { ResultList } from '../trend/result-list'
import { markerWords } from '../trend/words/marker-words'
import { readAthletesReport, useAthletesTrends } from './coach-tests.api'
import { CommentForm } from './comment-form'
import { TestStatus } from './test-status'
import { coachTestsWords } from './words/coach-tests-words'

interface Props {
  coachId: string
  test: CoachBloodTest
  onCommented: () => void
}

/** All of a test, and the form of the comment while it waits for one. */
export function TestDetail({ coachId, test, onCommented }: Props) {
  const t = useT(coachTestsWords, markerWords)
  const { data: trends, error } = useAthletesTrends(coachId, test.id)
  const { report, note, coach_comment } = test
  return (
    <DialogBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
      <Facts test={test} />
      {note ? (
        <Part heading="h3" ruled title={t('coachTests.note')}>
          <Written>{note}</Written>
        </Part>
      ) : null}
      {test.analysis_result ? (
        <Part heading="h3" ruled title={t('coachTests.detail.analysis')}>
          <Written>{test.analysis_result}</Written>
        </Part>
      ) : null}
      <Part heading="h3" ruled title={t('coachTests.detail.results')}>
        {error ? <p className="text-ink-soft text-sm">{t('markers.trend.failed')}</p> : null}
        <ResultList heading="h4" test={test} trends={trends} />
      </Part>
      {report ? (
        <Part heading="h3" ruled title={t('markers.report.title')}>
          <ReportRow report={report} read={() => readAthletesReport(test.id, report.mimeType)} />
        </Part>
      ) : null}
      {coach_comment ? (
        <Part heading="h3" ruled title={t('coachTests.detail.comment')}>
          <div className="grid gap-1.5 border-pine border-s-2 ps-4">
            <Written>{coach_comment}</Written>
            {test.coach_comment_at ? (
              <p className="text-ink-soft text-sm">
                <CoachDate value={test.coach_comment_at} look="time" />
              </p>
            ) : null}
          </div>
        </Part>
      ) : null}
      {isCommentable(test.status) ? (
        <Part heading="h3" ruled title={t('coachTests.form.title')}>
          <CommentForm coachId={coachId} test={test} onCommented={onCommented} />
        </Part>
      ) : null}
    </DialogBody>
  )
}

function Facts({ test }: { test: CoachBloodTest }) {
  const t = useT(coachTestsWords)
  const { userId } = test
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <dl className="grid content-start gap-4">
        <Fact name={t('coachTests.detail.status')}>
          <TestStatus status={test.status} />
        </Fact>
        <Fact name={t('coachTests.submitted')}>
          <CoachDate value={test.createdAt} look="time" />
        </Fact>
        <Fact name={t('coachTests.reviewed')}>
          {test.reviewedAt ? (
            <CoachDate value={test.reviewedAt} look="time" />
          ) : (
            <span className="text-ink-soft">{t('coachTests.detail.notReviewed')}</span>
          )}
        </Fact>
        {test.testedAt ? (
          <Fact name={t('coachTests.detail.tested')}>
            <CoachDate value={test.testedAt} look="long" />
          </Fact>
        ) : null}
        <Fact name={t('coachTests.code')}>
          <bdi className="wrap-anywhere">{test.code || '–'}</bdi>
        </Fact>
      </dl>
      <section aria-labelledby="athlete" className="grid content-start gap-4 rounded-card bg-sunken p-4">
        <h3 id="athlete" className="font-text text-sm tracking-normal">
          {t('coachTests.detail.person')}
        </h3>
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
