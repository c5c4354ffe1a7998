import '../../../i18n/en/with-account'
import { SECOND } from 'contract/units'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { areas } from '../../../api/areas'
import { isOffline } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Spinner } from '../../../ui/spinner'
import { refresh } from '../auth.api'
import { accountErrorText, successText } from '../auth-errors'
import { AuthLayout } from '../auth-layout'
import { AuthOutcome } from './auth-outcome'
import { useLinkToken } from './link-token'
import { useResetLink } from './links.api'
import { resetArea } from './reset-area'
import { ResetForm } from './reset-form'

/** Time on the success page before it leads to the sign-in. */
const REDIRECT = 3 * SECOND

export default function ResetPage() {
  const t = useT()
  const token = useLinkToken()
  const { error, isPending, isFetching, refetch } = useResetLink(token)
  const [done, setDone] = useState<{ message: string | undefined } | null>(null)
  usePageTitle(t('account.reset.documentTitle'))

  if (done) return <Done message={done.message} />
  if (!token) return <Dead title={t.error('auth.reset_link_missing')} text={t('account.reset.deadText')} />
  if (error && !isFetching) {
    const offline = isOffline(error)
    return (
      <Dead
        title={accountErrorText(t, error, t.error('auth.reset_link_dead'))}
        text={t(offline ? 'account.reset.networkText' : 'account.reset.deadText')}
        onRetry={offline ? () => void refetch() : undefined}
      />
    )
  }
  return (
    <AuthLayout
      title={t('account.reset.title')}
      intro={t('account.reset.intro')}
      foot={
        <Link to={areas[resetArea()].loginPath} className="link font-semibold">
          {t('account.backToLogin')}
        </Link>
      }
    >
      {isPending || error ? (
        <p
          role="status"
          aria-busy="true"
          className="flex min-h-64 items-center justify-center gap-3 text-ink-soft"
        >
          <Spinner />
          {t('account.reset.checking')}
        </p>
      ) : (
        <ResetForm token={token} onDone={(message) => setDone({ message })} />
      )}
    </AuthLayout>
  )
}

function Dead({ title, text, onRetry }: { title: string; text: string; onRetry?: (() => void) | undefined }) {
  const t = useT()
  return (
    <AuthOutcome
      good={false}
      title={title}
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>{t('common.tryAgain')}</Button> : null}
          <LinkButton
            to="/forgot-password"
            state={{ area: resetArea() }}
            kind={onRetry ? 'secondary' : 'primary'}
          >
            {t('account.newLink')}
          </LinkButton>
        </>
      }
    >
      <p>{text}</p>
    </AuthOutcome>
  )
}

function Done({ message }: { message: string | undefined }) {
  const { loginPath } = areas[resetArea()]
  const t = useT()
  const navigate = useNavigate()
  useEffect(() => {
    // The reset has ended every session of the account: one that was open here is noticed now, not at the next call.
    void refresh('customer')
    const timer = setTimeout(() => void navigate(loginPath, { replace: true }), REDIRECT)
    return () => clearTimeout(timer)
  }, [navigate, loginPath])
  return (
    <AuthOutcome
      good
      title={successText(message, 'Password reset successfully', t('account.reset.done'))}
      actions={
        <LinkButton to={loginPath} replace>
          {t('account.reset.toLogin')}
        </LinkButton>
      }
    >
      <p>{t('account.reset.doneText')}</p>
    </AuthOutcome>
  )
}
