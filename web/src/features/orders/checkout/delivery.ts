import { locales } from 'contract/locale'
import { useLocale } from '../../../i18n/i18n'

/** Writes a day as the language does, in its own calendar: "Fri, Dec 4". */
export function useDayFormat(): (day: Date) => string {
  const { locale } = useLocale()
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  return (day) => format.format(day)
}
