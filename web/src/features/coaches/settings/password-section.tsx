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
import { changeCoachPassword } from '../coaches.api'
import { useWords } from '../words/use-words'

export function PasswordSection() {
  const t = useT()
  const w = useWords()
  const toast = useToast()
  const form = useForm({
    rules: changeProblems,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    show: 'first',
    errorsAt: 'form',
    errorText: (error) => accountErrorText(t, error, t('auth.notDone')),
    submit: async (passwords, own) => {
      await changeCoachPassword(passwords)
      resetForm(own)
      toast(w('settings.password.done'))
    },
  })

  return (
    <AccountSection title={w('settings.password.title')} text={w('settings.password.text')}>
      <Form form={form} className="grid max-w-md gap-5">
        <PasswordField
          name="currentPassword"
          label={w('settings.password.current')}
          autoComplete="current-password"
        />
        <NewPasswordFields
          name="newPassword"
          label={w('settings.password.next')}
          confirmLabel={w('settings.password.confirm')}
        />
        <FormError />
        <SubmitButton
          kind="secondary"
          className="justify-self-start"
          busyText={w('settings.password.submitting')}
        >
          {w('settings.password.submit')}
        </SubmitButton>
      </Form>
    </AccountSection>
  )
}
