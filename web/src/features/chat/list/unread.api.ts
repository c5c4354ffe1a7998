import { useQuery } from '@tanstack/react-query'
import { getUnreadCount } from 'contract/chat/routes'
import { SECOND } from 'contract/units'
import { call } from '../../../api/call'
import { type Me, sideOf } from '../me'

/** Everything of one account is cached under its id, so that nobody sees another's after signing in. */
export const chatKey = ({ area, userId }: Me) => ['chat', area, userId] as const

/**
 * Returns the number of unread messages; 0 while unknown. Polled, because no socket is open outside of a conversation.
 */
export function useUnreadCount(me: Me | null): number {
  const { data } = useQuery({
    queryKey: [...chatKey(me ?? { area: 'customer', userId: '' }), 'unread'],
    queryFn: async ({ signal }) => {
      try {
        const query = { as: sideOf(me as Me) }
        return (await call(getUnreadCount, { area: me?.area as Me['area'], query, signal })).data.unreadCount
      } catch (error) {
        if (!signal.aborted) console.warn('Failed to get unread count', error)
        throw error
      }
    },
    enabled: me !== null,
    refetchInterval: 30 * SECOND,
    refetchOnWindowFocus: 'always',
  })
  return me ? (data ?? 0) : 0
}
