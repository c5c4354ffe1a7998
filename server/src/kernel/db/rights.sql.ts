import type { Db } from './client'

/**
 * Lets the account of the running shop read and write the rows of all tables, and no more: whoever makes it say a statement
 * of their own can neither change a table nor switch off a trigger. Of a table that is only added to it changes no row.
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
