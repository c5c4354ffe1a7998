import { useLocale } from '../../../i18n/i18n'

/** Formatters for days in the page's locale; UTC for parsing and formatting, because a day has no time zone. */
export function useDays() {
  const { tag } = useLocale()
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' })
  const short = format({ day: 'numeric', month: 'short' })
  const whole = format({ day: 'numeric', month: 'short', year: 'numeric' })
  return {
    short: (day: string) => short.format(new Date(day)),
    /** Formats a single day or a range. */
    range: ({ from, to }: { from: string; to: string }) =>
      from === to ? whole.format(new Date(from)) : whole.formatRange(new Date(from), new Date(to)),
  }
}
