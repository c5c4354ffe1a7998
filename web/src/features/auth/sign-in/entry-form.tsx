import { loginProblems, type Registration, registrationProblems } from 'contract/auth/rules'
import { useState } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Field, PasswordField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { changeField, type FormStore } from '../../../ui/form/store'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form'
import { Segmented } from '../../../ui/segmented'
import { authErrorText } from '../auth-errors'
import { PasswordProblems } from '../password-help'
import { signIn, signUp } from '../sign-in.api'
import { VerificationField } from '../verification/verification-field'
import { authWords } from '../words/auth-words'
import { blankRegistration, registrationDraft } from './registration-draft'
import {
  ForgotLink,
  focusPassword,
  loadCodeStep,
  type SecondStep,
  SignInButton,
  type SignInTexts,
  submitOnEnter,
} from './sign-in-form'

interface Values extends Registration {
  isNew: boolean
}

/** The password is typed once: it can be shown, and a forgotten one is reset by mail. */
const registrationOf = ({ isNew: _, ...values }: Values): Registration => ({
  ...values,
  confirmPassword: values.password,
})

/** One form on the way to the checkout that signs in or makes the account; what is typed stays when the choice changes. */
export function EntryForm({ texts, onChoice }: { texts: SignInTexts; onChoice: (isNew: boolean) => void }) {
  const t = useT(authWords, errorWords)
  const [second, setSecond] = useState<SecondStep>()
  const failed = (error: unknown) => authErrorText(t, error, t('auth.login.error'))
  const form: FormStore<Values> = useForm<Values>({
    rules: (values) => (values.isNew ? registrationProblems(registrationOf(values)) : loginProblems(values)),
    initial: { ...blankRegistration, ...registrationDraft.read(), isNew: false },
    show: 'first',
    params: ({ email }) => ({ email }),
    errorText: (error) =>
      form.values().isNew ? authErrorText(t, error, t('auth.register.error')) : failed(error),
    submit: async (values) => {
      if (values.isNew) {
        await signUp(registrationOf(values))
        registrationDraft.drop()
        return 'leaving'
      }
      const { email, password, recaptchaToken } = values
      const pending = await signIn('customer', { email, password, recaptchaToken })
      if (pending) setSecond({ ...pending, CodeStep: (await loadCodeStep()).CodeStep })
      return 'leaving'
    },
    onFailure: focusPassword,
  })
  const { isNew, password, recaptchaToken } = useFormValues(form)
  const { busy, queued } = useFormState(form)
  const waits = !recaptchaToken && !busy && !queued

  if (second) {
    const { CodeStep, ...pending } = second
    return (
      <CodeStep area="customer" errorText={failed} pending={pending} onBack={() => setSecond(undefined)} />
    )
  }
  return (
    <Form form={form} onKeyDown={(event) => submitOnEnter(event, form, waits)} className="grid gap-5">
      <Segmented
        wide
        label={t('auth.entry.label')}
        value={isNew ? 'new' : 'known'}
        onChange={(choice) => {
          changeField(form, 'isNew', choice === 'new')
          onChoice(choice === 'new')
        }}
        segments={[
          { value: 'known', label: t('auth.entry.known') },
          { value: 'new', label: t('auth.entry.new') },
        ]}
      />
      {isNew ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="firstName" label={t('auth.firstName')} autoComplete="given-name" />
          <Field name="lastName" label={t('auth.lastName')} autoComplete="family-name" />
        </div>
      ) : null}
      <Field name="email" kind="email" label={t('auth.email')} autoComplete="username" />
      <div className="grid gap-2">
        <PasswordField
          name="password"
          label={t('auth.password')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          enterKeyHint="go"
        />
        {isNew ? (
          <PasswordProblems password={password} />
        ) : (
          <ForgotLink area="customer">{texts.forgot}</ForgotLink>
        )}
      </div>
      <VerificationField name="recaptchaToken" starts />
      <FormError />
      <SignInButton
        texts={
          isNew
            ? { ...texts, submit: t('auth.register.submit'), submitting: t('auth.register.submitting') }
            : texts
        }
        waits={waits}
      />
    </Form>
  )
}
