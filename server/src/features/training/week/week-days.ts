import { dayKeys } from 'contract/programs/plan'
import { dayKeyOf, type PlanDay, type PlanWeek } from '../../programs/customer/week-plan'
import { addDays, type DayPlan, planDayOf, sessionsOn } from '../today/day-plan'
import type { TodayEntry } from '../today/today.sql'
import type { WeekRow } from './week.sql'

/** A day to print. */
export interface WeekDay {
  /** `YYYY-MM-DD`; null before the plan has a first day. */
  date: string | null
  /** Place of the weekday, 0 for Monday. */
  weekday: number
  sessions: PlanDay[]
  /** Days from which its sessions were moved here. */
  movedFrom: string[]
  isExcused: boolean
}

/** Returns the seven days of a week (from 1); a pause moves the days after it. */
export function datesOf(
  { pauses, today }: Pick<WeekRow, 'pauses' | 'today'>,
  startDate: string,
  week: number,
): string[] {
  return dayKeys.map((_, n) =>
    pauses.reduce(
      (day, { from, until }) => {
        const days = Date.parse(until ?? today) - Date.parse(from)
        return day > from && days > 0 ? addDays(day, Math.round(days / DAY_MS)) : day
      },
      addDays(startDate, (week - 1) * 7 + n),
    ),
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns which day of the plan today is, from 0; days of pauses are none. */
export function runningDay({
  startDate,
  pauses,
  today,
}: Pick<WeekRow, 'startDate' | 'pauses' | 'today'>): number {
  if (startDate === null) return 0
  const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
  return pauses.reduce(
    (day, { from, until }) => day - daysBetween(from, until ?? today),
    daysBetween(startDate, today),
  )
}

/** Returns the days of a plan that has no dates yet. */
export function daysWithoutDates(week: PlanWeek): WeekDay[] {
  return dayKeys.map((key, weekday) => ({
    date: null,
    weekday,
    sessions: [week[key]],
    movedFrom: [],
    isExcused: false,
  }))
}

/** Returns the days with their sessions as they are planned, moved and excused. */
export function daysOf(plan: DayPlan, entries: readonly TodayEntry[], dates: readonly string[]): WeekDay[] {
  const moves = entries.filter(({ kind }) => kind === 'move')
  return dates.map((date) => {
    const planned = sessionsOn(plan, moves, date)
    return {
      date,
      weekday: dayKeys.indexOf(dayKeyOf(date)),
      sessions: planned.map((day) => planDayOf(plan, day)),
      movedFrom: planned.filter((day) => day !== date),
      isExcused: entries.some((entry) => entry.kind === 'excuse' && entry.date === date),
    }
  })
}
