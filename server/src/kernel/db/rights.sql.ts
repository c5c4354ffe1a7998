import type { Db } from './client'

/**
 * Lets the account of the running shop read and write rows only, so injected SQL can change no table or trigger. Rows
 * of append-only tables cannot be changed.
 */
export async function grantRights(db: Db, service: string): Promise<void> {
  const role = db(service)
  await db`grant usage on schema public to ${role}`
  await db`grant select, insert, update, delete on all tables in schema public to ${role}`
  await db`grant usage on all sequences in schema public to ${role}`
  await db`revoke insert, update, delete on schema_migrations from ${role}`
  const kept = await db<{ name: string }[]>`
    select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '%\\_append\\_only' and not tgisinternal`
  for (const { name } of kept) await db`revoke update, delete on ${db(name)} from ${role}`
}
