import { accountProblems, type NewAccount } from 'contract/auth/rules'
import { SECOND } from 'contract/units'
import { useNavigate, useSearchParams } from 'react-router'
import { areas } from '../../../api/areas'
import { errorText, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Form } from '../../../ui/form/form'
import { FormToast } from '../../../ui/form/form-toast'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { NewPasswordFields } from '../../auth/new-password-fields'
import type { SignInState } from '../../auth/return-path'
import { VerificationField } from '../../auth/verification/verification-field'
import { authWords } from '../../auth/words/auth-words'
import { useAskForAccount } from '../coaches.api'
import { coachWords } from '../words/coach-words'
import { StatusField } from './status-field'
import { StatusUnknownError, useStatusCheck } from './use-status-check'

type Registration = NewAccount & { recaptchaToken: string }

/** Duration of the success toast in milliseconds; errors use the duration of `FormToast`. */
const SUCCESS = 5 * SECOND

/** Registration form for an approved applicant. */
export function RegisterForm() {
  const t = useT(authWords, coachWords, errorWords)
  const toast = useToast()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { mutateAsync: askForAccount } = useAskForAccount()

  const failureText = (error: unknown) => {
    if (error instanceof StatusUnknownError) {
      return errorText(t, error.refusal, t(`coach.register.status.${error.failure}`))
    }
    // A 2xx with an invalid body is a failure of the service; any other refusal concerns the registration.
    const { status = 0 } = refusalOf(error) ?? {}
    const fallback = t(status >= 200 && status < 300 ? 'coach.register.failed' : 'coach.register.error')
    return errorText(t, error, fallback, t('coach.login.connection'))
  }
  const form = useForm<Registration>({
    rules: accountProblems,
    initial: { email: params.get('email') ?? '', password: '', confirmPassword: '', recaptchaToken: '' },
    show: 'first',
    errorsAt: 'form',
    params: ({ email }) => ({ email }),
    errorText: failureText,
    submit: async (account, own) => {
      // An approval found earlier for this address is reused, because approvals are final.
      if (!(await status.isApproved())) return [{ path: 'email', code: 'coaches.not_approved' }]
      const { recaptchaToken } = own.values()
      if (!recaptchaToken) return [{ path: 'recaptchaToken', code: 'auth.verification_required' }]
      await askForAccount({ ...account, recaptchaToken })
      toast(t('coach.register.done'), { lasts: SUCCESS })
      const state: SignInState = { email: account.email.trim() }
      void navigate(areas.coach.loginPath, { state })
      return 'leaving'
    },
  })
  const status = useStatusCheck(useFormValues(form).email)

  return (
    <Form form={form} className="grid gap-5">
      <StatusField name="email" check={status} />
      <NewPasswordFields
        name="password"
        label={t('auth.password')}
        confirmLabel={t('auth.confirmPassword')}
      />
      <VerificationField name="recaptchaToken" />
      <FormToast />
      <SubmitButton size="lg" wide busyText={t('coach.register.submitting')}>
        {t('coach.register.submit')}
      </SubmitButton>
    </Form>
  )
}
