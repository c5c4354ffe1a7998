import type { CoachStats, CoachUser } from 'contract/coach-dashboard/calls'
import type { Locale } from 'contract/locale'
import type { Db } from '../../kernel/db/client'
import { coachedBy } from '../programs/coach/coach.sql'
import { progress, templateText } from '../programs/user-programs.sql'

/**
 * A coach's users who match a search, each with the latest activity: a change of one of the programs that this coach
 * coaches, or the last weighing. Names and addresses are compared in the form of `searchForm`.
 */
function found(db: Db, coachId: string, search: string) {
  return db`
    select a.id, greatest(max(up.updated_at), max(t.latest_weight_date)::timestamp at time zone 'UTC') as active_at
    from user_programs up join accounts a on a.id = up.account_id
    left join athletes t on t.account_id = a.id
    where ${coachedBy(db, coachId)} and a.disabled_at is null
      and (${search} = '' or position(${search} in translate(
        regexp_replace(normalize(lower(a.first_name || ' ' || a.last_name || ' ' || a.email), NFKD),
          '[\u0300-\u036f\u064b-\u065f\u0640]', '', 'g'),
        'يىكة\u200c', 'ییکه ')) > 0)
    group by a.id`
}

/**
 * A page of a coach's users, the latest activity first, with the programs that this coach coaches, and how many users there
 * are; beyond the last page it is the last one. One statement, so that page and number are of one moment.
 */
export async function listUsers(
  db: Db,
  { coachId, search, locale, page, limit }: ListUsers,
): Promise<{ users: CoachUser[]; total: number }> {
  const rows = await db<(CoachUser & { total: number })[]>`
    with f as materialized (${found(db, coachId, search)}), n as (select count(*)::int as total from f)
    select n.total, a.id, a.first_name as "firstName", a.last_name as "lastName", a.email,
      date_part('year', age(t.birth_date))::int as age, t.height_cm as height, t.weight_kg as weight,
      to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      case when t.latest_weight_kg is null then null
        else json_build_object('weight', t.latest_weight_kg, 'date', t.latest_weight_date) end as "latestWeight",
      coalesce((select n.notes from athlete_notes n where n.coach_id = ${coachId} and n.account_id = a.id), '') as notes,
      t.photo as "profilePhoto", p.programs
    from n cross join lateral (
      select f.id, f.active_at from f order by f.active_at desc, f.id
      limit ${limit}::int offset greatest(0, least(${page}::int - 1, (n.total - 1) / ${limit}::int)) * ${limit}::int
    ) f
    join accounts a on a.id = f.id
    left join athletes t on t.account_id = a.id
    cross join lateral (
      select json_agg(json_build_object(
        'id', up.id, 'status', up.status, 'progress', ${progress(db)}, 'startDate', up.start_date,
        'categoryName', ${templateText(db, locale, 'categoryName')},
        'program', case when up.status in ('pending', 'answering') then null
          else json_build_object('name', ${templateText(db, locale, 'name')}) end
      ) order by up.created_at desc, up.id) as programs
      from user_programs up join programs pr on pr.id = up.program_id
      where up.account_id = a.id and ${coachedBy(db, coachId)}
    ) p
    order by f.active_at desc, a.id`
  return { users: rows.map(({ total: _, ...user }) => user), total: rows[0]?.total ?? 0 }
}

interface ListUsers {
  coachId: string
  /** In the form of `searchForm`; empty for everybody. */
  search: string
  locale: Locale
  page: number
  limit: number
}

/** The counts of the programs. */
type ProgramCounts = Omit<CoachStats, 'bloodTestsToReview' | 'unreadMessages'>

export async function countPrograms(db: Db, coachId: string): Promise<ProgramCounts | undefined> {
  const [row] = await db<ProgramCounts[]>`
    select count(distinct up.account_id)::int as "totalUsers",
      count(distinct up.account_id) filter (where up.status = 'active')::int as "activeUsers",
      count(*) filter (where up.status = 'active')::int as "activePrograms"
    from user_programs up join accounts a on a.id = up.account_id
    where ${coachedBy(db, coachId)} and a.disabled_at is null`
  return row
}
