import type { Locale } from 'contract/locale'
import { dayKeys } from 'contract/programs/plan'
import type { Db, Fragment, Tx } from '../../kernel/db/client'

/** Fragments of statements about a user's program `up` of the template `pr`, shared by all that read one. */

/** An instant as the contract writes it. */
export function instant(db: Db, at: Fragment) {
  return db`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Days of the shop since the first one, without pauses (decision X-50). */
function elapsedDays(db: Db) {
  return db`greatest(0, (coalesce(up.ended_at, up.paused_at, now()) at time zone shop_zone())::date - up.start_date - up.paused_days)`
}

/** The week it is in, 0 before the first day. */
export function currentWeek(db: Db) {
  return db`case when up.start_date is null then 0 else least(up.total_weeks, ${elapsedDays(db)} / 7 + 1) end`
}

/** Percent: of the planned sessions, or of the time where none are planned (decision X-50). */
export function progress(db: Db) {
  return db`case when up.start_date is not null and cardinality(up.training_days) = 0
      and up.status in ('active', 'paused') and up.total_weeks > 0
    then least(100, ${elapsedDays(db)} * 100 / (up.total_weeks * 7)) else up.progress end`
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
    coalesce((select json_agg(json_build_object('date', s.date, 'sets', s.sets, 'doneAt', ${instant(db, db`s.done_at`)})
      order by s.date) from program_sessions s where s.user_program_id = up.id), '[]') as sessions,
    coalesce((select json_agg(json_build_object('_id', m.id, 'kind', m.kind, 'value', m.value,
        'unit', ${db.json(units)}::jsonb ->> m.kind, 'at', ${instant(db, db`m.at`)}) order by m.at, m.id)
      from program_measurements m where m.user_program_id = up.id), '[]') as measurements`
}

/** Recomputes weeks, training days and progress from the plan and the sessions. */
export async function refreshProgress(tx: Tx, id: string): Promise<void> {
  await Promise.all([
    tx`
      update user_programs up set
        total_weeks = ceil((up.data ->> 'duration')::int / 7.0)::int,
        training_days = array(
          select d.n::smallint from unnest(${[...dayKeys]}::text[]) with ordinality as d (key, n)
          where up.data #>> array['workout', 'weeklySchedule', d.key, 'focus'] <> ''
            or jsonb_array_length(up.data #> array['workout', 'weeklySchedule', d.key, 'exercises']) > 0)
      where up.id = ${id} and up.data is not null`,
    tx`
      update user_programs up set progress = least(100, round(100.0 * (
          select count(*) from program_sessions s
          where s.user_program_id = up.id and extract(isodow from s.date) = any(up.training_days)
        ) / (up.total_weeks * cardinality(up.training_days))))::int
      where up.id = ${id} and up.total_weeks > 0 and cardinality(up.training_days) > 0`,
  ])
}
