import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import { useT } from '../../../i18n/i18n'
import { LinkButton } from '../../../ui/link-button'
import { MarkedCount, MarkedList } from '../../blood-tests/coach/marked-values'
import { TestStatus } from '../../blood-tests/coach/test-status'
import { CoachDate } from '../../coaches/coach-date'
import { Part } from './part'
import { athleteWords } from './words/athlete-words'

/** The newest blood test with the values that are out of range. */
export function TestPart({ test }: Pick<AthleteSummary, 'test'>) {
  const t = useT(athleteWords)
  return (
    <Part
      title={t('athleteColumn.test.title')}
      aside={
        test ? (
          <LinkButton
            to={`/coach/dashboard?tab=blood-tests&test=${encodeURIComponent(test._id)}`}
            kind="quiet"
            size="sm"
            className="-me-3.5"
          >
            {t('athleteColumn.test.open')}
          </LinkButton>
        ) : undefined
      }
    >
      {test ? (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <CoachDate value={test.createdAt} />
            <TestStatus status={test.status} />
            <span className="text-ink-soft">
              <MarkedCount test={test} />
            </span>
          </p>
          <MarkedList marked={test.marked} />
        </>
      ) : (
        <p className="text-ink-soft">{t('athleteColumn.test.none')}</p>
      )}
    </Part>
  )
}
