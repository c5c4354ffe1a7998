import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { CoachProgram, CompleteProgram } from 'contract/programs/coach-calls'
import {
  completeProgram,
  getCompleteProgram,
  listPlanVersions,
  pauseProgram,
  publishProgram,
  resumeProgram,
} from 'contract/programs/coach-routes'
import { reopenProgram } from 'contract/programs/life-routes'
import { completePlan } from 'contract/programs/plan-form'
import type { CoachStep } from 'contract/programs/rules'
import type { Targets } from 'contract/programs/target-calls'
import { call } from '../../../api/call'
import { mayRetry } from '../../../api/error-text'
import { useLocale } from '../../../i18n/i18n'

/** A program as the editor holds it; what a stored plan lacks is empty. Servers of the version before send neither targets nor flags. */
export type OpenProgram = Omit<CompleteProgram, 'targets' | 'flags'> &
  Partial<Pick<CompleteProgram, 'targets' | 'flags'>>

/** All of it lies under the coach's own key, as everything of the coach area does. */
export function programKey(coachId: string, id: string) {
  return ['coach', coachId, 'program', id] as const
}

/** Key of the targets, which are also a call of their own. */
export const targetsKey = (coachId: string, id: string) => [...programKey(coachId, id), 'targets'] as const

/** The specification allows the parts at the top of the answer, or inside `data`. */
function programOf(
  answer: { data?: CompleteProgram; version?: number } & Partial<CompleteProgram>,
): OpenProgram {
  const whole = (answer.data ?? answer) as CompleteProgram
  const { programData, version = answer.version ?? 0 } = whole
  return { ...whole, version, programData: programData && completePlan(programData) }
}

/** The questions come in the language of the page. */
export function useProgram(coachId: string, id: string) {
  const { locale } = useLocale()
  const client = useQueryClient()
  return useQuery({
    queryKey: [...programKey(coachId, id), locale],
    queryFn: async ({ signal }) => {
      const program = programOf(await call(getCompleteProgram, { params: { id }, signal }))
      const { targets, version } = program
      // Each reading is in the athlete's list of accesses, so the targets are not read once more.
      if (targets)
        await client.prefetchQuery({
          queryKey: targetsKey(coachId, id),
          queryFn: (): Targets => ({ targets, version }),
          staleTime: 0,
          gcTime: Number.POSITIVE_INFINITY,
        })
      return program
    },
    retry: (failures, error) => failures < 1 && mayRetry(error),
    refetchOnWindowFocus: false,
    // A newer answer must not replace edited values: the save reports conflicts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
}

const take = (id: string) => ({ params: { id } })

const steps = {
  publish: (id: string) => call(publishProgram, take(id)),
  pause: (id: string) => call(pauseProgram, take(id)),
  resume: (id: string) => call(resumeProgram, take(id)),
  complete: (id: string) => call(completeProgram, take(id)),
  reopen: (id: string) => call(reopenProgram, take(id)),
} satisfies Record<CoachStep, unknown>

/** A step in the program's life; the lists and counts of the dashboard follow. */
export function useProgramStep(coachId: string, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (step: CoachStep) => (await steps[step](id)).data,
    onSuccess: (userProgram: CoachProgram) => {
      client.setQueriesData<OpenProgram>(
        { queryKey: programKey(coachId, id), predicate: isProgram },
        (now) => now && { ...now, userProgram },
      )
      void client.invalidateQueries({ queryKey: ['coach', coachId, 'users'] })
      void client.invalidateQueries({ queryKey: ['coach', coachId, 'stats'] })
    },
  })
}

/** Leaves out the history, the blocks, the targets and the maxima, which have keys below that of the program. */
export function isProgram({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return !['versions', 'blocks', 'targets', 'maxima'].includes(String(queryKey[4]))
}

export function usePlanVersions(coachId: string, id: string) {
  return useInfiniteQuery({
    queryKey: [...programKey(coachId, id), 'versions'],
    queryFn: async ({ pageParam, signal }) =>
      (await call(listPlanVersions, { params: { id }, query: { page: pageParam }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}
