import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCalendar, makeCalendar, removeCalendar } from 'contract/training/calendar-routes'
import { call } from '../../../api/call'

const calendarKey = (userId: string) => ['training', userId, 'calendar'] as const

export function useCalendar(userId: string) {
  return useQuery({
    queryKey: calendarKey(userId),
    queryFn: async ({ signal }) => (await call(getCalendar, { signal })).data,
  })
}

/** Makes a new address, which is shown only once; the one before ends. */
export function useMakeCalendar(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call(makeCalendar)).data.url,
    onSuccess: () => client.invalidateQueries({ queryKey: calendarKey(userId) }),
  })
}

export function useRemoveCalendar(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeCalendar),
    onSuccess: () => client.setQueryData(calendarKey(userId), { createdAt: null }),
  })
}
