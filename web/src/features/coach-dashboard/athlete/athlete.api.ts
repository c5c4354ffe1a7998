import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listMessages, readChat, sendMessage } from 'contract/chat/routes'
import { getAthleteSummary } from 'contract/coach-dashboard/athlete-routes'
import { useRef } from 'react'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'
import { coachAreaReads, coachKey, refreshQueue } from '../../coaches/coaches.api'

/** Messages shown beside the queue. */
const SHOWN = 6

export const summaryKey = (coachId: string, id: string) => [...coachKey(coachId), 'summary', id] as const
const talkKey = (coachId: string, chatId: string) => [...coachKey(coachId), 'talk', chatId] as const

/** The locale is in the key because the server writes the names of programs. */
export function useAthleteSummary(coachId: string, id: string) {
  const { locale } = useLocale()
  return useQuery({
    ...coachAreaReads,
    queryKey: [...summaryKey(coachId, id), locale],
    queryFn: async ({ signal }) => (await call(getAthleteSummary, { params: { id }, signal })).data,
    // Each reading is in the athlete's list of accesses.
    refetchOnWindowFocus: false,
  })
}

/** The newest messages of a chat; looking at them does not mark them as read. */
export function useNewestMessages(coachId: string, chatId: string) {
  return useQuery({
    ...coachAreaReads,
    queryKey: talkKey(coachId, chatId),
    queryFn: async ({ signal }) =>
      (await call(listMessages, { area: 'coach', params: { chatId }, query: { limit: SHOWN }, signal })).data
        .messages,
  })
}

/** Sends a reply and marks what it answers as read; the cases of the queue follow. */
export function useReply(coachId: string, chatId: string) {
  const client = useQueryClient()
  // The same name for another attempt, so that it is stored once.
  const attempt = useRef<{ content: string; clientMsgId: string }>(undefined)
  return useMutation({
    mutationFn: async (content: string) => {
      if (attempt.current?.content !== content)
        attempt.current = { content, clientMsgId: crypto.randomUUID() }
      const body = { ...attempt.current, messageType: 'text' as const }
      await call(sendMessage, { area: 'coach', params: { chatId }, body })
      attempt.current = undefined
      await call(readChat, { area: 'coach', params: { chatId }, body: {} }).catch((error: unknown) =>
        console.warn('Failed to mark messages as read', error),
      )
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: talkKey(coachId, chatId) })
      void refreshQueue(client, coachId)
    },
  })
}
