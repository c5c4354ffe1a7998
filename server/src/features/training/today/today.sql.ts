import type { LogKind } from 'contract/training/rules'
import type { Db } from '../../../kernel/db/client'

/** A running program with its plan, as /today reads it. */
export interface TodayPlan {
  id: string
  startDate: string
  version: number
  /** Version in which its current block began. */
  blockVersion: number
  /** Weeks of the plan before its current block. */
  weeksBefore: number
  data: unknown
  coachId: string | null
  /** First name of the coach; null while there is none. */
  coach: string | null
}

export function listPlans(db: Db, accountId: string): Promise<TodayPlan[]> {
  return db<TodayPlan[]>`
    select up.id, up.start_date::text as "startDate", up.version, up.block_version as "blockVersion",
      up.block_first_week as "weeksBefore", up.data, up.coach_id as "coachId",
      c.first_name as coach
    from user_programs up left join accounts c on c.id = up.coach_id
    where up.account_id = ${accountId} and up.status = 'active' and up.data is not null
      and up.published_at is not null and up.start_date is not null`
}

export async function findToday(db: Db, accountId: string): Promise<string | undefined> {
  const [row] = await db<{ today: string }[]>`select account_today(${accountId})::text as today`
  return row?.today
}

/** An entry that counts, of a day or a move. */
export interface TodayEntry {
  userProgramId: string
  kind: LogKind
  date: string
  session: string | null
  entry: Record<string, unknown>
}

/** Log of a day, and the moves and excuses of the programs, in the order in which they were last written. */
export function listTodayEntries(db: Db, ids: readonly string[], date: string): Promise<TodayEntry[]> {
  return db<TodayEntry[]>`
    select user_program_id as "userProgramId", kind, date::text as date, session, entry from log_entries
    where user_program_id = any(${[...ids]}::text[]) and counts
      and (kind in ('move', 'excuse') or (date = ${date} and kind in ('session', 'set', 'meal', 'water')))
    order by stored_at, position`
}

/** Days before `date` on which programs ran, nothing was done and nothing is excused, the latest first. */
export function listUntrained(
  db: Db,
  ids: readonly string[],
  { date, days }: { date: string; days: number },
) {
  return db<{ userProgramId: string; date: string }[]>`
    select up.id as "userProgramId", d.day::text as date
    from user_programs up
      cross join (select ${date}::date - n as day from generate_series(1, ${days}::int) as n) d
      left join program_days pd on pd.user_program_id = up.id and pd.date = d.day
    where up.id = any(${[...ids]}::text[]) and d.day >= up.start_date
      and coalesce(pd.done, 0) = 0 and not coalesce(pd.is_excused, false)
      and not exists (select from program_pauses p where p.user_program_id = up.id
        and d.day > p.from_day and (p.until_day is null or d.day < p.until_day))
    order by d.day desc, up.id`
}

/** Days of programs whose plan is fixed, from a day on. */
export function listFixedDays(db: Db, ids: readonly string[], from: string) {
  return db<{ userProgramId: string; date: string; planned: number; version: number | null }[]>`
    select user_program_id as "userProgramId", date::text as date, coalesce(planned, 0) as planned, version
    from program_days
    where user_program_id = any(${[...ids]}::text[]) and date >= ${from} and planned is not null`
}

/** An exercise whose last time is wanted, by one of its keys or by its name; a lower `place` is tried first. */
export interface WantedLast {
  n: number
  place: number
  key: string | null
  name: string | null
}

export interface LastRow {
  n: number
  date: string
  entry: Record<string, unknown>
}

/** Sets that count of the last day before `date` on which each exercise was done; warm-ups and replacements are none. */
export function listLast(
  db: Db,
  { accountId, date }: { accountId: string; date: string },
  wanted: readonly WantedLast[],
): Promise<LastRow[]> {
  const own = db`l.account_id = ${accountId} and l.kind = 'set' and l.counts and l.entry ->> 'type' is distinct from 'warmup'`
  const byKey = db`${own} and l.exercise_key = w.key and not (l.entry ? 'insteadOf' and w.key like 'r:%')`
  const byName = db`${own} and w.key is null and l.exercise_name = w.name`
  // Imported sets belong to no row of a plan, so they are found by name alone.
  const past = db`p.account_id = ${accountId} and w.key is null and p.exercise_name = w.name
    and p.entry ->> 'type' is distinct from 'warmup'`
  return db<LastRow[]>`
    with wanted as (
      select * from jsonb_to_recordset(${db.json(wanted)}::jsonb) as w (n int, place int, key text, name text)
    ), found as (
      select distinct on (w.n) w.n, w.key, w.name, d.date from wanted w cross join lateral (
        (select l.date from log_entries l where ${byKey} and l.date < ${date} order by l.date desc limit 1)
        union all
        (select l.date from log_entries l where ${byName} and l.date < ${date} order by l.date desc limit 1)
        union all
        (select p.date from past_sets p where ${past} and p.date < ${date} order by p.date desc limit 1)
      ) d order by w.n, w.place, d.date desc
    )
    select w.n, s.date::text as date, s.entry from found w cross join lateral (
      (select l.date, l.entry, l.position from log_entries l where ${byKey} and l.date = w.date)
      union all
      (select l.date, l.entry, l.position from log_entries l where ${byName} and l.date = w.date)
      union all
      (select p.date, p.entry, p.set_index from past_sets p where ${past} and p.date = w.date and not exists (
        select from log_entries l where ${byName} and l.date = w.date))
    ) s order by w.n, s.position`
}
