import { type OrdersShown, ordersShownCodes } from 'contract/orders/rules'
import { useSearchParams } from 'react-router'
import { refusalOf } from '../../api/error-text'
import { useT } from '../../i18n/i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { FilterLinks } from '../../ui/filter-links'
import { LinkButton } from '../../ui/link-button'
import { usePageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { useSession } from '../auth/session'
import { OrderRow } from './order-row'
import { useMyOrders, useOrderChanged } from './orders.api'
import { ordersWords } from './words/orders-words'

export default function OrdersPage() {
  const t = useT(ordersWords)
  const { user } = useSession('customer')
  usePageTitle(t('orders.documentTitle'))
  return (
    <div className="page py-8 sm:py-12">
      <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6">
        <h1 tabIndex={-1} className="wide text-3xl">
          {t('orders.title')}
        </h1>
        {user ? <Orders userId={user.id} /> : <LoginRequired />}
      </div>
    </div>
  )
}

/** The part of the list that the address names. */
function useShown(): OrdersShown | undefined {
  const [search] = useSearchParams()
  return ordersShownCodes.find((code) => code === search.get('show'))
}

function Orders({ userId }: { userId: string }) {
  const t = useT(ordersWords)
  const show = useShown()
  const { data, error, isPending, refetch } = useMyOrders(userId, show)
  const none = data?.pages.every((page) => page.orders.length === 0) ?? true

  if (refusalOf(error)?.status === 401) return <LoginRequired />
  if (error && none) {
    const title = refusalOf(error) ? t('orders.failed') : t('orders.exception')
    return <ErrorState title={title} onRetry={() => void refetch()} />
  }
  if (!isPending && none && !show) {
    return (
      <EmptyState drawing="parcel" title={t('orders.empty.title')} text={t('orders.empty.text')}>
        <LinkButton to="/shop">{t('orders.empty.shop')}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Filter show={show} />
      {isPending ? <Loading /> : none ? <NoneShown /> : <List userId={userId} show={show} />}
    </div>
  )
}

function Filter({ show }: { show: OrdersShown | undefined }) {
  const t = useT(ordersWords)
  return (
    <FilterLinks
      isTight
      label={t('orders.filter.label')}
      links={[undefined, ...ordersShownCodes].map((code) => ({
        key: code ?? 'all',
        label: t(`orders.filter.${code ?? 'all'}`),
        to: { search: code ? `?show=${code}` : '' },
        current: code === show,
      }))}
    />
  )
}

function List({ userId, show }: { userId: string; show: OrdersShown | undefined }) {
  const t = useT(ordersWords)
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useMyOrders(userId, show)
  const changed = useOrderChanged(userId)
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  // Unpaid orders are among the newest (held for half an hour) and sort first.
  const sorted = [...orders.filter((one) => one.heldUntil), ...orders.filter((one) => !one.heldUntil)]
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {sorted.map((order) => (
          <li key={order._id}>
            <OrderRow order={order} onChange={changed} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          kind="secondary"
          className="justify-self-center"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? t('orders.loadingMore') : t('orders.more')}
        </Button>
      ) : null}
      <Alert text={error ? t(refusalOf(error) ? 'orders.failed' : 'orders.exception') : null} />
    </>
  )
}

function NoneShown() {
  const t = useT(ordersWords)
  return (
    <EmptyState drawing="parcel" title={t('orders.filter.none')} text={t('orders.filter.noneText')}>
      <LinkButton to={{ search: '' }} kind="secondary">
        {t('orders.filter.showAll')}
      </LinkButton>
    </EmptyState>
  )
}

function Loading() {
  const t = useT(ordersWords)
  return (
    <div role="status" aria-busy="true" className="grid gap-4">
      <span className="sr-only">{t('orders.loading')}</span>
      {[0, 1, 2].map((row) => (
        <div
          key={row}
          className="grid grid-cols-[auto_1fr] gap-4 rounded-card border border-hairline p-4 sm:p-5"
        >
          <Skeleton className="size-18 sm:size-20" />
          <div className="grid content-start gap-2.5">
            <Skeleton className="h-6 max-w-56" />
            <Skeleton className="h-4 max-w-40" />
            <Skeleton className="h-4 max-w-80" />
            <Skeleton className="h-4 max-w-72" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Seen when the session ends while the page is open; the guard sends everybody else to the sign-in page. */
function LoginRequired() {
  const t = useT(ordersWords)
  return (
    <EmptyState drawing="parcel" title={t('orders.loginRequired')}>
      <LinkButton to="/login" state={{ from: '/orders', ended: true }}>
        {t('orders.login')}
      </LinkButton>
    </EmptyState>
  )
}
