import { type DayKey, dayKeys, type ProgramData } from 'contract/programs/plan'
import { mergePlan, patchOf } from 'contract/programs/plan-changes'
import { completePlan } from 'contract/programs/plan-form'
import type { PlanSince } from './running.sql'

export type PlanWeek = ProgramData['workout']['weeklySchedule']
export type PlanDay = PlanWeek[DayKey]

/** The week of a plan as it was in a version: today's, with the changes since undone. */
export function weekSince({ data, changes }: Pick<PlanSince, 'data' | 'changes'>): PlanWeek {
  const plan = changes.reduce(
    (later, { path, from }) => mergePlan(later, patchOf(path, from ?? undefined)),
    completePlan(data),
  )
  return completePlan(plan).workout.weeklySchedule
}

/** The weekday of a day `YYYY-MM-DD`. */
export function dayKeyOf(day: string): DayKey {
  return dayKeys[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as DayKey
}

/** Returns true if a day of a plan has a session: by what it is about, its exercises or its minutes. */
export function isTraining({ focus, exercises, duration }: PlanDay): boolean {
  return focus !== '' || exercises.length > 0 || duration > 0
}
