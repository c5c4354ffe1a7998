import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BulkResult } from 'contract/chat/bulk-calls'
import { sendBulkMessage } from 'contract/chat/bulk-routes'
import { listSavedReplies } from 'contract/chat/reply-routes'
import { listMyUsers } from 'contract/coach-dashboard/routes'
import { call } from '../../../api/call'
import { coachAreaReads, coachKey, refreshQueue } from '../../coaches/coaches.api'

/** Most users that one page of the list has. */
const PER_PAGE = 100

/** The coach's athletes by name, a page at a time. */
export function useAthletes(coachId: string) {
  return useInfiniteQuery({
    ...coachAreaReads,
    queryKey: [...coachKey(coachId), 'users', 'names'],
    queryFn: async ({ pageParam, signal }) =>
      (await call(listMyUsers, { query: { page: pageParam, limit: PER_PAGE, sort: 'name' }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasNextPage ? pagination.currentPage + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ users }) => users),
  })
}

/** Saved replies with their placeholders. */
export function useReplyTexts(coachId: string) {
  return useQuery({
    ...coachAreaReads,
    queryKey: [...coachKey(coachId), 'replies'],
    queryFn: async ({ signal }) =>
      (await call(listSavedReplies, { area: 'coach', query: {}, signal })).data.items,
  })
}

export interface BulkMessage {
  userIds: readonly string[]
  content: string
}

/** Shows what each athlete would get. */
export function usePreview() {
  return useMutation({
    mutationFn: async ({ userIds, content }: BulkMessage): Promise<BulkResult[]> =>
      (await call(sendBulkMessage, { body: { userIds: [...userIds], content, dryRun: true } })).data.items,
  })
}

/** Sends it; a repeat under the same id sends nothing twice. */
export function useSendBulk(coachId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ userIds, content, clientMsgId }: BulkMessage & { clientMsgId: string }) =>
      (await call(sendBulkMessage, { body: { userIds: [...userIds], content, clientMsgId } })).data.items,
    onSettled: () => refreshQueue(client, coachId),
  })
}
