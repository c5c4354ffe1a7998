import { useRef } from 'react'
import { useLocation } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { PagedTable } from '../../../ui/table/paged-table'
import { useApplicationsTable } from './applications-table'
import { ListFilter } from './list-filter'
import { useListParams } from './list-params'
import { applicationsWords } from './words/applications-words'

export default function ApplicationsPage() {
  const t = useT(applicationsWords, consoleWords)
  const at = useListParams()
  const table = useApplicationsTable(at, useLocation().search)
  const { data } = table.query
  // A search response has no counts, so the previous ones remain.
  const counts = useRef(data?.counts)
  if (data?.counts) counts.current = data.counts
  usePageTitle(t('console.title', { page: t('applications.title') }))

  return (
    <ListPage title={t('applications.title')} intro={t('applications.list.intro')}>
      <ListFilter at={at} counts={counts.current} />
      <PagedTable {...table} />
    </ListPage>
  )
}
