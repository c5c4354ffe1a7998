import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import type { CoachUser } from 'contract/coach-dashboard/calls'
import { getCoachStats, listMyUsers } from 'contract/coach-dashboard/routes'
import type { UserGroup, UserSort } from 'contract/coach-dashboard/rules'
import { saveAthleteNotes } from 'contract/programs/coach-routes'
import { call } from '../../api/call'
import { useLocale } from '../../i18n/i18n'
import { coachAreaReads, coachKey } from '../coaches/coaches.api'

export const statsKey = (coachId: string | undefined) => [...coachKey(coachId ?? ''), 'stats'] as const

export function useCoachStats(coachId: string | undefined) {
  return useQuery({
    enabled: coachId !== undefined,
    ...coachAreaReads,
    queryKey: statsKey(coachId),
    queryFn: async ({ signal }) => (await call(getCoachStats, { signal })).data,
  })
}

/** Returns a function that reloads the counts after a change on the page. */
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

/** Reads a page of the coach's users; the locale is in the key because the server localises program names. */
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
    // The previous page remains visible while the next one loads.
    placeholderData: keepPreviousData,
  })
}

/** Saves the coach's notes on one user and patches every cached list. */
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
      client.setQueriesData<AthleteSummary>(
        { queryKey: [...coachKey(coachId), 'summary', id] },
        (now) => now && { ...now, notes },
      )
    },
  })
}
