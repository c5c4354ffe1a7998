import type { Db } from './client'
import { SESSION_SETTINGS } from './session'

/** Returns the names of settings that are not in force on a connection, in their order. */
export async function findMissingSettings(db: Db): Promise<string[]> {
  const wanted = Object.entries(SESSION_SETTINGS)
  const rows = await db<{ name: string }[]>`
    select w.name from unnest(${wanted.map(([name]) => name)}::text[], ${wanted.map(([, value]) => value)}::text[])
      with ordinality as w (name, value, place)
    where not exists (select from pg_settings s where lower(s.name) = w.name and s.setting = w.value)
    order by w.place`
  return rows.map((row) => row.name)
}

/**
 * Gives a role the settings for its next connections to this database, where it does not have them. A role may do this for
 * itself. Returns the names of those that it did not have.
 */
export async function saveRoleSettings(db: Db, role: string): Promise<string[]> {
  const wanted = Object.entries(SESSION_SETTINGS)
  const rows = await db<{ name: string; command: string }[]>`
    select w.name, format('alter role %I in database %I set %I to %L', ${role}::text, current_database(), w.name, w.value) as command
    from unnest(${wanted.map(([name]) => name)}::text[], ${wanted.map(([, value]) => value)}::text[])
      with ordinality as w (name, value, place)
    where not exists (
      select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole join pg_database d on d.oid = s.setdatabase
      cross join unnest(s.setconfig) as c (text)
      where r.rolname = ${role} and d.datname = current_database() and lower(c.text) = lower(w.name || '=' || w.value))
    order by w.place`
  for (const { command } of rows) await db.unsafe(command)
  return rows.map(({ name }) => name)
}
