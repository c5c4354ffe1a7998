import type { Locale } from 'contract/locale'
import { useLocale } from '../i18n/i18n'

const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Text for less than a minute: the Dutch format would say "binnen een minuut", which is the future. */
const JUST_NOW: Record<Locale, string> = { en: 'just now', fa: 'همین حالا', nl: 'zojuist' }

/** Relative time ("2 hours ago") in the largest unit that fits, in the page's language. */
export function Ago({ value }: { value: string }) {
  const { locale, tag } = useLocale()
  return <time dateTime={value}>{agoText(Date.parse(value), locale, tag)}</time>
}

/** Returns the same as text, for an instant in milliseconds. */
export function agoText(at: number, locale: Locale, tag: string): string {
  return ago(Math.max(0, (Date.now() - at) / 1000), locale, tag)
}

function ago(seconds: number, locale: Locale, tag: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? []
  if (!unit) return JUST_NOW[locale]
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}
