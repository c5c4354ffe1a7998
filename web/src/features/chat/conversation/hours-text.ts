import { weekdays } from 'contract/coaches/rules'
import type { WorkingHours } from 'contract/coaches/settings-calls'
import type { Locale } from 'contract/locale'
import { DAY } from 'contract/units'
import { inWeekOrder } from '../../../i18n/week'
import { clockTime } from './times'

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

/** `Mon–Fri, 09:00–17:00`; days that do not follow each other are listed. */
export function hoursText({ days, from, until }: WorkingHours, tag: string, locale: Locale): string {
  const name = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const at = (time: string) => clockTime(new Date(`2024-01-01T${time}`).toISOString(), tag)
  const week = inWeekOrder(weekdays, locale)
  const places = week.flatMap((day, place) => (days.includes(day) ? [place] : []))
  const names = places.map((place) =>
    name.format(MONDAY + weekdays.indexOf(week[place] as (typeof week)[0]) * DAY),
  )
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0]
  const follow = places.length > 2 && last - first === places.length - 1
  const shown = follow ? `${names[0]}–${names.at(-1)}` : names.join(tag.startsWith('fa') ? '، ' : ', ')
  return `${shown}${tag.startsWith('fa') ? '، ' : ', '}${at(from)}–${at(until)}`
}
