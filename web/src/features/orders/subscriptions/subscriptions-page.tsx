import { SUBSCRIPTION_NOTICE_DAYS } from 'contract/orders/subscription-rules'
import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { useSession } from '../../auth/session'
import { StartSubscription } from './start-subscription'
import { SubscriptionCard } from './subscription-card'
import { SubscriptionOrder } from './subscription-order'
import { useSubscriptions } from './subscriptions.api'
import { subscriptionWords } from './words/subscription-words'

/** /subscriptions; `?product=` subscribes to one, `?order=` is the filled checkout of a subscription's waiting order. */
export default function SubscriptionsPage() {
  const t = useT(subscriptionWords)
  const { user } = useSession('customer')
  const [search] = useSearchParams()
  const [product, order] = [search.get('product'), search.get('order')]
  usePageTitle(t('subscriptions.title'))
  if (!user) return null
  if (product) return <StartSubscription userId={user.id} productId={product} />
  return <List userId={user.id} orderId={order} />
}

function List({ userId, orderId }: { userId: string; orderId: string | null }) {
  const t = useT(subscriptionWords)
  const { data: subscriptions, error, refetch } = useSubscriptions(userId)
  const isNew = (useLocation().state as { isNew?: unknown } | null)?.isNew === true
  const focused = useRef(false)
  // The form and this list are one page, so that the router moves no focus.
  const heading = (title: HTMLHeadingElement | null) => {
    if (!title || !isNew || focused.current) return
    focused.current = true
    title.focus()
  }
  if (!subscriptions && error)
    return <ErrorState heading="h1" title={t('subscriptions.failed')} onRetry={() => void refetch()} />
  if (!subscriptions) {
    return (
      <div role="status" aria-busy="true" className="page grid gap-5 py-10">
        <span className="sr-only">{t('subscriptions.loading')}</span>
        <Skeleton className="h-16 max-w-md" />
        <Skeleton className="h-72" />
      </div>
    )
  }
  if (orderId) {
    const found = subscriptions.find(({ _id }) => _id === orderId)
    return <SubscriptionOrder userId={userId} subscription={found} />
  }
  if (subscriptions.length === 0) {
    return (
      <EmptyState
        drawing="shelf"
        heading="h1"
        title={t('subscriptions.none')}
        text={t('subscriptions.noneText')}
      >
        <LinkButton to="/shop">{t('subscriptions.shop')}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <div className="page grid grid-cols-1 gap-6 py-8 sm:py-12">
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="wide text-3xl">
          {t('subscriptions.title')}
        </h1>
        <p className="max-w-prose text-ink-soft">
          {t('subscriptions.text', { days: SUBSCRIPTION_NOTICE_DAYS })}
        </p>
      </header>
      <ul className="grid gap-6">
        {subscriptions.map((one) => (
          <SubscriptionCard key={one._id} userId={userId} subscription={one} />
        ))}
      </ul>
    </div>
  )
}
