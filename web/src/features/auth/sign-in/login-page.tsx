import { loginProblems } from 'contract/auth/rules'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { usePageTitle } from '../../../ui/page-title'
import { PasswordField } from '../../../ui/password-field'
import { TextField } from '../../../ui/text-field'
import { signIn } from '../auth.api'
import { authErrorText } from '../auth-errors'
import { AuthFrame, FormAlert } from '../auth-layout'
import { readSignInState } from '../return-path'
import { useSession } from '../session'
import { Verification } from '../verification/verification'

export default function LoginPage() {
  const t = useT()
  const id = useId()
  const { user } = useSession()
  const { state } = useLocation()
  const { from, ended } = readSignInState(state)
  const [form, setForm] = useState({ email: '', password: '' })
  const [token, setToken] = useState('')
  // A failed attempt has used its confirmation up: a new key starts the widget over.
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  usePageTitle(t('auth.login.documentTitle'))

  // Also where a successful sign-in leads to, and a visitor who is signed in already (decision X-07).
  if (user) return <Navigate to={from} replace />

  const edit = (change: Partial<typeof form>) => {
    setForm({ ...form, ...change })
    setError(null)
  }
  const verified = (value: string) => {
    setToken(value)
    if (value) setError(null)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (busy) return
    const credentials = { ...form, recaptchaToken: token }
    const [problem] = loginProblems(credentials)
    if (problem) {
      setError(t.error(problem.code))
      return
    }
    setBusy(true)
    setError(null)
    try {
      await signIn(credentials)
    } catch (reason) {
      setError(authErrorText(t, reason, t('auth.login.error')))
      setToken('')
      setAttempt((n) => n + 1)
      setBusy(false)
    }
  }

  // A closed button also closes the Enter key of its form; the visitor still deserves to hear what is missing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.key === 'Enter' &&
      !token &&
      event.target instanceof HTMLInputElement &&
      event.target.type !== 'checkbox'
    ) {
      event.preventDefault()
      void submit()
    }
  }

  const described = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  const hint = ended ? t('auth.endedHint') : from.startsWith('/checkout') ? t('auth.checkoutHint') : undefined
  return (
    <AuthFrame
      title={t('auth.login.title')}
      intro={t('auth.login.intro')}
      hint={hint}
      foot={
        <>
          {t('auth.login.newHere')}{' '}
          <Link to="/register" state={state} className="link font-semibold">
            {t('auth.login.signUp')}
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={submit} onKeyDown={onKeyDown} className="grid gap-5">
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="rtl:text-end"
          required
          value={form.email}
          onChange={(event) => edit({ email: event.target.value })}
          {...(form.email.trim() ? {} : described)}
        />
        <div className="grid gap-1">
          <PasswordField
            label={t('auth.password')}
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
            required
            value={form.password}
            onChange={(event) => edit({ password: event.target.value })}
            {...(form.password ? {} : described)}
          />
          <Link
            to="/forgot-password"
            className="link inline-flex min-h-9 items-center justify-self-start text-sm"
          >
            {t('auth.login.forgot')}
          </Link>
        </div>
        <Verification key={attempt} onChange={verified} />
        <FormAlert id={`${id}-error`} text={error} />
        <div className="grid gap-2">
          <Button
            type="submit"
            size="lg"
            wide
            busy={busy}
            disabled={!token && !busy}
            aria-describedby={token ? undefined : `${id}-waits`}
          >
            {busy ? t('auth.login.submitting') : t('auth.login.submit')}
          </Button>
          {token || busy ? null : (
            <p id={`${id}-waits`} className="text-center text-ink-soft text-sm">
              {t('auth.login.waits')}
            </p>
          )}
        </div>
      </form>
    </AuthFrame>
  )
}
