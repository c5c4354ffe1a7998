import { useLocale } from '../../../i18n/i18n'
import { useCoachSettings } from '../../coaches/coaches.api'
import type { Me } from '../me'
import type { TimeLocale } from './times'

/** Times in the language of the page; for a coach in English unless they chose otherwise (decision X-78). */
export function useTimeLocale({ area, userId }: Me): TimeLocale {
  const { tag } = useLocale()
  const { data } = useCoachSettings(area === 'coach' ? userId : undefined)
  return area === 'customer' || data?.localizedDates ? tag : null
}
