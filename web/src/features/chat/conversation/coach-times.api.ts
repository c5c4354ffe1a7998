import { useQuery } from '@tanstack/react-query'
import { getCoachTimes } from 'contract/chat/reply-time-routes'
import { MINUTE } from 'contract/units'
import { call } from '../../../api/call'
import { chatKey } from '../list/unread.api'
import type { Me } from '../me'

/** Reply times of the coach of a chat; the page shows nothing if they cannot be read. */
export function useCoachTimes(me: Me, chatId: string) {
  return useQuery({
    queryKey: [...chatKey(me), 'coach-times', chatId],
    queryFn: async ({ signal }) =>
      (await call(getCoachTimes, { area: me.area, params: { chatId }, signal })).data,
    staleTime: 5 * MINUTE,
    retry: false,
  })
}
