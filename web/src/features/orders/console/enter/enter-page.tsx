import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { consoleWords } from '../../../../i18n/console/words/console-words'
import { useT } from '../../../../i18n/i18n'
import { BackToList } from '../../../../ui/detail-page'
import { UnsavedGuard } from '../../../../ui/edit/unsaved'
import { Field } from '../../../../ui/form/field'
import { Form } from '../../../../ui/form/form'
import { FormError } from '../../../../ui/form/form-error'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { usePageTitle } from '../../../../ui/page-title'
import { Amounts } from '../../amounts'
import { AddressFields, CustomerFields } from '../../checkout/checkout-fields'
import { ShippingMethods } from '../../checkout/checkout-methods'
import type { CheckoutFigures } from '../../checkout/order-figures'
import { useShippingLabel } from '../../checkout/shipping-label'
import { PaymentChoice } from './payment-choice'
import { ProductLines } from './product-lines'
import { useEnterForm } from './use-enter-form'
import { enterOrderWords } from './words/enter-order-words'

/** Page on which staff place an order for a customer; `?email=` prefills the account's address. */
export default function EnterOrderPage() {
  const t = useT(consoleWords, enterOrderWords)
  usePageTitle(t('console.title', { page: t('enterOrder.title') }))
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-8 lg:py-8">
      <BackToList to="/admin/orders">{t('enterOrder.back')}</BackToList>
      <header className="grid gap-1.5">
        <h1 tabIndex={-1} className="wide text-2xl">
          {t('enterOrder.title')}
        </h1>
        <p className="max-w-prose text-ink-soft">{t('enterOrder.intro')}</p>
      </header>
      <UnsavedGuard>{() => <EnterOrder />}</UnsavedGuard>
    </div>
  )
}

function EnterOrder() {
  const t = useT(enterOrderWords)
  const [params] = useSearchParams()
  const { form, figures } = useEnterForm(params.get('email') ?? '')
  return (
    <Form
      form={form}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-10"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Section title={t('enterOrder.customer')}>
          <Field
            name="email"
            kind="email"
            autoComplete="off"
            label={t('enterOrder.account')}
            hint={t('enterOrder.accountHint')}
            enterKeyHint="next"
          />
        </Section>
        <Section title={t('enterOrder.products')}>{(id) => <ProductLines labelledBy={id} />}</Section>
        <Section title={t('enterOrder.delivery')}>
          {figures.shippable ? null : <p className="text-ink-soft">{t('enterOrder.nothingToShip')}</p>}
          <CustomerFields autofill={false} />
          <AddressFields autofill={false} />
        </Section>
        <Section title={t('enterOrder.payment')}>
          {(id) => (
            <div role="radiogroup" aria-labelledby={id}>
              <PaymentChoice figures={figures} />
            </div>
          )}
        </Section>
        {figures.shippable ? (
          <Section title={t('enterOrder.shipping')}>
            {(id) => (
              <div role="radiogroup" aria-labelledby={id}>
                <ShippingMethods figures={figures} />
              </div>
            )}
          </Section>
        ) : null}
      </div>
      <Summary figures={figures} />
    </Form>
  )
}

/** Part of the form with its heading, whose id a group in it may need. */
function Section({ title, children }: { title: string; children: ReactNode | ((id: string) => ReactNode) }) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-hairline border-t pt-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {typeof children === 'function' ? children(id) : children}
    </div>
  )
}

/** Amounts above the button that places the order. */
function Summary({ figures }: { figures: CheckoutFigures }) {
  const t = useT(enterOrderWords)
  const shippingLabel = useShippingLabel(figures)
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-hairline bg-raised p-5 xl:sticky xl:top-8"
    >
      <h2 id={id} className="text-lg">
        {t('enterOrder.summary')}
      </h2>
      <Amounts {...figures} shippingLabel={shippingLabel} programsOnly={!figures.shippable} />
      <p className="text-ink-soft text-sm">{t('enterOrder.final')}</p>
      <FormError />
      <SubmitButton wide busyText={t('enterOrder.busy')}>
        {t('enterOrder.submit')}
      </SubmitButton>
    </section>
  )
}
