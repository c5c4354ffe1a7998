import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { inviteStaff, resendInvitation, withdrawInvitation } from 'contract/auth/console-routes'
import type {
  acceptInvitation as acceptCall,
  inviteStaff as inviteCall,
  joinStaff as joinCall,
} from 'contract/auth/invitation-calls'
import { acceptInvitation, joinStaff, readInvitation } from 'contract/auth/invitation-routes'
import type { Sent } from 'contract/endpoint'
import { call } from '../../../api/call'

/** Query of the staff with its open invitations. */
export const STAFF_KEY = ['admin', 'staff'] as const

/** A change of the invitations; the list shows it at once, also after a refusal. */
function useInvitations<V>(change: (input: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_KEY }),
  })
}

export const useInvite = () =>
  useInvitations((body: Sent<typeof inviteCall>['body']) => call(inviteStaff, { body }))
export const useResend = () => useInvitations((id: string) => call(resendInvitation, { params: { id } }))
export const useWithdraw = () => useInvitations((id: string) => call(withdrawInvitation, { params: { id } }))

/** Reads the invitation of a link once. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['staff-invitation', token],
    queryFn: async ({ signal }) => (await call(readInvitation, { body: { token }, signal })).data,
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function useAccept() {
  return useMutation({
    mutationFn: (body: Sent<typeof acceptCall>['body']) => call(acceptInvitation, { body }),
  })
}

export function useJoin() {
  return useMutation({ mutationFn: (body: Sent<typeof joinCall>['body']) => call(joinStaff, { body }) })
}
