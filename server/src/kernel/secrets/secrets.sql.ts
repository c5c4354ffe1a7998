import type { Db } from '../db/client'

/** The secret of this name; the first caller's `fresh` value becomes it. */
export async function ensureSecret(db: Db, name: string, fresh: string): Promise<string> {
  await db`insert into secrets (name, value) values (${name}, ${fresh}) on conflict (name) do nothing`
  const [row] = await db<{ value: string }[]>`select value from secrets where name = ${name}`
  return row?.value ?? fresh
}

/** The same without making it, for secrets that are read often because they may change. */
export async function findSecret(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db<{ value: string }[]>`select value from secrets where name = ${name}`
  return row?.value
}

/** Replaces a secret: what was signed with it before is no longer valid. */
export async function replaceSecret(db: Db, name: string, value: string): Promise<void> {
  await db`
    insert into secrets (name, value) values (${name}, ${value}) on conflict (name) do update set value = excluded.value`
}
