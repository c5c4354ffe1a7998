import { ProfileMenu } from '../../features/auth/profile-menu'
import { useSession } from '../../features/auth/session'
import { useUnreadCount } from '../../features/chat/list/unread.api'
import { useUnsent } from '../../features/chat/room/unsent.api'
import { useTitleCount } from '../../ui/page-title'

/** Account menu with the number of waiting items, which is also in the document title. */
export default function ShopProfileMenu() {
  const { user } = useSession('customer')
  const me = user && !user.staff ? ({ area: 'customer', userId: user.id } as const) : null
  const unread = useUnreadCount(me)
  useUnsent(me)
  useTitleCount(unread)
  return <ProfileMenu unread={unread} />
}
