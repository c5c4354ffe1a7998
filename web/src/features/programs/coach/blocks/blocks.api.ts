import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlanBlock, PlanBlocks } from 'contract/programs/block-calls'
import { listPlanBlocks, putPlanBlocks } from 'contract/programs/block-routes'
import type { PlanPatch } from 'contract/programs/plan'
import { SECOND } from 'contract/units'
import { call } from '../../../../api/call'
import { programKey } from '../program.api'

/** A block as it is sent; a stored one keeps the parts that are missing. */
export interface SentBlock extends Partial<Pick<PlanPatch, 'workout' | 'nutrition'>> {
  id?: string
  name: string
  weeks: number
}

const keyOf = (coachId: string, id: string) => [...programKey(coachId, id), 'blocks'] as const

export function usePlanBlocks(coachId: string, id: string) {
  return useQuery({
    queryKey: keyOf(coachId, id),
    queryFn: async ({ signal }) => (await call(listPlanBlocks, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    // The plan shows a block that the dialog loaded just before it closed.
    gcTime: 10 * SECOND,
  })
}

/** Replaces the blocks of a plan; saves of the same plan wait for each other, since each needs the version before. */
export function useSaveBlocks(coachId: string, id: string) {
  const client = useQueryClient()
  const key = keyOf(coachId, id)
  return useMutation({
    scope: { id: key.join(' ') },
    mutationFn: async (sent: (now: PlanBlocks) => SentBlock[]) => {
      const now = client.getQueryData<PlanBlocks>(key)
      if (!now) throw new Error('The blocks are not loaded')
      const body = { blocks: sent(now), version: now.version }
      return (await call(putPlanBlocks, { params: { id }, body })).data
    },
    onSuccess: (saved) => client.setQueryData<PlanBlocks>(key, saved),
  })
}

/** Returns a block without its content, which the server then keeps. */
export const keptBlock = ({ id, name, weeks }: PlanBlock): SentBlock => ({ id, name, weeks })
