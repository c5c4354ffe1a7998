import type { HistorySource } from 'contract/training/history-rules'
import type { Db, Tx } from '../../../kernel/db/client'

/** Imported set as it is stored. */
export interface PastSet {
  session: string
  sourceName: string
  setIndex: number
  date: string
  exerciseName: string
  entry: Record<string, unknown>
}

export interface PastOwner {
  accountId: string
  source: HistorySource
}

/** Names under which the exercises of an app were stored last, by their names in its files. */
export function listPastNames(db: Db, { accountId, source }: PastOwner) {
  return db<{ sourceName: string; exercise: string | null }[]>`
    select distinct on (source_name) source_name as "sourceName", entry ->> 'exercise' as exercise
    from past_sets where account_id = ${accountId} and source = ${source}
    order by source_name, date desc`
}

export async function lockPast(tx: Tx, accountId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('past_sets ' || ${accountId}, 0))`
}

export async function countPast(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    select count(*)::int as n from past_sets where account_id = ${accountId}`
  return row?.n ?? 0
}

const sent = (db: Db, sets: readonly PastSet[]) => db`
  jsonb_to_recordset(${db.json(sets)}::jsonb) as s (session text, "sourceName" text, "setIndex" smallint, date date,
    "exerciseName" text, entry jsonb)`

/** Counts the sets that are not stored yet, and those that are stored with other values. */
export async function comparePast(db: Db, { accountId, source }: PastOwner, sets: readonly PastSet[]) {
  const [row] = await db<{ added: number; changed: number }[]>`
    select count(*) filter (where p.account_id is null)::int as added,
      count(*) filter (where (p.date, p.exercise_name, p.entry) is distinct from (s.date, s."exerciseName", s.entry)
        and p.account_id is not null)::int as changed
    from ${sent(db, sets)} left join past_sets p on p.account_id = ${accountId} and p.source = ${source}
      and p.session = s.session and p.source_name = s."sourceName" and p.set_index = s."setIndex"`
  return row ?? { added: 0, changed: 0 }
}

/** Stores sets, over those that the same line of an earlier file brought. */
export async function savePast(
  tx: Tx,
  { accountId, source }: PastOwner,
  sets: readonly PastSet[],
): Promise<void> {
  await tx`
    insert into past_sets (account_id, source, session, source_name, set_index, date, exercise_name, entry)
    select ${accountId}, ${source}, s.session, s."sourceName", s."setIndex", s.date, s."exerciseName", s.entry
    from ${sent(tx, sets)}
    on conflict (account_id, source, session, source_name, set_index) do update
      set date = excluded.date, exercise_name = excluded.exercise_name, entry = excluded.entry
      where (past_sets.date, past_sets.exercise_name, past_sets.entry)
        is distinct from (excluded.date, excluded.exercise_name, excluded.entry)`
}
