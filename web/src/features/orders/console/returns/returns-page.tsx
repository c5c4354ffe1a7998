import { returnFilters } from 'contract/orders/return-rules'
import { useNavigate } from 'react-router'
import { consoleWords } from '../../../../i18n/console/words/console-words'
import { useT } from '../../../../i18n/i18n'
import { EmptyState } from '../../../../ui/empty-state'
import { FilterLinks } from '../../../../ui/filter-links'
import { LinkButton } from '../../../../ui/link-button'
import { ListPage } from '../../../../ui/list-page'
import { usePageTitle } from '../../../../ui/page-title'
import { PagedTable } from '../../../../ui/table/paged-table'
import { DeskTabs } from './desk-tabs'
import { returnsSearch, useReturnsParams } from './list-params'
import { useReturnColumns } from './return-columns'
import { ReturnDialog } from './return-dialog'
import { type ReturnsQuery, useReturn, useReturns } from './returns.api'
import { returnsWords } from './words/returns-words'

/** The return desk: what somebody waits for first. */
export default function ReturnsPage() {
  const t = useT(consoleWords, returnsWords)
  const navigate = useNavigate()
  const { at, open } = useReturnsParams()
  const returns = useReturns(at)
  const title = t('returns.title')
  usePageTitle(t('console.title', { page: title }))
  const { data: read } = useReturn(open)
  const opened = returns.data?.items.find(({ _id }) => _id === open) ?? read
  return (
    <ListPage title={title} intro={t('returns.intro')} action={<BackToOrders />}>
      <DeskTabs current="returns" />
      <FilterLinks
        label={t('returns.filter')}
        links={[...returnFilters, undefined].map((state) => ({
          key: state ?? 'all',
          label: t(`returns.states.${state ?? 'all'}`),
          to: { search: returnsSearch(at, { state }) },
          current: state === at.state,
        }))}
      />
      <PagedTable
        label={title}
        columns={useReturnColumns(at)}
        query={returns}
        page={at.page}
        to={(page) => ({ search: returnsSearch(at, { page }) })}
        loading={t('returns.loading')}
        failed={t('returns.failed')}
        empty={<Empty at={at} />}
        found={(count) => t('returns.found', { count })}
      />
      {opened ? (
        <ReturnDialog
          key={opened._id}
          one={opened}
          onClose={() => void navigate({ search: returnsSearch(at, { page: at.page }) }, { replace: true })}
        />
      ) : null}
    </ListPage>
  )
}

/** The way back to the list that the desk belongs to. */
export function BackToOrders() {
  const t = useT(returnsWords)
  return (
    <LinkButton to="/admin/orders" kind="secondary">
      {t('returns.orders')}
    </LinkButton>
  )
}

function Empty({ at }: { at: ReturnsQuery }) {
  const t = useT(returnsWords)
  if (at.state === 'open')
    return <EmptyState drawing="parcel" title={t('returns.none')} text={t('returns.noneText')} />
  return (
    <EmptyState drawing="parcel" title={t('returns.nothingFound')}>
      <LinkButton to={{ search: '' }} kind="secondary">
        {t('returns.showOpen')}
      </LinkButton>
    </EmptyState>
  )
}
