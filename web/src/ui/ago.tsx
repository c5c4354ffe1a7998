import { useLocale } from '../i18n/i18n'

const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago an instant was, in the largest unit that fits, as the language says it. */
export function Ago({ value }: { value: string }) {
  const { locale } = useLocale()
  const seconds = Math.max(0, (Date.now() - Date.parse(value)) / 1000)
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['minute' as const, 60]
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return <time dateTime={value}>{words.format(-Math.floor(seconds / size), unit)}</time>
}
