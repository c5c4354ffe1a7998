import type { LogKind } from 'contract/training/rules'
import type { Db, Tx } from '../../../kernel/db/client'

/** Place of a set within its session: two entries with the same one are the same set. */
export interface Slot {
  session: string
  exerciseKey: string
  setIndex: number
  side: string
}

/** An entry that its own schema accepts. */
export interface Judged {
  clientId: string
  rev: number
  kind: LogKind
  date: string
  isRemoved: boolean
  session: string | null
  /** Place of a set; null for other kinds and for a removal. */
  slot: Slot | null
  exerciseName: string | null
  /** The fields of its kind that were sent. */
  entry: Record<string, unknown>
}

/** An entry as it is stored. */
export interface StoredEntry {
  clientId: string
  userProgramId: string
  kind: LogKind
  date: string
  rev: number
  /** Place of a set; null for other kinds and for a removal. */
  slot: Slot | null
  /** Days that a move is about. */
  from: string | null
  to: string | null
}

export interface Write extends Judged {
  counts: boolean
}

/** A set of a session, who wrote it, and whether it counts. */
export interface CountedSet extends Slot {
  clientId: string
  source: Source
  byCoach: boolean
  counts: boolean
}

interface EntryRow extends Omit<StoredEntry, 'slot'> {
  isRemoved: boolean
  session: string | null
  exerciseKey: string | null
  setIndex: number | null
  side: string | null
}

/** The stored entries of these ids of an account, of any program. */
export async function findEntries(
  tx: Tx,
  accountId: string,
  clientIds: readonly string[],
): Promise<StoredEntry[]> {
  const rows = await tx<EntryRow[]>`
    select client_id as "clientId", user_program_id as "userProgramId", kind, date::text as date, rev,
      is_removed as "isRemoved", session, exercise_key as "exerciseKey", set_index as "setIndex", side,
      entry ->> 'from' as "from", entry ->> 'to' as "to"
    from log_entries where account_id = ${accountId} and client_id = any(${[...clientIds]}::text[])`
  return rows.map(({ isRemoved, session, exerciseKey, setIndex, side, ...entry }) => ({
    ...entry,
    slot: entry.kind === 'set' && !isRemoved ? ({ session, exerciseKey, setIndex, side } as Slot) : null,
  }))
}

/** Sets of sessions of a program, those that count first, then in the order in which they came. */
export function findSets(tx: Tx, id: string, sessions: readonly string[]): Promise<CountedSet[]> {
  const columns = tx`client_id as "clientId", session, exercise_key as "exerciseKey", set_index as "setIndex", side, source,
    by_coach as "byCoach", counts, position`
  return tx<CountedSet[]>`
    select "clientId", session, "exerciseKey", "setIndex", side, source, "byCoach", counts from (
      select ${columns} from log_entries
      where user_program_id = ${id} and session = any(${[...sessions]}::text[]) and kind = 'set' and counts
      union all
      select ${columns} from log_entries
      where user_program_id = ${id} and session = any(${[...sessions]}::text[]) and kind = 'set' and not counts
        and not is_removed
    ) s order by counts desc, position`
}

/** Number of entries of a program on these days, those that were taken back included. */
export async function countDays(tx: Tx, id: string, days: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx<{ date: string; n: number }[]>`
    select date::text as date, count(*)::int as n from log_entries
    where user_program_id = ${id} and date = any(${[...days]}::date[]) group by 1`
  return new Map(rows.map(({ date, n }) => [date, n]))
}

/** Takes sets out of the count, so that others may take their places in the next statement. */
export async function uncount(tx: Tx, accountId: string, clientIds: readonly string[]): Promise<void> {
  await tx`
    update log_entries set counts = false
    where account_id = ${accountId} and client_id = any(${[...clientIds]}::text[]) and kind = 'set' and counts`
}

export async function recount(tx: Tx, accountId: string, clientIds: readonly string[]): Promise<void> {
  await tx`
    update log_entries set counts = true
    where account_id = ${accountId} and client_id = any(${[...clientIds]}::text[]) and not is_removed`
}

/** Call that wrote an entry. */
export type Source = 'log' | 'session_call'

