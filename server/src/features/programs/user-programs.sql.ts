import type { Locale } from 'contract/locale'
import { dayKeys } from 'contract/programs/plan'
import type { Db, Fragment, Tx } from '../../kernel/db/client'

/** Fragments of statements about a user's program `up` of the template `pr`, shared by all that read one. */

/** An instant as the contract writes it. */
export function instant(db: Db, at: Fragment) {
  return db`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** The person's day on which a program stopped, for ever or for now; null while it runs. */
function stoppedOn(db: Db) {
  return db`coalesce(up.ended_on, up.paused_on,
    (coalesce(up.ended_at, up.paused_at) at time zone account_zone(up.account_id))::date)`
}

/** Days since the first one, without pauses (decision X-50), by the person's calendar (X-117). */
export function elapsedDays(db: Db) {
  return db`greatest(0, coalesce(${stoppedOn(db)}, account_today(up.account_id)) - up.start_date - up.paused_days)`
}

/** The week it is in, 0 before the first day. */
export function currentWeek(db: Db) {
  return db`case when up.start_date is null then 0 else least(up.total_weeks, ${elapsedDays(db)} / 7 + 1) end`
}

/**
 * Percent: of the planned sessions, or of the time where none are planned (decision X-50). A program that is over keeps what it
 * had on its last day.
 */
export function progress(db: Db) {
  return db`case when up.start_date is not null and up.total_weeks > 0
      and coalesce(up.planned_sessions, up.total_weeks * cardinality(up.training_days)) = 0
    then least(100, ${elapsedDays(db)} * 100 / (up.total_weeks * 7)) else up.progress end`
}

/** True for a program that is over, or whose last day is at most 14 days ahead: from then on its owner may go on. */
export function isEnding(db: Db, up: Fragment) {
  return db`(${up}.status = 'completed' or (${up}.status in ('active', 'paused')
    and ${up}.start_date + ${up}.total_weeks * 7 - 1 + ${up}.paused_days - account_today(${up}.account_id) <= 14))`
}

/** The text of a template in a language, English where it has none. */
export function templateText(db: Db, locale: Locale, column: 'name' | 'description' | 'categoryName') {
  const english = { name: db`pr.name`, description: db`pr.description`, categoryName: db`pr.category_name` }
  return db`coalesce(nullif(pr.translations -> ${locale} ->> ${column}, ''), ${english[column]})`
}

/** The questions of a template that are asked: those that are not in the archive. */
export function askedQuestions(db: Db) {
  return db`jsonb_path_query_array(pr.questions, '$[*] ? (!(@.archived == true))')`
}

/** A template as the contract's `ProgramSummary`. */
export function programSummary(db: Db, locale: Locale) {
  return db`json_build_object('_id', pr.id, 'name', ${templateText(db, locale, 'name')},
    'description', ${templateText(db, locale, 'description')},
    'categoryId', json_build_object('name', ${templateText(db, locale, 'categoryName')}, 'color', pr.category_color),
    'metadata', json_build_object('duration', pr.duration_days, 'difficulty', pr.difficulty))`
}

/** Sessions and measurements as the contract's `Followed`, oldest first. */
export function followedColumns(db: Db, units: Record<string, string>) {
  return db`
    coalesce((select json_agg(jsonb_build_object('date', s.date, 'sets', s.sets, 'doneAt', ${instant(db, db`s.done_at`)})
        || case when s.by_coach then '{"byCoach": true}' else '{}' end::jsonb
      order by s.date) from program_sessions s where s.user_program_id = up.id), '[]') as sessions,
    coalesce((select json_agg(json_build_object('_id', m.id, 'kind', m.kind, 'value', m.value,
        'unit', ${db.json(units)}::jsonb ->> m.kind, 'at', ${instant(db, db`m.at`)}) order by m.at, m.id)
      from program_measurements m where m.user_program_id = up.id), '[]') as measurements`
}

/** Recomputes weeks and training days from the plan, and the progress from its days. */
export async function refreshProgress(tx: Tx, id: string): Promise<void> {
  await tx`
    update user_programs up set
      total_weeks = ceil((up.data ->> 'duration')::int / 7.0)::int,
      training_days = array(
        select d.n::smallint from unnest(${[...dayKeys]}::text[]) with ordinality as d (key, n)
        where up.data #>> array['workout', 'weeklySchedule', d.key, 'focus'] <> ''
          or (up.data #>> array['workout', 'weeklySchedule', d.key, 'duration'])::int > 0
          or jsonb_array_length(up.data #> array['workout', 'weeklySchedule', d.key, 'exercises']) > 0)
    where up.id = ${id} and up.data is not null`
  await countProgress(tx, id)
}

/**
 * Number of planned sessions of a day with its row `pd` of `program_days`: as stored for a fixed day, otherwise by the plan's
 * training days, plus moved sessions; 0 for an excused day.
 */
export function plannedOn(db: Db, { date, trainingDays }: { date: Fragment; trainingDays: Fragment }) {
  return db`case when pd.is_excused then 0 else greatest(0, coalesce(pd.moved, 0) + coalesce(pd.planned::int,
    (extract(isodow from ${date}) = any(${trainingDays}))::int)) end`
}

/** Focus of a weekday in a plan; empty without one. */
export function focusOn(db: Db, { date, data }: { date: Fragment; data: Fragment }) {
  return db`coalesce(${data} #>> array['workout', 'weeklySchedule',
    (array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])[extract(isodow from ${date})::int],
    'focus'], '')`
}

/**
 * The days of a program from its first one, for a `with`: as a fixed day was planned then, any other by the plan in force (X-114).
 * The days of a pause are none of the plan; its first one counts if it was trained on. Excused days count on neither side. Days
 * after the plan's end that were trained on are in it with what was moved there.
 */
export function programDays(db: Db, id: string) {
  return db`
    program as (
      select up.id, up.start_date, up.training_days, up.start_date + up.total_weeks * 7 - 1 + coalesce((
        select sum(p.until_day - p.from_day)::int from program_pauses p where p.user_program_id = up.id), 0) as last_day
      from user_programs up where up.id = ${id} and up.start_date is not null
    ), every_day as (
      select d.date,
        d.date <= p.last_day and (pause.from_day is null or (d.date = pause.from_day and coalesce(pd.done, 0) > 0))
          as of_plan,
        coalesce(pd.moved, 0) as moved, coalesce(pd.done, 0) as done,
        ${plannedOn(db, { date: db`d.date`, trainingDays: db`p.training_days` })} as planned
      from program p
        cross join lateral (
          select s::date as date from generate_series(p.start_date, greatest(p.last_day, (
            select max(date) from program_days where user_program_id = p.id)), interval '1 day') as s
        ) d
        left join program_days pd on pd.user_program_id = p.id and pd.date = d.date
        left join program_pauses pause on pause.user_program_id = p.id
          and d.date >= pause.from_day and d.date < pause.until_day
    ), days as (
      select date, done, case when of_plan then planned else greatest(0, least(planned, moved)) end as planned from every_day
    )`
}

/** Last days of a program with a planned or done session as JSON, the newest first. */
export function recentDays(db: Db, days: number) {
  return db`coalesce((select json_agg(json_build_object('date', d.date, 'focus', ${focusOn(db, { date: db`d.date`, data: db`up.data` })},
      'planned', d.planned, 'done', d.done, 'isExcused', d.is_excused) order by d.date desc)
    from (
      select s.date, coalesce(pd.done, 0) as done, coalesce(pd.is_excused, false) as is_excused,
        case when s.date <= l.day and (pause.from_day is null or s.date = pause.from_day and pd.done > 0)
          then ${plannedOn(db, { date: db`s.date`, trainingDays: db`up.training_days` })} else 0 end as planned
      from (select up.start_date + up.total_weeks * 7 - 1 + coalesce((select sum(p.until_day - p.from_day)::int
          from program_pauses p where p.user_program_id = up.id), 0) as day) l
        cross join lateral (select g::date as date from generate_series(
          greatest(up.start_date, account_today(up.account_id) - ${days - 1}::int), account_today(up.account_id), interval '1 day') g) s
        left join program_days pd on pd.user_program_id = up.id and pd.date = s.date
        left join program_pauses pause on pause.user_program_id = up.id
          and s.date >= pause.from_day and s.date < coalesce(pause.until_day, 'infinity')
    ) d where d.planned > 0 or d.done > 0 or d.is_excused), '[]')`
}

/** Counts planned and done sessions, day by day. */
export async function countProgress(tx: Tx, id: string): Promise<void> {
  await tx`
    with ${programDays(tx, id)}, counted as (
      select coalesce(sum(planned), 0)::int as planned, coalesce(sum(least(planned, done)), 0)::int as done from days
    )
    update user_programs up set planned_sessions = c.planned,
      progress = case when c.planned = 0 then up.progress else least(100, round(100.0 * c.done / c.planned))::int end
    from counted c where up.id = ${id} and up.start_date is not null`
}
