import { useMemo } from 'react'
import { useLocale } from '../../../i18n/i18n'

/** Returns a formatter for days `YYYY-MM-DD` in the calendar of the language; the axis of a chart has no room for years. */
export function useDayText(place: 'text' | 'axis' = 'text'): (day: string) => string {
  const { tag } = useLocale()
  return useMemo(() => {
    const year = place === 'text' ? ({ year: 'numeric' } as const) : {}
    const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', ...year })
    // Noon of the device is on the same day in every zone.
    return (day) => format.format(new Date(`${day}T12:00:00`))
  }, [tag, place])
}
