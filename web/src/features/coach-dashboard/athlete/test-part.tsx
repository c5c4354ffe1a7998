import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import { useT } from '../../../i18n/i18n'
import { LinkButton } from '../../../ui/link-button'
import { TestStatus } from '../../blood-tests/coach/test-status'
import { markerWords } from '../../blood-tests/trend/words/marker-words'
import { CoachDate } from '../../coaches/coach-date'
import { Part } from './part'
import { athleteWords } from './words/athlete-words'

/** The newest blood test with the values that are out of range. */
export function TestPart({ test }: Pick<AthleteSummary, 'test'>) {
  const t = useT(athleteWords, markerWords)
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
              {t('athleteColumn.test.marked', { count: test.marked.length, total: test.values })}
            </span>
          </p>
          <ul className="grid divide-y divide-hairline text-sm empty:hidden">
            {test.marked.map(({ label, value, unit, position }) => (
              <li key={label} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-1.5">
                <span className="wrap-anywhere">
                  <bdi>{label}</bdi>
                </span>
                <span className="flex flex-wrap gap-x-3">
                  <bdi className="tabular-nums">{[value, unit].filter(Boolean).join(' ')}</bdi>
                  {position ? (
                    <span className="font-semibold text-saffron-ink">
                      {t(`markers.position.${position}`)}
                    </span>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-ink-soft">{t('athleteColumn.test.none')}</p>
      )}
    </Part>
  )
}
