import type { OrderDetail, OrderItem } from 'contract/orders/calls'
import type { PaymentMethod } from 'contract/orders/rules'
import {
  confirmAddressBy,
  paymentKind,
  paymentMethodCodes,
  UNCONFIRMED_CASH_HOLD,
} from 'contract/orders/rules'
import { unbroken } from 'contract/text'
import { HOUR } from 'contract/units'
import { type ReactNode, useEffect } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Alert } from '../../../ui/alert'
import { LinkButton } from '../../../ui/link-button'
import { Money } from '../../../ui/money'
import { usePageTitle } from '../../../ui/page-title'
import { Picture } from '../../../ui/picture'
import { Skeleton } from '../../../ui/skeleton'
import { useMe } from '../../auth/account/account.api'
import { useSession } from '../../auth/session'
import { useCart, useCartMerge } from '../../cart/store/cart-context'
import { useMyPrograms } from '../../programs/programs.api'
import { useTrade } from '../../site/trade'
import { InvoiceButton } from '../invoice-button'
import { useArrivalText, useStateText } from '../order-state'
import { useOrder, useOrderChanged, usePlacedOrder } from '../orders.api'
import { useOrderActions } from '../use-order-actions'
import { ordersWords } from '../words/orders-words'
import { checkoutWords } from './words/checkout-words'

interface Placed {
  orderNumber: string
  total: number
  paymentMethod: PaymentMethod
  shippingMethod: string
  programsOnly?: boolean
  firstName?: string
}

/** The order that checkout has put into the navigation state; it survives a reload with the history entry. */
function readPlaced(state: unknown): Placed | undefined {
  const order = (state as { order?: Partial<Placed> } | null)?.order
  if (typeof order?.orderNumber !== 'string' || typeof order.total !== 'number') return undefined
  if (!order.paymentMethod || !paymentMethodCodes.includes(order.paymentMethod)) return undefined
  if (typeof order.shippingMethod !== 'string') return undefined
  return order as Placed
}

/** Navigation state first, then `?order=` for its signed-in owner or a payment's `?token=`, else home (decision X-28). */
export default function OrderSuccessPage() {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const { user } = useSession('customer')
  const placed = readPlaced(state)
  const number = search.get('order')
  const token = search.get('token')
  const userId = user?.id ?? ''
  if (placed) return <Thanks order={placed} userId={userId} clearsCart />
  if (number && user) return <OrderByNumber userId={userId} number={number} />
  if (token) return <Returned token={token} userId={userId} />
  return <Navigate to="/" replace />
}

/** Back from the payment page: the token shows this one order, with a session or without. */
function Returned({ token, userId }: { token: string; userId: string }) {
  const { data, isError } = usePlacedOrder(token)
  if (isError) return <Navigate to="/" replace />
  return data ? <Thanks order={data} userId={userId} clearsCart /> : <Loading />
}

function OrderByNumber({ userId, number }: { userId: string; number: string }) {
  const { data, isError } = useOrder(userId, number)
  if (isError) return <Navigate to="/" replace />
  if (data) return <Thanks order={data} userId={userId} />
  return <Loading />
}

/** Returns the name of a way of shipping as the shop has it now; its code where the shop has it no more. */
function useShippingName(code: string): string {
  const { locale } = useLocale()
  const { shippingMethods } = useTrade()
  return shippingMethods.find((method) => method.code === code)?.names[locale] ?? code
}

function Loading() {
  const t = useT(checkoutWords)
  return (
    <div role="status" aria-busy="true" className="page grid gap-5 py-16">
      <span className="sr-only">{t('checkout.success.loading')}</span>
      <Skeleton className="h-72" />
    </div>
  )
}

const CLEARED_KEY = 'clearedOrders'

/** True the first time that this tab asks for an order; so a reload or Back never empties a newer cart (decision X-29). */
function firstTime(orderNumber: string): boolean {
  try {
    const seen = JSON.parse(sessionStorage.getItem(CLEARED_KEY) ?? '[]') as unknown
    const list = Array.isArray(seen) ? seen : []
    if (list.includes(orderNumber)) return false
    sessionStorage.setItem(CLEARED_KEY, JSON.stringify([...list, orderNumber].slice(-20)))
    return true
  } catch {
    return false
  }
}

interface ThanksProps {
  order: Placed
  /** Empty where nobody is signed in. */
  userId: string
  clearsCart?: boolean
}

