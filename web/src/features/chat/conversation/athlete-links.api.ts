import { useQuery } from '@tanstack/react-query'
import { getAthleteSummary } from 'contract/coach-dashboard/athlete-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'
import { chatKey } from '../list/unread.api'
import type { Me } from '../me'

/** An athlete's programs and last test; the locale is in the key because the server writes the names of programs. */
export function useAthleteLinks(me: Me, athleteId: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...chatKey(me), 'athlete-links', athleteId, locale],
    queryFn: async ({ signal }) =>
      (await call(getAthleteSummary, { area: me.area, params: { id: athleteId }, signal })).data,
    staleTime: 0,
    // Each reading is in the athlete's list of accesses.
    refetchOnWindowFocus: false,
  })
}
