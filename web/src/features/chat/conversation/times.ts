import { DAY } from 'contract/units'

/** The tag (`useLocale`) by which times and days are written; `null`: in English, as the coach area has them by default. */
export type TimeLocale = string | null

function format(locale: TimeLocale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const tag = locale ?? 'en-US'
  const made = new Intl.DateTimeFormat(tag, options)
  formats.set(key, made)
  return made
}
/** One takes far longer to make than to use, and a long conversation needs thousands. */
const formats = new Map<string, Intl.DateTimeFormat>()

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const

/** Hour and minute of two digits; an English reader's hour is "9:05 PM", as on the other pages. */
export function clockTime(value: string, locale: TimeLocale): string {
  const clock = locale?.startsWith('en') ? ({ ...CLOCK, hour: 'numeric' } as const) : CLOCK
  return format(locale, clock).format(new Date(value))
}

/** Formats the last message's time: clock within a day, else short month and day. */
export function listTime(value: string, locale: TimeLocale, now = Date.now()): string {
  if (now - Date.parse(value) < DAY) return clockTime(value, locale)
  return format(locale, { month: 'short', day: 'numeric' }).format(new Date(value))
}

/** The day on which something was written, by the reader's clock. */
export function dayOf(value: string): string {
  const date = new Date(value)
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`
}

/** A day in words: with its year where it is not this one. */
export function dayText(value: string, locale: TimeLocale, now = new Date()): string {
  const date = new Date(value)
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return format(locale, { weekday: 'long', day: 'numeric', month: 'long', ...year }).format(date)
}