/** Renders the public part immediately and the owner's details once loaded. */
function Thanks({ order: placed, userId, clearsCart }: ThanksProps) {
  const t = useT(checkoutWords)
  const { ready } = useCart()
  const shippingName = useShippingName(placed.shippingMethod)
  const { reset, refresh } = useCartMerge()
  const { data: order, isLoading } = useOrder(userId, placed.orderNumber, { untilPaid: true })
  usePageTitle(t('checkout.success.documentTitle'))

  useEffect(() => {
    if (!clearsCart || !ready) return
    if (firstTime(placed.orderNumber)) reset()
    else void refresh()
  }, [clearsCart, ready, placed.orderNumber, reset, refresh])

  const firstName = placed.firstName ?? order?.customerInfo?.firstName
  return (
    <div className="page py-10 sm:py-16">
      <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
        <header className="grid gap-3">
          <h1 tabIndex={-1} className="wide text-3xl">
            {firstName ? t('checkout.success.title', { name: firstName }) : t('checkout.success.titlePlain')}
          </h1>
          <p className="text-ink-soft text-lg">
            {t(order?.canPay ? 'checkout.success.waits' : 'checkout.success.text')}
          </p>
          {userId ? <UnconfirmedAddress userId={userId} order={order} /> : null}
        </header>
        {order ? (
          <NextStep order={order} userId={userId} />
        ) : isLoading ? (
          <Skeleton className="h-34" />
        ) : null}
        <dl className="grid divide-y divide-hairline border-hairline border-y">
          <Fact label={t('checkout.success.number')}>
            <bdi dir="ltr" className="whitespace-nowrap font-semibold tabular-nums">
              {placed.orderNumber}
            </bdi>
          </Fact>
          <Fact label={t('checkout.success.total')}>
            <Money amount={placed.total} className="font-semibold" />
          </Fact>
          <Fact label={t('checkout.success.payment')}>
            {t(
              `checkout.${paymentKind({ ...placed, programsOnly: placed.programsOnly ?? order?.programsOnly })}`,
            )}
          </Fact>
          {(placed.programsOnly ?? order?.programsOnly) ? null : (
            <Fact label={t('checkout.success.shipping')}>{order?.shippingName ?? shippingName}</Fact>
          )}
        </dl>
        {order?.items ? <Goods items={order.items} /> : null}
        <div className="flex flex-wrap gap-3">
          {userId ? (
            <LinkButton to={`/orders/${placed.orderNumber}`} kind="secondary">
              {t('checkout.success.view')}
            </LinkButton>
          ) : null}
          {order ? <Invoice order={order} userId={userId} /> : null}
          <LinkButton to="/orders" kind="secondary">
            {t('checkout.success.orders')}
          </LinkButton>
          <LinkButton to="/shop" kind={order ? 'quiet' : 'primary'}>
            {t('checkout.success.shop')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

/** Recipient of mails while the account's address is unconfirmed, and the condition of a cash order. */
function UnconfirmedAddress({ userId, order }: { userId: string; order: OrderDetail | undefined }) {
  const t = useT(checkoutWords)
  const { data: me } = useMe(userId)
  if (!me || me.emailVerified) return null
  return (
    <p className="wrap-anywhere text-ink-soft text-sm">
      {t('checkout.success.unconfirmed', { email: isolated(me.email) })}{' '}
      {order && confirmAddressBy(order)
        ? `${t('checkout.success.confirmWithin', { hours: UNCONFIRMED_CASH_HOLD / HOUR })} `
        : null}
      <Link to="/account" className="link">
        {t('checkout.success.confirm')}
      </Link>
    </p>
  )
}

function Invoice({ order, userId }: { order: OrderDetail; userId: string }) {
  const actions = useOrderActions(order, useOrderChanged(userId))
  return (
    <>
      <InvoiceButton order={order} actions={actions} />
      <div className="order-last basis-full has-[>:empty]:hidden">
        <Alert text={actions.problem || null} />
      </div>
    </>
  )
}

/** Next step, with the buyer's one action. */
function NextStep({ order, userId }: { order: OrderDetail; userId: string }) {
  const t = useT(checkoutWords)
  const stateText = useStateText()
  const arrival = useArrivalText()(order)
  const { data: programs } = useMyPrograms(order.status === 'pending' ? '' : userId)
  const opened = programs?.filter((one) => one.createdAt >= order.createdAt) ?? []
  const asked = opened.find((one) => one.stage === 'answering')
  const next = nextText(order, asked !== undefined)
  return (
    <section
      aria-labelledby="next-step"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-hairline bg-raised p-5 sm:p-6"
    >
      <div className="grid flex-1 basis-72 gap-1">
        <h2 id="next-step" className="text-lg">
          {t('checkout.success.next')}
        </h2>
        <p className="text-ink-soft">{next ? t(`checkout.success.${next}`) : stateText(order)}</p>
        {arrival ? <p className="font-semibold">{arrival}</p> : null}
      </div>
      {order.canPay ? (
        <LinkButton to={`/orders/${order.orderNumber}`} size="lg">
          {t('checkout.success.pay')}
        </LinkButton>
      ) : asked ? (
        <LinkButton to={`/programs/${asked._id}/questionnaire`} size="lg">
          {t('checkout.success.answer')}
        </LinkButton>
      ) : null}
    </section>
  )
}

/** Undefined when the page is opened later: the order's status is shown instead. */
function nextText(
  { canPay, status, programsOnly, paymentMethod, paymentStatus }: OrderDetail,
  asked: boolean,
) {
  if (canPay) return 'waits'
  if (asked) return paymentStatus === 'paid' ? 'nextPaidProgram' : 'nextProgram'
  if (status !== 'confirmed' && !(status === 'pending' && paymentMethod === 'cod')) return undefined
  if (programsOnly) return status === 'pending' ? 'nextArrangement' : 'nextOpened'
  return paymentMethod === 'cod' ? 'nextCash' : 'nextPaid'
}

function Goods({ items }: { items: readonly OrderItem[] }) {
  const t = useT(checkoutWords, ordersWords)
  return (
    <section aria-labelledby="in-order" className="grid gap-3">
      <h2 id="in-order" className="text-lg">
        {t('checkout.success.items')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
        {items.map((item) => (
          <li key={item._id} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4">
            <span className="overflow-clip rounded-field bg-sunken">
              <Picture src={item.image} alt="" sizes="72px" className="photograph" />
            </span>
            <span className="grid leading-snug">
              <bdi className="font-semibold">{unbroken(item.name)}</bdi>
              <span className="text-ink-soft text-sm">{t('orders.quantity', { n: item.quantity })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
