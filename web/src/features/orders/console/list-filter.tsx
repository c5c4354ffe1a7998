import { type OrderFilter, orderFilters } from 'contract/orders/rules'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { FilterLinks } from '../../../ui/filter-links'
import { SearchForm } from '../../../ui/form/search-form'
import { type ListParams, listSearch } from './list-params'
import { shopOrdersWords } from './words/shop-orders-words'

interface Props {
  at: ListParams
  /** Orders of each open status; not known before the first answer. */
  counts: Partial<Record<string, number>> | undefined
}

/** Status and search of the list, both part of its address. */
export function ListFilter({ at, counts }: Props) {
  const t = useT(shopOrdersWords)
  const navigate = useNavigate()
  // While the next list loads, the counts of the one before still hold.
  const known = useRef(counts)
  if (counts) known.current = counts
  const labelOf = (status: OrderFilter) =>
    t(status === 'refunding' ? 'shopOrders.payment.refunding' : `shopOrders.status.${status}`)
  const links = [undefined, ...orderFilters].map((status) => ({
    key: status ?? 'all',
    label: status ? labelOf(status) : t('shopOrders.list.all'),
    to: { search: listSearch(at, { status }) },
    current: status === at.status,
    count: status && known.current?.[status],
  }))
  return (
    <div className="grid gap-4">
      <SearchForm
        value={at.search}
        onSearch={(search) => {
          if (search !== at.search) void navigate({ search: listSearch(at, { search }) }, { replace: true })
        }}
        label={t('shopOrders.list.search')}
        placeholder={t('shopOrders.list.searchHint')}
        clearLabel={t('shopOrders.list.clear')}
        className="w-full sm:max-w-md"
      />
      <FilterLinks label={t('shopOrders.list.filter')} links={links} />
    </div>
  )
}
