import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Target, Targets } from 'contract/programs/target-calls'
import { getTargets, putTargets } from 'contract/programs/target-routes'
import { call } from '../../../../api/call'
import { targetsKey } from '../program.api'

/** Targets of a program; they came with it, so they are read anew only where that failed or a save was refused. */
export function useTargets(coachId: string, id: string) {
  return useQuery({
    queryKey: targetsKey(coachId, id),
    queryFn: async ({ signal }) => (await call(getTargets, { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** Replaces the targets with the version that was read. */
export function useSaveTargets(coachId: string, id: string) {
  const client = useQueryClient()
  const key = targetsKey(coachId, id)
  return useMutation({
    mutationFn: async ({ targets, version }: { targets: Target[]; version: number }) =>
      (await call(putTargets, { params: { id }, body: { targets, version } })).data,
    onSuccess: (saved) => client.setQueryData<Targets>(key, saved),
    // Somebody else's targets are read before the next try.
    onError: () => client.invalidateQueries({ queryKey: key }),
  })
}
