import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { changeUser as changeCall, PersonDetail } from 'contract/admin/people-calls'
import {
  changeUser,
  endUserSession,
  endUserSessions,
  getUser,
  listUsers,
  resetUserTotp,
} from 'contract/admin/people-routes'
import type { PersonState } from 'contract/admin/people-rules'
import type { Role } from 'contract/auth/calls'
import type { Sent } from 'contract/endpoint'
import { call } from '../../../api/call'

export interface PeopleQuery {
  role: Role | undefined
  state: PersonState | undefined
  search: string
  page: number
}

const KEY = ['admin', 'people'] as const
const oneKey = (id: string) => [...KEY, 'one', id] as const

export function usePeople(query: PeopleQuery) {
  return useQuery({
    queryKey: [...KEY, 'list', query],
    queryFn: async ({ signal }) => (await call(listUsers, { query: { ...query }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function usePerson(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await call(getUser, { params: { id }, signal })).data,
    staleTime: 0,
  })
}

/** Locks or unlocks an account or changes its staff role, and updates the cached page and lists. */
export function useChangePerson(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof changeCall>['body']): Promise<PersonDetail> =>
      (await call(changeUser, { params: { id }, body })).data,
    onSuccess: (person) => client.setQueryData(oneKey(id), person),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [...KEY, 'list'] })
      void client.invalidateQueries({ queryKey: ['admin', 'staff'] })
    },
  })
}

/** Turns off the one-time codes of an account whose owner lost the phone. */
export function useResetTotp(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call(resetUserTotp, { params: { id } })).data,
    onSuccess: (person) => client.setQueryData(oneKey(id), person),
  })
}

/** Ends one session, or all if none is named. */
export function useEndSessions(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (sessionId: string | undefined) => {
      if (sessionId === undefined) await call(endUserSessions, { params: { id } })
      else await call(endUserSession, { params: { id, sessionId } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: oneKey(id) }),
  })
}
