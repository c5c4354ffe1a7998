import { useMemo } from 'react'
import { useLocale } from '../../../i18n/i18n'

/** Returns a formatter for days `YYYY-MM-DD` in the calendar of the language, with the year. */
export function useDayText(): (day: string) => string {
  const { tag } = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' })
    // Noon of the device is on the same day in every zone.
    return (day) => format.format(new Date(`${day}T12:00:00`))
  }, [tag])
}
