import {
  type Calendar,
  type CalendarDate,
  GregorianCalendar,
  PersianCalendar,
  parseDate,
} from '@internationalized/date'

/** Returns the calendar of a locale tag; bundling these two alone leaves out the library's other eleven. */
export function createCalendar(identifier: string): Calendar {
  return identifier === 'persian' ? new PersianCalendar() : new GregorianCalendar()
}

/** Returns the day of a text `YYYY-MM-DD`; null if it is empty or no day. */
export function dayOf(text: string | undefined): CalendarDate | null {
  if (!text) return null
  try {
    return parseDate(text)
  } catch {
    return null
  }
}
