import { accountProblems, type NewAccount } from 'contract/auth/rules'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { areas } from '../../../api/areas'
import { ApiError, NetworkError } from '../../../api/errors'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { usePageTitle } from '../../../ui/page-title'
import { PasswordField } from '../../../ui/password-field'
import { FormAlert } from '../../auth/auth-layout'
import { PasswordProblems, PasswordsMatch } from '../../auth/password-help'
import type { SignInState } from '../../auth/return-path'
import { useSession } from '../../auth/session'
import { Verification } from '../../auth/verification/verification'
import { CoachAuthLayout } from '../coach-auth-layout'
import { useAskForAccount } from '../coaches.api'
import { useNotice } from '../use-notice'
import { useMessages } from '../words/use-messages'
import { StatusField } from './status-field'
import { useStatusCheck } from './use-status-check'

type Field = keyof NewAccount | 'recaptchaToken'

export default function CoachRegisterPage() {
  const tCommon = useT()
  const t = useMessages()
  const id = useId()
  const { user } = useSession('coach')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [form, setForm] = useState<NewAccount>({
    email: params.get('email') ?? '',
    password: '',
    confirmPassword: '',
  })
  const [token, setToken] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [wrong, setWrong] = useState<Field | null>(null)
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const notice = useNotice()
  const status = useStatusCheck(form.email)
  const { mutateAsync: askForAccount } = useAskForAccount()
  usePageTitle(t('register.documentTitle'))

  if (user) return <Navigate to={areas.coach.homePath} replace />

  const field = (name: keyof NewAccount) => ({
    name,
    required: true,
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value })
      setWrong(null)
      notice.clear()
    },
    ...(wrong === name ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}),
  })
  const refuse = (path: Field, text: string) => {
    setWrong(path)
    notice.refuse(text)
    element.current?.querySelector<HTMLInputElement>(`[name="${path}"]`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    notice.clear()
    const [problem] = accountProblems(form)
    if (problem) return refuse(problem.path, tCommon.error(problem.code))
    setBusy(true)
    // What was found out about this address before still holds: an approval is not taken back.
    if (!(await status.isApproved())) refuse('email', t('register.notApproved'))
    else if (!token) refuse('recaptchaToken', tCommon.error('auth.verification_required'))
    else await send()
    setBusy(false)
  }

  async function send() {
    try {
      await askForAccount({ ...form, recaptchaToken: token })
      notice.succeed(t('register.done'))
      const state: SignInState = { email: form.email.trim() }
      void navigate(areas.coach.loginPath, { state })
    } catch (reason) {
      notice.fail(failureText(reason))
      setToken('')
      setAttempt((n) => n + 1)
    }
  }

  function failureText(reason: unknown): string {
    if (reason instanceof NetworkError) return t('login.connection')
    if (!(reason instanceof ApiError)) return t('register.error')
    return reason.code || reason.message
      ? tCommon.error(reason.code, reason.params, reason.message || t('register.failed'))
      : t('register.failed')
  }

  return (
    <CoachAuthLayout
      title={t('register.title')}
      intro={t('register.intro')}
      foot={
        <>
          <p>
            {t('register.haveAccount')}{' '}
            <Link to="/coach/login" className="link font-semibold">
              {t('register.signIn')}
            </Link>
          </p>
          <p>
            <Link to="/become-coach" className="link inline-flex min-h-9 items-center text-sm">
              {t('register.apply')}
            </Link>
          </p>
        </>
      }
    >
      <form ref={element} noValidate onSubmit={submit} className="grid gap-5">
        <StatusField check={status} {...field('email')} />
        <div className="grid gap-2.5">
          <PasswordField
            label={tCommon('auth.password')}
            autoComplete="new-password"
            {...field('password')}
          />
          <PasswordProblems password={form.password} />
        </div>
        <div className="grid gap-2.5">
          <PasswordField
            label={tCommon('auth.confirmPassword')}
            autoComplete="new-password"
            {...field('confirmPassword')}
          />
          <PasswordsMatch password={form.password} repeated={form.confirmPassword} />
        </div>
        <Verification
          key={attempt}
          invalid={wrong === 'recaptchaToken'}
          onChange={(value) => {
            setToken(value)
            if (value) notice.clear()
          }}
        />
        <FormAlert id={`${id}-error`} text={notice.text} quiet={notice.quiet} />
        <Button type="submit" size="lg" wide busy={busy}>
          {busy ? t('register.submitting') : t('register.submit')}
        </Button>
      </form>
    </CoachAuthLayout>
  )
}
