import { type NewPassword, resetProblems } from 'contract/auth/rules'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { NewPasswordFields } from '../new-password-fields'
import { useSetPasswordByLink } from './links.api'
import { linksWords } from './words/links-words'

const initial: NewPassword = { newPassword: '', confirmPassword: '' }

/** The new password, twice. */
export function ResetForm({
  token,
  onDone,
}: {
  token: string
  onDone: (message: string | undefined) => void
}) {
  const t = useT(errorWords, linksWords)
  const { mutateAsync: setPassword } = useSetPasswordByLink()
  const form = useForm({
    rules: (passwords) => resetProblems({ ...passwords, token }),
    initial,
    show: 'first',
    errorsAt: 'form',
    errorText: (error) => errorText(t, error, t('links.reset.failed')),
    submit: async (passwords) => onDone(await setPassword({ ...passwords, token })),
  })
  return (
    <Form form={form} className="grid gap-5">
      <NewPasswordFields
        name="newPassword"
        label={t('links.reset.newPassword')}
        confirmLabel={t('links.reset.confirmPassword')}
      />
      <FormError />
      <SubmitButton size="lg" wide busyText={t('links.reset.submitting')}>
        {t('links.reset.submit')}
      </SubmitButton>
    </Form>
  )
}
