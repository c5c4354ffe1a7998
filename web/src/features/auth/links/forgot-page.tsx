import '../../../i18n/en/with-account'
import { resetEmailProblem } from 'contract/auth/rules'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { TextField } from '../../../ui/text-field'
import { askForReset } from '../account/account.api'
import { accountErrorText, successText } from '../auth-errors'
import { AuthLayout, FormAlert } from '../auth-layout'
import { AuthOutcome } from './auth-outcome'

export default function ForgotPage() {
  const t = useT()
  const id = useId()
  const { state } = useLocation()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<{ text: string; field?: true } | null>(null)
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ message: string | undefined } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  usePageTitle(t('account.forgot.documentTitle'))

  if (answer) {
    return (
      <AuthOutcome
        good
        title={t('account.forgot.sentTitle')}
        actions={
          <LinkButton to="/login" state={state}>
            {t('account.backToLogin')}
          </LinkButton>
        }
      >
        <p role="status" className="font-semibold text-ink">
          {successText(answer.message, 'Password reset link sent successfully', t('account.forgot.sent'))}
        </p>
        <p>
          {t('account.forgot.sentTo')}:{' '}
          <bdi className="wrap-anywhere font-semibold text-ink">{email.trim()}</bdi>
        </p>
        <p>{t('account.forgot.sentText')}</p>
      </AuthOutcome>
    )
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const problem = resetEmailProblem(email)
    if (problem) {
      setError({ text: t.error(problem), field: true })
      input.current?.focus()
      return
    }
    setBusy(true)
    setError(null)
    try {
      setAnswer({ message: await askForReset(email) })
    } catch (reason) {
      setError({ text: accountErrorText(t, reason, t('account.forgot.failed')) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <AuthLayout
      title={t('account.forgot.title')}
      intro={t('account.forgot.intro')}
      foot={
        <>
          {t('account.forgot.remembered')}{' '}
          <Link to="/login" state={state} className="link font-semibold">
            {t('account.backToLogin')}
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          ref={input}
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          dir="ltr"
          className="rtl:text-end"
          required
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setError(null)
          }}
          {...(error?.field ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <FormAlert id={`${id}-error`} text={error?.text ?? null} />
        <Button type="submit" size="lg" wide busy={busy}>
          {busy ? t('account.forgot.submitting') : t('account.forgot.submit')}
        </Button>
      </form>
    </AuthLayout>
  )
}
