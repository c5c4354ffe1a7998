import { emailChangeProblems } from 'contract/auth/rules'
import { useLayoutEffect, useRef } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Field, PasswordField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { accountErrorText } from '../auth-errors'
import { authWords } from '../words/auth-words'
import { useRequestEmailChange } from './account.api'
import { accountWords } from './words/account-words'

/** Asks for another address; it takes the place of the button that opened it, and gives it back. */
export function ChangeEmail({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useT(accountWords, authWords, errorWords)
  const { mutateAsync: requestChange } = useRequestEmailChange(userId)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    rules: emailChangeProblems,
    initial: { email: '', currentPassword: '' },
    show: 'first',
    errorText: (error) => accountErrorText(t, error, t('auth.notDone')),
    submit: async (values) => {
      await requestChange({ ...values, email: values.email.trim() })
      onClose()
    },
  })
  return (
    <Form form={form} className="grid gap-5 sm:max-w-md">
      <div ref={box}>
        <Field
          name="email"
          kind="email"
          label={t('account.email.newEmail')}
          hint={t('account.email.changeHint')}
          autoComplete="email"
        />
      </div>
      <PasswordField
        name="currentPassword"
        label={t('account.email.password')}
        autoComplete="current-password"
      />
      <FormError />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText={t('account.email.submitting')}>{t('account.email.submit')}</SubmitButton>
        <Button kind="quiet" onClick={onClose}>
          {t('account.email.cancel')}
        </Button>
      </div>
    </Form>
  )
}
