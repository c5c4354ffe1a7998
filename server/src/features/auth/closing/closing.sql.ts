import type { Db, Tx } from '../../../kernel/db/client'
import type { Person } from '../../../kernel/personal/personal'

/** Closes an account and ends its mailed links (its sessions end by a trigger); when it is erased, undefined where it is closed. */
export async function closeAccount(tx: Tx, id: string, graceDays: number): Promise<string | undefined> {
  await tx`delete from auth_links where account_id = ${id}`
  const [row] = await tx<{ eraseAt: string }[]>`
    update accounts set closed_at = now(), disabled_at = now(), updated_at = now(),
      erase_at = now() + make_interval(days => ${graceDays})
    where id = ${id} and disabled_at is null
    returning to_char(erase_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "eraseAt"`
  return row?.eraseAt
}

/** A lock by staff in the meantime remains. */
const reopened = (db: Db) => db`closed_at = null, erase_at = null, erase_retry_at = null, updated_at = now(),
  disabled_at = case when disabled_at = closed_at then null else disabled_at end`

/** Opens the closed account of a mailed link again. */
export async function keepAccount(tx: Tx, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    with link as (
      update auth_links set used_at = now()
      where token_hash = ${tokenHash} and kind = 'keep' and used_at is null and expires_at > now() returning account_id
    )
    update accounts a set ${reopened(tx)}
    from link where a.id = link.account_id and a.closed_at is not null and a.erase_at > now() and a.erased_at is null
    returning a.id`
  return row?.id
}

/** The same for an account that is taken back by its address; false where nobody has closed it. */
export async function reopenAccount(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx`
    update accounts set ${reopened(tx)} where id = ${id} and closed_at is not null and erased_at is null`
  return count === 1
}

export interface ClosedPerson extends Person {
  firstName: string
  lastName: string
  locale: string
  closedAt: Date
  eraseAt: Date
}

function closedColumns(db: Db) {
  return db`select id, email, email_verified_at is not null as "isVerified", first_name as "firstName",
      last_name as "lastName", locale, closed_at as "closedAt", erase_at as "eraseAt"
    from accounts where closed_at is not null and erased_at is null`
}

export async function findClosedPerson(db: Db, id: string): Promise<ClosedPerson | undefined> {
  const [row] = await db<ClosedPerson[]>`${closedColumns(db)} and id = ${id}`
  return row
}

/** Locks an account due for erasure; the second of two concurrent erasures finds none. */
export async function lockDue(tx: Tx, id: string): Promise<ClosedPerson | undefined> {
  const [row] = await tx<ClosedPerson[]>`${closedColumns(tx)} and id = ${id} and erase_at <= now() for update`
  return row
}

/** Closed accounts whose time has come; those that failed come again at their own time, behind the others. */
export async function listDue(db: Db, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from accounts
    where erase_at <= now() and erased_at is null and coalesce(erase_retry_at, erase_at) <= now()
    order by coalesce(erase_retry_at, erase_at) limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Tries an erasure again after a tenth of the time that it is late, ten minutes at least and six hours at most. */
export async function postponeErasure(db: Db, id: string): Promise<void> {
  await db`
    update accounts set
      erase_retry_at = now() + least(greatest((now() - erase_at) / 10, interval '10 minutes'), interval '6 hours')
    where id = ${id} and erased_at is null`
}

/** Returns the person whose data is read; undefined after an erasure. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [row] = await db<Person[]>`
    select id, email, email_verified_at is not null as "isVerified" from accounts where id = ${id} and erased_at is null`
  return row
}
