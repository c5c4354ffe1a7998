import type { CoachBloodTest } from 'contract/blood-tests/coach-calls'
import { isCommentable } from 'contract/blood-tests/rules'
import { useT } from '../../../i18n/i18n'
import { DialogBody } from '../../../ui/dialog'
import { LinkButton } from '../../../ui/link-button'
import { CoachDate } from '../../coaches/coach-date'
import { Part } from '../parts'
import { TestReading } from '../test-reading'
import { readAthletesReport, useAthletesTrends } from './coach-tests.api'
import { CommentForm } from './comment-form'
import { coachTestsWords } from './words/coach-tests-words'

interface Props {
  coachId: string
  test: CoachBloodTest
  onCommented: () => void
}

/** Detail of a test, with the comment form until there is a comment. */
export function TestDetail({ coachId, test, onCommented }: Props) {
  const t = useT(coachTestsWords)
  const { data: trends, error } = useAthletesTrends(coachId, test.id)
  return (
    <DialogBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
      <LinkButton
        to={`/coach/dashboard?tab=chats&with=${encodeURIComponent(test.userId.id)}`}
        kind="secondary"
        size="sm"
        className="justify-self-start"
      >
        {t('coachTests.detail.talk')}
      </LinkButton>
      <TestReading
        test={test}
        Day={CoachDate}
        heading="h3"
        trends={trends}
        trendsFailed={error !== null}
        readReport={({ mimeType }) => readAthletesReport(test.id, mimeType)}
      />
      {isCommentable(test.status) ? (
        <Part heading="h3" ruled title={t('coachTests.form.title')}>
          <CommentForm coachId={coachId} test={test} onCommented={onCommented} />
        </Part>
      ) : null}
    </DialogBody>
  )
}