/** Writes entries in one statement; answers how many. One that another program has meanwhile is none of them. */
export async function writeEntries(
  tx: Tx,
  {
    id,
    accountId,
    source,
    byCoach = false,
  }: { id: string; accountId: string; source: Source; byCoach?: boolean },
  writes: readonly Write[],
): Promise<number> {
  const rows = writes.map(({ slot, ...write }) => ({ ...write, ...slot, session: write.session }))
  const { count } = await tx`
    insert into log_entries (account_id, client_id, user_program_id, kind, date, rev, is_removed, counts, source, by_coach, session,
      exercise_key, exercise_name, set_index, side, entry)
    select ${accountId}, w."clientId", ${id}, w.kind, w.date, w.rev, w."isRemoved", w.counts, ${source}, ${byCoach}, w.session,
      w."exerciseKey", w."exerciseName", w."setIndex", w.side, w.entry
    from rows from (jsonb_to_recordset(${tx.json(rows)}::jsonb) as ("clientId" text, kind text, date date, rev int,
      "isRemoved" boolean, counts boolean, session text, "exerciseKey" text, "exerciseName" text, "setIndex" smallint,
      side text, entry jsonb)) with ordinality as w ("clientId", kind, date, rev, "isRemoved", counts, session,
      "exerciseKey", "exerciseName", "setIndex", side, entry, n)
    order by w.n
    on conflict (account_id, client_id) do update set date = excluded.date, rev = excluded.rev,
      is_removed = excluded.is_removed, counts = excluded.counts, source = excluded.source, by_coach = excluded.by_coach, session = excluded.session,
      exercise_key = excluded.exercise_key, exercise_name = excluded.exercise_name, set_index = excluded.set_index,
      side = excluded.side, entry = excluded.entry, stored_at = now()
    where log_entries.user_program_id = excluded.user_program_id and log_entries.rev < excluded.rev`
  return count
}

/** Deletes what `PUT …/sessions/{date}` of the athlete or of the coach wrote for a day; answers the sessions that it touched. */
export async function deleteSessionCall(
  tx: Tx,
  { id, date, byCoach }: { id: string; date: string; byCoach: boolean },
): Promise<string[]> {
  const rows = await tx<{ session: string | null }[]>`
    delete from log_entries where user_program_id = ${id} and date = ${date} and source = 'session_call'
      and by_coach = ${byCoach}
    returning session`
  return [...new Set(rows.flatMap(({ session }) => session ?? []))]
}

/** A session or a set that counts, as a day is made from it. */
export interface DayRow {
  date: string
  kind: LogKind
  session: string | null
  source: Source
  byCoach: boolean
  entry: Record<string, unknown>
}

/** In the order in which they were stored; a set that stands for an earlier one has its place. */
export function listDayRows(db: Db, id: string, days: readonly string[]): Promise<DayRow[]> {
  return db<DayRow[]>`
    select date, kind, session, source, "byCoach", entry from (
      select date::text as date, kind, session, source, by_coach as "byCoach", entry, counts, position,
        case when kind = 'set' then min(position) over (partition by date, kind, session, exercise_key, set_index, side)
          else position end as place
      from log_entries
      where user_program_id = ${id} and date = any(${[...days]}::date[]) and kind in ('session', 'set') and not is_removed
    ) l where counts order by date, place, position`
}

/** A set of a day, of which another may count. */
export interface DaySet extends Slot {
  exerciseName: string
  entry: Record<string, unknown>
}

/** Sets of a day; of one set the entry that counts first, then the earliest. */
export function listDaySets(db: Db, id: string, date: string): Promise<DaySet[]> {
  return db<DaySet[]>`
    select distinct on (session, exercise_key, set_index, side) session, exercise_key as "exerciseKey",
      exercise_name as "exerciseName", set_index as "setIndex", side, entry
    from log_entries where user_program_id = ${id} and date = ${date} and kind = 'set' and not is_removed
    order by session, exercise_key, set_index, side, counts desc, position`
}

/** Moves of a program in the order in which they were stored, and its excused days. */
export function listMoves(db: Db, id: string) {
  return db<{ kind: LogKind; date: string; from: string | null; to: string | null }[]>`
    select kind, date::text as date, entry ->> 'from' as "from", entry ->> 'to' as "to" from log_entries
    where user_program_id = ${id} and kind in ('move', 'excuse') and counts order by position`
}

/** An entry as it is read. */
export interface LogRow {
  clientId: string
  rev: number
  kind: LogKind
  date: string
  session: string | null
  setIndex: number | null
  entry: Record<string, unknown>
  counts: boolean
  byCoach: boolean
}

export function logColumns(db: Db) {
  return db`l.client_id as "clientId", l.rev, l.kind, l.date::text as date, l.session, l.set_index as "setIndex", l.entry,
    l.counts, l.by_coach as "byCoach"`
}

export function listEntries(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
  { from, to }: { from: string; to: string },
): Promise<LogRow[]> {
  return db<LogRow[]>`
    select ${logColumns(db)} from log_entries l
    where l.user_program_id = ${id} and l.account_id = ${accountId} and l.date between ${from} and ${to}
      and not l.is_removed
    order by l.date, l.position`
}

/** Returns true for a program of the account; a deactivated one is none. */
export async function isMine(db: Db, { id, accountId }: { id: string; accountId: string }): Promise<boolean> {
  const rows = await db`
    select 1 as found from user_programs where id = ${id} and account_id = ${accountId} and status <> 'deactivated'`
  return rows.length > 0
}
