import { registrationProblems } from 'contract/auth/rules'
import { Link, Navigate, useLocation } from 'react-router'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Field } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { usePageTitle } from '../../../ui/page-title'
import { authErrorText } from '../auth-errors'
import { AuthLayout } from '../auth-layout'
import { NewPasswordFields } from '../new-password-fields'
import { readSignInState } from '../return-path'
import { useSession } from '../session'
import { signUp } from '../sign-in.api'
import { VerificationField } from '../verification/verification-field'
import { authWords } from '../words/auth-words'
import { blankRegistration, registrationDraft } from './registration-draft'

export default function RegisterPage() {
  const t = useT(authWords, errorWords)
  const { user } = useSession('customer')
  const { state } = useLocation()
  const { from } = readSignInState('customer', state)
  const form = useForm({
    rules: registrationProblems,
    initial: blankRegistration,
    draft: registrationDraft,
    show: 'first',
    errorsAt: 'form',
    params: ({ email }) => ({ email }),
    errorText: (error) => authErrorText(t, error, t('auth.register.error')),
    submit: async (registration) => {
      await signUp(registration)
      registrationDraft.drop()
      return 'leaving'
    },
  })
  usePageTitle(t('auth.register.documentTitle'))

  if (user) return <Navigate to={from} replace />

  return (
    <AuthLayout
      title={t('auth.register.title')}
      intro={t('auth.register.intro')}
      foot={
        <>
          {t('auth.register.haveAccount')}{' '}
          <Link to="/login" state={state} className="link font-semibold">
            {t('auth.register.signIn')}
          </Link>
        </>
      }
    >
      <Form form={form} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="firstName" label={t('auth.firstName')} autoComplete="given-name" />
          <Field name="lastName" label={t('auth.lastName')} autoComplete="family-name" />
        </div>
        <Field name="email" kind="email" label={t('auth.email')} />
        <NewPasswordFields
          name="password"
          label={t('auth.password')}
          confirmLabel={t('auth.confirmPassword')}
        />
        <VerificationField name="recaptchaToken" />
        <FormError />
        <SubmitButton size="lg" wide busyText={t('auth.register.submitting')}>
          {t('auth.register.submit')}
        </SubmitButton>
      </Form>
    </AuthLayout>
  )
}
