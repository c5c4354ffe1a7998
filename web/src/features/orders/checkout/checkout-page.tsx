import '../../../i18n/en/with-orders'
import { type FormEvent, type ReactNode, useEffect, useId } from 'react'
import { Navigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { useCart, useCartMerge } from '../../cart/cart-context'
import type { Attempt } from './attempt'
import { AddressFields, CustomerFields, NotesField } from './checkout-fields'
import { PaymentMethods, ShippingMethods } from './checkout-methods'
import { CheckoutSummary } from './checkout-summary'
import { ChooseGoods } from './choose-goods'
import { type Checkout, useCheckout } from './use-checkout'

export default function CheckoutPage() {
  const t = useT()
  const checkout = useCheckout()
  const { cart, ready } = useCart()
  const { loadFailed, refresh } = useCartMerge()
  usePageTitle(t('checkout.title'))
  useEffect(() => void refresh(), [refresh])

  return (
    <div className="page grid gap-8 py-8 sm:py-12">
      <h1 tabIndex={-1} className="wide text-3xl">
        {t('checkout.title')}
      </h1>
      {loadFailed ? (
        <ErrorState
          title={t('cart.failed.title')}
          text={t('cart.failed.text')}
          onRetry={() => void refresh()}
        />
      ) : cart.items.length > 0 ? (
        <CheckoutForm checkout={checkout} />
      ) : !ready || checkout.busy ? (
        <Loading />
      ) : checkout.pending ? (
        <LostAttempt checkout={checkout} attempt={checkout.pending} />
      ) : (
        <Navigate to="/cart" replace />
      )}
    </div>
  )
}

function CheckoutForm({ checkout }: { checkout: Checkout }) {
  const t = useT()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void checkout.place(event.currentTarget)
  }
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-8 lg:grid-cols-[1fr_25rem] lg:gap-12">
      <div className="grid gap-10">
        <ChooseGoods />
        <Section title={t('checkout.customer')}>
          <CustomerFields checkout={checkout} />
        </Section>
        <Section title={t('checkout.address')}>
          <AddressFields checkout={checkout} />
        </Section>
        <Section title={t('checkout.payment')} group>
          <PaymentMethods checkout={checkout} />
        </Section>
        <Section title={t('checkout.shipping')} group>
          <ShippingMethods checkout={checkout} />
        </Section>
        <Section title={t('checkout.notes')}>
          {(id) => <NotesField checkout={checkout} labelledBy={id} />}
        </Section>
      </div>
      <CheckoutSummary checkout={checkout} />
    </form>
  )
}

/** A part of the form with its heading; radio buttons are a group of that name. */
function Section(props: {
  title: string
  group?: boolean
  children: ReactNode | ((id: string) => ReactNode)
}) {
  const id = useId()
  const { title, group, children } = props
  return (
    <div className="grid gap-5 border-hairline border-t pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {group ? (
        <div role="radiogroup" aria-labelledby={id}>
          {typeof children === 'function' ? children(id) : children}
        </div>
      ) : typeof children === 'function' ? (
        children(id)
      ) : (
        children
      )}
    </div>
  )
}

/** The last attempt ended without an answer and the cart is empty now: asking again finds the order it became. */
function LostAttempt({ checkout, attempt }: { checkout: Checkout; attempt: Attempt }) {
  const t = useT()
  return (
    <EmptyState title={t('checkout.lostTitle')} text={t('checkout.lostText')}>
      <Button busy={checkout.busy} onClick={() => void checkout.send(attempt)}>
        {t('checkout.check')}
      </Button>
      <p role="alert" className="basis-full font-medium text-pomegranate text-sm empty:hidden">
        {checkout.failure}
      </p>
    </EmptyState>
  )
}

function Loading() {
  const t = useT()
  return (
    <div role="status" aria-busy="true" className="grid gap-5">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  )
}
