import { changeProblems } from 'contract/auth/rules'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { PasswordField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { resetForm } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState } from '../../../ui/form/use-form'
import { accountErrorText } from '../auth-errors'
import { linksWords } from '../links/words/links-words'
import { NewPasswordFields } from '../new-password-fields'
import { authWords } from '../words/auth-words'
import { useChangePassword } from './account.api'
import { AccountSection } from './account-section'
import { accountWords } from './words/account-words'

export function AccountPassword({ userId }: { userId: string }) {
  const t = useT(accountWords, authWords, errorWords, linksWords)
  const { mutateAsync: changePassword } = useChangePassword(userId)
  const form = useForm({
    rules: changeProblems,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    show: 'first',
    errorsAt: 'form',
    errorText: (error) => accountErrorText(t, error, t('auth.notDone')),
    submit: async (passwords, own) => {
      await changePassword(passwords)
      resetForm(own)
    },
  })
  const { done } = useFormState(form)

  return (
    <AccountSection title={t('account.password.title')} text={t('account.password.text')}>
      <Form form={form} className="grid gap-5 sm:max-w-md">
        <PasswordField
          name="currentPassword"
          label={t('account.password.current')}
          autoComplete="current-password"
        />
        <NewPasswordFields
          name="newPassword"
          label={t('links.reset.newPassword')}
          confirmLabel={t('links.reset.confirmPassword')}
        />
        <FormError />
        <SubmitButton className="justify-self-start" busyText={t('account.password.submitting')}>
          {t('account.password.submit')}
        </SubmitButton>
        <p role="status" className="font-medium text-pine text-sm empty:hidden">
          {done ? t('account.password.done') : null}
        </p>
      </Form>
    </AccountSection>
  )
}
