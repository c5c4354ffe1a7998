import type { LogItem, LogResult } from 'contract/training/calls'
import { LOG_PERIOD_MAX } from 'contract/training/rules'
import { DAY } from 'contract/units'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Db, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { hashOf } from '../../../kernel/ids'
import { turnDue } from '../../programs/blocks/blocks.logic'
import {
  deleteMeasurements,
  lockRunning,
  type RunningProgram,
  saveMeasurements,
} from '../../programs/customer/running.sql'
import { MEASUREMENTS_MAX } from '../../programs/customer/tracking.logic'
import { countMeasurements, refreshLatestWeight, touchProgram } from '../../programs/customer/tracking.sql'
import { countProgress } from '../../programs/user-programs.sql'
import { refreshDays, refreshMoves } from './days.logic'
import * as sql from './log.sql'
import { type Met, rankOf, type Settled, settle } from './settle'
import { validateEntry } from './validate-entry'

/** One of the caller's own programs. */
export interface Mine {
  id: string
  accountId: string
}

/** Stores entries of the log, each once; answers what became of each. Requests about one program are taken in turn. */
export async function storeLog(
  { db }: Pick<Deps, 'db'>,
  mine: Mine,
  sent: readonly unknown[],
): Promise<LogResult[]> {
  await turnDue(db, mine)
  return transaction(db, async (tx) => {
    const program = (await lockRunning(tx, mine.id, mine.accountId)) ?? fail('programs.not_found')
    return storeEntries(tx, { mine, program, source: 'log' }, sent)
  })
}

/** The same for a program that the transaction has locked. */
export async function storeEntries(
  tx: Tx,
  { mine, program, source }: { mine: Mine; program: RunningProgram; source: sql.Source },
  sent: readonly unknown[],
): Promise<LogResult[]> {
  const met = await meet(tx, mine, sent)
  const settled = settle({ id: mine.id, program, met, rank: rankOf({ source }) }, sent)
  if (settled.writes.length > 0) {
    await write(tx, { ...mine, source }, settled)
    await follow(tx, mine, program, settled)
  }
  return settled.results
}

/** Reads what the entries may meet: their own earlier versions, the sets of their sessions, and how full their days are. */
async function meet(tx: Tx, { id, accountId }: Mine, sent: readonly unknown[]): Promise<Met> {
  const judged = sent.map(validateEntry).flatMap((one) => ('code' in one ? [] : one))
  const entries = await sql.findEntries(
    tx,
    accountId,
    judged.map(({ clientId }) => clientId),
  )
  const sessions = [...judged, ...entries].flatMap(({ slot }) => slot?.session ?? [])
  const measures = judged.some(({ kind }) => kind === 'measurement')
  const [sets, days, measured] = await Promise.all([
    sql.findSets(tx, id, [...new Set(sessions)]),
    sql.countDays(tx, id, [...new Set(judged.map(({ date }) => date))]),
    measures ? countMeasurements(tx, id) : 0,
  ])
  return { entries, sets, days, measurementsLeft: MEASUREMENTS_MAX - measured }
}

/** Writes the settled entries in an order in which no set counts twice at any moment. */
export async function write(
  tx: Tx,
  log: Mine & { source: sql.Source; byCoach?: boolean },
  { writes, before, promoted, demoted }: Pick<Settled, 'writes' | 'before' | 'promoted' | 'demoted'>,
): Promise<void> {
  const sets = [...demoted, ...before.flatMap(({ slot, clientId }) => (slot ? clientId : []))]
  if (sets.length > 0) await sql.uncount(tx, log.accountId, sets)
  const written = writes.length > 0 ? await sql.writeEntries(tx, log, writes) : 0
  // The same id was stored for another program meanwhile: the next try sees it.
  if (written < writes.length) fail('server.unavailable')
  if (promoted.length > 0) await sql.recount(tx, log.accountId, promoted)
}

/** Updates days, measurements and progress of the program from the written entries. */
async function follow(
  tx: Tx,
  mine: Mine,
  program: RunningProgram,
  { writes, before }: Settled,
): Promise<void> {
  const all = [...writes, ...before]
  const daysOf = (kinds: readonly string[]) =>
    all.filter(({ kind }) => kinds.includes(kind)).map(({ date }) => date)
  const moves = all.filter(({ kind }) => kind === 'move')
  const moved = [
    ...writes
      .filter(({ kind }) => kind === 'move')
      .flatMap(({ entry }) => [entry.from, entry.to] as string[]),
    ...before.flatMap(({ from, to }) => [from, to]),
    ...daysOf(['excuse']),
  ].filter((day) => typeof day === 'string')
  const trained = daysOf(['session', 'set'])
  if (trained.length > 0)
    await refreshDays(tx, { id: mine.id, version: program.version }, [...new Set(trained)])
  if (moves.length > 0 || moved.length > 0) await refreshMoves(tx, mine.id, [...new Set(moved)])
  await followMeasurements(tx, mine, writes)
  if (trained.length > 0 || moved.length > 0) await countProgress(tx, mine.id)
  await touchProgram(tx, mine.id)
}

/** Id of a measurement that an entry of the log made. */
const measurementId = ({ accountId }: Mine, { clientId }: sql.Write) =>
  `log${hashOf(`${accountId} ${clientId}`).slice(0, 29)}`

async function followMeasurements(tx: Tx, mine: Mine, writes: readonly sql.Write[]): Promise<void> {
  const entries = writes.filter(({ kind }) => kind === 'measurement')
  if (entries.length === 0) return
  const [removed, kept] = [true, false].map((isRemoved) =>
    entries.filter((one) => one.isRemoved === isRemoved),
  )
  if (removed?.length)
    await deleteMeasurements(
      tx,
      mine.id,
      removed.map((one) => measurementId(mine, one)),
    )
  if (kept?.length)
    await saveMeasurements(
      tx,
      mine.id,
      kept.map((one) => ({
        id: measurementId(mine, one),
        kind: String(one.entry.measurement),
        value: Number(one.entry.value),
        // A day counts as its noon, as where a measurement is entered by its day.
        at: `${one.date}T12:00:00Z`,
      })),
    )
  await refreshLatestWeight(tx, mine.accountId)
}

/** Days of a reading, both included, `LOG_PERIOD_MAX` at most; without them the latest ones. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from: string
  to: string
} {
  const add = (day: string, days: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
  const tomorrow = add(new Date().toISOString().slice(0, 10), 1)
  const last = to ?? (from ? add(from, LOG_PERIOD_MAX - 1) : tomorrow)
  const first = from ?? add(last, 1 - LOG_PERIOD_MAX)
  if (first > last || add(first, LOG_PERIOD_MAX - 1) < last) fail('log.period')
  return { from: first, to: last }
}

export function itemOf(row: sql.LogRow): LogItem {
  const { clientId, rev, kind, date, session, setIndex, entry, counts, byCoach } = row
  const place = {
    ...(session === null ? {} : { session }),
    ...(setIndex === null ? {} : { index: setIndex }),
  }
  return {
    clientId,
    rev,
    kind,
    date,
    ...place,
    ...entry,
    counts,
    ...(byCoach && { byCoach: true }),
  } as unknown as LogItem
}

/** The owner's own log. */
export async function listMyLog(
  db: Db,
  mine: Mine,
  period: Parameters<typeof periodOf>[0],
): Promise<LogItem[]> {
  if (!(await sql.isMine(db, mine))) fail('programs.not_found')
  return (await sql.listEntries(db, mine, periodOf(period))).map(itemOf)
}
