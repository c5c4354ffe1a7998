import type { Product } from 'contract/catalog/calls'
import { effectivePrice } from 'contract/money'
import { SUBSCRIPTION_NOTICE_DAYS, subscriptionRhythms } from 'contract/orders/subscription-rules'
import { addressLines, addressToSend } from 'contract/postal-address'
import { unbroken } from 'contract/text'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/error-text'
import { useRequestKey } from '../../../api/use-request-key'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ErrorState } from '../../../ui/error-state'
import { useField } from '../../../ui/form/context'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { fillForm } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form'
import { LinkButton } from '../../../ui/link-button'
import { Money } from '../../../ui/money'
import { Picture } from '../../../ui/picture'
import { QuantityStepper } from '../../../ui/quantity-stepper'
import { Select } from '../../../ui/select'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import { useSession } from '../../auth/session'
import { useProduct } from '../../catalog/catalog.api'
import { useSiteConfig } from '../../site/site.api'
import { useTrade } from '../../site/trade'
import { AddressFields, CustomerFields, FormSection } from '../checkout/checkout-fields'
import { prefilled } from '../checkout/checkout-form'
import { PaymentMethods, ShippingMethods } from '../checkout/checkout-methods'
import { figuresOf } from '../checkout/order-figures'
import { SavedAddresses } from '../checkout/saved-addresses'
import { useCheckoutPrefill } from '../orders.api'
import { blankStart, type StartValues, startBody, startLimits, startProblems } from './start-form'
import { useSubscribe } from './subscriptions.api'
import { subscriptionWords } from './words/subscription-words'

interface Props {
  userId: string
  productId: string
}

