import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { searchMessages } from 'contract/chat/routes'
import { call } from '../../../api/call'
import { type Me, sideOf } from '../me'
import { chatKey } from './unread.api'

/** Messages of my chats with these words, page by page, newest first. */
export function useFoundMessages(me: Me, q: string) {
  return useInfiniteQuery({
    queryKey: [...chatKey(me), 'search', q],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const query = { q, as: sideOf(me), page: pageParam }
      return (await call(searchMessages, { area: me.area, query, signal })).data
    },
    getNextPageParam: ({ currentPage, totalPages }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
