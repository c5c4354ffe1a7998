import { STATS_DAYS, STATS_DAYS_MAX } from 'contract/admin/rules'
import { DAY } from 'contract/units'
import { fail } from '../../fail'

/** Longest periods shown by day and by week, in days; longer ones are shown by month. */
const BY_DAY = 31
const BY_WEEK = 190

export type StatsStep = 'day' | 'week' | 'month'

export interface StatsPeriod {
  from: string
  to: string
  step: StatsStep
  length: number
  /** The first days of the parts. */
  starts: string[]
  /** The day after the last. */
  over: string
  before: { from: string; to: string }
}

/** `YYYY-MM-DD` so many days later; a day has no time zone. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

interface Asked {
  from?: string | undefined
  to?: string | undefined
  days?: number | undefined
}

/** Returns the period, both days included; a missing bound follows from the other, or the period ends `today`. */
export function periodOf({ from, to, days = STATS_DAYS }: Asked, today: string): StatsPeriod {
  const last = to ?? (from !== undefined && from > today ? from : today)
  const first = from ?? addDays(last, 1 - days)
  const length = (Date.parse(last) - Date.parse(first)) / DAY + 1
  if (length < 1 || length > STATS_DAYS_MAX) fail('admin.period_invalid')
  const step = length <= BY_DAY ? 'day' : length <= BY_WEEK ? 'week' : 'month'
  return {
    from: first,
    to: last,
    step,
    length,
    starts: startsOf(first, last, step),
    over: addDays(last, 1),
    before: { from: addDays(first, -length), to: addDays(first, -1) },
  }
}

function startsOf(from: string, to: string, step: StatsStep): string[] {
  const starts = [from]
  for (let next = after(from, step, to); next <= to; next = after(next, step, to)) starts.push(next)
  return starts
}

/** Returns the start of the next step. Weeks count back from the last day, so the last one is complete. */
function after(start: string, step: StatsStep, to: string): string {
  if (step === 'day') return addDays(start, 1)
  if (step === 'month') {
    const [year = 0, month = 0] = start.split('-').map(Number)
    return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  }
  const left = (Date.parse(to) - Date.parse(start)) / DAY + 1
  return addDays(start, left % 7 || 7)
}
