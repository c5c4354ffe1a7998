import { useMemo } from 'react'
import { useLocale } from '../i18n/i18n'

/** Returns a formatter for days in the calendar of the language: "Fri, Dec 4". */
export function useDayFormat(): (day: Date) => string {
  const { tag } = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    })
    return (day) => format.format(day)
  }, [tag])
}
