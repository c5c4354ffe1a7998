import { type Locale, locales } from 'contract/locale'
import { type WeekWords, weekWords } from './week-words'

/** Fills the names in braces. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Keeps the direction of a text of the coach within a line of the page. */
export const isolated = (text: string) => (text ? `\u2068${text}\u2069` : '')

/** Monday, 5 January 2026: names of weekdays are taken from its week. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 24 * 60 * 60 * 1000

export type WeekFormat = ReturnType<typeof weekFormat>

/** Numbers and days as the reader's language writes them: in Persian with its digits and calendar. */
export function weekFormat(locale: Locale) {
  const w: WeekWords = weekWords[locale]
  const tag = locales[locale].dir === 'rtl' ? 'fa-IR-u-ca-persian' : locale === 'en' ? 'en-US' : locale
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false })
  const number = (value: number) => plain.format(value)
  const days = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  const long = days({ weekday: 'long', day: 'numeric', month: 'long' })
  const range = days({ day: 'numeric', month: 'long', year: 'numeric' })
  const weekday = days({ weekday: 'long' })
  const instant = (day: string) => new Date(`${day}T00:00:00Z`)
  return {
    number,
    /** Returns a text of the coach, such as `8-10`, with the digits of the language; one in Latin letters keeps its own. */
    digits: (text: string) =>
      /\p{Script=Latin}/u.test(text) ? text : text.replace(/[0-9]/g, (digit) => number(Number(digit))),
    day: (day: string) => long.format(instant(day)),
    /** Returns the name of a weekday, 0 for Monday. */
    weekday: (n: number) => weekday.format(new Date(MONDAY + n * DAY_MS)),
    days: (first: string, last: string) => range.formatRange(instant(first), instant(last)),
    meters: (value: number) => (value < 1000 ? `${number(value)} ${w.m}` : `${number(value / 1000)} ${w.km}`),
    seconds(value: number): string {
      const minutes = Math.floor(value / 60)
      const rest = value - minutes * 60
      return [
        minutes > 0 ? `${number(minutes)} ${w.min}` : '',
        rest > 0 || minutes === 0 ? `${number(rest)} ${w.sec}` : '',
      ]
        .filter(Boolean)
        .join(' ')
    },
  }
}
