import type { NextCase } from 'contract/coach-dashboard/queue-calls'
import type { QueueKind } from 'contract/coach-dashboard/queue-rules'
import { DEFAULT_LOCALE, type Locale } from 'contract/locale'
import type { Db, Fragment } from '../../kernel/db/client'
import { ofMyAthlete } from '../blood-tests/coach.sql'
import { isCoach } from '../chat/columns.sql'
import { coachedBy } from '../programs/coach/coach.sql'
import { focusOn, instant, plannedOn, templateText } from '../programs/user-programs.sql'

/** A case of the queue, with what its sentence is made of. */
export interface CaseRow {
  kind: QueueKind
  /** Id of its chat, test, check-in or program. */
  object: string
  userId: string
  firstName: string
  lastName: string
  since: string
  /** Values of its sentence. */
  params: CaseParams
  /** Fingerprint of the fact; a done case returns when it changes. */
  fact: string
  isHidden: boolean
  /** Instant up to which it is snoozed; null where it is not. */
  snoozedUntil: string | null
}

export interface CaseParams {
  text?: string
  values?: number
  outside?: number
  program?: string
  sessions?: string[]
  /** Percent. */
  week?: number
  month?: number
  /** Null where the program had no session before the last 30 days. */
  quarter?: number | null
  /** `YYYY-MM-DD`. */
  day?: string
  /** Check-ins in a row that were not sent; 0 for one that waits for a reply. */
  missed?: number
  /** Program of a check-in. */
  userProgramId?: string
}

/** Past days whose sessions the sentences of the cases name. */
const LISTED_DAYS = 90
/** Past days that decide which cases there are. */
const COUNTED_DAYS = 30

/** Cases `q` with the athlete `a` and what the coach noted about them, `k`. */
function markedCases(db: Db, coachId: string, cases: Fragment) {
  return db`(${cases}) q join accounts a on a.id = q.account_id and a.disabled_at is null
    left join coach_queue_marks k on k.coach_id = ${coachId} and k.item_id = q.kind || '-' || q.object`
}

const isHidden = (db: Db) => db`coalesce(k.done_fact = q.fact or k.snoozed_until > now(), false)`

function withMarks(db: Db, coachId: string, cases: Fragment) {
  return db<CaseRow[]>`
    select q.kind, q.object, a.id as "userId", a.first_name as "firstName", a.last_name as "lastName",
      ${instant(db, db`q.since`)} as since, q.params, q.fact, ${isHidden(db)} as "isHidden",
      case when k.snoozed_until > now() then ${instant(db, db`k.snoozed_until`)} end as "snoozedUntil"
    from ${markedCases(db, coachId, cases)}`
}

