import { refusalOf } from '../../api/error-text'
import { useT } from '../../i18n/i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { LinkButton } from '../../ui/link-button'
import { usePageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { useSession } from '../auth/session'
import { OrderCard } from './order-card'
import { useMyOrders } from './orders.api'
import { ordersWords } from './words/orders-words'

export default function OrdersPage() {
  const t = useT(ordersWords)
  const { user } = useSession('customer')
  usePageTitle(t('orders.documentTitle'))
  return (
    <div className="page py-8 sm:py-12">
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
        <h1 tabIndex={-1} className="wide text-3xl">
          {t('orders.title')}
        </h1>
        {user ? <Orders userId={user.id} /> : <LoginRequired />}
      </div>
    </div>
  )
}

function Orders({ userId }: { userId: string }) {
  const t = useT(ordersWords)
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useMyOrders(userId)
  const orders = data?.pages.flatMap((page) => page.orders) ?? []

  if (refusalOf(error)?.status === 401) return <LoginRequired />
  if (error && orders.length === 0) {
    const title = refusalOf(error) ? t('orders.failed') : t('orders.exception')
    return <ErrorState title={title} onRetry={() => void refetch()} />
  }
  if (isPending) {
    return (
      <div role="status" aria-busy="true" className="grid gap-5">
        <span className="sr-only">{t('orders.loading')}</span>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-56" />
        ))}
      </div>
    )
  }
  if (orders.length === 0) {
    return (
      <EmptyState drawing="parcel" title={t('orders.empty.title')} text={t('orders.empty.text')}>
        <LinkButton to="/shop">{t('orders.empty.shop')}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-5">
      <ul className="grid gap-5">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
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
