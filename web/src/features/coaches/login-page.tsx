import { loginProblems } from 'contract/auth/rules'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { NetworkError } from '../../api/errors'
import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { Button } from '../../ui/button'
import { usePageTitle } from '../../ui/page-title'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import { authErrorText } from '../auth/auth-errors'
import { FormAlert } from '../auth/auth-layout'
import { Verification } from '../auth/verification/verification'
import { Gate } from './coach-auth-layout'
import { type CoachSignInState, coachPath } from './require-coach'
import { NotCoachError, signInCoach, useCoach } from './session'
import { useNotice } from './use-notice'
import { useWords } from './words/use-words'

export default function CoachLoginPage() {
  const t = useT()
  const w = useWords()
  const id = useId()
  const user = useCoach()
  const { state } = useLocation()
  const { from, ended, email: registered } = (state ?? {}) as CoachSignInState
  const [form, setForm] = useState({ email: registered ?? '', password: '' })
  const [token, setToken] = useState('')
  // A failed attempt has used its confirmation up: a new key starts the widget over.
  const [attempt, setAttempt] = useState(0)
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  usePageTitle(w('login.documentTitle'))

  if (user) return <Navigate to={coachPath(from)} replace />

  const edit = (change: Partial<typeof form>) => {
    setForm({ ...form, ...change })
    notice.clear()
  }
  const verified = (value: string) => {
    setToken(value)
    if (value) notice.clear()
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (busy) return
    const credentials = { ...form, recaptchaToken: token }
    const [problem] = loginProblems(credentials)
    if (problem) {
      notice.refuse(t.error(problem.code))
      return
    }
    setBusy(true)
    notice.clear()
    try {
      await signInCoach(credentials)
    } catch (reason) {
      notice.fail(
        reason instanceof NotCoachError
          ? w('login.refused')
          : reason instanceof NetworkError
            ? w('login.connection')
            : authErrorText(t, reason, w('login.error')),
      )
      setToken('')
      setAttempt((n) => n + 1)
      setBusy(false)
    }
  }

  // A closed button also closes the Enter key of its form; the visitor still deserves to hear what is missing.
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || token || !(target instanceof HTMLInputElement)) return
    if (target.type === 'checkbox') return
    event.preventDefault()
    void submit()
  }

  const described = notice.text ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  const hint = ended
    ? w('login.ended')
    : registered
      ? w('login.sent', { email: isolated(registered) })
      : undefined
  return (
    <Gate
      title={w('login.title')}
      intro={w('login.intro')}
      hint={hint}
      foot={
        <>
          <p>
            {w('login.newHere')}{' '}
            <Link to="/coach/register" className="link font-semibold">
              {w('login.register')}
            </Link>
          </p>
          <p>
            <Link to="/" className="link inline-flex min-h-9 items-center text-sm">
              {w('login.back')}
            </Link>
          </p>
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
            {w('login.forgot')}
          </Link>
        </div>
        <Verification key={attempt} onChange={verified} />
        <FormAlert id={`${id}-error`} text={notice.text} quiet={notice.quiet} />
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
    </Gate>
  )
}
