import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Target, Targets } from 'contract/programs/target-calls'
import { getTargets, putTargets } from 'contract/programs/target-routes'
import { call } from '../../../../api/call'
import { targetsKey } from '../program.api'

const targetsOf = (coachId: string, id: string) =>
  queryOptions({
    queryKey: targetsKey(coachId, id),
    queryFn: async ({ signal }): Promise<Targets> =>
      (await call(getTargets, { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Targets of a program; they came with it, so they are read anew only where that failed or a save was refused. */
export const useTargets = (coachId: string, id: string) => useQuery(targetsOf(coachId, id))

/** Restores a deleted target at its place in the targets read last, with their version. */
export function useRestoreTarget(coachId: string, id: string) {
  const client = useQueryClient()
  const { mutateAsync } = useSaveTargets(coachId, id)
  return async ({ target, at }: { target: Target; at: number }) => {
    const { targets, version } = await client.ensureQueryData(targetsOf(coachId, id))
    return mutateAsync({ targets: targets.toSpliced(at, 0, target), version })
  }
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
