import type { CoachBloodTest } from 'contract/blood-tests/coach-calls'
import type { ConsoleBloodTest } from 'contract/blood-tests/console-calls'
import { useParams } from 'react-router'
import { isNotFound } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { DateText } from '../../../ui/date'
import { DetailFrame, DetailLoading, DetailMissing } from '../../../ui/detail-page'
import { UnsavedGuard } from '../../../ui/edit/unsaved'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { coachTestsWords } from '../coach/words/coach-tests-words'
import { Part } from '../parts'
import { TestReading } from '../test-reading'
import { AnalysisForm } from './analysis-form'
import { CoachForm } from './coach-form'
import { readReport, useTest } from './console-tests.api'
import { TestsBeside } from './tests-table'
import { ValuesForm } from './values-form'
import { consoleTestsWords } from './words/console-tests-words'

const LIST = '/admin/blood-tests'

/** Blood test for staff; the server records each access, which the athlete can read. */
export default function TestPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useTest(id)
  const t = useT(coachTestsWords, consoleTestsWords, consoleWords)
  const title = data ? t('coachTests.detail.title', { name: nameIn(data) }) : t('console.sections.bloodTests')
  usePageTitle(t('console.title', { page: title }))
  return (
    <DetailFrame
      list={LIST}
      label={t('console.sections.bloodTests')}
      back={t('consoleTests.one.back')}
      beside={TestsBeside}
      className="max-w-4xl"
    >
      {data ? (
        <UnsavedGuard>{() => <Test key={data.id} test={data} />}</UnsavedGuard>
      ) : isNotFound(error) ? (
        <DetailMissing
          title={t('consoleTests.one.missing')}
          text={t('consoleTests.one.missingText')}
          back={t('consoleTests.one.back')}
          to={LIST}
        />
      ) : error ? (
        <ErrorState heading="h1" title={t('coachTests.detail.failed')} onRetry={() => void refetch()} />
      ) : (
        <DetailLoading label={t('coachTests.detail.loading')} />
      )}
    </DetailFrame>
  )
}

const nameIn = ({ userId }: CoachBloodTest) => isolatedName(fullName(userId))

function Test({ test }: { test: ConsoleBloodTest }) {
  const t = useT(coachTestsWords, consoleTestsWords)
  return (
    <>
      <header className="grid gap-1.5">
        <h1 tabIndex={-1} className="wide wrap-anywhere text-2xl">
          {t('coachTests.detail.title', { name: nameIn(test) })}
        </h1>
        <p className="text-ink-soft">{t('consoleTests.one.recorded')}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 border-hairline border-t pt-7">
        <TestReading
          test={test}
          Day={DateText}
          heading="h2"
          readReport={({ mimeType }) => readReport(test.id, mimeType)}
          analysis={
            <Part heading="h2" ruled title={t('coachTests.detail.analysis')}>
              <AnalysisForm test={test} />
            </Part>
          }
        />
        <Part heading="h2" ruled title={t('consoleTests.coach.title')}>
          <CoachForm test={test} />
        </Part>
        <Part heading="h2" ruled title={t('consoleTests.values.title')}>
          <p className="max-w-prose text-ink-soft text-sm">{t('consoleTests.values.text')}</p>
          <ValuesForm test={test} />
        </Part>
      </div>
    </>
  )
}
