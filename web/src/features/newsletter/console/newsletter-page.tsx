import type { Subscriber } from 'contract/newsletter/console-calls'
import { useSearchParams } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { EmptyState } from '../../../ui/empty-state'
import { ListPage } from '../../../ui/list-page'
import { listQuery, readListPlace } from '../../../ui/list-params'
import { usePageTitle } from '../../../ui/page-title'
import type { Column } from '../../../ui/table/columns'
import { PagedTable } from '../../../ui/table/paged-table'
import { useSubscribers } from './console-newsletter.api'
import { ExportButton } from './export-button'
import { consoleNewsletterWords } from './words/console-newsletter-words'

/** /admin/newsletter: those who get the newsletter now, the newest first. */
export default function NewsletterPage() {
  const t = useT(consoleWords, consoleNewsletterWords)
  const { page } = readListPlace(useSearchParams()[0])
  const subscribers = useSubscribers(page)
  const title = t('newsletterDesk.title')
  usePageTitle(t('console.title', { page: title }))
  const columns: Column<Subscriber>[] = [
    {
      key: 'email',
      label: t('newsletterDesk.columns.email'),
      card: 'title',
      cell: ({ email }) => (
        <bdi dir="ltr" className="wrap-anywhere">
          {email}
        </bdi>
      ),
    },
    {
      key: 'language',
      label: t('newsletterDesk.columns.language'),
      width: '10rem',
      cell: ({ language }) => t(`newsletterDesk.languages.${language}`),
    },
    {
      key: 'confirmed',
      label: t('newsletterDesk.columns.confirmed'),
      width: '12rem',
      cell: ({ confirmedAt }) => <DateText value={confirmedAt} look="time" />,
    },
  ]
  return (
    <ListPage title={title} intro={t('newsletterDesk.intro')} action={<ExportButton />}>
      <PagedTable
        label={title}
        columns={columns}
        query={subscribers}
        page={page}
        to={(to) => ({ search: listQuery({ status: undefined, search: '', page: to }) })}
        loading={t('newsletterDesk.loading')}
        failed={t('newsletterDesk.failed')}
        empty={
          <EmptyState drawing="parcel" title={t('newsletterDesk.none')} text={t('newsletterDesk.noneText')} />
        }
        found={(count) => t('newsletterDesk.found', { count })}
      />
    </ListPage>
  )
}
