import type { Db } from '../../../kernel/db/client'

/** One of the keys, or of the names, of an exercise whose sets are wanted. */
export interface WantedSets {
  n: number
  key: string | null
  name: string | null
  /** True if sets under this name that belong to another exercise of the library are not wanted. */
  isFree: boolean
}

export interface HeavySet {
  n: number
  date: string
  reps: number
  load: number
}

/** The heaviest working set of each day and number of reps, of the account's log and its imported sets; replacements count. */
export function listHeaviest(
  db: Db,
  { accountId, since, before }: { accountId: string; since: string; before: string },
  wanted: readonly WantedSets[],
  repsMax: number,
): Promise<HeavySet[]> {
  const days = db`date >= ${since} and date < ${before}`
  const own = db`l.account_id = ${accountId} and l.kind = 'set' and l.counts and ${days}`
  return db<HeavySet[]>`
    with wanted as (
      select * from jsonb_to_recordset(${db.json([...wanted] as never)}::jsonb)
        as w (n int, key text, name text, "isFree" boolean)
    )
    select w.n, s.date::text as date, s.reps::int as reps, max(s.load) as load
    from wanted w cross join lateral (
      select date, (entry ->> 'reps')::float8 as reps, (entry ->> 'load')::float8 as load, entry ->> 'type' as type
      from (
        select l.date, l.entry from log_entries l
        where ${own} and l.exercise_key = w.key and not (l.entry ? 'insteadOf' and w.key like 'r:%')
        union all
        select l.date, l.entry from log_entries l
        where ${own} and l.exercise_name = w.name and not (w."isFree" and l.exercise_key like 'e:%')
        union all
        select p.date, p.entry from past_sets p
        where p.account_id = ${accountId} and p.exercise_name = w.name and ${days}
      ) sets
    ) s
    where coalesce(s.type, 'working') = 'working' and s.load > 0 and s.reps between 1 and ${repsMax}
    group by 1, 2, 3`
}

/** Today of an account, `YYYY-MM-DD`. */
export async function findToday(db: Db, accountId: string): Promise<string> {
  const [row] = await db<{ today: string }[]>`select account_today(${accountId})::text as today`
  return row?.today ?? ''
}
