import type { DoneSession } from 'contract/programs/calls'
import type { UserProgramStatus } from 'contract/programs/rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { instant } from '../user-programs.sql'

/** A program with the days on which it ran; days are `YYYY-MM-DD`. */
export interface RunningProgram {
  status: UserProgramStatus
  /** The day on which it began, in the zone furthest behind: no calendar of a customer was before it. */
  firstDay: string | null
  /** Its last day; null while it is not over. */
  endedOn: string | null
  /** Both ends of a pause are days on which it ran; `until` is null while it is paused. */
  pauses: { from: string; until: string | null }[]
  /** Last day of the plan as far as it is known. */
  plannedUntil: string | null
  /** The day it is in the zone that is furthest ahead: no calendar of a customer is beyond it. */
  latestDay: string
  /** Version of the plan. */
  version: number
}

/** Locks one of the account's own programs until the transaction ends; a deactivated one is none of them (X-108). */
export async function lockRunning(
  tx: Tx,
  id: string,
  accountId: string,
): Promise<RunningProgram | undefined> {
  const [row] = await tx<RunningProgram[]>`
    select up.status, least(up.start_date, (up.published_at at time zone 'Etc/GMT+12')::date)::text as "firstDay",
      up.ended_on::text as "endedOn", up.version,
      coalesce((select jsonb_agg(jsonb_build_object('from', p.from_day, 'until', p.until_day) order by p.from_day)
        from program_pauses p where p.user_program_id = up.id), '[]') as pauses,
      (up.start_date + up.total_weeks * 7 - 1 + coalesce((select sum(p.until_day - p.from_day)::int
        from program_pauses p where p.user_program_id = up.id), 0))::text as "plannedUntil",
      (now() at time zone 'Pacific/Kiritimati')::date::text as "latestDay"
    from user_programs up
    where up.id = ${id} and up.account_id = ${accountId} and up.status <> 'deactivated' for update of up`
  return row
}

/** A day of the log: number of done sessions, and its sets as the contract's `DoneSession`. */
export interface LoggedDay {
  date: string
  done: number
  /** True once a session has begun: the day then keeps its plan. */
  isBegun: boolean
  /** Planned sessions in the version with which it began; null for the plan in force. */
  planned: number | null
  version: number | null
  /** True if the day has a session or a set to show. */
  isListed: boolean
  sets: unknown[]
  byCoach: boolean
}

/** Writes days of a program as its log has them, in one statement. */
export async function saveDays(tx: Tx, id: string, days: readonly LoggedDay[]): Promise<void> {
  await tx`
    with logged as materialized (
      select * from jsonb_to_recordset(${tx.json(days)}::jsonb) as l (date date, done smallint, "isBegun" boolean,
        planned smallint, version int, "isListed" boolean, sets jsonb, "byCoach" boolean)
    ), fixed as (
      insert into program_days as pd (user_program_id, date, done, planned, version)
      select up.id, l.date, l.done,
        case when l."isBegun" then coalesce(l.planned, (extract(isodow from l.date) = any(up.training_days))::int) end,
        case when l."isBegun" then coalesce(l.version, up.version) end
      from logged l join user_programs up on up.id = ${id}
      on conflict (user_program_id, date) do update set done = excluded.done,
        planned = coalesce(pd.planned, excluded.planned), version = coalesce(pd.version, excluded.version)
    ), gone as (
      delete from program_sessions s using logged l
      where s.user_program_id = ${id} and s.date = l.date and not l."isListed"
    )
    insert into program_sessions as s (user_program_id, date, sets, by_coach)
    select ${id}, l.date, l.sets, l."byCoach" from logged l where l."isListed"
    on conflict (user_program_id, date) do update set sets = excluded.sets, by_coach = excluded.by_coach`
}

/** The sets of a day, as the contract's `DoneSession`. */
export async function findSession(tx: Tx, id: string, date: string): Promise<DoneSession | undefined> {
  const [row] = await tx<(DoneSession & { byCoach: boolean })[]>`
    select s.date::text as date, s.sets, ${instant(tx, tx`s.done_at`)} as "doneAt",
      s.by_coach as "byCoach"
    from program_sessions s where s.user_program_id = ${id} and s.date = ${date}`
  if (!row) return undefined
  const { byCoach, ...session } = row
  return { ...session, ...(byCoach && { byCoach: true as const }) }
}

/** Writes how many sessions were moved to each day (less those moved away), and whether it is excused. */
export async function saveMoves(
  tx: Tx,
  id: string,
  days: readonly { date: string; moved: number; isExcused: boolean }[],
): Promise<void> {
  await tx`
    insert into program_days (user_program_id, date, moved, is_excused)
    select ${id}, m.date, m.moved, m."isExcused"
    from jsonb_to_recordset(${tx.json(days)}::jsonb) as m (date date, moved smallint, "isExcused" boolean)
    on conflict (user_program_id, date) do update set moved = excluded.moved, is_excused = excluded.is_excused`
}

/** Measurements as a log writes them, under ids of their own: a second time changes the first. */
export async function saveMeasurements(
  tx: Tx,
  id: string,
  entries: readonly { id: string; kind: string; value: number; at: string }[],
): Promise<void> {
  await tx`
    insert into program_measurements as m (id, user_program_id, kind, value, at)
    select e.id, ${id}, e.kind, e.value, e.at
    from jsonb_to_recordset(${tx.json(entries)}::jsonb) as e (id text, kind text, value double precision, at timestamptz)
    on conflict (id) do update set kind = excluded.kind, value = excluded.value, at = excluded.at`
}

export async function deleteMeasurements(tx: Tx, id: string, ids: readonly string[]): Promise<void> {
  await tx`delete from program_measurements where user_program_id = ${id} and id = any(${[...ids]}::text[])`
}

/** A plan with the changes that were made since a version, the latest first. */
export interface PlanSince {
  data: unknown
  version: number
  changes: { path: string; from: unknown }[]
}

export async function findPlanSince(db: Db, id: string, version: number): Promise<PlanSince | undefined> {
  const [row] = await db<PlanSince[]>`
    select up.data, up.version, coalesce((
      select jsonb_agg(jsonb_build_object('path', c.value ->> 'path', 'from', c.value -> 'from') order by v.version desc, c.n desc)
      from plan_versions v cross join lateral jsonb_array_elements(v.changes) with ordinality as c (value, n)
      where v.user_program_id = up.id and v.version > ${version}
        and c.value ->> 'path' like 'workout.weeklySchedule.%'), '[]') as changes
    from user_programs up where up.id = ${id} and up.data is not null`
  return row
}
