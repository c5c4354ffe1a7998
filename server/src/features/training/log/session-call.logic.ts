import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import type { DoneSession, putSession as PutSession, UserProgram } from 'contract/programs/calls'
import { isDay } from 'contract/programs/questions'
import { plannedSessionId } from 'contract/training/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { turnDue } from '../../programs/blocks/blocks.logic'
import { findMine } from '../../programs/customer/customer.sql'
import { findSession, lockRunning, type RunningProgram } from '../../programs/customer/running.sql'
import { touchProgram } from '../../programs/customer/tracking.sql'
import { countProgress } from '../../programs/user-programs.sql'
import { findAthlete } from '../coach.sql'
import { refreshDays } from './days.logic'
import { comparedName, exerciseKeyOf } from './judge'
import { type Mine, write } from './log.logic'
import * as sql from './log.sql'
import { type Met, settle } from './settle'

type SentSets = Received<typeof PutSession>['body']['sets']

/**
 * Marks the session of a day done or undone: replaces what this call wrote for that day and nothing else. A set that a
 * device has logged with the same values is not written twice.
 */
export async function putSession(
  { db }: Pick<Deps, 'db'>,
  mine: Mine & { date: string; locale: Locale },
  { done, sets }: Received<typeof PutSession>['body'],
): Promise<{ session: DoneSession | null; userProgram: UserProgram }> {
  if (!isDay(mine.date)) fail('programs.day_invalid')
  await turnDue(db, mine)
  return transaction(db, async (tx) => {
    await putDay(tx, mine, { done, sets })
    return {
      session: (await findSession(tx, mine.id, mine.date)) ?? null,
      userProgram: (await findMine(tx, mine)) ?? fail('programs.not_found'),
    }
  })
}

/**
 * The same by the coach who trains beside the athlete: marked as the coach's, and replacing only what the coach wrote. The
 * athlete sees who entered it.
 */
export async function putSessionOf(
  { db }: Pick<Deps, 'db'>,
  coach: AuditSource,
  { id, date }: { id: string; date: string },
  body: Received<typeof PutSession>['body'],
): Promise<{ session: DoneSession | null }> {
  const coachId = coach.accountId ?? fail('auth.required')
  if (!isDay(date)) fail('programs.day_invalid')
  await turnDue(db, { id })
  return transaction(db, async (tx) => {
    const athlete = (await findAthlete(tx, id, coachId)) ?? fail('programs.not_found')
    await putDay(tx, { id, accountId: athlete.id, date, byCoach: true }, body)
    await recordAudit(tx, coach, {
      action: 'session_entered',
      subjectId: athlete.id,
      object: { type: 'user_program', id },
    })
    return { session: (await findSession(tx, id, date)) ?? null }
  })
}

/** Locks a running program and writes one of its days. */
async function putDay(
  tx: Tx,
  day: Mine & { date: string; byCoach?: boolean },
  body: { done: boolean; sets: SentSets },
): Promise<void> {
  const program = (await lockRunning(tx, day.id, day.accountId)) ?? fail('programs.not_found')
  const { status, firstDay, latestDay } = program
  if (status !== 'active') fail('programs.not_active')
  if (firstDay === null || day.date < firstDay || day.date > latestDay) fail('programs.day_invalid')
  await markDay(tx, { ...day, program }, body)
  await touchProgram(tx, day.id)
}

/** Writes a day of a program that the transaction has locked. */
export async function markDay(
  tx: Tx,
  {
    id,
    accountId,
    date,
    program,
    byCoach = false,
  }: Mine & { date: string; program: RunningProgram; byCoach?: boolean },
  { done, sets }: { done: boolean; sets: SentSets },
): Promise<void> {
  const session = plannedSessionId(date)
  const touched = await sql.deleteSessionCall(tx, { id, date, byCoach })
  const stored = await sql.findSets(tx, id, [...new Set([session, ...touched])])
  const known = done ? await sql.listDayRows(tx, id, [date]) : []
  const met: Met = { entries: [], sets: stored, days: new Map(), measurementsLeft: 0 }
  const common = { rev: 1, date, session }
  const entries = done
    ? [
        { ...common, clientId: newClientId(), kind: 'session', state: 'done' },
        ...placed(sets)
          .filter((set) => !isLogged(set, known))
          .map((set) => ({ ...common, ...set, clientId: newClientId(), kind: 'set' })),
      ]
    : []
  const settled = settle({ id, program, met }, entries)
  await write(tx, { id, accountId, source: 'session_call', byCoach }, settled)
  await refreshDays(tx, { id, version: program.version }, [date])
  await countProgress(tx, id)
}

const newClientId = () => `put-${newId()}`

type PlacedSet = SentSets[number] & { index: number }

/** The sets with their places within their exercises, and by what those without reps were measured. */
function placed(sets: SentSets): PlacedSet[] {
  const places = new Map<string, number>()
  return sets.map((set) => {
    const key = `${exerciseKeyOf(set)} ${set.side ?? ''}`
    const index = set.index ?? places.get(key) ?? 0
    places.set(key, Math.max(places.get(key) ?? 0, index) + 1)
    const measure = set.measure ?? (set.reps > 0 ? undefined : measuredBy(set))
    return { ...set, index, measure }
  })
}

function measuredBy({ seconds, meters }: SentSets[number]): 'time' | 'distance' | undefined {
  return meters != null ? 'distance' : seconds != null ? 'time' : undefined
}

const VALUES = ['reps', 'load', 'seconds', 'meters'] as const

/** Returns true if the day has such a set from a device: the same exercise, place and values. */
function isLogged(set: PlacedSet, rows: readonly sql.DayRow[]): boolean {
  return rows.some(({ kind, entry }) => {
    const other = entry as Partial<PlacedSet>
    return (
      kind === 'set' &&
      comparedName(other.exercise ?? '') === comparedName(set.exercise) &&
      other.index === set.index &&
      (other.side ?? '') === (set.side ?? '') &&
      VALUES.every((value) => (other[value] || null) === (set[value] || null))
    )
  })
}
