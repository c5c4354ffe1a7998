import type { CoachMonth } from 'contract/coach-dashboard/month-calls'
import type { Locale } from 'contract/locale'
import { byName } from '../../../kernel/db/by-name'
import type { Db } from '../../../kernel/db/client'
import { answersBy } from '../../chat/reply-time/reply-time.sql'

/** The shop's current month, `YYYY-MM`. */
export async function findCurrentMonth(db: Db): Promise<string> {
  const [row] = await db<{ month: string }[]>`select to_char(shop_today(), 'YYYY-MM') as month`
  return row?.month ?? ''
}

/**
 * Numbers of a month for every coach, or for one. Who led a program on which days is read from its assignments; a program
 * without any was led by its coach from its beginning on.
 */
export function listMonths(
  db: Db,
  { month, coachId, locale }: { month: string; coachId: string | null; locale: Locale },
): Promise<CoachMonth[]> {
  const first = db`(${month} || '-01')::date`
  const isIn = db`up.published_at >= p.from_at and up.published_at < p.until_at`
  return db<CoachMonth[]>`
    with p as materialized (
      select ${first}::timestamp at time zone shop_zone() as from_at,
        (${first} + interval '1 month') at time zone shop_zone() as until_at
    ), led as (
      select s.user_program_id as id, s.coach_id, s.at as since,
        coalesce(lead(s.at) over (partition by s.user_program_id order by s.at, s.id), 'infinity') as until
      from user_program_assignments s
      union all
      select up.id, up.coach_id, up.created_at, 'infinity' from user_programs up
      where not exists (select from user_program_assignments s where s.user_program_id = up.id)
    ), work as (
      select l.coach_id, count(distinct up.account_id) filter (where l.since < p.until_at and l.until > p.from_at
          and coalesce(up.ended_at, 'infinity') >= p.from_at)::int as athletes,
        count(*) filter (where ${isIn} and up.published_at >= l.since and up.published_at < l.until)::int as plans
      from led l join user_programs up on up.id = l.id cross join p
      where l.coach_id is not null and (${coachId}::text is null or l.coach_id = ${coachId}) group by l.coach_id
    ), talk as (
      select t.author, count(*)::int as replies,
        greatest(1, round(percentile_cont(0.5) within group (order by t.minutes)))::int as minutes
      from p cross join lateral ${answersBy(db, coachId, db`p.from_at`)} t where t.at < p.until_at group by t.author
    )
    select k.id as "coachId", k.first_name as "firstName", k.last_name as "lastName",
      coalesce(w.athletes, 0) as athletes, coalesce(w.plans, 0) as "plansWritten", coalesce(t.replies, 0) as replies,
      t.minutes as "replyMinutes"
    from accounts k left join work w on w.coach_id = k.id left join talk t on t.author = k.id
    where 'coach' = any(k.roles) and k.disabled_at is null and (${coachId}::text is null or k.id = ${coachId})
    order by ${byName(db, db`k.last_name`, locale)}, ${byName(db, db`k.first_name`, locale)}, k.id`
}
