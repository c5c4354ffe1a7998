import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CoachStats } from 'contract/coach-dashboard/calls'
import type { NextCase, QueueItem } from 'contract/coach-dashboard/queue-calls'
import { finishCase, listQueue, snoozeCase } from 'contract/coach-dashboard/queue-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'
import { coachAreaReads, coachKey, refreshQueue } from '../../coaches/coaches.api'
import { statsKey } from '../coach-dashboard.api'

interface Queue {
  items: QueueItem[]
  /** What becomes a case next; absent from servers of the version before. */
  next?: NextCase | null
}

/** The cases; the locale is in the key because the server writes the facts. The header counts what was listed last. */
export function useQueue(coachId: string) {
  const { locale } = useLocale()
  const client = useQueryClient()
  return useQuery({
    ...coachAreaReads,
    queryKey: [...coachKey(coachId), 'queue', locale],
    queryFn: async ({ signal }): Promise<Queue> => {
      const { items, next } = (await call(listQueue, { signal })).data
      client.setQueryData<CoachStats>(statsKey(coachId), (now) => now && { ...now, queueCases: items.length })
      return { items, next }
    },
  })
}

/** Hides a case at once, without `until` until its fact changes; it comes back if that was not saved. */
export function useHideCase(coachId: string) {
  const client = useQueryClient()
  const key = [...coachKey(coachId), 'queue']
  const mutationKey = [...key, 'hide']
  return useMutation({
    mutationKey,
    mutationFn: ({ id, until }: { id: string; until?: string }) =>
      until === undefined
        ? call(finishCase, { params: { id } })
        : call(snoozeCase, { params: { id }, body: { until } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueriesData<Queue>(
        { queryKey: key },
        (now) => now && { ...now, items: now.items.filter((item) => item._id !== id) },
      )
    },
    // Each hiding stops the reading of the list, and a list read before the last one was saved would bring that case back.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void refreshQueue(client, coachId)
    },
  })
}

/** Case on whose line the coach was last, with its place in the list. */
interface QueuePlace {
  id: string
  at: number
}

/** The line on which the coach was last, also after another page; it goes with the other data of the coach. */
export function useQueuePlace(coachId: string) {
  const client = useQueryClient()
  const key = [...coachKey(coachId), 'queue-place']
  return {
    last: () => client.getQueryData<QueuePlace>(key),
    remember: (place: QueuePlace) => client.setQueryData<QueuePlace>(key, place),
  }
}
