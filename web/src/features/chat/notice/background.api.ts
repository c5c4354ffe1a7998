import { useQuery } from '@tanstack/react-query'
import { getUnreadCount } from 'contract/chat/routes'
import { SECOND } from 'contract/units'
import { call } from '../../../api/call'
import { chatKey } from '../list/unread.api'
import { type Me, sideOf } from '../me'

/** The number of unread messages, read behind another window too; undefined while unknown. */
export function useUnreadInBackground(me: Me): number | undefined {
  const { data } = useQuery({
    queryKey: [...chatKey(me), 'unread'],
    queryFn: async ({ signal }) =>
      (await call(getUnreadCount, { area: me.area, query: { as: sideOf(me) }, signal })).data.unreadCount,
    refetchInterval: 30 * SECOND,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
  return data
}
