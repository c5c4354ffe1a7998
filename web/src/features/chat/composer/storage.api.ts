import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getChatStorage } from 'contract/chat/routes'
import { call } from '../../../api/call'
import { chatKey } from '../list/unread.api'
import type { Me } from '../me'

const storageKey = (me: Me) => [...chatKey(me), 'storage'] as const

/** Bytes of my files in chats and how many they may be; undefined while that is not known, which keeps nobody from writing. */
export function useChatStorage(me: Me): { used: number; limit: number } | undefined {
  const { data } = useQuery({
    queryKey: storageKey(me),
    queryFn: async ({ signal }) => (await call(getChatStorage, { area: me.area, signal })).data,
  })
  return data
}

/** Returns a function that has the bytes read again, after files were sent or refused. */
export function useRefreshChatStorage(me: Me): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: storageKey(me) })
}
