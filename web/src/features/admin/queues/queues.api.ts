import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { discardJob, listJobs, retryJob } from 'contract/admin/queue-routes'
import type { JobKind, JobState } from 'contract/admin/queue-rules'
import { call } from '../../../api/call'

export interface JobsQuery {
  state: JobState | undefined
  kind: JobKind | undefined
  page: number
}

const KEY = ['admin', 'jobs'] as const

export function useJobs(query: JobsQuery) {
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: async ({ signal }) => (await call(listJobs, { query: { ...query }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Retries or discards a failed job. */
export function useSettleJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, step }: { id: string; step: 'retry' | 'discard' }) => {
      if (step === 'retry') await call(retryJob, { params: { id } })
      else await call(discardJob, { params: { id } })
    },
    // Reloads after a refusal too, because another session may have settled the job.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
