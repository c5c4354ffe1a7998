import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedReply } from 'contract/chat/reply-calls'
import {
  addSavedReply,
  changeSavedReply,
  listSavedReplies,
  removeSavedReply,
} from 'contract/chat/reply-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'
import { chatKey } from '../list/unread.api'
import type { Me } from '../me'

const repliesKey = (me: Me) => [...chatKey(me), 'replies'] as const

/** A coach's saved replies, filled for the athlete of a chat. */
export function useSavedReplies(me: Me, chatId: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...repliesKey(me), chatId, locale],
    queryFn: async ({ signal }) =>
      (await call(listSavedReplies, { area: me.area, query: { chatId }, signal })).data.items,
    staleTime: 0,
  })
}

export type Typed = Omit<SavedReply, '_id'>

/** Adds a reply, or changes the one with `id`. */
export function useSaveReply(me: Me) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: Typed & { id: string | undefined }) =>
      id === undefined
        ? (await call(addSavedReply, { area: me.area, body })).data
        : (await call(changeSavedReply, { area: me.area, params: { id }, body })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: repliesKey(me) }),
  })
}

export function useRemoveReply(me: Me) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removeSavedReply, { area: me.area, params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: repliesKey(me) }),
  })
}
