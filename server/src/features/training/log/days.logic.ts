import type { DoneSet } from 'contract/programs/calls'
import type { Tx } from '../../../kernel/db/client'
import { findPlanSince, type LoggedDay, saveDays, saveMoves } from '../../programs/customer/running.sql'
import { dayKeyOf, isTraining, weekSince } from '../../programs/customer/week-plan'
import * as sql from './log.sql'

/** Most days whose sets are read at a time. */
const DAYS_AT_ONCE = 31

/** Makes the days of a program anew from its log: their sets, how many sessions were done, and what was planned. */
export async function refreshDays(
  tx: Tx,
  { id, version }: { id: string; version: number },
  days: readonly string[],
): Promise<void> {
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const some = days.slice(at, at + DAYS_AT_ONCE)
    const rows = await sql.listDayRows(tx, id, some)
    const logged = some.map((date) =>
      loggedDay(
        date,
        rows.filter((row) => row.date === date),
      ),
    )
    await saveDays(tx, id, await withPlans(tx, { id, version }, logged))
  }
}

type DayOfLog = Omit<LoggedDay, 'planned'>

function loggedDay(date: string, rows: readonly sql.DayRow[]): DayOfLog {
  const sessions = rows.filter(({ kind }) => kind === 'session')
  const sets = rows.filter(({ kind }) => kind === 'set')
  const done = doneSessions(sessions, sets)
  const versions = sessions.flatMap(({ entry }) =>
    typeof entry.planVersion === 'number' ? entry.planVersion : [],
  )
  return {
    date,
    done,
    isBegun: rows.length > 0,
    version: versions[0] ?? null,
    isListed: done > 0 || sets.length > 0,
    sets: sets.map(doneSetOf),
    byCoach: rows.some(({ byCoach }) => byCoach),
  }
}

/** A session is done when it was finished; one whose start and end never arrived is done with its first set. */
function doneSessions(sessions: readonly sql.DayRow[], sets: readonly sql.DayRow[]): number {
  const states = new Map<string, boolean>()
  for (const { session, entry } of sessions)
    states.set(session ?? '', states.get(session ?? '') || entry.state === 'done')
  for (const { session } of sets) if (!states.has(session ?? '')) states.set(session ?? '', true)
  return [...states.values()].filter(Boolean).length
}

/** A set as `…/data` shows it: with 0 reps where it was measured otherwise, and with its place where it is one of a row or a device. */
function doneSetOf({ entry, source }: sql.DayRow): DoneSet {
  const { session: _, at: __, exercise, reps, load, index, ...details } = entry
  const place = source === 'log' || details.row || details.exerciseId ? { index } : {}
  return { exercise, reps: reps ?? 0, load: load ?? null, ...place, ...details } as DoneSet
}

/** The days with what was planned, where their sessions began with an earlier version of the plan than today's. */
async function withPlans(
  tx: Tx,
  { id, version }: { id: string; version: number },
  days: readonly DayOfLog[],
): Promise<LoggedDay[]> {
  const earlier = [
    ...new Set(days.flatMap((day) => (day.version && day.version < version ? day.version : []))),
  ]
  const weeks = new Map(
    await Promise.all(
      earlier.map(async (one) => {
        const since = await findPlanSince(tx, id, one)
        return [one, since ? weekSince(since) : undefined] as const
      }),
    ),
  )
  return days.map((day) => {
    const week = weeks.get(day.version ?? 0)
    if (!week) return { ...day, version: null, planned: null }
    return { ...day, planned: isTraining(week[dayKeyOf(day.date)]) ? 1 : 0 }
  })
}

/** Makes the moves and excuses of days anew. */
export async function refreshMoves(tx: Tx, id: string, days: readonly string[]): Promise<void> {
  const entries = await sql.listMoves(tx, id)
  const rows = days.map((date) => ({
    date,
    moved: entries.reduce((sum, { from, to }) => sum + Number(to === date) - Number(from === date), 0),
    isExcused: entries.some((entry) => entry.kind === 'excuse' && entry.date === date),
  }))
  await saveMoves(tx, id, rows)
}
