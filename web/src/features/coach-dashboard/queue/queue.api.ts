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

const queueKey = (coachId: string) => [...coachKey(coachId), 'queue']

/** The cases; the locale is in the key because the server writes the facts. The header counts what was listed last. */
export function useQueue(coachId: string) {
  const { locale } = useLocale()
  const client = useQueryClient()
  return useQuery({
    ...coachAreaReads,
    queryKey: [...queueKey(coachId), locale],
    queryFn: async ({ signal }): Promise<Queue> => {
      const { items, next } = (await call(listQueue, { signal })).data
      client.setQueryData<CoachStats>(statsKey(coachId), (now) => now && { ...now, queueCases: items.length })
      return { items, next }
    },
  })
}

/** Changes a case in the list at once and on the server; the list is read again when the last of several changes is saved. */
function useCaseChange<V extends { id: string }>(
  coachId: string,
  save: (change: V) => Promise<unknown>,
  show: (items: QueueItem[], change: V) => QueueItem[],
) {
  const client = useQueryClient()
  const key = queueKey(coachId)
  const mutationKey = [...key, 'change']
  return useMutation({
    mutationKey,
    mutationFn: save,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueriesData<Queue>(
        { queryKey: key },
        (now) => now && { ...now, items: show(now.items, change) },
      )
    },
    // Each change stops the reading of the list, and a list read before the last one was saved would show its old state.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void refreshQueue(client, coachId)
    },
  })
}

/** Hides a case, without `until` until its fact changes; it comes back if that was not saved. */
export const useHideCase = (coachId: string) =>
  useCaseChange<{ id: string; until?: string }>(
    coachId,
    ({ id, until }) =>
      until === undefined
        ? call(finishCase, { params: { id } })
        : call(snoozeCase, { params: { id }, body: { until } }),
    (items, { id }) => items.filter((item) => item._id !== id),
  )

/** Shows a case again that was hidden; it goes again if that was not saved. */
export const useShowCase = (coachId: string) =>
  useCaseChange<{ id: string; item: QueueItem }>(
    coachId,
    ({ id }) => call(snoozeCase, { params: { id }, body: { until: null } }),
    (items, { id, item }) => {
      const others = items.filter(({ _id }) => _id !== id)
      const at = others.findIndex(({ since }) => since > item.since)
      return others.toSpliced(at < 0 ? others.length : at, 0, item)
    },
  )

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
