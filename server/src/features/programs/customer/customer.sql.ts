import type { Locale } from 'contract/locale'
import type { MyProgram, UserProgram } from 'contract/programs/calls'
import { OWN_PAUSE_DAYS_MAX } from 'contract/programs/rules'
import type { Db } from '../../../kernel/db/client'
import { currentWeek, followedColumns, instant, programSummary, progress } from '../user-programs.sql'
import { ownPause } from './pause.sql'

/** A program `up` as its owner sees it (decision X-43). */
function ownerColumns(db: Db, locale: Locale) {
  return db`
    up.id as "_id", ${programSummary(db, locale)} as "programId",
    case when up.status in ('answering', 'creating') then 'pending' else up.status end as status,
    case when up.status in ('pending', 'answering', 'creating') then up.status end as stage,
    up.start_date::text as "startDate", ${progress(db)} as progress, ${currentWeek(db)} as "currentWeek",
    up.total_weeks as "totalWeeks",
    case when c.id is null then null else json_build_object('firstName', c.first_name, 'lastName', c.last_name) end
      as coach,
    ${ownPause(db, OWN_PAUSE_DAYS_MAX)} as "ownPause", ${instant(db, db`up.created_at`)} as "createdAt"`
}

function ownPrograms(db: Db) {
  return db`user_programs up join programs pr on pr.id = up.program_id left join accounts c on c.id = up.coach_id`
}

export function listMine(db: Db, accountId: string, locale: Locale): Promise<UserProgram[]> {
  return db<UserProgram[]>`
    select ${ownerColumns(db, locale)} from ${ownPrograms(db)}
    where up.account_id = ${accountId} order by up.created_at desc, up.id`
}

export async function findMine(
  db: Db,
  { id, accountId, locale }: { id: string; accountId: string; locale: Locale },
): Promise<UserProgram | undefined> {
  const [row] = await db<UserProgram[]>`
    select ${ownerColumns(db, locale)} from ${ownPrograms(db)} where up.id = ${id} and up.account_id = ${accountId}`
  return row
}

/** Returns the program with its published plan, sessions and measurements; none of a deactivated one (X-108). */
export async function findMineWhole(
  db: Db,
  { id, accountId, locale }: { id: string; accountId: string; locale: Locale },
  units: Record<string, string>,
) {
  type Row = Pick<MyProgram, 'programData' | 'sessions' | 'measurements'> & UserProgram
  const [row] = await db<Row[]>`
    select ${ownerColumns(db, locale)}, case when up.published_at is not null then up.data end as "programData",
      ${followedColumns(db, units)}
    from ${ownPrograms(db)} where up.id = ${id} and up.account_id = ${accountId}
      and up.status <> 'deactivated'`
  return row
}
