import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CoachUser } from 'contract/coach-dashboard/calls'
import { getCoachStats, listMyUsers } from 'contract/coach-dashboard/routes'
import type { UserGroup, UserSort } from 'contract/coach-dashboard/rules'
import { saveAthleteNotes } from 'contract/programs/coach-routes'
import { call } from '../../api/call'
import { useLocale } from '../../i18n/i18n'
import { coachAreaReads, coachKey } from '../coaches/coaches.api'

const statsKey = (coachId: string) => [...coachKey(coachId), 'stats'] as const

export function useCoachStats(coachId: string) {
  return useQuery({
    ...coachAreaReads,
    queryKey: statsKey(coachId),
    queryFn: async ({ signal }) => (await call(getCoachStats, { signal })).data,
  })
}

/** Reads the counts anew, after something on the page has changed them. */
export function useRefreshStats(coachId: string): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: statsKey(coachId) })
}

export interface UsersQuery {
  page: number
  search: string
  group: UserGroup | undefined
  sort: UserSort
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

/** Replaces the coach's notes on one user, in every list that shows them. */
export function useSaveNotes(coachId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, notes }: { id: string; notes: string }) =>
      (await call(saveAthleteNotes, { params: { id }, body: { notes } })).data,
    onSuccess: ({ notes }, { id }) => {
      client.setQueriesData<{ users: CoachUser[] }>(
        { queryKey: [...coachKey(coachId), 'users'] },
        (now) => now && { ...now, users: now.users.map((one) => (one.id === id ? { ...one, notes } : one)) },
      )
    },
  })
}
