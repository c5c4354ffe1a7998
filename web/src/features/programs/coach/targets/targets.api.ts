import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Target, Targets } from 'contract/programs/target-calls'
import { getTargets, putTargets } from 'contract/programs/target-routes'
import { call } from '../../../../api/call'
import { programKey } from '../program.api'

const keyOf = (coachId: string, id: string) => [...programKey(coachId, id), 'targets'] as const

export function useTargets(coachId: string, id: string) {
  return useQuery({
    queryKey: keyOf(coachId, id),
    queryFn: async ({ signal }) => (await call(getTargets, { params: { id }, signal })).data,
  })
}

/** Replaces the targets with the version that was read. */
export function useSaveTargets(coachId: string, id: string) {
  const client = useQueryClient()
  const key = keyOf(coachId, id)
  return useMutation({
    mutationFn: async ({ targets, version }: { targets: Target[]; version: number }) =>
      (await call(putTargets, { params: { id }, body: { targets, version } })).data,
    onSuccess: (saved) => client.setQueryData<Targets>(key, saved),
    // Somebody else's targets are read before the next try.
    onError: () => client.invalidateQueries({ queryKey: key }),
  })
}
