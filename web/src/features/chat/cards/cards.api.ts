import { useMutation, useQuery } from '@tanstack/react-query'
import type { CardSubject } from 'contract/chat/card-calls'
import { listCardSubjects, sendCard } from 'contract/chat/card-routes'
import { call } from '../../../api/call'
import { chatKey } from '../list/unread.api'
import type { Me } from '../me'

/** Subjects of which a card can be sent in a chat. */
export function useSubjects(me: Me, chatId: string) {
  return useQuery({
    queryKey: [...chatKey(me), 'subjects', chatId],
    queryFn: async ({ signal }) =>
      (await call(listCardSubjects, { area: me.area, params: { chatId }, signal })).data.items,
    staleTime: 0,
  })
}

/** Sends a card; its message arrives like any other. */
export function useSendCard(me: Me, chatId: string) {
  return useMutation({
    mutationFn: async ({
      subject,
      ...more
    }: {
      subject: CardSubject
      content: string
      clientMsgId: string
    }) => {
      const { kind, userProgramId, ref } = subject
      const body = { kind, userProgramId, ref, ...more }
      return (await call(sendCard, { area: me.area, params: { chatId }, body })).data.message
    },
  })
}
