import { changeProblems } from 'contract/auth/rules'
import { useT } from '../../../i18n/i18n'
import { PasswordField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { resetForm } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { AccountSection } from '../../auth/account/account-section'
import { accountErrorText } from '../../auth/auth-errors'
import { NewPasswordFields } from '../../auth/new-password-fields'
import { useChangeCoachPassword } from '../coaches.api'
import { useMessages } from '../words/use-messages'

export function PasswordSection() {
  const tCommon = useT()
  const t = useMessages()
  const toast = useToast()
  const { mutateAsync: changePassword } = useChangeCoachPassword()
  const form = useForm({
    rules: changeProblems,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    show: 'first',
    errorsAt: 'form',
    errorText: (error) => accountErrorText(tCommon, error, tCommon('auth.notDone')),
    submit: async (passwords, own) => {
      await changePassword(passwords)
      resetForm(own)
      toast(t('settings.password.done'))
    },
  })

  return (
    <AccountSection title={t('settings.password.title')} text={t('settings.password.text')}>
      <Form form={form} className="grid max-w-md gap-5">
        <PasswordField
          name="currentPassword"
          label={t('settings.password.current')}
          autoComplete="current-password"
        />
        <NewPasswordFields
          name="newPassword"
          label={t('settings.password.next')}
          confirmLabel={t('settings.password.confirm')}
        />
        <FormError />
        <SubmitButton
          kind="secondary"
          className="justify-self-start"
          busyText={t('settings.password.submitting')}
        >
          {t('settings.password.submit')}
        </SubmitButton>
      </Form>
    </AccountSection>
  )
}
