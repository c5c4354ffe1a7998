import type { Measure } from 'contract/programs/set-rules'
import type { BestSet, DayWeight } from 'contract/training/progress-calls'
import type { Db } from '../../../kernel/db/client'
import { programDays } from '../../programs/user-programs.sql'

interface Mine {
  id: string
  accountId: string
}

/** A program of the account, as its progress needs it. */
export interface ProgressProgram {
  firstDay: string | null
  /** Last day of the plan, pauses included; null before the first day. */
  lastDay: string | null
  /** The person's day, or the one on which the program stopped. */
  today: string
  isOver: boolean
  data: unknown
}

export async function findProgram(db: Db, { id, accountId }: Mine): Promise<ProgressProgram | undefined> {
  const [row] = await db<ProgressProgram[]>`
    select up.start_date::text as "firstDay",
      (up.start_date + up.total_weeks * 7 - 1 + up.paused_days)::text as "lastDay",
      coalesce(up.ended_on, up.paused_on, account_today(up.account_id))::text as today,
      up.status = 'completed' as "isOver", case when up.published_at is not null then up.data end as data
    from user_programs up
    where up.id = ${id} and up.account_id = ${accountId} and up.status <> 'deactivated'`
  return row
}

/** Sessions of the plan by day up to today, those days without any left out. */
export function listPlannedDays(db: Db, id: string, today: string) {
  return db<{ date: string; planned: number; done: number }[]>`
    with ${programDays(db, id)}
    select date::text as date, planned, done::int as done from days
    where date <= ${today} and planned > 0 order by date`
}

/** Sessions of the whole plan. */
export async function countPlanned(db: Db, id: string): Promise<{ planned: number; done: number }> {
  const [row] = await db<{ planned: number; done: number }[]>`
    with ${programDays(db, id)}
    select coalesce(sum(planned), 0)::int as planned, coalesce(sum(least(planned, done)), 0)::int as done from days`
  return row ?? { planned: 0, done: 0 }
}

export interface BestRow extends BestSet {
  /** Name as it was logged last. */
  exercise: string
  measure: Measure
}

/**
 * The best set of each exercise, measure and day that the account has logged or imported; no warm-ups. A higher load comes
 * first, so less help does too; none counts as 0. An exercise goes by its library id, else by its row, else by its name; a
 * name alone belongs to the row that was logged under it last.
 */
export function listBest(db: Db, accountId: string): Promise<BestRow[]> {
  return db<BestRow[]>`
    with sets as (
      select case when l.entry ? 'insteadOf' and l.exercise_key like 'r:%' then 'n:' || l.exercise_name
          else l.exercise_key end as key, l.exercise_name as name, l.date, l.entry
      from log_entries l
      where l.account_id = ${accountId} and l.kind = 'set' and l.counts
        and l.entry ->> 'type' is distinct from 'warmup'
      union all
      select 'n:' || p.exercise_name, p.exercise_name, p.date, p.entry
      from past_sets p where p.account_id = ${accountId} and p.entry ->> 'type' is distinct from 'warmup'
    ), owners as (
      select distinct on (name) name, key from sets where key not like 'n:%'
      order by name, (key like 'e:%') desc, date desc
    ), grouped as (
      select coalesce(o.key, s.key) as key, s.date, s.entry ->> 'exercise' as exercise,
        coalesce(s.entry ->> 'measure', 'reps') as measure, (s.entry ->> 'load')::float8 as load,
        (s.entry ->> 'reps')::int as reps, (s.entry ->> 'seconds')::float8 as seconds,
        (s.entry ->> 'meters')::float8 as meters
      from sets s left join owners o on s.key like 'n:%' and o.name = s.name
    ), named as (
      select distinct on (key) key, exercise from grouped order by key, date desc, exercise
    ), best as (
      select distinct on (key, measure, date) key, measure, date, load, reps, seconds, meters
      from grouped
      where case measure when 'time' then seconds when 'distance' then meters else reps end > 0
      order by key, measure, date, coalesce(load, 0) desc,
        case measure when 'time' then seconds when 'distance' then meters else reps end desc, seconds
    )
    select n.exercise, b.measure, b.date::text as date, b.load, b.reps, b.seconds, b.meters
    from best b join named n on n.key = b.key order by b.date, n.exercise`
}

export interface VolumeRow {
  /** Monday of the week. */
  week: string
  /** Row of the plan; null where the set names none. */
  row: string | null
  name: string
  sets: number
  kg: number
}

/** Working sets of a program by week and exercise, since a day; both sides of an exercise are one set. */
export function listVolume(db: Db, { id, accountId }: Mine, since: string): Promise<VolumeRow[]> {
  return db<VolumeRow[]>`
    select date_trunc('week', l.date)::date::text as week,
      case when not l.entry ? 'insteadOf' then l.entry ->> 'row' end as row, coalesce(l.exercise_name, '') as name,
      count(distinct (l.session, l.exercise_key, l.set_index))::int as sets,
      coalesce(sum((l.entry ->> 'reps')::float8 * (l.entry ->> 'load')::float8)
        filter (where (l.entry ->> 'load')::float8 > 0), 0)::float8 as kg
    from log_entries l
    where l.user_program_id = ${id} and l.account_id = ${accountId} and l.kind = 'set' and l.counts and l.date >= ${since}
      and l.entry ->> 'type' is distinct from 'warmup'
    group by 1, 2, 3 order by 1`
}

/** The last weight of each day of the account since a day, with the average of the seven days that end with it. */
export function listWeights(db: Db, accountId: string, since: string): Promise<DayWeight[]> {
  return db<DayWeight[]>`
    with values as (
      select distinct on (1) (m.at at time zone account_zone(up.account_id))::date as day, m.value::float8 as value
      from program_measurements m join user_programs up on up.id = m.user_program_id
      where up.account_id = ${accountId} and m.kind = 'weight' order by 1, m.at desc, m.id
    ), averaged as (
      select day, value, avg(value) over (order by day range between interval '6 days' preceding and current row) as average
      from values
    )
    select day::text as date, value, round(average::numeric, 2)::float8 as average
    from averaged where day >= ${since} order by day`
}
