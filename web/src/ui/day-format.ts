import { useLocale } from '../i18n/i18n'

/** Writes a day as the language does, in its own calendar: "Fri, Dec 4". */
export function useDayFormat(): (day: Date) => string {
  const { tag } = useLocale()
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  return (day) => format.format(day)
}
