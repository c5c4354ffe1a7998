import { mailRequestProblems } from 'contract/auth/rules'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Field } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { accountErrorText } from '../../auth/auth-errors'
import { authWords } from '../../auth/words/auth-words'
import { useRequestWithdrawal } from './withdraw.api'
import { withdrawWords } from './words/withdraw-words'

/** Form that requests the link, prefilled with a known email. */
export function RequestLink({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = useT(authWords, errorWords, withdrawWords)
  const { mutateAsync: requestWithdrawal } = useRequestWithdrawal()
  const form = useForm({
    rules: mailRequestProblems,
    initial: { email },
    show: 'first',
    errorsAt: 'form',
    errorText: (error) => accountErrorText(t, error, t('withdraw.notSent')),
    submit: async (values) => {
      await requestWithdrawal(values.email)
      onSent(values.email.trim())
    },
  })
  return (
    <Form form={form} className="grid gap-5">
      <Field name="email" kind="email" label={t('auth.email')} autoComplete="username" enterKeyHint="send" />
      <FormError />
      <SubmitButton size="lg" wide busyText={t('withdraw.sending')}>
        {t('withdraw.send')}
      </SubmitButton>
    </Form>
  )
}
