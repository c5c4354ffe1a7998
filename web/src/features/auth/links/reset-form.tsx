import { type NewPassword, resetProblems } from 'contract/auth/rules'
import { errorText } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { NewPasswordFields } from '../new-password-fields'
import { useSetPasswordByLink } from './links.api'

const initial: NewPassword = { newPassword: '', confirmPassword: '' }

/** The new password, twice. */
export function ResetForm({
  token,
  onDone,
}: {
  token: string
  onDone: (message: string | undefined) => void
}) {
  const t = useT()
  const { mutateAsync: setPassword } = useSetPasswordByLink()
  const form = useForm({
    rules: (passwords) => resetProblems({ ...passwords, token }),
    initial,
    show: 'first',
    errorsAt: 'form',
    errorText: (error) => errorText(t, error, t('account.reset.failed')),
    submit: async (passwords) => onDone(await setPassword({ ...passwords, token })),
  })
  return (
    <Form form={form} className="grid gap-5">
      <NewPasswordFields
        name="newPassword"
        label={t('account.reset.newPassword')}
        confirmLabel={t('account.reset.confirmPassword')}
      />
      <FormError />
      <SubmitButton size="lg" wide busyText={t('account.reset.submitting')}>
        {t('account.reset.submit')}
      </SubmitButton>
    </Form>
  )
}
