import '../../../i18n/en/with-account'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { NetworkError } from '../../../api/errors'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Spinner } from '../../../ui/spinner'
import { accountKey, confirmQuery } from '../account/account.api'
import { accountErrorText } from '../auth-errors'
import { useSession } from '../session'
import { AuthOutcome } from './auth-outcome'
import { useLinkToken } from './link-token'

/** Where the link of the confirmation mail leads: the address is confirmed by opening the page. */
export default function VerifyEmailPage() {
  const t = useT()
  const token = useLinkToken()
  const { user } = useSession('customer')
  const client = useQueryClient()
  const { data, error, isSuccess, isFetching, refetch } = useQuery(confirmQuery(token))
  const userId = user?.id
  usePageTitle(t('account.confirm.documentTitle'))
  useEffect(() => {
    if (isSuccess && userId) void client.invalidateQueries({ queryKey: accountKey(userId) })
  }, [isSuccess, userId, client])

  if (isSuccess && data.data?.area === 'coach') {
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
  if (isSuccess) {
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
  if (!token || (error && !isFetching)) {
    const offline = error instanceof NetworkError
    return (
      <AuthOutcome
        good={false}
        title={token ? accountErrorText(t, error, t('account.confirm.failed')) : t('account.confirm.missing')}
        actions={
          <>
            {offline ? <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button> : null}
            {/* Signed out, the guard of the account asks for the sign-in first. */}
            <LinkButton to="/account" kind={offline ? 'secondary' : 'primary'}>
              {t('account.confirm.toAccount')}
            </LinkButton>
            {offline ? null : (
              <LinkButton to="/coach/login" kind="quiet">
                {t('account.confirm.coachLogin')}
              </LinkButton>
            )}
          </>
        }
      >
        <p>{t(offline ? 'account.confirm.networkText' : 'account.confirm.deadText')}</p>
      </AuthOutcome>
    )
  }
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
