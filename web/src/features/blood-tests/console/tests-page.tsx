import { bloodTestStatuses } from 'contract/blood-tests/rules'
import { useLocation } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { useStatusPlace } from '../../../ui/status-params'
import { PagedTable } from '../../../ui/table/paged-table'
import { ListFilter } from './list-filter'
import { useTestsTable } from './tests-table'
import { consoleTestsWords } from './words/console-tests-words'

/** Blood tests of all athletes, those waiting for a coach's comment first. */
export default function TestsPage() {
  const t = useT(consoleWords, consoleTestsWords)
  const at = useStatusPlace(bloodTestStatuses)
  const table = useTestsTable(at, useLocation().search)
  usePageTitle(t('console.title', { page: table.label }))
  return (
    <ListPage title={table.label} intro={t('consoleTests.list.intro')}>
      <ListFilter at={at} counts={table.query.data?.counts} />
      <PagedTable {...table} />
    </ListPage>
  )
}
