import type { BloodTestRow } from 'contract/blood-tests/console-calls'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { OneLine } from '../../../ui/one-line'
import type { Column } from '../../../ui/table/columns'
import { DateCell } from '../../../ui/table/date-cell'
import { RowLink } from '../../../ui/table/row'
import { TestStatus } from '../coach/test-status'
import { coachTestsWords } from '../coach/words/coach-tests-words'
import { consoleTestsWords } from './words/console-tests-words'

/** Returns the columns: person, date and amount, but no measured values. `from` is the list's query string. */
export function useTestColumns(from: string): Column<BloodTestRow>[] {
  const t = useT(coachTestsWords, consoleTestsWords)
  return [
    {
      key: 'person',
      label: t('consoleTests.list.person'),
      card: 'title',
      cell: ({ _id, userId }) => (
        <>
          <RowLink to={`/admin/blood-tests/${_id}`} state={{ from }} className="wrap-anywhere">
            <bdi>{fullName(userId)}</bdi>
          </RowLink>
          <OneLine className="text-ink-soft">{userId.email}</OneLine>
        </>
      ),
    },
    {
      key: 'submitted',
      label: t('coachTests.submitted'),
      card: 'plain',
      width: '8.5rem',
      cell: ({ createdAt }) => <DateCell value={createdAt} />,
    },
    {
      key: 'code',
      label: t('coachTests.code'),
      width: '7rem',
      cell: ({ code }) => <OneLine>{code || '–'}</OneLine>,
    },
    {
      key: 'holds',
      label: t('consoleTests.list.holds'),
      card: 'plain',
      width: '8.5rem',
      cell: ({ values, report, analysed }) => (
        <p className="flex flex-wrap gap-x-2 @min-[40rem]:grid">
          <span>{t('consoleTests.list.values', { count: values })}</span>
          <span className="text-ink-soft">
            {t(
              analysed
                ? 'consoleTests.list.analysed'
                : report
                  ? 'consoleTests.list.withReport'
                  : 'consoleTests.list.notAnalysed',
            )}
          </span>
        </p>
      ),
    },
    {
      key: 'status',
      label: t('coachTests.detail.status'),
      card: 'corner',
      width: '9.5rem',
      cell: ({ status }) => <TestStatus status={status} />,
    },
  ]
}
