import { PROGRAM_WITHDRAWAL_DAYS } from 'contract/orders/program-rules'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { CheckboxField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState } from '../../../ui/form/use-form'
import { usePageTitle } from '../../../ui/page-title'
import { useMedia } from '../../../ui/use-media'
import { useCart, useCartMerge } from '../../cart/store/cart-context'
import { cartWords } from '../../cart/words/cart-words'
import { type Attempt, readAttempt } from './attempt'
import { CartReminderOffer } from './cart-reminder-offer'
import { AddressFields, CustomerFields, FormSection, NotesField } from './checkout-fields'
import { PaymentMethods, ShippingMethods } from './checkout-methods'
import { CheckoutSkeleton, checkoutColumns } from './checkout-skeleton'
import { CheckoutSummary } from './checkout-summary'
import { ChooseGoods } from './choose-goods'
import { FoldedSummary } from './folded-summary'
import { useCheckoutErrorText } from './place-order'
import { SavedAddresses } from './saved-addresses'
import { type Checkout, useCheckout } from './use-checkout'
import { checkoutWords } from './words/checkout-words'

export default function CheckoutPage() {
  const t = useT(cartWords, checkoutWords)
  const checkout = useCheckout()
  const { cart, ready } = useCart()
  const { loadFailed, refresh } = useCartMerge()
  const { busy } = useFormState(checkout.form)
  // An attempt whose end was never heard of.
  const attempt = readAttempt(checkout.userId)
  usePageTitle(t('checkout.title'))
  useEffect(() => void refresh(), [refresh])

  return (
    <div
      data-slim
      className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 max-md:gap-5 max-md:py-5 sm:py-12"
    >
      <h1 tabIndex={-1} className="wide text-3xl">
        {t('checkout.title')}
      </h1>
      {loadFailed ? (
        <ErrorState
          title={t('cart.errors.refresh')}
          text={t('cart.failed.text')}
          onRetry={() => void refresh()}
        />
      ) : cart.items.length > 0 ? (
        <CheckoutForm checkout={checkout} />
      ) : !ready || busy || checkout.placed ? (
        <CheckoutSkeleton />
      ) : attempt ? (
        <LostAttempt checkout={checkout} attempt={attempt} />
      ) : (
        <Navigate to="/cart" replace />
      )}
    </div>
  )
}

function CheckoutForm({
  checkout: { userId, form, values, hasProgram, owned, figures, discount, addresses },
}: {
  checkout: Checkout
}) {
  const t = useT(checkoutWords)
  const isNarrow = useMedia('(max-width: 63.99rem)')
  return (
    <Form form={form} className={checkoutColumns}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {isNarrow ? <FoldedSummary total={figures.total} /> : null}
        <ChooseGoods />
        <FormSection title={t('checkout.customer')}>
          <CustomerFields isShipped={figures.shippable} />
        </FormSection>
        <FormSection title={t(figures.shippable ? 'checkout.address' : 'checkout.billingAddress')}>
          <SavedAddresses addresses={addresses} />
          <AddressFields />
        </FormSection>
        <FormSection title={t('checkout.payment')} group>
          <PaymentMethods figures={figures} />
        </FormSection>
        {figures.shippable ? (
          <FormSection title={t('checkout.shipping')} group>
            <ShippingMethods figures={figures} />
          </FormSection>
        ) : null}
        {hasProgram ? (
          <FormSection title={t('checkout.beginTitle')}>
            {figures.shippable ? null : <p className="text-ink-soft">{t('checkout.nothingToShip')}</p>}
            {owned.map(({ productId, name }) => (
              <p key={productId}>{t('checkout.owned', { name: isolated(name) })}</p>
            ))}
            {owned.length > 0 ? <CheckboxField name="again">{t('checkout.again')}</CheckboxField> : null}
            <CheckboxField
              name="beginAtOnce"
              hint={t('checkout.beginHint', { days: PROGRAM_WITHDRAWAL_DAYS })}
            >
              {t('checkout.begin')}
            </CheckboxField>
          </FormSection>
        ) : null}
        <FormSection title={t('checkout.notes')}>
          {(id) => <NotesField labelledBy={id} packed={figures.shippable} />}
        </FormSection>
      </div>
      <CheckoutSummary
        figures={figures}
        info={values.customerInfo}
        discount={discount}
        linesAreAbove={isNarrow}
      >
        <CartReminderOffer userId={userId} />
      </CheckoutSummary>
    </Form>
  )
}

/** The last attempt ended without an answer and the cart is empty now: asking again finds the order it became. */
function LostAttempt({ checkout, attempt }: { checkout: Checkout; attempt: Attempt }) {
  const t = useT(checkoutWords)
  const form = useForm({
    rules: () => [],
    initial: {},
    submit: () => checkout.placeOrder(attempt),
    show: 'first',
    errorText: useCheckoutErrorText(),
    onFailure: checkout.onFailure,
  })
  return (
    <EmptyState drawing="bag" title={t('checkout.lostTitle')} text={t('checkout.lostText')}>
      <Form form={form} className="grid gap-4">
        <SubmitButton className="justify-self-center">{t('checkout.check')}</SubmitButton>
        <FormError />
      </Form>
    </EmptyState>
  )
}
