import { changeProblems } from 'contract/auth/rules'
import { errorWords } from '../../../i18n/error-words/error-words'
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
import { authWords } from '../../auth/words/auth-words'
import { useChangeCoachPassword } from '../coaches.api'
import { coachWords } from '../words/coach-words'

export function PasswordSection() {
  const t = useT(authWords, coachWords, errorWords)
  const toast = useToast()
  const { mutateAsync: changePassword } = useChangeCoachPassword()
  const form = useForm({
    rules: changeProblems,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    show: 'first',
    errorsAt: 'form',
    errorText: (error) => accountErrorText(t, error, t('auth.notDone')),
    submit: async (passwords, own) => {
      await changePassword(passwords)
      resetForm(own)
      toast(t('coach.settings.password.done'))
    },
  })

  return (
    <AccountSection title={t('coach.settings.password.title')} text={t('coach.settings.password.text')}>
      <Form form={form} className="grid max-w-md gap-5">
        <PasswordField
          name="currentPassword"
          label={t('coach.settings.password.current')}
          autoComplete="current-password"
        />
        <NewPasswordFields
          name="newPassword"
          label={t('coach.settings.password.next')}
          confirmLabel={t('coach.settings.password.confirm')}
        />
        <FormError />
        <SubmitButton
          kind="secondary"
          className="justify-self-start"
          busyText={t('coach.settings.password.submitting')}
        >
          {t('coach.settings.password.submit')}
        </SubmitButton>
      </Form>
    </AccountSection>
  )
}
