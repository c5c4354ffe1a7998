import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getCoachStats, listMyUsers } from 'contract/coach-dashboard/routes'
import { call } from '../../api/call'
import { useLocale } from '../../i18n/i18n'
import { coachAreaReads, coachKey } from '../coaches/coaches.api'

export function useCoachStats(coachId: string) {
  return useQuery({
    ...coachAreaReads,
    queryKey: [...coachKey(coachId), 'stats'],
    queryFn: async ({ signal }) => (await call(getCoachStats, { signal })).data,
  })
}

export interface UsersQuery {
  page: number
  search: string
}

/** Names of programs come in the language of the page, so it is part of the key. */
export function useCoachUsers(coachId: string, query: UsersQuery) {
  const { locale } = useLocale()
  return useQuery({
    ...coachAreaReads,
    queryKey: [...coachKey(coachId), 'users', locale, query],
    queryFn: async ({ signal }) => {
      try {
        return (await call(listMyUsers, { query: { ...query }, signal })).data
      } catch (error) {
        if (!signal.aborted) console.warn('Failed to get users', error)
        throw error
      }
    },
    // The old page stays on the screen while the next one loads.
    placeholderData: keepPreviousData,
  })
}
