import { type Registration, registrationProblems } from 'contract/auth/rules'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { usePageTitle } from '../../../ui/page-title'
import { PasswordField } from '../../../ui/password-field'
import { TextField } from '../../../ui/text-field'
import { signUp } from '../auth.api'
import { authErrorText } from '../auth-errors'
import { AuthFrame, FormAlert } from '../auth-layout'
import { PasswordProblems, PasswordsMatch } from '../password-help'
import { readSignInState } from '../return-path'
import { useSession } from '../session'
import { Verification } from '../verification/verification'

type Form = Omit<Registration, 'recaptchaToken'>
const blank: Form = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }

interface Failure {
  text: string
  path?: keyof Registration
}

export default function RegisterPage() {
  const t = useT()
  const id = useId()
  const { user } = useSession()
  const { state } = useLocation()
  const { from } = readSignInState(state)
  const [form, setForm] = useState(blank)
  const [token, setToken] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  usePageTitle(t('auth.register.documentTitle'))

  if (user) return <Navigate to={from} replace />

  const field = (name: keyof Form) => ({
    name,
    required: true,
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value })
      setFailure(null)
    },
    ...(failure?.path === name ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const registration = { ...form, recaptchaToken: token }
    const [problem] = registrationProblems(registration)
    if (problem) {
      setFailure({ text: t.error(problem.code, { email: form.email }), path: problem.path })
      element.current?.querySelector<HTMLInputElement>(`[name="${problem.path}"]`)?.focus()
      return
    }
    setBusy(true)
    setFailure(null)
    try {
      await signUp(registration)
    } catch (reason) {
      setFailure({ text: authErrorText(t, reason, t('auth.register.error')) })
      setToken('')
      setAttempt((n) => n + 1)
      setBusy(false)
    }
  }

  return (
    <AuthFrame
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
      <form ref={element} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t('auth.firstName')} autoComplete="given-name" {...field('firstName')} />
          <TextField label={t('auth.lastName')} autoComplete="family-name" {...field('lastName')} />
        </div>
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="rtl:text-end"
          {...field('email')}
        />
        <div className="grid gap-2.5">
          <PasswordField label={t('auth.password')} autoComplete="new-password" {...field('password')} />
          <PasswordProblems password={form.password} />
        </div>
        <div className="grid gap-2.5">
          <PasswordField
            label={t('auth.confirmPassword')}
            autoComplete="new-password"
            {...field('confirmPassword')}
          />
          <PasswordsMatch password={form.password} repeated={form.confirmPassword} />
        </div>
        <Verification
          key={attempt}
          invalid={failure?.path === 'recaptchaToken'}
          onChange={(value) => {
            setToken(value)
            if (value) setFailure(null)
          }}
        />
        <FormAlert id={`${id}-error`} text={failure?.text ?? null} />
        <Button type="submit" size="lg" wide busy={busy}>
          {busy ? t('auth.register.submitting') : t('auth.register.submit')}
        </Button>
      </form>
    </AuthFrame>
  )
}
