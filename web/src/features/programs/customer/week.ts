import type { UserProgram } from 'contract/programs/calls'
import { type DayKey, dayKeys, type ProgramData } from 'contract/programs/plan'
import { DAY } from 'contract/units'

/** Days are `YYYY-MM-DD`; they are counted in UTC, where each has 24 hours. */
const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Returns the local day of an instant. */
export function dayOf(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

export function addDays(day: string, count: number): string {
  return new Date(instantOf(day) + count * DAY).toISOString().slice(0, 10)
}

/** 0 for Monday. */
function weekdayOf(day: string): number {
  return (new Date(instantOf(day)).getUTCDay() + 6) % 7
}

export function dayKeyOf(day: string): DayKey {
  return dayKeys[weekdayOf(day)] ?? 'monday'
}

/** The seven days of the week around a day; `first` is the weekday that it begins with, 0 for Monday. */
export function weekAround(day: string, first: number): string[] {
  const start = addDays(day, -((weekdayOf(day) - first + 7) % 7))
  return dayKeys.map((_, index) => addDays(start, index))
}

/** With which weekday a week begins: in Persian with Saturday. */
export const firstWeekday = { en: 0, fa: 5, nl: 0 } as const

export type PlanDay = ProgramData['workout']['weeklySchedule'][DayKey]

/** Returns true if this day of the plan has a session. */
export function isTraining(day: PlanDay): boolean {
  return day.exercises.length > 0 || day.focus !== '' || day.duration > 0
}

/** Returns true if a day's session may be marked: from the first day, which is the shop's, to the reader's today. */
export function mayMark({ status, startDate }: UserProgram, day: string, today: string): boolean {
  return status === 'active' && startDate !== null && (day >= startDate || day === today) && day <= today
}
