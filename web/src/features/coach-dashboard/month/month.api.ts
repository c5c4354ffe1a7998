import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listCoachMonths } from 'contract/coach-dashboard/console-routes'
import { getMyMonth } from 'contract/coach-dashboard/month-routes'
import { call } from '../../../api/call'

/** `coach`: the caller's own month, under the id of the coach; `admin`: everybody's. */
export type MonthOf = { area: 'coach'; coachId: string } | { area: 'admin' }

/** The numbers of a month, `YYYY-MM`; of the shop's current one where it is empty. */
export function useMonth(of: MonthOf, month: string) {
  const query = month === '' ? {} : { month }
  return useQuery({
    queryKey: [of.area, of.area === 'coach' ? of.coachId : 'all', 'month', month],
    queryFn: async ({ signal }) =>
      of.area === 'coach'
        ? (await call(getMyMonth, { query, signal })).data
        : (await call(listCoachMonths, { query, signal })).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
