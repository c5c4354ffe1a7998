import { DAY } from 'contract/units'
import { dayKeyOf, isTraining, type PlanDay, type PlanWeek } from '../../programs/customer/week-plan'
import type { TodayEntry } from './today.sql'

/** What the plan of one program has for single days. */
export interface DayPlan {
  startDate: string
  week: PlanWeek
  /** Weeks of earlier versions. */
  weeks: ReadonlyMap<number, PlanWeek>
  /** Days that are fixed: whether they had a session, and by which version. */
  fixed: ReadonlyMap<string, { planned: number; version: number | null }>
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** The plan's day, by the version in which it was fixed. */
export function planDayOf({ week, weeks, fixed }: DayPlan, day: string): PlanDay {
  return (weeks.get(fixed.get(day)?.version ?? -1) ?? week)[dayKeyOf(day)]
}

function hasSession(plan: DayPlan, day: string): boolean {
  if (day < plan.startDate) return false
  const fixed = plan.fixed.get(day)
  return fixed ? fixed.planned > 0 : isTraining(planDayOf(plan, day))
}

/**
 * Returns the days of the plan whose sessions are on a day, once the moves are applied in their order: a move takes the day's own
 * session, else one that was moved there. A move of nothing moves nothing.
 */
export function sessionsOn(plan: DayPlan, moves: readonly TodayEntry[], day: string): string[] {
  const on = new Map<string, string[]>()
  const at = (one: string) => on.get(one) ?? (hasSession(plan, one) ? [one] : [])
  for (const { entry } of moves) {
    const [from, to] = [String(entry.from), String(entry.to)]
    const there = at(from)
    const taken = there.includes(from) ? from : there[0]
    if (taken === undefined || from === to) continue
    on.set(
      from,
      there.filter((one) => one !== taken),
    )
    on.set(to, [...at(to), taken])
  }
  return at(day)
}
