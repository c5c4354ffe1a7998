import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getStats } from 'contract/admin/stats-routes'
import type { Sent } from 'contract/endpoint'
import { MINUTE } from 'contract/units'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'

export type StatsQuery = NonNullable<Sent<typeof import('contract/admin/stats-calls').getStats>['query']>

/** Reads open tasks and the figures of a period; the server localises product names. */
export function useStats(query: StatsQuery) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: ['admin', 'stats', locale, query],
    queryFn: async ({ signal }) => (await call(getStats, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Polls so that a page left open shows new tasks.
    refetchInterval: MINUTE,
  })
}
