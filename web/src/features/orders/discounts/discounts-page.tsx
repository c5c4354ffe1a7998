import type { ConsoleDiscount } from 'contract/orders/console-discount-calls'
import { discountStates } from 'contract/orders/discount-rules'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { EmptyState } from '../../../ui/empty-state'
import { FilterBar } from '../../../ui/filter-bar'
import { Icon } from '../../../ui/icon'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { PagedTable } from '../../../ui/table/paged-table'
import { RowButton } from '../../../ui/table/row-button'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { useDiscountColumns } from './discount-columns'
import { DiscountDialog } from './discount-dialog'
import { type DiscountsQuery, useDiscounts, useMoveDiscount } from './discounts.api'
import { discountsSearch, NEW, openSearch, useDiscountsParams } from './list-params'
import { consoleDiscountsWords } from './words/console-discounts-words'

/** All discount codes, those in the archive too. */
export default function DiscountsPage() {
  const t = useT(consoleWords, consoleDiscountsWords)
  const navigate = useNavigate()
  const { at, open } = useDiscountsParams()
  const discounts = useDiscounts(at)
  const title = t('consoleDiscounts.title')
  usePageTitle(t('console.title', { page: title }))
  const opened = useOpened(open, discounts.data?.items)
  return (
    <ListPage
      title={title}
      intro={t('consoleDiscounts.intro')}
      action={
        <LinkButton to={{ search: openSearch(at, NEW) }}>
          <Icon name="plus" size={18} />
          {t('consoleDiscounts.add')}
        </LinkButton>
      }
    >
      <Filter at={at} />
      <PagedTable
        label={title}
        columns={useDiscountColumns(at)}
        query={discounts}
        page={at.page}
        to={(page) => ({ search: discountsSearch(at, { page }) })}
        loading={t('consoleDiscounts.loading')}
        failed={t('consoleDiscounts.failed')}
        empty={<Empty at={at} />}
        found={(count) => t('consoleDiscounts.found', { count })}
        actions={useRowActions()}
      />
      {open === NEW || opened ? (
        <DiscountDialog
          key={open}
          discount={opened}
          onClose={() => void navigate({ search: discountsSearch(at, { page: at.page }) }, { replace: true })}
        />
      ) : null}
    </ListPage>
  )
}

/** The code that stands open; it stays so while somebody types, also when the list that loads again no longer holds it. */
function useOpened(open: string | null, items: readonly ConsoleDiscount[] | undefined) {
  const kept = useRef<ConsoleDiscount>(undefined)
  kept.current = items?.find(({ _id }) => _id === open) ?? kept.current
  return kept.current?._id === open ? kept.current : undefined
}

/** Search and state, both part of the address. */
function Filter({ at }: { at: DiscountsQuery }) {
  const t = useT(consoleDiscountsWords)
  const navigate = useNavigate()
  const links = [undefined, ...discountStates].map((state) => ({
    key: state ?? 'all',
    label: t(state ? `consoleDiscounts.states.${state}` : 'consoleDiscounts.all'),
    to: { search: discountsSearch(at, { state }) },
    current: state === at.state,
  }))
  return (
    <FilterBar
      search={{
        value: at.search,
        onSearch: (search) => void navigate({ search: discountsSearch(at, { search }) }, { replace: true }),
        label: t('consoleDiscounts.search'),
        placeholder: t('consoleDiscounts.searchHint'),
        clearLabel: t('consoleDiscounts.clear'),
      }}
      filter={{ label: t('consoleDiscounts.filter'), links }}
    />
  )
}

/** Into the archive or back, with a way to undo it. */
function useRowActions() {
  const t = useT(consoleDiscountsWords)
  const toast = useToast()
  const { mutateAsync: move } = useMoveDiscount()
  const once = useOneAtATime()
  async function run(discount: Pick<ConsoleDiscount, '_id' | 'code' | 'isActive'>, undoes = false) {
    const { _id: id, code, isActive } = discount
    try {
      await move({ id, isActive: !isActive })
    } catch {
      return toast(t('consoleDiscounts.moveFailed'), { kind: 'alert' })
    }
    if (undoes) return toast(t('consoleDiscounts.undone'))
    toast(t(`consoleDiscounts.${isActive ? 'archived' : 'restored'}`, { code: isolated(code) }), {
      lasts: UNDO_LASTS,
      action: {
        label: t('consoleDiscounts.undo'),
        run: () => void run({ ...discount, isActive: !isActive }, true),
      },
    })
  }
  return {
    label: t('consoleDiscounts.actions'),
    width: '3rem',
    cell: (discount: ConsoleDiscount) => {
      const code = isolated(discount.code)
      return (
        <RowButton
          label={t(`consoleDiscounts.${discount.isActive ? 'archiveNamed' : 'restoreNamed'}`, { code })}
          words={t(`consoleDiscounts.${discount.isActive ? 'archive' : 'restore'}`)}
          icon={discount.isActive ? 'eye-off' : 'eye'}
          onClick={() => void once(discount._id, () => run(discount))}
        />
      )
    },
  }
}

function Empty({ at }: { at: DiscountsQuery }) {
  const t = useT(consoleDiscountsWords)
  if (at.search || at.state)
    return (
      <EmptyState
        drawing="parcel"
        title={t('consoleDiscounts.nothingFound')}
        text={t('consoleDiscounts.nothingFoundText')}
      >
        <LinkButton to={{ search: '' }} kind="secondary">
          {t('consoleDiscounts.showAll')}
        </LinkButton>
      </EmptyState>
    )
  return (
    <EmptyState drawing="parcel" title={t('consoleDiscounts.none')} text={t('consoleDiscounts.noneText')} />
  )
}