/** Number of cases that are neither done nor snoozed. It names no athlete, so nobody is recorded as seen. */
export async function countCases(db: Db, coachId: string): Promise<number> {
  const cases = db`(${talkCases(db, coachId)}) union all (${programCases(db, { coachId, locale: DEFAULT_LOCALE, days: COUNTED_DAYS })})`
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from ${markedCases(db, coachId, cases)} where not ${isHidden(db)}`
  return row?.n ?? 0
}

/** Unread messages and blood tests that wait for a comment, of paused programs too. */
export function listTalk(db: Db, coachId: string): Promise<CaseRow[]> {
  return withMarks(db, coachId, talkCases(db, coachId))
}

function talkCases(db: Db, coachId: string): Fragment {
  return db`
    select 'message' as kind, c.id as object, c.account_id, m.created_at as since,
      jsonb_build_object('text', left(m.content, 200)) as params,
      (select max(l.seq) from chat_messages l where l.chat_id = c.id and l.sender_type = 'user')::text as fact
    from chats c cross join lateral (
      select m.content, m.created_at from chat_messages m
      where m.chat_id = c.id and m.seq > c.coach_read_seq and m.sender_type = 'user' and m.removed_at is null
      order by m.seq limit 1
    ) m
    where ${isCoach(db, coachId)} and c.coach_unread > 0
    union all
    select 'blood_test', bt.id, bt.account_id, bt.created_at,
      jsonb_build_object('values', v.n, 'outside', v.outside), v.n || ' ' || v.outside || ' ' || bt.updated_at
    from blood_tests bt cross join lateral (
      select count(*) as n, count(*) filter (where v.position in ('below', 'above')) as outside
      from blood_test_values v where v.blood_test_id = bt.id
    ) v
    where bt.status = 'reviewing' and ${ofMyAthlete(db, coachId)}`
}

/**
 * Plans that are due, and what the days of running programs say; of those that are over only check-ins that wait for a reply.
 * Paused programs are none of them.
 */
export function listProgramCases(db: Db, coachId: string, locale: Locale): Promise<CaseRow[]> {
  return withMarks(db, coachId, programCases(db, { coachId, locale, days: LISTED_DAYS }))
}

interface Period {
  coachId: string
  locale: Locale
  /** Past days that are read. */
  days: number
}

/** The coach's programs `mine` and the past `days` of those that run, for a `with`; the days of a pause are none. */
function runningDays(db: Db, { coachId, locale, days }: Period): Fragment {
  return db`
    mine as materialized (
    select up.id, up.account_id, up.status, up.data, up.training_days, up.start_date, up.created_at, up.submitted_at,
      ${templateText(db, locale, 'name')} as name, account_today(up.account_id) as today, account_zone(up.account_id) as zone,
      up.start_date + up.total_weeks * 7 - 1 + coalesce((
        select sum(p.until_day - p.from_day)::int from program_pauses p where p.user_program_id = up.id), 0) as last_day
    from user_programs up join programs pr on pr.id = up.program_id
    where ${coachedBy(db, coachId)} and up.status in ('creating', 'active')), days as (
      select m.id, m.today, d.date, coalesce(pd.done, 0) as done,
        ${plannedOn(db, { date: db`d.date`, trainingDays: db`m.training_days` })} as planned
      from mine m cross join lateral (
        select s::date as date
        from generate_series(greatest(m.start_date, m.today - ${days}::int), least(m.last_day, m.today - 1), interval '1 day') s
      ) d left join program_days pd on pd.user_program_id = m.id and pd.date = d.date
      where m.status = 'active' and not exists (select from program_pauses p
        where p.user_program_id = m.id and d.date >= p.from_day and d.date < coalesce(p.until_day, 'infinity'))
    )`
}

/** Percent of the sessions of the last seven days that the athletes of a coach did; null where none were planned. */
export async function trainedPercent(db: Db, coachId: string): Promise<number | null> {
  const [row] = await db<{ share: number | null }[]>`
    with ${runningDays(db, { coachId, locale: DEFAULT_LOCALE, days: 7 })}
    select round(sum(least(planned, done)) * 100.0 / nullif(sum(planned), 0))::int as share from days`
  return row?.share ?? null
}

/** What becomes a case next: a check-in that is due, or a program in its last week. It names no athlete. */
export async function findNext(db: Db, coachId: string): Promise<NextCase | undefined> {
  const [row] = await db<NextCase[]>`
    with ${runningDays(db, { coachId, locale: DEFAULT_LOCALE, days: 0 })}
    select kind, day::text as day from (
      select 'check_in' as kind, min(c.due_date) as day from mine m join check_ins c on c.user_program_id = m.id
      where m.status = 'active' and c.submitted_at is null and c.due_date >= m.today and not exists (
        select from program_pauses p where p.user_program_id = m.id
          and c.due_date >= p.from_day and c.due_date < coalesce(p.until_day, 'infinity'))
      union all
      select 'ending', min(m.last_day - 7) from mine m where m.status = 'active' and m.last_day - 7 > m.today
    ) n where day is not null order by day, kind limit 1`
  return row
}

function programCases(db: Db, { coachId, locale, days }: Period): Fragment {
  const done = (days: number) => db`sum(least(planned, done)) filter (where date >= today - ${days}::int)`
  const planned = (days: number) => db`sum(planned) filter (where date >= today - ${days}::int)`
  return db`
    with ${runningDays(db, { coachId, locale, days })}, followed as (
      select *, lead(date) over by_day = date + 1 and lead(done - planned) over by_day > 0 as made_up
      from days window by_day as (partition by id order by date)
    ), figures as (
      select id, ${planned(7)} as planned7, ${done(7)} as done7, ${planned(30)} as planned30, ${done(30)} as done30,
        ${planned(90)} as planned90, ${done(90)} as done90,
        array_agg(date order by date) filter (where date between today - 14 and today - 2 and planned > done
          and not coalesce(made_up, false)) as missed
      from followed group by id
    )
    select 'plan_due' as kind, m.id as object, m.account_id, coalesce(m.submitted_at, m.created_at) as since,
      jsonb_build_object('program', m.name) as params, coalesce(m.submitted_at, m.created_at)::text as fact
    from mine m where m.status = 'creating'
    union all
    select 'missed', m.id, m.account_id, (f.missed[1] + 2)::timestamp at time zone m.zone,
      jsonb_build_object('sessions', (select jsonb_agg(
        ${focusOn(db, { date: db`d`, data: db`m.data` })} order by d) from unnest(f.missed) d)), array_to_string(f.missed, ' ')
    from figures f join mine m on m.id = f.id where f.missed is not null
    union all
    select 'adherence', m.id, m.account_id, (m.today - 7)::timestamp at time zone m.zone,
      jsonb_build_object('week', round(f.done7 * 100.0 / f.planned7), 'month', round(f.done30 * 100.0 / f.planned30),
        'quarter', case when f.planned90 > f.planned30 then round(f.done90 * 100.0 / f.planned90) end),
      f.done7 || '/' || f.planned7 || ' ' || f.done30 || '/' || f.planned30
    from figures f join mine m on m.id = f.id
    where f.planned7 > 0 and f.done7 * 10 < f.planned7 * 7
      and f.done30 * 100.0 / f.planned30 - f.done7 * 100.0 / f.planned7 >= 20
    union all
    select 'ending', m.id, m.account_id, (m.last_day - 7)::timestamp at time zone m.zone,
      jsonb_build_object('program', m.name, 'day', m.last_day), m.last_day::text
    from mine m where m.status = 'active' and m.today >= m.last_day - 7
    union all
    select 'pain', m.id, m.account_id, p.since, jsonb_build_object('text', left(p.text, 200)), p.fact
    from mine m cross join lateral (
      select min(l.stored_at) as since, (array_agg(l.entry ->> 'pain' order by l.stored_at))[1] as text,
        string_agg(l.client_id || ' ' || l.rev, ' ' order by l.stored_at) as fact
      from log_entries l where l.user_program_id = m.id and l.kind = 'session' and l.counts and l.date >= m.today - 14
        and btrim(l.entry ->> 'pain') <> ''
    ) p where m.status = 'active' and p.since is not null
    union all
    select 'check_in', c.id, up.account_id, c.submitted_at, jsonb_build_object('userProgramId', up.id), c.submitted_at::text
    from user_programs up join check_ins c on c.user_program_id = up.id
    where ${coachedBy(db, coachId)} and up.status in ('active', 'completed')
      and c.submitted_at is not null and c.reply is null
    union all
    select 'check_in', o.ids[1], m.account_id, (o.first_due + 1)::timestamp at time zone m.zone,
      jsonb_build_object('userProgramId', m.id, 'missed', cardinality(o.ids), 'day', o.first_due), o.ids[1]
    from mine m cross join lateral (
      select array_agg(c.id order by c.due_date desc, c.id) as ids, min(c.due_date) as first_due
      from check_ins c where c.user_program_id = m.id and c.submitted_at is null and c.due_date < m.today
        and c.due_date > coalesce((select max(s.due_date) from check_ins s
          where s.user_program_id = m.id and s.submitted_at is not null), '-infinity')
        and not exists (select from program_pauses p where p.user_program_id = m.id
          and c.due_date >= p.from_day and c.due_date < coalesce(p.until_day, 'infinity'))
    ) o where m.status = 'active' and o.ids is not null`
}

/** Notes what a coach did with a case. */
export async function saveMark(
  db: Db,
  mark: { coachId: string; itemId: string; accountId: string; doneFact: string | null; until: string | null },
): Promise<void> {
  await db`
    insert into coach_queue_marks (coach_id, item_id, account_id, done_fact, snoozed_until)
    values (${mark.coachId}, ${mark.itemId}, ${mark.accountId}, ${mark.doneFact}, ${mark.until})
    on conflict (coach_id, item_id) do update set account_id = excluded.account_id, done_fact = excluded.done_fact,
      snoozed_until = excluded.snoozed_until, at = now()`
}

/** Removes what a coach noted about a case. */
export async function deleteMark(db: Db, mark: { coachId: string; itemId: string }): Promise<void> {
  await db`delete from coach_queue_marks where coach_id = ${mark.coachId} and item_id = ${mark.itemId}`
}
