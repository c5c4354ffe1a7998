import { type BloodTestStatus, bloodTestStatuses } from 'contract/blood-tests/rules'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { useListBefore } from '../../../ui/detail-page'
import { EmptyState } from '../../../ui/empty-state'
import { LinkButton } from '../../../ui/link-button'
import { ListBeside } from '../../../ui/list-beside'
import { readStatusPlace, type StatusPlace, statusSearch } from '../../../ui/status-params'
import { TestStatus } from '../coach/test-status'
import { useTests } from './console-tests.api'
import { useTestColumns } from './test-columns'
import { consoleTestsWords } from './words/console-tests-words'

/** Returns the table of a page of tests. `from` is the list's query string, which the row links pass on. */
export function useTestsTable(at: StatusPlace<BloodTestStatus>, from: string) {
  const t = useT(consoleWords, consoleTestsWords)
  return {
    label: t('console.sections.bloodTests'),
    columns: useTestColumns(from),
    query: useTests(at),
    page: at.page,
    to: (page: number) => ({ pathname: '/admin/blood-tests', search: statusSearch(at, { page }) }),
    loading: t('consoleTests.list.loading'),
    failed: t('consoleTests.list.failed'),
    empty: <Empty at={at} />,
    found: (count: number) => t('consoleTests.list.found', { count }),
  }
}

/** List from which the test was opened, next to it. */
export function TestsBeside() {
  const from = useListBefore()
  return (
    <ListBeside
      {...useTestsTable(readStatusPlace(new URLSearchParams(from), bloodTestStatuses), from)}
      from={from}
      row={({ _id, userId, status, createdAt }) => ({
        to: `/admin/blood-tests/${_id}`,
        title: <bdi>{fullName(userId)}</bdi>,
        under: userId.email,
        end: <TestStatus status={status} />,
        endUnder: <DateText value={createdAt} look="short" />,
      })}
    />
  )
}

function Empty({ at }: { at: StatusPlace<BloodTestStatus> }) {
  const t = useT(consoleTestsWords)
  if (!at.search && !at.status)
    return (
      <EmptyState
        drawing="chart"
        title={t('consoleTests.list.none')}
        text={t('consoleTests.list.noneText')}
      />
    )
  return (
    <EmptyState
      drawing="chart"
      title={t('consoleTests.list.nothingFound')}
      text={t('consoleTests.list.nothingFoundText')}
    >
      <LinkButton to={{ search: '' }} kind="secondary">
        {t('consoleTests.list.showAll')}
      </LinkButton>
    </EmptyState>
  )
}
