import type { Locale } from 'contract/locale'
import type { ProgramCoach } from 'contract/programs/program-coach-calls'
import type { UserProgramStatus } from 'contract/programs/rules'
import type { Assignment, ConsoleProgram, UserProgramRow } from 'contract/programs/user-program-calls'
import { byName } from '../../../kernel/db/by-name'
import type { Db, Tx } from '../../../kernel/db/client'
import { searchFormSql } from '../../../kernel/db/search-form'
import { DEFAULT_CAPACITY } from '../life/opening.sql'
import { currentWeek, instant, progress, templateText } from '../user-programs.sql'

/** Filters of the console's list of programs. */
export interface UserProgramQuery {
  status: UserProgramStatus | undefined
  /** The id of a coach, or `none`. */
  coach: string | undefined
  /** In the form of `searchForm`; empty for all. */
  search: string
}

function found(db: Db, { status, coach, search }: UserProgramQuery) {
  return db`
    user_programs up join programs pr on pr.id = up.program_id join accounts a on a.id = up.account_id
      left join accounts c on c.id = up.coach_id
    where (${status ?? null}::text is null or up.status = ${status ?? null})
      and (${coach ?? null}::text is null
        or (${coach ?? null} = 'none' and up.coach_id is null and up.status not in ('completed', 'deactivated'))
        or up.coach_id = ${coach ?? null})
      and (${search} = '' or position(${search} in
        ${searchFormSql(db, db`concat_ws(' ', a.first_name, a.last_name, a.email, pr.name)`)}) > 0)`
}

function rowColumns(db: Db, locale: Locale) {
  const person = (
    alias: 'a' | 'c',
  ) => db`json_build_object('id', ${db(alias)}.id, 'firstName', ${db(alias)}.first_name,
    'lastName', ${db(alias)}.last_name, 'email', ${db(alias)}.email)`
  return db`
    up.id as "_id", json_build_object('_id', pr.id, 'name', ${templateText(db, locale, 'name')}) as "programId",
    ${person('a')} as "user", case when c.id is null then null else ${person('c')} end as coach, up.status,
    up.start_date::text as "startDate", ${progress(db)} as progress, ${instant(db, db`up.created_at`)} as "createdAt"`
}

export async function countUserPrograms(db: Db, query: UserProgramQuery): Promise<number> {
  const [row] = await db<{ n: number }[]>`select count(*)::int as n from ${found(db, query)}`
  return row?.n ?? 0
}

export function listUserPrograms(
  db: Db,
  query: UserProgramQuery,
  { locale, limit, offset }: { locale: Locale; limit: number; offset: number },
): Promise<UserProgramRow[]> {
  return db<UserProgramRow[]>`
    select ${rowColumns(db, locale)} from ${found(db, query)}
    order by up.created_at desc, up.id limit ${limit} offset ${offset}`
}

export async function findUserProgram(
  db: Db,
  id: string,
  locale: Locale,
): Promise<UserProgramRow | undefined> {
  const [row] = await db<UserProgramRow[]>`
    select ${rowColumns(db, locale)} from ${found(db, everything)}
      and up.id = ${id}`
  return row
}

const everything: UserProgramQuery = { status: undefined, coach: undefined, search: '' }

/** A program with the week that it is in. */
export async function findConsoleProgram(
  db: Db,
  id: string,
  locale: Locale,
): Promise<Omit<ConsoleProgram, 'assignments'> | undefined> {
  const [row] = await db<Omit<ConsoleProgram, 'assignments'>[]>`
    select ${rowColumns(db, locale)}, ${currentWeek(db)} as "currentWeek", up.total_weeks as "totalWeeks"
    from ${found(db, everything)} and up.id = ${id}`
  return row
}

/** Lists the coaches of a program, oldest first. */
export function listAssignments(db: Db, id: string): Promise<Assignment[]> {
  const name = (alias: 'c' | 'b') => db`case when ${db(alias)}.id is null then null else
    json_build_object('firstName', ${db(alias)}.first_name, 'lastName', ${db(alias)}.last_name) end`
  return db<Assignment[]>`
    select ${name('c')} as coach, ${name('b')} as by, s.reason, ${instant(db, db`s.at`)} as at
    from user_program_assignments s left join accounts c on c.id = s.coach_id left join accounts b on b.id = s.actor_id
    where s.user_program_id = ${id} order by s.at, s.id`
}

/** Locks a program and returns its coach. */
export async function lockUserProgram(tx: Tx, id: string) {
  const [row] = await tx<{ coachId: string | null; accountId: string; status: UserProgramStatus }[]>`
    select coach_id as "coachId", account_id as "accountId", status from user_programs where id = ${id} for update`
  return row
}

/** Returns true if an account has the coach role and is enabled. */
export async function isCoach(db: Db, accountId: string): Promise<boolean> {
  const rows = await db`
    select 1 from accounts where id = ${accountId} and 'coach' = any(roles) and disabled_at is null`
  return rows.length > 0
}

export async function setCoach(tx: Tx, id: string, coachId: string): Promise<void> {
  await tx`update user_programs set coach_id = ${coachId}, updated_at = now() where id = ${id}`
}

/** Coaches with what they coach; one of them where `id` is given. */
export function listCoaches(db: Db, locale: Locale, id?: string): Promise<ProgramCoach[]> {
  return db<ProgramCoach[]>`
    select a.id, a.first_name as "firstName", a.last_name as "lastName", a.email,
      coalesce(k.capacity, ${DEFAULT_CAPACITY})::int as capacity, n.open, n.active,
      array(select pc.program_id from program_coaches pc where pc.coach_id = a.id order by 1) as "programIds"
    from accounts a left join coach_capacities k on k.coach_id = a.id
      cross join lateral (
        select count(*) filter (where o.status not in ('completed', 'deactivated'))::int as open,
          count(*) filter (where o.status = 'active')::int as active
        from user_programs o where o.coach_id = a.id
      ) n
    where 'coach' = any(a.roles) and a.disabled_at is null and (${id ?? null}::text is null or a.id = ${id ?? null})
    order by ${byName(db, db`a.last_name`, locale)}, ${byName(db, db`a.first_name`, locale)}, a.id`
}

export async function setCapacity(db: Db, coachId: string, capacity: number): Promise<void> {
  await db`
    insert into coach_capacities (coach_id, capacity) values (${coachId}, ${capacity})
    on conflict (coach_id) do update set capacity = excluded.capacity`
}

/** Replaces a coach's programs; unknown ids are left out. */
export async function setPrograms(tx: Tx, coachId: string, programIds: readonly string[]): Promise<void> {
  await tx`delete from program_coaches where coach_id = ${coachId} and program_id <> all(${[...programIds]}::text[])`
  await addPrograms(tx, coachId, programIds)
}

/** Adds programs to a coach. */
export async function addPrograms(db: Db, coachId: string, programIds: readonly string[]): Promise<void> {
  await db`
    insert into program_coaches (coach_id, program_id)
    select ${coachId}, pr.id from programs pr where pr.id = any(${[...programIds]}::text[])
    on conflict do nothing`
}
