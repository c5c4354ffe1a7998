import { SEARCH_RESULTS_MAX } from 'contract/coaches/rules'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { useListBefore } from '../../../ui/detail-page'
import { EmptyState } from '../../../ui/empty-state'
import { LinkButton } from '../../../ui/link-button'
import { ListBeside } from '../../../ui/list-beside'
import { useApplicationColumns } from './application-columns'
import { useApplications } from './applications.api'
import { type ListParams, listSearch, readListParams } from './list-params'
import { StatusBadge } from './status-badge'
import { applicationsWords } from './words/applications-words'

/** Returns the table of a page of applications. `from` is the list's query string, which the row links pass on. */
export function useApplicationsTable(at: ListParams, from: string) {
  const t = useT(applicationsWords)
  const { choice, ...query } = at
  return {
    label: t('applications.title'),
    columns: useApplicationColumns(from, choice === 'all'),
    query: useApplications(query),
    page: at.page,
    to: (page: number) => ({ pathname: '/admin/applications', search: listSearch(at, { page }) }),
    loading: t('applications.list.loading'),
    failed: t('applications.list.failed'),
    empty: <Empty at={at} />,
    found: (count: number) =>
      at.search !== '' && count >= SEARCH_RESULTS_MAX
        ? t('applications.list.foundMany', { count: SEARCH_RESULTS_MAX })
        : t('applications.list.found', { count }),
  }
}

/** List from which the application was opened, next to it. */
export function ApplicationsBeside() {
  const from = useListBefore()
  return (
    <ListBeside
      {...useApplicationsTable(readListParams(new URLSearchParams(from)), from)}
      from={from}
      row={(application) => ({
        to: `/admin/applications/${application._id}`,
        title: <bdi>{fullName(application)}</bdi>,
        under: application.email,
        end: <StatusBadge status={application.status} />,
        endUnder: <DateText value={application.submittedAt} look="short" />,
      })}
    />
  )
}

function Empty({ at }: { at: ListParams }) {
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
