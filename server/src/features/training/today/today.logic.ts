import type { Locale } from 'contract/locale'
import type { UserProgram } from 'contract/programs/calls'
import type { SessionPlan, Today, TodayExercise, TodaySession } from 'contract/training/calls'
import { type PlannedState, plannedSessionId } from 'contract/training/rules'
import type { Db, Pool } from '../../../kernel/db/client'
import { turnDue } from '../../programs/blocks/blocks.logic'
import { listMine } from '../../programs/customer/customer.sql'
import { dayKeyOf } from '../../programs/customer/week-plan'
import { listOpen, type OpenCheckIn } from '../check-ins/open-check-ins.sql'
import { addPeriods } from '../check-ins/periods.logic'
import { addDays, type DayPlan, planDayOf, sessionsOn } from './day-plan'
import { type Asking, type DayRows, exercisesOf, type Rows } from './exercises.logic'
import { mealsOf, targetsOf } from './meals'
import { AHEAD_DAYS, movesIn, type Running, withLogs } from './running.logic'
import * as sql from './today.sql'
import { dueDay, dueWords } from './today-words'
import { millilitersOf } from './water'

interface Asked {
  accountId: string
  locale: Locale
  /** The device's day; the account's where missing. */
  date: string | undefined
}

/** Days after which a missed session is not offered any more. */
const MISSED_DAYS = 7

/** The day of a person: one answer for a phone that has no time. */
export async function getToday(db: Pool, { accountId, locale, date: asked }: Asked): Promise<Today> {
  await turnDue(db, { accountId })
  await addPeriods(db, { accountId })
  const [mine, plans, own, checkIns] = await Promise.all([
    listMine(db, accountId, locale),
    sql.listPlans(db, accountId),
    asked ?? sql.findToday(db, accountId),
    listOpen(db, accountId),
  ])
  const date = own ?? new Date().toISOString().slice(0, 10)
  const [running, untrained] = await Promise.all([
    withLogs(db, date, mine, plans),
    sql.listUntrained(
      db,
      plans.map(({ id }) => id),
      { date, days: MISSED_DAYS },
    ),
  ])
  const withSessions = running.map((one) => ({ one, sessions: sessionsOfDay(one, date) }))
  const first = withSessions.find(({ sessions }) => sessions.length > 0) ?? withSessions[0]
  const due = dueOf(mine, checkIns, locale)
  if (!first) return { ...nothingOn(date), due }
  const ordered = [first, ...withSessions.filter((one) => one !== first)]
  const { notes } = planDayOf(first.one.days, date)
  return {
    date,
    program: first.one.program,
    programs: ordered.map(({ one }) => one.program),
    sessions: await withLast(
      db,
      {
        ...{ accountId, date, locale, coachIds: plans.flatMap(({ coachId }) => coachId ?? []) },
        plan: running.flatMap(({ days }) => Object.values(days.week).flatMap(({ exercises }) => exercises)),
      },
      ordered.flatMap(({ sessions }) => sessions),
    ),
    next: nextSession(
      ordered.map(({ one }) => one),
      date,
    ),
    missed: missedOf(running, untrained),
    meals: mealsOf(first.one),
    targets: targetsOf(first.one),
    water: {
      target: millilitersOf(first.one.data.nutrition.hydration.dailyWater),
      ml: running
        .flatMap(({ entries }) => entries)
        .reduce((sum, { kind, entry }) => sum + (kind === 'water' ? Number(entry.ml) : 0), 0),
    },
    due,
    line:
      first.one.plan.coach && notes ? { from: first.one.plan.coach, text: notes, path: '/messages' } : null,
  }
}

function nothingOn(date: string): Today {
  const water = { target: null, ml: 0 }
  return {
    date,
    program: null,
    programs: [],
    sessions: [],
    next: null,
    missed: [],
    meals: [],
    targets: null,
    water,
    due: [],
    line: null,
  }
}

type Unseen = Omit<TodaySession, 'exercises' | 'newer'> & {
  week: number
  newer: (Omit<SessionPlan, 'exercises'> & Rows) | null
} & Rows

