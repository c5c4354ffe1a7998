import { useRefreshedSession, useSession } from '../../features/auth/session'
import { useUnreadCount } from '../../features/chat/list/unread.api'
import { OptedNotice } from '../../features/chat/notice/opted-notice'
import { useSendOutbox } from '../../features/chat/room/send-outbox.api'
import { useTitleCount } from '../../ui/page-title'
import { Wordmark } from '../../ui/wordmark'
import { PageOutlet } from '../page-outlet'
import { SkipLink } from '../skip-link'
import { CoachHeader } from './coach-header'

/** Layout of the coach area behind its sign-in, with a separate header in place of the shop's header and footer. */
export default function CoachLayout() {
  useRefreshedSession('coach')
  const { user } = useSession('coach')
  const me = user && ({ area: 'coach', userId: user.id } as const)
  useTitleCount(useUnreadCount(me))
  useSendOutbox(me)
  return (
    <div data-area="work" className="flex min-h-dvh flex-col [--coach-bar:3.5rem] lg:[--coach-bar:4rem]">
      <SkipLink />
      {me ? <OptedNotice me={me} /> : null}
      <CoachHeader brand={<Wordmark className="h-5 w-auto rtl:h-7" />} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <PageOutlet />
      </main>
    </div>
  )
}
