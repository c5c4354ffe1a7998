import type { PersonDetail, PersonRow } from 'contract/admin/people-calls'
import type { PersonState } from 'contract/admin/people-rules'
import type { Role } from 'contract/auth/calls'
import type { Locale } from 'contract/locale'
import type { Db, Tx } from '../../../kernel/db/client'
import { likeEach } from '../../../kernel/db/like-each'
import { planAnew } from '../../../kernel/db/plan-anew'

const instant = (db: Db, column: string) =>
  db`to_char(${db(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

type Absent<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> | null }
export type StoredRow = Absent<PersonRow, 'staffRole' | 'closesAt'>

/** An account closed by its owner is disabled since that moment and does not count as locked. */
const lockedByStaff = (db: Db) => db`(a.disabled_at is distinct from a.closed_at)`

const rowColumns = (db: Db) => db`
  a.id as "_id", a.first_name as "firstName", a.last_name as "lastName", a.email, a.roles, a.staff_role as "staffRole",
  a.email_verified_at is not null as "emailVerified", ${lockedByStaff(db)} as locked,
  ${instant(db, 'a.erase_at')} as "closesAt",
  ${instant(db, 'a.created_at')} as "createdAt"`

export interface PeopleQuery {
  role: Role | undefined
  state: PersonState | undefined
  /** LIKE patterns that must all match; none: everybody. */
  patterns: readonly string[]
}

/** Written out, not as parameters: the planner uses a partial index only where it sees the values. */
function ofRole(db: Db, role: Role | undefined) {
  if (role === 'coach') return db`'coach' = any(a.roles)`
  if (role === 'admin') return db`'admin' = any(a.roles)`
  // An unfinished coach registration has no role and is not a person yet.
  return role === 'customer' ? db`'customer' = any(a.roles)` : db`a.roles <> '{}'`
}

function ofState(db: Db, state: PersonState | undefined) {
  if (state === 'locked') return db`a.disabled_at is not null and ${lockedByStaff(db)}`
  if (state === 'closed') return db`a.erase_at is not null and a.erased_at is null`
  return state === 'unconfirmed' ? db`a.email_verified_at is null` : db`true`
}

const fits = (db: Db, { role, state, patterns }: PeopleQuery) => db`
  ${ofRole(db, role)} and ${ofState(db, state)} and ${likeEach(db, db`a.search_text`, patterns)}`

/** Counts matching people up to `most`. */
export async function countPeople(db: Db, query: PeopleQuery, most: number): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from (select 1 from accounts a where ${fits(db, query)} limit ${most}) as counted`
  return row?.n ?? 0
}

/** A page, newest first. */
export function listPeople(
  db: Db,
  query: PeopleQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredRow[]> {
  return db<StoredRow[]>`
    select ${rowColumns(db)} from accounts a where ${fits(db, query)}
    order by a.created_at desc, a.id limit ${limit} offset ${offset}`
}

export function listByIds(db: Db, ids: readonly string[]): Promise<StoredRow[]> {
  return db<StoredRow[]>`
    select ${rowColumns(db)} from accounts a where a.id = any(${ids}) order by a.created_at desc, a.id`
}

/**
 * Ids of the newest `most` that a search finds: words that few have are looked for in their index, those that many have
 * along the dates.
 */
export async function searchPeople(tx: Tx, query: PeopleQuery, most: number): Promise<string[]> {
  const [, rows] = await Promise.all([
    planAnew(tx),
    tx<{ id: string }[]>`
      select a.id from accounts a where ${fits(tx, query)} order by a.created_at desc, a.id limit ${most}`,
  ])
  return rows.map(({ id }) => id)
}

type Told = 'lockedAt' | 'lockReason' | 'totpSince'

export type StoredPerson = StoredRow &
  Absent<Pick<PersonDetail, Told>, Told> & {
    locale: Locale
    sessions: PersonDetail['sessions']
  }

export async function findPerson(db: Db, id: string): Promise<StoredPerson | undefined> {
  const [row] = await db<StoredPerson[]>`
    select ${rowColumns(db)}, a.locale, case when ${lockedByStaff(db)} then ${instant(db, 'a.disabled_at')} end as "lockedAt",
      a.disabled_reason as "lockReason",
      (select ${instant(db, 't.enabled_at')} from totp t where t.account_id = a.id and t.enabled_at is not null)
        as "totpSince",
      coalesce((select json_agg(json_build_object('id', s.id, 'device', s.device,
          'createdAt', ${instant(db, 's.created_at')}, 'lastUsedAt', ${instant(db, 's.last_used_at')})
          order by s.last_used_at desc, s.id)
        from (select * from sessions where account_id = a.id and expires_at > now() and ends_at > now()
          order by last_used_at desc limit 50) s), '[]'::json) as sessions
    from accounts a where a.id = ${id} and a.roles <> '{}'`
  return row
}

export function listPrograms(
  db: Db,
  id: string,
  locale: Locale,
): Promise<NonNullable<PersonDetail['programs']>> {
  return db<NonNullable<PersonDetail['programs']>>`
    select up.id as "_id", coalesce(p.translations -> ${locale}::text ->> 'name', p.name) as name, up.status,
      ${instant(db, 'up.created_at')} as "createdAt"
    from user_programs up join programs p on p.id = up.program_id
    where up.account_id = ${id} order by up.created_at desc, up.id limit 50`
}

export function listStaff(db: Db): Promise<StoredRow[]> {
  return db<StoredRow[]>`
    select ${rowColumns(db)} from accounts a
    where 'admin' = any(a.roles) order by a.created_at desc, a.id limit 500`
}
