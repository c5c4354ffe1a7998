import { RESET_LINK_MINUTES } from 'contract/auth/rules'
import type { Area } from 'contract/route'
import { SECOND } from 'contract/units'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { areas } from '../../../api/areas'
import { isOffline } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Spinner } from '../../../ui/spinner'
import { refresh } from '../auth.api'
import { accountErrorText, successText } from '../auth-errors'
import { AuthLayout } from '../auth-layout'
import { authWords } from '../words/auth-words'
import { AuthOutcome } from './auth-outcome'
import { useLinkToken } from './link-token'
import { useResetLink } from './links.api'
import { useResetArea } from './reset-area'
import { ResetForm } from './reset-form'
import { linksWords } from './words/links-words'

/** Time on the success page before it leads to the sign-in. */
const REDIRECT = 3 * SECOND

export default function ResetPage() {
  const t = useT(authWords, errorWords, linksWords)
  // Before the token: that takes the query out of the address.
  const area = useResetArea()
  const token = useLinkToken()
  const { error, isPending, isFetching, refetch } = useResetLink(token)
  const [done, setDone] = useState<{ message: string | undefined } | null>(null)
  usePageTitle(t('links.reset.documentTitle'))

  if (done) return <Done area={area} message={done.message} />
  if (!token)
    return (
      <Dead
        area={area}
        title={t.error('auth.reset_link_missing')}
        text={t('links.reset.deadText', { minutes: RESET_LINK_MINUTES })}
      />
    )
  if (error && !isFetching) {
    const offline = isOffline(error)
    return (
      <Dead
        area={area}
        title={accountErrorText(t, error, t.error('auth.reset_link_dead'))}
        text={
          offline ? t('links.reset.networkText') : t('links.reset.deadText', { minutes: RESET_LINK_MINUTES })
        }
        onRetry={offline ? () => void refetch() : undefined}
      />
    )
  }
  return (
    <AuthLayout
      title={t('links.reset.title')}
      intro={t('links.reset.intro')}
      foot={
        <Link to={areas[area].loginPath} className="link font-semibold">
          {t('links.backToLogin')}
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
          {t('links.reset.checking')}
        </p>
      ) : (
        <ResetForm token={token} onDone={(message) => setDone({ message })} />
      )}
    </AuthLayout>
  )
}

function Dead(props: { area: Area; title: string; text: string; onRetry?: (() => void) | undefined }) {
  const { area, title, text, onRetry } = props
  const t = useT(linksWords)
  return (
    <AuthOutcome
      good={false}
      title={title}
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>{t('common.tryAgain')}</Button> : null}
          <LinkButton to="/forgot-password" state={{ area }} kind={onRetry ? 'secondary' : 'primary'}>
            {t('links.newLink')}
          </LinkButton>
        </>
      }
    >
      <p>{text}</p>
    </AuthOutcome>
  )
}

function Done({ area, message }: { area: Area; message: string | undefined }) {
  const { loginPath } = areas[area]
  const t = useT(linksWords)
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
      title={successText(message, 'Password reset successfully', t('links.reset.done'))}
      actions={
        <LinkButton to={loginPath} replace>
          {t('links.reset.toLogin')}
        </LinkButton>
      }
    >
      <p>{t('links.reset.doneText')}</p>
    </AuthOutcome>
  )
}
