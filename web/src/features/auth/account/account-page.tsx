import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { useSession } from '../session'
import { useMe } from './account.api'
import { AccountAddresses } from './account-addresses'
import { AccountEmail } from './account-email'
import { AccountPassword } from './account-password'
import { AccountProfile } from './account-profile'
import { AccountSessions } from './account-sessions'
import { accountWords } from './words/account-words'

export default function AccountPage({ afterEmail }: { afterEmail?: ReactNode }) {
  const t = useT(accountWords)
  const { user } = useSession('customer')
  usePageTitle(t('account.page.title'))
  return (
    <div className="page py-8 sm:py-12">
      <div className="mx-auto grid max-w-5xl gap-8">
        <h1 tabIndex={-1} className="wide text-3xl">
          {t('account.page.title')}
        </h1>
        {user ? <Account userId={user.id} afterEmail={afterEmail} /> : null}
      </div>
    </div>
  )
}

function Account({ userId, afterEmail }: { userId: string; afterEmail: ReactNode }) {
  const t = useT(accountWords)
  const { data: me, error, refetch } = useMe(userId)
  if (!me) {
    if (error) return <ErrorState title={t('account.page.failed')} onRetry={() => void refetch()} />
    return (
      <div role="status" aria-busy="true" className="grid gap-8">
        <span className="sr-only">{t('account.page.loading')}</span>
        <Skeleton className="h-72" />
        <Skeleton className="h-40" />
        <Skeleton className="h-72" />
      </div>
    )
  }
  return (
    <>
      <AccountProfile me={me} />
      <AccountEmail me={me} />
      {afterEmail}
      <AccountAddresses me={me} />
      <AccountPassword userId={userId} />
      <AccountSessions userId={userId} />
    </>
  )
}
