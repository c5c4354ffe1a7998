import type { Db } from '../../../kernel/db/client'

export async function updateProfile(
  db: Db,
  accountId: string,
  changes: {
    firstName?: string | undefined
    lastName?: string | undefined
    locale?: string | undefined
    /** Null: the shop's. */
    timeZone?: string | null | undefined
  },
): Promise<void> {
  await db`
    update accounts set first_name = coalesce(${changes.firstName ?? null}, first_name),
      last_name = coalesce(${changes.lastName ?? null}, last_name),
      locale = coalesce(${changes.locale ?? null}, locale),
      time_zone = case when ${changes.timeZone !== undefined} then ${changes.timeZone ?? null} else time_zone end,
      updated_at = now()
    where id = ${accountId}`
}

export async function findPasswordHash(db: Db, accountId: string): Promise<string | undefined> {
  const [row] = await db<{ passwordHash: string }[]>`
    select password_hash as "passwordHash" from accounts where id = ${accountId}`
  return row?.passwordHash
}

/** Sets a password where the stored hash is still `before`; false where it has changed since. */
export async function replacePassword(
  db: Db,
  accountId: string,
  before: string | undefined,
  passwordHash: string,
): Promise<boolean> {
  const rows = await db`
    update accounts set password_hash = ${passwordHash}, updated_at = now()
    where id = ${accountId} and password_hash = ${before ?? ''} returning id`
  return rows.length === 1
}

export interface FullName {
  firstName: string
  lastName: string
}

/** The names of accounts that are not erased. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, FullName>> {
  const rows = await db<(FullName & { id: string })[]>`
    select id, first_name as "firstName", last_name as "lastName" from accounts
    where id = any(${[...ids]}::text[]) and erased_at is null`
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}
