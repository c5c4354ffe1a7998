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
import {
  findPlanSince,
  findSession,
  lockRunning,
  type RunningProgram,
} from '../../programs/customer/running.sql'
import { touchProgram } from '../../programs/customer/tracking.sql'
import { weekSince } from '../../programs/customer/week-plan'
import { countProgress } from '../../programs/user-programs.sql'
import { findAthlete } from '../coach.sql'
import { refreshDays } from './days.logic'
import { type Mine, write } from './log.logic'
import * as sql from './log.sql'
import { isLogged, loggedIdentity, placed, plannedIdentity, type SentSets } from './sent-sets'
import { type Met, rankOf, settle } from './settle'

/**
 * Marks the session of a day done or undone: replaces what this call wrote for that day and nothing else. A set that a
 * device has logged with the same values is not written twice; one with other values counts in its place.
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
 * The same by the coach who trains beside the athlete: marked as the coach's, and replacing only what the coach wrote. A
 * set that the athlete has logged as well counts as the athlete logged it. The athlete sees who entered it.
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
  const touched = await sql.deleteSessionCall(tx, { id, date, byCoach })
  const known = await sql.listDaySets(tx, id, date)
  const session = byCoach ? await sessionBeside(tx, { id, date }, known) : plannedSessionId(date)
  const sent = done ? placed(sets).filter((set) => !isLogged(set, known)) : []
  const plan = sent.length > 0 ? await findPlanSince(tx, id, program.version) : undefined
  const week = plan && weekSince(plan)
  const common = { rev: 1, date, session }
  /** Entries whose row was found by its name: where the athlete sent none, none is answered. */
  const found = new Set<string>()
  const entries = sent.map((set) => {
    const clientId = newClientId()
    const logged = loggedIdentity(set, known)
    const planned = logged || !week ? undefined : plannedIdentity(set, week, date)
    if (planned && !byCoach) found.add(clientId)
    return { ...common, ...set, ...(logged ?? planned), clientId, kind: 'set' }
  })
  const sessions = [...touched, ...known.map((set) => set.session), session]
  const stored = await sql.findSets(tx, id, [...new Set(sessions)])
  const met: Met = { entries: [], sets: stored, days: new Map(), measurementsLeft: 0 }
  const settled = settle({ id, program, met, rank: rankOf({ source: SOURCE, byCoach }) }, [
    ...(done ? [{ ...common, clientId: newClientId(), kind: 'session', state: 'done' }] : []),
    ...entries,
  ])
  const writes = settled.writes.map((one) => (found.has(one.clientId) ? withoutRow(one) : one))
  await write(tx, { id, accountId, source: SOURCE, byCoach }, { ...settled, writes })
  await refreshDays(tx, { id, version: program.version }, [date])
  await countProgress(tx, id)
}

const SOURCE = 'session_call'
const newClientId = () => `put-${newId()}`

function withoutRow<T extends { entry: Record<string, unknown> }>(write: T): T {
  const { row: _, exerciseId: __, ...entry } = write.entry
  return { ...write, entry }
}

/**
 * Returns the session in which a coach trains beside the athlete: the only one that the athlete has sets of on this day, else
 * the only one that was moved to it, else the day's own.
 */
async function sessionBeside(
  tx: Tx,
  { id, date }: { id: string; date: string },
  known: readonly sql.DaySet[],
): Promise<string> {
  const [logged, ...others] = new Set(known.map(({ session }) => session))
  if (logged && others.length === 0) return logged
  const moved = (await sql.listMoves(tx, id)).filter(({ kind, to }) => kind === 'move' && to === date)
  const [from] = moved.map((move) => move.from)
  return plannedSessionId(moved.length === 1 && from ? from : date)
}
