import type { UserProgram } from 'contract/programs/calls'
import type { ProgramData } from 'contract/programs/plan'
import { completePlan } from 'contract/programs/plan-form'
import type { Db } from '../../../kernel/db/client'
import { findPlanSince } from '../../programs/customer/running.sql'
import { type PlanWeek, weekSince } from '../../programs/customer/week-plan'
import { addDays, type DayPlan } from './day-plan'
import * as sql from './today.sql'

/** How many days ahead the next session is looked for. */
export const AHEAD_DAYS = 14

/** A running program with what was logged for the day. */
export interface Running {
  program: UserProgram
  plan: sql.TodayPlan
  data: ProgramData
  days: DayPlan
  entries: sql.TodayEntry[]
}

/** Running programs with their plans, and what was logged for a day. */
export async function withLogs(
  db: Db,
  date: string,
  mine: readonly UserProgram[],
  plans: readonly sql.TodayPlan[],
): Promise<Running[]> {
  const ids = plans.map(({ id }) => id)
  if (ids.length === 0) return []
  // A session may have been moved here from an earlier day, whose plan is fixed.
  const [entries, fixed] = await Promise.all([
    sql.listTodayEntries(db, ids, date),
    sql.listFixedDays(db, ids, addDays(date, -AHEAD_DAYS)),
  ])
  const found = mine.flatMap((program) => {
    const plan = plans.find(({ id }) => id === program._id)
    return plan ? { program, plan } : []
  })
  return Promise.all(
    found.map(async ({ program, plan }): Promise<Running> => {
      const data = completePlan(plan.data)
      const days = new Map(
        fixed.filter(({ userProgramId }) => userProgramId === plan.id).map((day) => [day.date, day]),
      )
      const weeks = await earlierWeeks(db, plan, [...days.values()])
      return {
        program,
        plan,
        data,
        days: { startDate: plan.startDate, week: data.workout.weeklySchedule, weeks, fixed: days },
        entries: entries.filter(({ userProgramId }) => userProgramId === plan.id),
      }
    }),
  )
}

/** Weeks of the versions by which days were fixed, where the plan has changed since. */
export async function earlierWeeks(
  db: Db,
  { id, version }: Pick<sql.TodayPlan, 'id' | 'version'>,
  days: readonly { version: number | null }[],
): Promise<Map<number, PlanWeek>> {
  const versions = new Set(
    days.flatMap((day) => (day.version !== null && day.version < version ? day.version : [])),
  )
  const weeks = await Promise.all(
    [...versions].map(async (one) => {
      const since = await findPlanSince(db, id, one)
      return since ? ([[one, weekSince(since)]] as const) : []
    }),
  )
  return new Map(weeks.flat())
}

export const movesIn = (entries: readonly sql.TodayEntry[]) => entries.filter(({ kind }) => kind === 'move')
