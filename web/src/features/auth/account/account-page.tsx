import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton, SkeletonField } from '../../../ui/skeleton'
import { useSession } from '../session'
import { useMe } from './account.api'
import { AccountAddresses } from './account-addresses'
import { AccountEmail } from './account-email'
import { AccountPassword } from './account-password'
import { AccountProfile } from './account-profile'
import { AccountSessions } from './account-sessions'
import { SectionLinks } from './section-links'
import { accountWords } from './words/account-words'

interface Props {
  /** Links to what belongs to the account, above its forms. */
  places?: ReactNode
  afterEmail?: ReactNode
  atEnd?: ReactNode
}

export default function AccountPage({ places, afterEmail, atEnd }: Props) {
  const t = useT(accountWords)
  const { user } = useSession('customer')
  usePageTitle(t('account.page.title'))
  return (
    <div className="page py-8 sm:py-12">
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-8">
        <h1 tabIndex={-1} className="wide text-3xl">
          {t('account.page.title')}
        </h1>
        {user ? places : null}
        {user ? <Account userId={user.id} afterEmail={afterEmail} atEnd={atEnd} /> : null}
      </div>
    </div>
  )
}

function Account(props: { userId: string; afterEmail: ReactNode; atEnd: ReactNode }) {
  const { userId, afterEmail, atEnd } = props
  const t = useT(accountWords)
  const { data: me, error, refetch } = useMe(userId)
  if (!me) {
    if (error) return <ErrorState title={t('account.page.failed')} onRetry={() => void refetch()} />
    return (
      <div role="status" aria-busy="true" className="grid gap-8">
        <span className="sr-only">{t('account.page.loading')}</span>
        <Part fields={3} />
        <Part fields={1} />
        <Part fields={2} />
      </div>
    )
  }
  return (
    <SectionLinks>
      <AccountProfile me={me} />
      <AccountEmail me={me} />
      {afterEmail}
      <AccountAddresses me={me} />
      <AccountPassword userId={userId} />
      <AccountSessions userId={userId} />
      {atEnd}
    </SectionLinks>
  )
}

/** Placeholder in the layout of `AccountSection`. */
function Part({ fields }: { fields: number }) {
  return (
    <div className="grid gap-5 border-hairline border-t pt-7 lg:grid-cols-[17rem_1fr] lg:gap-12">
      <div className="grid content-start gap-3">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-4 max-w-60" />
      </div>
      <div className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {Array.from({ length: fields }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks without a name of their own
            <SkeletonField key={index} />
          ))}
        </div>
        <Skeleton className="h-(--control-md) w-36" />
      </div>
    </div>
  )
}
