import type { PaymentMethod, ShippingMethod } from 'contract/orders/rules'
import { paymentKind, paymentMethodCodes, shippingMethodCodes } from 'contract/orders/rules'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Drawing } from '../../../ui/drawing'
import { LinkButton } from '../../../ui/link-button'
import { Money } from '../../../ui/money'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { useSession } from '../../auth/session'
import { useCart, useCartMerge } from '../../cart/cart-context'
import { useOrder, usePlacedOrder } from '../orders.api'
import { checkoutWords } from './words/checkout-words'

interface Placed {
  orderNumber: string
  total: number
  paymentMethod: PaymentMethod
  shippingMethod: ShippingMethod
  programsOnly?: boolean
  firstName?: string
}

/** The order that checkout has put into the navigation state; it survives a reload with the history entry. */
function readPlaced(state: unknown): Placed | undefined {
  const order = (state as { order?: Partial<Placed> } | null)?.order
  if (typeof order?.orderNumber !== 'string' || typeof order.total !== 'number') return undefined
  if (!order.paymentMethod || !paymentMethodCodes.includes(order.paymentMethod)) return undefined
  if (!order.shippingMethod || !shippingMethodCodes.includes(order.shippingMethod)) return undefined
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
  if (placed) return <Thanks order={placed} clearsCart />
  if (number && user) return <OrderByNumber userId={user.id} number={number} />
  if (token) return <Returned token={token} />
  return <Navigate to="/" replace />
}

/** Back from the payment page: the token shows this one order, with a session or without. */
function Returned({ token }: { token: string }) {
  const { data, isError } = usePlacedOrder(token)
  if (isError) return <Navigate to="/" replace />
  return data ? <Thanks order={data} clearsCart /> : <Loading />
}

function OrderByNumber({ userId, number }: { userId: string; number: string }) {
  const { data, isError } = useOrder(userId, number)
  if (isError) return <Navigate to="/" replace />
  if (data) return <Thanks order={{ ...data, firstName: data.customerInfo.firstName }} />
  return <Loading />
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

function Thanks({ order, clearsCart }: { order: Placed; clearsCart?: boolean }) {
  const t = useT(checkoutWords)
  const { ready } = useCart()
  const { reset, refresh } = useCartMerge()
  usePageTitle(t('checkout.success.documentTitle'))

  useEffect(() => {
    if (!clearsCart || !ready) return
    if (firstTime(order.orderNumber)) reset()
    else void refresh()
  }, [clearsCart, ready, order.orderNumber, reset, refresh])

  return (
    <div className="page py-12 sm:py-20">
      <div className="mx-auto grid max-w-xl gap-8">
        <header className="grid gap-4">
          <Drawing name="parcel" className="-ms-3 w-30 text-ink-soft" />
          <h1 tabIndex={-1} className="wide text-3xl">
            {order.firstName
              ? t('checkout.success.title', { name: order.firstName })
              : t('checkout.success.titlePlain')}
          </h1>
          <p className="text-ink-soft text-lg">{t('checkout.success.text')}</p>
        </header>
        <dl className="grid divide-y divide-hairline border-hairline border-y">
          <Fact label={t('checkout.success.number')}>
            <bdi dir="ltr" className="font-semibold tabular-nums">
              {order.orderNumber}
            </bdi>
          </Fact>
          <Fact label={t('checkout.success.total')}>
            <Money amount={order.total} className="font-semibold" />
          </Fact>
          <Fact label={t('checkout.success.payment')}>{t(`checkout.${paymentKind(order)}`)}</Fact>
          <Fact label={t('checkout.success.shipping')}>{t(`checkout.${order.shippingMethod}`)}</Fact>
        </dl>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/shop" size="lg">
            {t('checkout.success.shop')}
          </LinkButton>
          <LinkButton to="/orders" size="lg" kind="secondary">
            {t('checkout.success.orders')}
          </LinkButton>
        </div>
      </div>
    </div>
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
