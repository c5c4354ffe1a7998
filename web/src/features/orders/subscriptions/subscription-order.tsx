import type { Subscription } from 'contract/orders/subscription-calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { AddressLines } from '../address-lines'
import { SubscriptionItems } from './subscription-items'
import { useOrderSubscription } from './subscriptions.api'
import { subscriptionWords } from './words/subscription-words'

interface Props {
  userId: string
  /** Undefined where the link names none of the caller's. */
  subscription: Subscription | undefined
}

/** The filled checkout of a subscription's waiting order: its one button places it and leads to the payment. */
export function SubscriptionOrder({ userId, subscription }: Props) {
  const t = useT(subscriptionWords)
  if (subscription?.next !== 'waiting') {
    return (
      <ErrorState
        heading="h1"
        title={t('subscriptions.order.notDue')}
        text={t('subscriptions.order.notDueText')}
      >
        <LinkButton to="/subscriptions" kind="secondary">
          {t('subscriptions.order.back')}
        </LinkButton>
      </ErrorState>
    )
  }
  return <Checkout userId={userId} subscription={subscription} />
}

function Checkout({ userId, subscription }: { userId: string; subscription: Subscription }) {
  const t = useT(subscriptionWords, errorWords)
  const navigate = useNavigate()
  const { mutateAsync: order } = useOrderSubscription(userId, subscription._id)
  // Stays busy while another page follows, so that a second press orders nothing.
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { customerInfo, total } = subscription
  const place = async () => {
    if (busy || total === null) return
    setBusy(true)
    setFailure('')
    try {
      const { orderNumber, paymentUrl } = await order(total)
      if (paymentUrl && /^(https?:\/\/|\/(?!\/))/.test(paymentUrl)) window.location.assign(paymentUrl)
      else void navigate(`/orders/${orderNumber}`)
    } catch (error) {
      setFailure(errorText(t, error, t('subscriptions.order.failed')))
      setBusy(false)
    }
  }
  return (
    <div className="page grid grid-cols-1 gap-6 py-8 sm:py-12">
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="wide text-3xl">
          {t('subscriptions.order.title')}
        </h1>
        <p className="max-w-prose text-ink-soft">{t('subscriptions.order.text')}</p>
      </header>
      <div className="grid max-w-2xl gap-6 rounded-card border border-hairline bg-raised p-5 sm:p-6">
        <section aria-label={t('subscriptions.order.goods')}>
          <SubscriptionItems subscription={subscription} />
        </section>
        <div className="grid gap-1 border-hairline border-t pt-5">
          <h2 className="font-semibold text-base">{t('subscriptions.order.to')}</h2>
          <address className="grid text-ink-soft not-italic">
            <AddressLines name={fullName(customerInfo)} address={customerInfo.address} />
          </address>
        </div>
        <p role="alert" className="text-pomegranate empty:hidden">
          {failure}
        </p>
        {total === null ? <p>{t('subscriptions.order.shortage')}</p> : null}
        <div className="flex flex-wrap gap-3">
          <Button size="lg" busy={busy} disabled={total === null} onClick={() => void place()}>
            {t(busy ? 'subscriptions.order.placing' : 'subscriptions.order.place')}
          </Button>
          <LinkButton to="/subscriptions" kind="secondary" size="lg">
            {t('subscriptions.order.back')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
