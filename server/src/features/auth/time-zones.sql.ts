import type { Db } from '../../kernel/db/client'

/** Returns the time in a zone; fails where the database does not know it. */
export async function readClockIn(db: Db, zone: string): Promise<string | undefined> {
  const [row] = await db<{ clock: string }[]>`select (now() at time zone ${zone})::text as clock`
  return row?.clock
}

/** Sets the time zone of an account that has none. */
export async function keepFirstZone(db: Db, accountId: string, zone: string): Promise<void> {
  await db`update accounts set time_zone = ${zone} where id = ${accountId} and time_zone is null`
}