function sessionsOfDay({ program, plan, days, entries }: Running, date: string): Unseen[] {
  const planned = sessionsOn(days, movesIn(entries), date)
  const isExcused = entries.some((entry) => entry.kind === 'excuse' && entry.date === date)
  const logged = loggedSessions(entries)
  const names = planned.map(plannedSessionId)
  // Sessions under ids of a device stand for planned ones that were not begun under their own.
  const others = [...logged.keys()].filter((name) => !names.includes(name))
  return planned.map((plannedFor) => {
    const own = plannedSessionId(plannedFor)
    const session = logged.has(own) ? own : (others.shift() ?? own)
    const { focus, duration, warmup, cooldown, notes, exercises: rows } = planDayOf(days, plannedFor)
    const state = logged.get(session) ?? (isExcused ? 'excused' : 'planned')
    return {
      userProgramId: plan.id,
      session,
      plannedFor,
      planVersion: days.fixed.get(plannedFor)?.version ?? plan.version,
      focus,
      duration,
      state,
      warmup,
      cooldown,
      notes,
      rows,
      week: program.currentWeek - plan.weeksBefore,
      newer: state === 'running' ? newerPlan(plan, days, plannedFor) : null,
    }
  })
}

/** Current plan of a day whose session began with an earlier version of the same block. */
function newerPlan({ version, blockVersion }: sql.TodayPlan, days: DayPlan, day: string): Unseen['newer'] {
  const begunWith = days.fixed.get(day)?.version ?? version
  if (begunWith >= version || begunWith < blockVersion) return null
  const { focus, warmup, cooldown, notes, exercises: rows } = days.week[dayKeyOf(day)]
  return { planVersion: version, focus, warmup, cooldown, notes, rows }
}

/** Sessions of the day's entries with their state; one of which only sets arrived counts as done. */
function loggedSessions(entries: readonly sql.TodayEntry[]): Map<string, PlannedState> {
  const states = new Map<string, PlannedState>()
  for (const { kind, session, entry } of entries) {
    if (kind !== 'session' || session === null) continue
    states.set(session, entry.state === 'done' || states.get(session) === 'done' ? 'done' : 'running')
  }
  for (const { kind, session } of entries)
    if (kind === 'set' && session !== null && !states.has(session)) states.set(session, 'done')
  return states
}

async function withLast(db: Db, day: Asking, sessions: readonly Unseen[]): Promise<TodaySession[]> {
  const lists = sessions.flatMap(({ rows, newer, week, plannedFor }): DayRows[] => [
    { rows, week, day: plannedFor },
    { rows: newer?.rows ?? [], week, day: plannedFor },
  ])
  const exercises = await exercisesOf(db, day, lists)
  return sessions.map(({ rows: _, week: __, newer, ...session }, n) => ({
    ...session,
    exercises: exercises[2 * n] ?? [],
    newer: newer && newerAnswer(newer, exercises[2 * n + 1] ?? []),
  }))
}

const newerAnswer = (
  { rows: _, ...newer }: NonNullable<Unseen['newer']>,
  exercises: TodayExercise[],
): SessionPlan => ({ ...newer, exercises })

function nextSession(running: readonly Running[], date: string): Today['next'] {
  for (let ahead = 1; ahead <= AHEAD_DAYS; ahead++) {
    const day = addDays(date, ahead)
    for (const { plan, days, entries } of running) {
      if (entries.some((entry) => entry.kind === 'excuse' && entry.date === day)) continue
      const [plannedFor] = sessionsOn(days, movesIn(entries), day)
      if (plannedFor) return { date: day, userProgramId: plan.id, focus: planDayOf(days, plannedFor).focus }
    }
  }
  return null
}

/** Sessions of days on which nothing was done; one whose own entries lie on another day is none. */
function missedOf(
  running: readonly Running[],
  untrained: readonly { userProgramId: string; date: string }[],
): Today['missed'] {
  return untrained.flatMap(({ userProgramId, date }) => {
    const { days, entries } = running.find(({ plan }) => plan.id === userProgramId) ?? {}
    if (!days || !entries) return []
    const begun = loggedSessions(entries)
    return sessionsOn(days, movesIn(entries), date)
      .filter((plannedFor) => !begun.has(plannedSessionId(plannedFor)))
      .map((plannedFor) => ({
        ...{ date, userProgramId, session: plannedSessionId(plannedFor) },
        focus: planDayOf(days, plannedFor).focus,
      }))
  })
}

function dueOf(mine: readonly UserProgram[], checkIns: readonly OpenCheckIn[], locale: Locale): Today['due'] {
  const words = dueWords[locale]
  const questionnaires = mine
    .filter(({ stage }) => stage === 'answering')
    .map(({ _id, programId }) => ({
      kind: 'questionnaire' as const,
      text: words.questionnaire(programId.name),
      path: `/programs/${_id}/questionnaire`,
    }))
  const reports = checkIns.map(({ userProgramId, date, dueDate, isLate }) => ({
    kind: 'check_in' as const,
    text: (isLate ? words.lateCheckIn : words.checkIn)(dueDay(dueDate, locale)),
    path: `/programs/${userProgramId}/check-ins/${date}`,
  }))
  return [...questionnaires, ...reports]
}