/** Subscribes to one product: how many, how often, where to, and how it is paid. */
export function StartSubscription({ userId, productId }: Props) {
  const t = useT(subscriptionWords)
  const { data: product, error, refetch } = useProduct(productId)
  if (product) return <Start key={product._id} userId={userId} product={product} />
  if (error) {
    return (
      <ErrorState heading="h1" title={t('subscriptions.start.unknown')} onRetry={() => void refetch()}>
        <LinkButton to="/shop" kind="secondary">
          {t('subscriptions.shop')}
        </LinkButton>
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-busy="true" className="page grid gap-5 py-10">
      <span className="sr-only">{t('subscriptions.start.loading')}</span>
      <Skeleton className="h-16 max-w-md" />
      <Skeleton className="h-72" />
    </div>
  )
}

/** The form, filled from the account's address or last order; its figures are those of the checkout. */
function useStartForm(userId: string, product: Pick<Product, '_id' | 'price' | 'salePrice'>) {
  const t = useT(subscriptionWords, errorWords)
  const { locale } = useLocale()
  const { user } = useSession('customer')
  const toast = useToast()
  const navigate = useNavigate()
  const { mutateAsync: subscribe } = useSubscribe(userId)
  const keyFor = useRequestKey()
  const form = useForm<StartValues>({
    rules: startProblems,
    initial: blankStart(user?.email ?? ''),
    limits: startLimits,
    show: 'all',
    check: 'blur',
    invalidText: (count) => t('subscriptions.start.correct', { count }),
    errorText: (error) => errorText(t, error, t('subscriptions.start.failed')),
    fieldOf: (code) => (code === 'orders.country_not_served' ? 'customerInfo.address.country' : undefined),
    submit: async (values) => {
      const body = startBody(product._id, values, figures, locale)
      await subscribe({ body, key: keyFor(body) })
      toast(t('subscriptions.start.done'))
      void navigate('/subscriptions', { replace: true, state: { isNew: true } })
      return 'leaving'
    },
  })
  const values = useFormValues(form)
  const online = useSiteConfig().data?.onlinePayment ?? false
  const figures = {
    online,
    paymentMethod: online ? values.paymentMethod : ('cod' as const),
    ...figuresOf(useTrade(), {
      subtotal: effectivePrice(product.price, product.salePrice) * values.quantity,
      shippable: true,
      chosen: values.shippingMethod,
      country: values.customerInfo.address.country,
    }),
  }
  const [isFilled, setFilled] = useState(false)
  const { data: known, isError } = useCheckoutPrefill(userId)
  useEffect(() => {
    if (!known) return
    fillForm(form, { ...form.values(), ...prefilled(form.values(), known) })
    setFilled(true)
  }, [known, form])
  return { form, figures, addresses: known?.addresses ?? [], isFilled, isPending: !isFilled && !isError }
}

function Start({ userId, product }: { userId: string; product: Product }) {
  const t = useT(subscriptionWords)
  const { form, figures, addresses, isPending, isFilled } = useStartForm(userId, product)
  return (
    <div className="page grid grid-cols-1 gap-6 py-8 sm:py-12">
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="wide text-3xl">
          {t('subscriptions.start.title')}
        </h1>
        <p className="max-w-prose text-ink-soft">{t('subscriptions.start.intro')}</p>
      </header>
      <Form form={form} className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-10">
        <Goods product={product} total={figures.total} />
        <KnownDetails form={form} isPending={isPending} isFilled={isFilled}>
          <FormSection title={t('subscriptions.start.customer')}>
            <CustomerFields />
          </FormSection>
          <FormSection title={t('subscriptions.start.address')}>
            <SavedAddresses addresses={addresses} />
            <AddressFields />
          </FormSection>
        </KnownDetails>
        <FormSection title={t('subscriptions.start.payment')} group>
          <PaymentMethods figures={figures} />
        </FormSection>
        <FormSection title={t('subscriptions.start.shipping')} group>
          <ShippingMethods figures={figures} />
        </FormSection>
        <div className="grid gap-5 border-hairline border-t pt-6">
          <p className="flex flex-wrap justify-between gap-x-4 font-semibold text-lg">
            <span>{t('subscriptions.total')}</span>
            <Money amount={figures.total} />
          </p>
          <p className="text-ink-soft text-sm">
            {t('subscriptions.text', { days: SUBSCRIPTION_NOTICE_DAYS })}
          </p>
          <FormError />
          <SubmitButton size="lg" wide busyText={t('subscriptions.start.submitting')}>
            {t('subscriptions.start.submit')}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}

interface DetailsProps {
  form: ReturnType<typeof useStartForm>['form']
  /** True while the account's details load. */
  isPending: boolean
  /** True once they are in the form. */
  isFilled: boolean
  /** The fields. */
  children: ReactNode
}

/** Details and address in two lines where the account knows all of them; the fields otherwise, and after an error. */
function KnownDetails({ form, isPending, isFilled, children }: DetailsProps) {
  const t = useT(subscriptionWords)
  const { locale } = useLocale()
  const { failure } = useFormState(form)
  const { customerInfo } = useFormValues(form)
  const [isOpen, setOpen] = useState(false)
  if (isPending) return <Skeleton className="h-32" />
  const isComplete = isFilled && startProblems(form.values()).length === 0
  // Fields that were open once stay: somebody types in them.
  if (!isOpen && (!isComplete || failure)) setOpen(true)
  if (isOpen) return children
  const { firstName, lastName, email, phone, address } = customerInfo
  return (
    <FormSection title={t('subscriptions.start.to')}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="wrap-anywhere min-w-0 flex-1 basis-64">
          <bdi className="block">
            {[
              `${firstName} ${lastName}`,
              ...addressLines(addressToSend(address, locale), t('common.comma')),
            ].join(t('common.comma'))}
          </bdi>
          <span className="block text-ink-soft text-sm">
            <bdi>{email}</bdi> · <bdi dir="ltr">{phone}</bdi>
          </span>
        </p>
        <Button kind="secondary" size="sm" onClick={() => setOpen(true)}>
          {t('subscriptions.start.change')}
        </Button>
      </div>
    </FormSection>
  )
}

function Goods({ product, total }: { product: Product; total: number }) {
  const t = useT(subscriptionWords)
  const id = useId()
  const { value: quantity, change } = useField<number>('quantity')
  const { value: everyDays, change: setRhythm } = useField('everyDays')
  return (
    <FormSection title={t('subscriptions.start.product')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <span className="size-16 shrink-0 overflow-clip rounded-field bg-sunken">
          <Picture src={product.images[0]} alt="" sizes="64px" className="photograph" />
        </span>
        <p className="grid min-w-0 flex-1 basis-36">
          <span id={id} className="wrap-anywhere font-semibold">
            {unbroken(product.name)}
          </span>
          <span className="text-ink-soft">
            <Money amount={effectivePrice(product.price, product.salePrice)} /> {t('subscriptions.each')}
          </span>
        </p>
        <QuantityStepper value={quantity} onChange={change} describedBy={id} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{t('subscriptions.total')}</span>
        <Money amount={total} />
      </p>
      <Select
        label={t('subscriptions.every')}
        value={everyDays}
        onChange={({ target }) => setRhythm(target.value)}
      >
        {subscriptionRhythms.map((n) => (
          <option key={n} value={n}>
            {t('subscriptions.everyDays', { n })}
          </option>
        ))}
      </Select>
    </FormSection>
  )
}
