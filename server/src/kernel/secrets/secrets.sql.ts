import type { Db } from '../db/client'

/** The secret of this name; the first caller's `fresh` value becomes it. */
export async function ensureSecret(db: Db, name: string, fresh: string): Promise<string> {
  await db`insert into secrets (name, value) values (${name}, ${fresh}) on conflict (name) do nothing`
  const [row] = await db<{ value: string }[]>`select value from secrets where name = ${name}`
  return row?.value ?? fresh
}
