import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProgressionRule } from 'contract/programs/progression-rules'
import type { ProgressionRules } from 'contract/training/progression-calls'
import {
  acceptProposals,
  getProgressionRules,
  listProposals,
  putProgressionRules,
  refuseProposals,
} from 'contract/training/progression-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'

interface Of {
  coachId: string
  id: string
}

const keyOf = ({ coachId, id }: Of) => ['coach', coachId, 'progression', id] as const

const rulesKey = (of: Of) => [...keyOf(of), 'rules'] as const
const rulesOf = (of: Of) =>
  queryOptions({
    queryKey: rulesKey(of),
    queryFn: async ({ signal }): Promise<ProgressionRules> =>
      (await call(getProgressionRules, { params: { id: of.id }, signal })).data,
  })

export const useProgressionRules = (of: Of) => useQuery({ ...rulesOf(of), staleTime: 0 })

export function useProposals(of: Of) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...keyOf(of), 'proposals', locale],
    queryFn: async ({ signal }) => (await call(listProposals, { params: { id: of.id }, signal })).data.items,
    staleTime: 0,
  })
}

/** Replaces the rules with the version that was read; what they propose is read anew. */
export function useSaveRules(of: Of) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: ProgressionRules) =>
      (await call(putProgressionRules, { params: { id: of.id }, body })).data,
    onSuccess: (saved) => client.setQueryData<ProgressionRules>(rulesKey(of), saved),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(of) }),
  })
}

/** Restores a deleted rule at its place in the rules read last, with their version. */
export function useRestoreRule(of: Of) {
  const client = useQueryClient()
  const { mutateAsync } = useSaveRules(of)
  return async ({ rule, at }: { rule: ProgressionRule; at: number }) => {
    const { rules, version } = await client.ensureQueryData(rulesOf(of))
    return mutateAsync({ rules: rules.toSpliced(at, 0, rule), version })
  }
}

export type ProposalAct =
  | { act: 'accept'; ids: string[]; values: Record<string, number> }
  | { act: 'refuse'; ids: string[] }

/** Accepts or refuses proposals; afterwards, also after a refusal, they are read anew. */
export function useProposalAct(of: Of) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wish: ProposalAct) => {
      const params = { id: of.id }
      const { ids } = wish
      if (wish.act === 'accept') await call(acceptProposals, { params, body: { ids, values: wish.values } })
      else await call(refuseProposals, { params, body: { ids } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(of) }),
  })
}
