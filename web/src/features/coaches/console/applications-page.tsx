import { SEARCH_RESULTS_MAX } from 'contract/coaches/rules'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { PagedTable } from '../../../ui/table/paged-table'
import { useApplicationColumns } from './application-columns'
import { useApplications } from './applications.api'
import { ListFilter } from './list-filter'
import { listSearch, useListParams } from './list-params'
import { applicationsWords } from './words/applications-words'

type At = ReturnType<typeof useListParams>

export default function ApplicationsPage() {
  const t = useT(applicationsWords, consoleWords)
  const at = useListParams()
  const columns = useApplicationColumns(useLocation().search, at.choice === 'all')
  const { choice: _, ...query } = at
  const applications = useApplications(query)
  const { data } = applications
  // A search is answered without counts: those of the answer before still hold.
  const counts = useRef(data?.counts)
  if (data?.counts) counts.current = data.counts
  usePageTitle(t('console.title', { page: t('applications.title') }))

  return (
    <ListPage title={t('applications.title')} intro={t('applications.list.intro')}>
      <ListFilter at={at} counts={counts.current} />
      <PagedTable
        label={t('applications.title')}
        columns={columns}
        query={applications}
        page={at.page}
        to={(page) => ({ search: listSearch(at, { page }) })}
        loading={t('applications.list.loading')}
        failed={t('applications.list.failed')}
        empty={<Empty at={at} />}
        found={(count) =>
          at.search !== '' && count >= SEARCH_RESULTS_MAX
            ? t('applications.list.foundMany', { count: SEARCH_RESULTS_MAX })
            : t('applications.list.found', { count })
        }
      />
    </ListPage>
  )
}

function Empty({ at }: { at: At }) {
  const t = useT(applicationsWords)
  const all = at.choice === 'all' && !at.search
  const [title, text] = at.search
    ? [t('applications.list.nothingFound'), t('applications.list.nothingFoundText')]
    : at.choice === 'pending'
      ? [t('applications.list.nobodyWaits'), t('applications.list.nobodyWaitsText')]
      : [t('applications.list.none'), undefined]
  return (
    <EmptyState drawing="clipboard" title={title} text={text}>
      {all ? null : (
        <LinkButton to={{ search: listSearch(at, { choice: 'all', search: '' }) }} kind="secondary">
          {t('applications.list.showAll')}
        </LinkButton>
      )}
    </EmptyState>
  )
}
