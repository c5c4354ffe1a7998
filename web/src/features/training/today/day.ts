import type { Today, TodayMeal, TodaySession } from 'contract/training/calls'
import type { StoredEntry } from '../log/entry'

/** Answer of the server for one day with the changes of this device. */
export interface Day {
  today: Today
  away: readonly Away[]
}

/** Session that this device moved away from the day, so that it can come back without a network. */
export interface Away {
  session: TodaySession
  /** Next session before the move. */
  next: Today['next']
}

/** Keeps what only this device knows when the server answers again. */
export const withAnswer = (today: Today, known: Day | undefined): Day => ({ today, away: known?.away ?? [] })

const change = (day: Day, today: Partial<Today>): Day => ({ ...day, today: { ...day.today, ...today } })

export function withMeal(
  day: Day,
  meal: TodayMeal['meal'],
  eaten: Pick<TodayMeal, 'done' | 'alternative'>,
): Day {
  return change(day, {
    meals: day.today.meals.map((one) => (one.meal === meal ? { ...one, ...eaten } : one)),
  })
}

/** Adds millilitres that were drunk; a negative number takes them back. */
export function withWater(day: Day, ml: number): Day {
  const { water } = day.today
  return change(day, { water: { ...water, ml: Math.max(0, water.ml + ml) } })
}

/** Moves a session of this day to another. */
export function withMoved(day: Day, session: TodaySession, to: string): Day {
  const { next } = day.today
  const { userProgramId, focus } = session
  const isNext = next === null || to < next.date
  return {
    ...change(withoutSession(day, session), isNext ? { next: { date: to, userProgramId, focus } } : {}),
    away: [...day.away, { session, next }],
  }
}

/** Brings a session back that was moved away here. */
export function withReturned(day: Day, { session, next }: Away): Day {
  return {
    ...change(withSession(day, session), { next }),
    away: day.away.filter((one) => !isSame(one.session, session)),
  }
}

export function withSession(day: Day, session: TodaySession): Day {
  return change(day, { sessions: [...withoutSession(day, session).today.sessions, session] })
}

/** Leaves out the missed sessions of a day. */
export const withoutMissed = (day: Day, date: string): Day =>
  change(day, { missed: (day.today.missed ?? []).filter((one) => one.date !== date) })

/** Brings missed sessions back. */
export const withReturnedMissed = (day: Day, missed: Today['missed']): Day => change(day, { missed })

export function withoutSession(day: Day, session: TodaySession): Day {
  return change(day, { sessions: day.today.sessions.filter((one) => !isSame(one, session)) })
}

/** Excuses the sessions of a program, or brings them back. */
export function withExcuse(day: Day, userProgramId: string, isExcused: boolean): Day {
  const [from, to] = isExcused ? (['planned', 'excused'] as const) : (['excused', 'planned'] as const)
  return change(day, {
    sessions: day.today.sessions.map((one) =>
      one.userProgramId === userProgramId && one.state === from ? { ...one, state: to } : one,
    ),
  })
}

const isSame = (a: TodaySession, b: TodaySession) =>
  a.userProgramId === b.userProgramId && a.session === b.session

/** Returns the state of a session with what this device has logged of it, which the server may not have yet. */
export function stateOf(session: TodaySession, entries: readonly StoredEntry[]): TodaySession['state'] {
  let { state } = session
  for (const { entry } of entries)
    if (entry.kind === 'session' && entry.session === session.session && entry.state) state = entry.state
  return session.state === 'done' ? 'done' : state
}

/** Returns the last entry by which this device moved a session of a day away, or excused the day. */
export function entryBehind(
  entries: readonly StoredEntry[],
  of: { kind: 'move' | 'excuse'; day: string },
): { clientId: string; to?: string; reason?: string } | undefined {
  for (const { entry, refusal } of [...entries].reverse()) {
    if (refusal || entry.kind !== of.kind) continue
    const { clientId } = entry
    if (entry.kind === 'move' && entry.from === of.day && entry.to) return { clientId, to: entry.to }
    if (entry.kind === 'excuse' && entry.date === of.day && entry.reason)
      return { clientId, reason: entry.reason }
  }
  return undefined
}

/** Minutes after its time in which an open meal is still the next one. */
const LATE_MIN = 90

/** Returns the minutes since midnight of `07:30` or `7.30`; undefined for any other text. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^\s*(\d{1,2})[:.](\d{2})(?!\d)/.exec(time) ?? []
  return hours === undefined || Number(hours) > 23 ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Returns the first open meal until `LATE_MIN` after its time, else the last open one. */
export function nextMeal(meals: readonly TodayMeal[], now: Date): TodayMeal | undefined {
  const open = meals.filter(({ done }) => !done)
  const earliest = now.getHours() * 60 + now.getMinutes() - LATE_MIN
  return open.find(({ time }) => (minutesOf(time) ?? Number.POSITIVE_INFINITY) >= earliest) ?? open.at(-1)
}
