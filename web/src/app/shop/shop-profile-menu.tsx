import { ProfileMenu } from '../../features/auth/profile-menu'
import { useSession } from '../../features/auth/session'
import { useUnreadCount } from '../../features/chat/list/unread.api'
import { useSendOutbox } from '../../features/chat/room/send-outbox.api'
import { isOver, isRunning } from '../../features/programs/customer/running'
import { useMyPrograms } from '../../features/programs/programs.api'
import { useT } from '../../i18n/i18n'
import { useTitleCount } from '../../ui/page-title'
import { QuickNavigation } from './quick-navigation'
import { useTrainingPages } from './use-training-pages'
import { memberWords } from './words/member-words'

/**
 * Account menu with the number of waiting items, which is also in the document title; and the quick navigation of members,
 * here because this part loads for signed-in visitors only.
 */
export default function ShopProfileMenu() {
  const t = useT(memberWords)
  const { user } = useSession('customer')
  const me = user && !user.staff ? ({ area: 'customer', userId: user.id } as const) : null
  const unread = useUnreadCount(me)
  useSendOutbox(me)
  useTitleCount(unread)
  const { data: programs = [] } = useMyPrograms(me?.userId ?? '')
  const hasSessions = programs.some(isRunning)
  useTrainingPages(hasSessions)
  const today = hasSessions ? [{ to: '/today', icon: 'calendar' as const, text: t('member.today') }] : []
  const afterOrders = [
    { to: '/subscriptions', icon: 'renew' as const, text: t('member.subscriptions') },
    { to: '/wish-list', icon: 'heart' as const, text: t('member.wishes') },
  ]
  const waiting = programs.filter(({ stage }) => stage === 'answering').length
  return (
    <>
      <ProfileMenu unread={unread} first={today} afterOrders={afterOrders} />
      {programs.some((program) => !isOver(program)) ? (
        <QuickNavigation unread={unread} waiting={waiting} />
      ) : null}
    </>
  )
}
