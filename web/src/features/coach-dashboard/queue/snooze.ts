import { SNOOZE_DAYS_MAX } from 'contract/coach-dashboard/queue-rules'

export type SnoozeChoice = 'tomorrow' | 'monday' | 'week'

/** Hour of the day at which a snoozed case comes back, on the device's clock. */
const BACK_AT_HOUR = 8

/** Morning so many days ahead. */
const morning = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, BACK_AT_HOUR)

/** Returns the instant until which a choice hides a case. */
export function snoozedUntil(choice: SnoozeChoice, now = new Date()): string {
  const days = { tomorrow: 1, monday: (8 - now.getDay()) % 7 || 7, week: 7 }[choice]
  return morning(now, days).toISOString()
}

/** The device's day `YYYY-MM-DD` of a time. */
const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** First and last day until which a case can be snoozed. */
export function snoozeDays(now = new Date()): { min: string; max: string } {
  return { min: dayOf(morning(now, 1)), max: dayOf(morning(now, SNOOZE_DAYS_MAX - 1)) }
}

/** Returns the instant until which a day hides a case; undefined for a day that is none, too early or too late. */
export function snoozedToDay(day: string, now = new Date()): string | undefined {
  const { min, max } = snoozeDays(now)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < min || day > max) return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, BACK_AT_HOUR).toISOString()
}
