import { loginProblems } from 'contract/auth/rules'
import { type FormEvent, useId, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useWords } from '../../i18n/console/use-words'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { usePageTitle } from '../../ui/page-title'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import { authErrorText } from '../auth/auth-errors'
import { AuthFrame, FormAlert } from '../auth/auth-layout'
import type { SignInState } from '../auth/return-path'
import { Verification } from '../auth/verification/verification'
import { consolePath } from './require-admin'
import { NotStaffError, signInAdmin, useAdmin } from './session'

/** The console's own sign-in: the same account and the same call, another key in the browser's storage. */
export default function AdminLoginPage() {
  const t = useT()
  const w = useWords()
  const id = useId()
  const user = useAdmin()
  const state = (useLocation().state ?? {}) as SignInState
  const [form, setForm] = useState({ email: '', password: '' })
  const [token, setToken] = useState('')
  // A failed attempt has used its confirmation up: a new key starts the widget over.
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  usePageTitle(w('login.documentTitle'))

  if (user) return <Navigate to={consolePath(state.from)} replace />

  const edit = (change: Partial<typeof form>) => {
    setForm({ ...form, ...change })
    setError(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const credentials = { ...form, recaptchaToken: token }
    const [problem] = loginProblems(credentials)
    if (problem) return setError(t.error(problem.code))
    setBusy(true)
    setError(null)
    try {
      await signInAdmin(credentials)
    } catch (reason) {
      setError(
        reason instanceof NotStaffError ? w('login.refused') : authErrorText(t, reason, w('login.error')),
      )
      setToken('')
      setAttempt((n) => n + 1)
      setBusy(false)
    }
  }

  const described = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  return (
    <AuthFrame
      title={w('login.title')}
      intro={w('login.intro')}
      hint={state.ended ? w('login.ended') : undefined}
      foot={
        <>
          {w('login.elsewhere')}{' '}
          <Link to="/login" className="link font-semibold">
            {w('login.customers')}
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
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
            {w('login.forgot')}
          </Link>
        </div>
        <Verification
          key={attempt}
          onChange={(value) => {
            setToken(value)
            if (value) setError(null)
          }}
        />
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
            {busy ? w('login.submitting') : w('login.submit')}
          </Button>
          {token || busy ? null : (
            <p id={`${id}-waits`} className="text-center text-ink-soft text-sm">
              {w('login.waits')}
            </p>
          )}
        </div>
      </form>
    </AuthFrame>
  )
}
