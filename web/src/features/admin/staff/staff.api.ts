import { useQuery } from '@tanstack/react-query'
import { listStaff } from 'contract/admin/people-routes'
import { call } from '../../../api/call'
import { STAFF_KEY } from '../../auth/staff/invitations.api'

export function useStaff() {
  return useQuery({
    queryKey: STAFF_KEY,
    queryFn: async ({ signal }) => (await call(listStaff, { signal })).data,
    staleTime: 0,
  })
}
