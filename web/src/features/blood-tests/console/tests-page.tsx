import { type BloodTestStatus, bloodTestStatuses } from 'contract/blood-tests/rules'
import { useLocation } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { type StatusPlace, statusSearch, useStatusPlace } from '../../../ui/status-params'
import { PagedTable } from '../../../ui/table/paged-table'
import { useTests } from './console-tests.api'
import { ListFilter } from './list-filter'
import { useTestColumns } from './test-columns'
import { consoleTestsWords } from './words/console-tests-words'

/** The blood tests of everybody, those that wait for the coach's comment first. */
export default function TestsPage() {
  const t = useT(consoleWords, consoleTestsWords)
  const at = useStatusPlace(bloodTestStatuses)
  const columns = useTestColumns(useLocation().search)
  const tests = useTests(at)
  const title = t('console.sections.bloodTests')
  usePageTitle(t('console.title', { page: title }))
  return (
    <ListPage title={title} intro={t('consoleTests.list.intro')}>
      <ListFilter at={at} counts={tests.data?.counts} />
      <PagedTable
        label={title}
        columns={columns}
        query={tests}
        page={at.page}
        to={(page) => ({ search: statusSearch(at, { page }) })}
        loading={t('consoleTests.list.loading')}
        failed={t('consoleTests.list.failed')}
        empty={<Empty at={at} />}
        found={(count) => t('consoleTests.list.found', { count })}
      />
    </ListPage>
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
