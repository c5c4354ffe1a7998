import { useRef, useSyncExternalStore } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import type { DeviceAccount } from '../../../api/device-name'
import { isOffline } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { useSession } from '../../auth/session'
import { SessionScreen } from './session-screen'
import { useOpenSession } from './use-session'
import { sessionWords } from './words/session-words'

const unfollowed = () => () => undefined

/** Session of a day; opening it begins it. An expired sign-in does not end it, a sign-out does. */
export default function SessionPage() {
  const { user, endedBy } = useSession('customer')
  const { userProgramId = '', session = '' } = useParams()
  const account = useRef<DeviceAccount | null>(null)
  if (user && account.current?.userId !== user.id) account.current = { area: 'customer', userId: user.id }
  const isInBrowser = useSyncExternalStore(
    unfollowed,
    () => true,
    () => false,
  )
  if (!isInBrowser) return <Loading />
  if (!account.current || endedBy === 'logout') return <Navigate to="/" replace />
  return (
    <Opened
      key={`${account.current.userId} ${userProgramId} ${session}`}
      account={account.current}
      userProgramId={userProgramId}
      session={session}
    />
  )
}

function Opened(props: { account: DeviceAccount; userProgramId: string; session: string }) {
  const t = useT(sessionWords)
  usePageTitle(t('session.documentTitle'))
  const opened = useOpenSession(props)
  const { user } = useSession('customer')
  const { pathname } = useLocation()
  if (opened.session)
    return <SessionScreen account={props.account} opened={opened} session={opened.session} />
  // A sign-out in another tab has erased the session.
  if (!user && opened.session === null)
    return <Navigate to="/login" replace state={{ from: pathname, ended: true }} />
  if (opened.isAbsent || opened.error) {
    const failed = t(isOffline(opened.error) ? 'session.offline' : 'session.failed')
    return (
      <ErrorState
        heading="h1"
        title={opened.isAbsent ? t('session.absent') : failed}
        {...(opened.isAbsent ? { text: t('session.absentText') } : { onRetry: opened.retry })}
      >
        <LinkButton to="/today" kind="secondary">
          {t('session.today')}
        </LinkButton>
      </ErrorState>
    )
  }
  return <Loading />
}

/** Also what the server renders, which knows nothing of the device. */
function Loading() {
  const t = useT(sessionWords)
  return (
    <div role="status" aria-busy="true" className="mx-auto grid max-w-xl gap-4 p-4">
      <h1 className="sr-only">{t('session.loading')}</h1>
      <Skeleton className="h-12" />
      <Skeleton className="h-80" />
    </div>
  )
}
