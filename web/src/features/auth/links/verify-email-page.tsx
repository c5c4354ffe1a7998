import '../../../i18n/en/with-account'
import { isOffline } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Spinner } from '../../../ui/spinner'
import { accountErrorText } from '../auth-errors'
import { useSession } from '../session'
import { AuthOutcome } from './auth-outcome'
import { useLinkToken } from './link-token'
import { useConfirmation } from './links.api'

/** Where the link of the confirmation mail leads: the address is confirmed by opening the page. */
export default function VerifyEmailPage() {
  const t = useT()
  const token = useLinkToken()
  const { data, error, isSuccess, isFetching, refetch } = useConfirmation(token)
  usePageTitle(t('account.confirm.documentTitle'))
  if (isSuccess) return data.data?.area === 'coach' ? <CoachConfirmed /> : <Confirmed />
  if (!token) return <NotConfirmed title={t('account.confirm.missing')} />
  if (!error || isFetching) return <Checking />
  const offline = isOffline(error)
  return (
    <NotConfirmed
      title={accountErrorText(t, error, t('account.confirm.failed'))}
      onRetry={offline ? () => void refetch() : undefined}
    />
  )
}

function Checking() {
  const t = useT()
  return (
    <div className="page py-10 sm:py-16">
      <div role="status" aria-busy="true" className="mx-auto grid max-w-md justify-items-start gap-6">
        <span className="grid size-14 place-items-center rounded-pill bg-sunken">
          <Spinner size={26} />
        </span>
        <h1 tabIndex={-1} className="wide text-2xl">
          {t('account.confirm.checking')}
        </h1>
      </div>
    </div>
  )
}

function CoachConfirmed() {
  const t = useT()
  return (
    <AuthOutcome
      good
      title={t('account.confirm.coachDone')}
      actions={<LinkButton to="/coach/login">{t('account.confirm.coachLogin')}</LinkButton>}
    >
      <p>{t('account.confirm.coachDoneText')}</p>
    </AuthOutcome>
  )
}

function Confirmed() {
  const t = useT()
  const { user } = useSession('customer')
  return (
    <AuthOutcome
      good
      title={t('account.confirm.done')}
      actions={
        <>
          <LinkButton to="/shop">{t('account.confirm.shop')}</LinkButton>
          {user ? (
            <LinkButton to="/account" kind="secondary">
              {t('account.confirm.toAccount')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <p>{t('account.confirm.doneText')}</p>
    </AuthOutcome>
  )
}

/** `onRetry` where the server could not be reached: the link may still be good. */
function NotConfirmed({ title, onRetry }: { title: string; onRetry?: (() => void) | undefined }) {
  const t = useT()
  return (
    <AuthOutcome
      good={false}
      title={title}
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>{t('common.tryAgain')}</Button> : null}
          {/* Signed out, the guard of the account asks for the sign-in first. */}
          <LinkButton to="/account" kind={onRetry ? 'secondary' : 'primary'}>
            {t('account.confirm.toAccount')}
          </LinkButton>
          {onRetry ? null : (
            <LinkButton to="/coach/login" kind="quiet">
              {t('account.confirm.coachLogin')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t(onRetry ? 'account.confirm.networkText' : 'account.confirm.deadText')}</p>
    </AuthOutcome>
  )
}
