import type { Subscription } from 'contract/orders/subscription-calls'
import { subscriptionRhythms } from 'contract/orders/subscription-rules'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useLocale, useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { DateText } from '../../../ui/date'
import { LinkButton } from '../../../ui/link-button'
import { Select } from '../../../ui/select'
import { useToast } from '../../../ui/toast'
import { useTrade } from '../../site/trade'
import { AddressLines } from '../address-lines'
import { SubscriptionItems } from './subscription-items'
import { type SubscriptionChange, useChangeSubscription } from './subscriptions.api'
import { subscriptionWords } from './words/subscription-words'

interface Props {
  userId: string
  subscription: Subscription
}

/** A subscription with its next order and the controls that change it. */
export function SubscriptionCard({ userId, subscription }: Props) {
  const t = useT(subscriptionWords)
  const { items, paymentMethod } = subscription
  return (
    <li className="grid gap-6 rounded-card border border-hairline bg-raised p-5 sm:p-6 lg:grid-cols-[1fr_20rem] lg:gap-12">
      <div className="grid content-start gap-5">
        <Next subscription={subscription} />
        {items.length === 0 ? (
          <p>{t('subscriptions.gone')}</p>
        ) : (
          <Items userId={userId} subscription={subscription} />
        )}
        <Delivery subscription={subscription} />
        <p className="text-ink-soft text-sm">
          {t(paymentMethod === 'online' ? 'subscriptions.online' : 'subscriptions.cash')}
        </p>
        <Last subscription={subscription} />
      </div>
      <Controls userId={userId} subscription={subscription} />
    </li>
  )
}

/** Returns the change of a subscription, whose result a message tells. */
function useChange(userId: string, id: string) {
  const t = useT(subscriptionWords, errorWords)
  const toast = useToast()
  const { mutateAsync, isPending, variables } = useChangeSubscription(userId, id)
  const change = (one: SubscriptionChange) =>
    void mutateAsync(one).then(
      () => toast(t('subscriptions.saved')),
      (error) => toast(errorText(t, error, t('subscriptions.notSaved')), { kind: 'alert' }),
    )
  return { change, isPending, variables }
}

/** Products with the quantities as last chosen, until the list has been read again. */
function Items({ userId, subscription }: Props) {
  const { change, isPending, variables } = useChange(userId, subscription._id)
  const chosen = isPending && typeof variables === 'object' ? variables.items : undefined
  const items = subscription.items.map((item) => ({
    ...item,
    quantity: chosen?.find(({ productId }) => productId === item.productId)?.quantity ?? item.quantity,
  }))
  const onQuantity = (productId: string, quantity: number) =>
    change({
      items: items.map((item) => ({
        productId: item.productId,
        quantity: item.productId === productId ? quantity : item.quantity,
      })),
    })
  return <SubscriptionItems subscription={{ ...subscription, items }} onQuantity={onQuantity} />
}

/** Address and way of shipping of the orders. */
function Delivery({ subscription: { customerInfo, shippingMethod } }: { subscription: Subscription }) {
  const t = useT(subscriptionWords)
  const { locale } = useLocale()
  const method = useTrade().shippingMethods.find(({ code }) => code === shippingMethod)
  return (
    <div className="grid gap-1 text-sm">
      <h3 className="font-semibold text-sm">{t('subscriptions.order.to')}</h3>
      <address className="grid text-ink-soft not-italic">
        <AddressLines name={fullName(customerInfo)} address={customerInfo.address} />
      </address>
      {method ? <p className="text-ink-soft">{method.names[locale]}</p> : null}
    </div>
  )
}

function Next({ subscription: { _id, nextOn, next, paused } }: { subscription: Subscription }) {
  const t = useT(subscriptionWords)
  if (paused) return <h2 className="font-semibold text-xl">{t('subscriptions.pausedNote')}</h2>
  return (
    <div className="grid justify-items-start gap-2">
      <h2 className="text-xl">
        {t('subscriptions.next')}: <DateText value={nextOn} />
      </h2>
      {next ? <p className="text-ink-soft">{t(`subscriptions.${next}`)}</p> : null}
      {next === 'waiting' ? (
        <LinkButton to={`/subscriptions?order=${_id}`}>{t('subscriptions.check')}</LinkButton>
      ) : null}
    </div>
  )
}

function Last({ subscription: { last } }: { subscription: Subscription }) {
  const t = useT(subscriptionWords)
  if (!last) return null
  return (
    <p className="text-ink-soft text-sm">
      {t('subscriptions.last')}, <DateText value={last.day} />:{' '}
      {last.orderNumber ? (
        <Link to={`/orders/${last.orderNumber}`} className="link inline-block py-1">
          <bdi dir="ltr">{last.orderNumber}</bdi>
        </Link>
      ) : (
        t(`subscriptions.reasons.${last.reason ?? 'refused'}`)
      )}
    </p>
  )
}

function Controls({ userId, subscription }: Props) {
  const t = useT(subscriptionWords)
  const { _id, paused, everyDays, risen, paymentMethod } = subscription
  const { change, isPending, variables } = useChange(userId, _id)
  const [asks, setAsks] = useState(false)
  const isBusy = (name: string) => isPending && typeof variables === 'object' && name in variables
  const rhythms = [...new Set([...subscriptionRhythms, everyDays])].sort((a, b) => a - b)
  return (
    <div className="grid content-start gap-3">
      {risen && paymentMethod === 'cod' ? (
        <div className="grid gap-3 rounded-card bg-pomegranate-wash p-4">
          <p>{t('subscriptions.risen')}</p>
          <Button busy={isBusy('acceptPrices')} onClick={() => change({ acceptPrices: true })}>
            {t('subscriptions.agree')}
          </Button>
        </div>
      ) : null}
      <Select
        label={t('subscriptions.every')}
        value={everyDays}
        disabled={isPending}
        onChange={({ target }) => change({ everyDays: Number(target.value) })}
      >
        {rhythms.map((n) => (
          <option key={n} value={n}>
            {t('subscriptions.everyDays', { n })}
          </option>
        ))}
      </Select>
      {paused ? null : (
        <Button kind="secondary" busy={isBusy('skipNext')} onClick={() => change({ skipNext: true })}>
          {t('subscriptions.skip')}
        </Button>
      )}
      <Button kind="secondary" busy={isBusy('paused')} onClick={() => change({ paused: !paused })}>
        {t(paused ? 'subscriptions.resume' : 'subscriptions.pause')}
      </Button>
      <Button kind="quiet" busy={isPending && variables === 'end'} onClick={() => setAsks(true)}>
        {t('subscriptions.end')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('subscriptions.ask')}
        text={t('subscriptions.askText')}
        confirm={t('subscriptions.end')}
        cancel={t('subscriptions.keep')}
        onConfirm={() => {
          setAsks(false)
          change('end')
        }}
        onClose={() => setAsks(false)}
      />
    </div>
  )
}
