import { useLocale } from '../i18n/i18n'

const styles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  near: { day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  clock: { hour: '2-digit', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Date in the format of the language; Persian uses the Solar Hijri calendar. */
export function DateText({ value, look = 'long' }: { value: string | Date; look?: keyof typeof styles }) {
  const { locale, tag } = useLocale()
  const date = new Date(value)
  const style = styles[look]
  // English writes "9:00 AM" without the leading zero of the other languages.
  const hour = 'hour' in style && locale === 'en' ? { hour: 'numeric' as const } : {}
  const format = new Intl.DateTimeFormat(tag, { ...style, ...hour })
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>
}
