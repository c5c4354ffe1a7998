import type { CoachStats, CoachUser, UserCounts } from 'contract/coach-dashboard/calls'
import type { UserGroup, UserNeed, UserSort } from 'contract/coach-dashboard/rules'
import type { Locale } from 'contract/locale'
import { byName } from '../../kernel/db/by-name'
import type { Db } from '../../kernel/db/client'
import { searchFormSql } from '../../kernel/db/search-form'
import { ofMyAthlete } from '../blood-tests/coach.sql'
import { isCoach } from '../chat/columns.sql'
import { coachedBy } from '../programs/coach/coach.sql'
import { progress, templateText } from '../programs/user-programs.sql'

/**
 * A coach's users who match a search, each with the latest activity: a change of one of the programs that this coach
 * coaches, the last weighing, the user's last message to this coach, or the last blood test that is open to the coach.
 * Names and addresses are compared in the form of `searchForm`.
 */
function found(db: Db, coachId: string, search: string) {
  return db`
    select a.id, a.first_name, a.last_name,
      greatest(max(up.updated_at), max(t.latest_weight_date)::timestamp at time zone 'UTC',
        ${lastMessage(db, coachId)}, ${lastTest(db, coachId)}) as active_at,
      bool_or(up.status = 'creating') as plan_due, ${testDue(db, coachId)} as test_due,
      bool_or(up.status = 'active') as active, bool_or(up.status in ('pending', 'answering', 'paused')) as waiting
    from user_programs up join accounts a on a.id = up.account_id
    left join athletes t on t.account_id = a.id
    where ${coachedBy(db, coachId)} and a.disabled_at is null
      and (${search} = '' or position(${search} in
        ${searchFormSql(db, db`a.first_name || ' ' || a.last_name || ' ' || a.email`)}) > 0)
    group by a.id`
}

/**
 * Time of account `a`'s last message to this coach. Nested, so that the primary key is read backwards to the first
 * match.
 */
function lastMessage(db: Db, coachId: string) {
  return db`(select max((select m.created_at from chat_messages m
      where m.chat_id = c.id and m.sender_type = 'user' order by m.seq desc limit 1))
    from chats c where c.account_id = a.id and ${isCoach(db, coachId)})`
}

/** Time of account `a`'s last blood test open to this coach. */
function lastTest(db: Db, coachId: string) {
  return db`(select bt.created_at from blood_tests bt
    where bt.account_id = a.id and ${ofMyAthlete(db, coachId)} order by bt.created_at desc limit 1)`
}

/** True if a blood test of account `a` waits for this coach's comment. */
function testDue(db: Db, coachId: string) {
  return db`exists (select from blood_tests bt
    where bt.account_id = a.id and bt.status = 'reviewing' and ${ofMyAthlete(db, coachId)})`
}

/** Condition of a group on the results of `found`. */
function inGroup(db: Db, group: UserGroup | undefined) {
  const groups = { needs: db`(plan_due or test_due)`, active: db`active`, waiting: db`waiting` }
  return group ? groups[group] : db`true`
}

function orderOf(db: Db, sort: UserSort, locale: Locale) {
  const latest = db`f.active_at desc, f.id`
  if (sort === 'name')
    return db`${byName(db, db`f.last_name`, locale)}, ${byName(db, db`f.first_name`, locale)}, f.id`
  return sort === 'need' ? db`(f.plan_due or f.test_due) desc, ${latest}` : latest
}

/**
 * A page of a coach's users, the latest activity first, with the programs that this coach coaches, and how many users there
 * are; beyond the last page it is the last one. One statement, so that page and number are of one moment.
 */
export async function listUsers(
  db: Db,
  { coachId, search, group, sort, locale, page, limit }: ListUsers,
): Promise<FoundUsers> {
  type Row = CoachUser & { total: number; counts: UserCounts; needs: UserNeed[] }
  const count = (one: UserGroup | undefined) => db`count(*) filter (where ${inGroup(db, one)})::int`
  const rows = await db<(Row | { id: null; total: number; counts: UserCounts })[]>`
    with f as materialized (${found(db, coachId, search)}),
      n as (select ${count(group)} as total, json_build_object('needs', ${count('needs')},
        'active', ${count('active')}, 'waiting', ${count('waiting')}) as counts from f)
    select n.total, n.counts, a.id, a.first_name as "firstName", a.last_name as "lastName", a.email,
      date_part('year', age(t.birth_date))::int as age, t.height_cm as height, t.weight_kg as weight,
      to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      case when t.latest_weight_kg is null then null
        else json_build_object('weight', t.latest_weight_kg, 'date', t.latest_weight_date) end as "latestWeight",
      coalesce((select n.notes from athlete_notes n where n.coach_id = ${coachId} and n.account_id = a.id), '') as notes,
      t.photo as "profilePhoto", p.programs,
      array_remove(array[case when f.plan_due then 'plan' end, case when f.test_due then 'bloodTest' end], null) as needs
    from n left join lateral (
      select f.* from f where ${inGroup(db, group)} order by ${orderOf(db, sort, locale)}
      limit ${limit}::int offset greatest(0, least(${page}::int - 1, (n.total - 1) / ${limit}::int)) * ${limit}::int
    ) f on true
    left join accounts a on a.id = f.id
    left join athletes t on t.account_id = a.id
    left join lateral (
      select json_agg(json_build_object(
        'id', up.id, 'status', up.status, 'progress', ${progress(db)}, 'startDate', up.start_date,
        'categoryName', ${templateText(db, locale, 'categoryName')},
        'program', case when up.status in ('pending', 'answering') then null
          else json_build_object('name', ${templateText(db, locale, 'name')}) end
      ) order by up.created_at desc, up.id) as programs
      from user_programs up join programs pr on pr.id = up.program_id
      where up.account_id = a.id and ${coachedBy(db, coachId)}
    ) p on true
    order by ${orderOf(db, sort, locale)}`
  const [first] = rows
  const answer: FoundUsers = {
    users: [],
    needs: {},
    total: first?.total ?? 0,
    counts: first?.counts ?? { needs: 0, active: 0, waiting: 0 },
  }
  for (const row of rows) {
    // An empty page has one row with the counts alone.
    if (row.id === null) continue
    const { total: _, counts: __, needs, ...user } = row
    answer.users.push(user)
    if (needs.length > 0) answer.needs[user.id] = needs
  }
  return answer
}

export interface FoundUsers {
  users: CoachUser[]
  needs: Record<string, UserNeed[]>
  total: number
  counts: UserCounts
}

interface ListUsers {
  coachId: string
  /** In the form of `searchForm`; empty for everybody. */
  search: string
  group: UserGroup | undefined
  sort: UserSort
  locale: Locale
  page: number
  limit: number
}

/** The counts of the programs. */
type ProgramCounts = Omit<
  CoachStats,
  'bloodTestsToReview' | 'unreadMessages' | 'queueCases' | 'trainedPercent'
>

export async function countPrograms(db: Db, coachId: string): Promise<ProgramCounts | undefined> {
  const [row] = await db<ProgramCounts[]>`
    select count(distinct up.account_id)::int as "totalUsers",
      count(distinct up.account_id) filter (where up.status = 'active')::int as "activeUsers",
      count(*) filter (where up.status = 'active')::int as "activePrograms",
      count(*) filter (where up.status = 'creating')::int as "plansDue"
    from user_programs up join accounts a on a.id = up.account_id
    where ${coachedBy(db, coachId)} and a.disabled_at is null`
  return row
}
