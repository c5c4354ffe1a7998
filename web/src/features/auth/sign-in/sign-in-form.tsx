import { type Credentials, loginProblems } from 'contract/auth/rules'
import type { Area } from 'contract/route'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Link } from 'react-router'
import { refusalOf } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { cx } from '../../../ui/cx'
import { Field, PasswordField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { type FormStore, submitForm } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form'
import { type PendingSignIn, signIn } from '../sign-in.api'
import { VerificationField } from '../verification/verification-field'
import { authWords } from '../words/auth-words'

interface Props {
  area: Area
  texts: { forgot: string; submit: string; submitting: string; waits: string }
  /** Initial address. */
  email?: string | undefined
  /** The sentence of a failed sign-in. */
  errorText: (error: unknown) => string
  /** Replaces the form's own message. */
  message?: ReactNode
}

export type SignInTexts = Props['texts']

export interface SecondStep extends PendingSignIn {
  CodeStep: typeof import('./code/code-step').CodeStep
}

/** Loaded where an account asks for a code, before the form gives way to it. */
export const loadCodeStep = deferred(() => import('./code/code-step'))

/**
 * Sign-in form of all areas, with the second step for accounts with one-time codes. The page navigates after success.
 */
export function SignInForm({ email = '', ...props }: Props) {
  const [second, setSecond] = useState<SecondStep>()
  const [known, setKnown] = useState(email)
  if (!second) return <CredentialsForm {...props} email={known} onSecondStep={setSecond} />
  const { CodeStep, ...pending } = second
  const back = () => {
    // The password and the verification are asked for anew.
    setKnown(pending.email)
    setSecond(undefined)
  }
  return <CodeStep area={props.area} errorText={props.errorText} pending={pending} onBack={back} />
}

type FormProps = Props & { onSecondStep: (step: SecondStep) => void }

/** E-mail, password, verification. */
function CredentialsForm(props: FormProps) {
  const { area, texts, email = '', errorText, message = <FormError />, onSecondStep } = props
  const t = useT(authWords)
  const form = useForm<Credentials>({
    rules: loginProblems,
    initial: { email, password: '', recaptchaToken: '' },
    show: 'first',
    errorsAt: 'form',
    errorText,
    submit: async (credentials) => {
      const pending = await signIn(area, credentials)
      if (!pending) return 'leaving'
      const { CodeStep } = await loadCodeStep()
      onSecondStep({ ...pending, CodeStep })
      return 'leaving'
    },
    onFailure: focusPassword,
  })
  const { recaptchaToken } = useFormValues(form)
  const { busy, queued } = useFormState(form)
  const waits = !recaptchaToken && !busy && !queued

  return (
    <Form form={form} onKeyDown={(event) => submitOnEnter(event, form, waits)} className="grid gap-5">
      <Field name="email" kind="email" label={t('auth.email')} autoComplete="username" />
      <div className="grid gap-1">
        <PasswordField
          name="password"
          label={t('auth.password')}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <ForgotLink area={area}>{texts.forgot}</ForgotLink>
      </div>
      <VerificationField name="recaptchaToken" starts />
      {message}
      <SignInButton texts={texts} waits={waits} />
    </Form>
  )
}

/** Focuses and selects the password after wrong credentials, so that it can be typed again at once. */
export function focusPassword(error: unknown) {
  if (refusalOf(error)?.code !== 'auth.wrong_credentials') return
  const field = document.querySelector<HTMLInputElement>('form input[name="password"]')
  field?.focus()
  field?.select()
}

/** A disabled button also disables Enter in its form, but the visitor must learn what is missing. */
export function submitOnEnter<V extends FieldValues>(
  event: KeyboardEvent,
  form: FormStore<V>,
  waits: boolean,
) {
  const { target } = event
  if (event.key !== 'Enter' || !waits || !(target instanceof HTMLInputElement)) return
  if (target.type === 'checkbox') return
  event.preventDefault()
  void submitForm(form)
}

export function ForgotLink({ area, children }: { area: Area; children: ReactNode }) {
  return (
    <Link
      to="/forgot-password"
      state={{ area }}
      className="link inline-flex min-h-9 items-center justify-self-start text-sm"
    >
      {children}
    </Link>
  )
}

interface ButtonProps {
  texts: Pick<Props['texts'], 'submit' | 'submitting' | 'waits'>
  waits: boolean
}

/** Disabled, and says why, until the verification is done. */
export function SignInButton({ texts, waits }: ButtonProps) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <SubmitButton
        size="lg"
        wide
        busyText={texts.submitting}
        disabled={waits}
        aria-describedby={waits ? id : undefined}
      >
        {texts.submit}
      </SubmitButton>
      {/* Keeps its room, so that nothing moves when the verification is done. */}
      <p id={id} className={cx('text-center text-ink-soft text-sm', !waits && 'invisible')}>
        {texts.waits}
      </p>
    </div>
  )
}
