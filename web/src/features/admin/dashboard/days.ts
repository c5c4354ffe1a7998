import { useLocale } from '../../../i18n/i18n'

/** Days as the language writes them; a day has no time zone, so it is read and written in one. */
export function useDays() {
  const { tag } = useLocale()
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' })
  const short = format({ day: 'numeric', month: 'short' })
  const whole = format({ day: 'numeric', month: 'short', year: 'numeric' })
  return {
    short: (day: string) => short.format(new Date(day)),
    /** One day or several. */
    range: ({ from, to }: { from: string; to: string }) =>
      from === to ? whole.format(new Date(from)) : whole.formatRange(new Date(from), new Date(to)),
  }
}
