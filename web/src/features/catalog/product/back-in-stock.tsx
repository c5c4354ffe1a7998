import { mailRequestProblems } from 'contract/auth/rules'
import type { Product } from 'contract/catalog/calls'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Field } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState } from '../../../ui/form/use-form'
import { Icon } from '../../../ui/icon'
import { useSession } from '../../auth/session'
import { useNotifyWhenBack } from '../catalog.api'
import { catalogWords } from '../words/catalog-words'

/** For a sold-out product: one mail when it is back. */
export default function BackInStock({ product }: { product: Product }) {
  const t = useT(catalogWords, errorWords)
  const { user } = useSession('customer')
  const { mutateAsync } = useNotifyWhenBack(product._id)
  const form = useForm({
    rules: mailRequestProblems,
    initial: { email: user?.email ?? '' },
    show: 'first',
    errorText: (error) => errorText(t, error, t('product.notify.failed'), t('common.error.network')),
    submit: async ({ email }) => void (await mutateAsync(email.trim())),
  })
  const { done } = useFormState(form)
  return (
    <section
      aria-labelledby="notify"
      className="order-3 grid gap-3 rounded-card border border-hairline bg-raised p-5 md:order-none"
    >
      <h2 id="notify" className="text-xl">
        {t('product.notify.title')}
      </h2>
      {done ? null : (
        <>
          <p className="text-ink-soft text-sm">{t('product.notify.text')}</p>
          <Form form={form} className="grid gap-3">
            <Field name="email" kind="email" label={t('product.notify.email')} />
            <FormError />
            <SubmitButton kind="secondary">{t('product.notify.submit')}</SubmitButton>
          </Form>
        </>
      )}
      <p role="status" className="flex items-start gap-2 font-medium text-pine empty:hidden">
        {done ? (
          <>
            <Icon name="check" className="mt-[0.2em]" />
            <span>{t('product.notify.done')}</span>
          </>
        ) : null}
      </p>
    </section>
  )
}
