import type { Db, Tx } from '../../kernel/db/client'

export async function findSetting(db: Db, key: string): Promise<unknown> {
  const [row] = await db<{ value: unknown }[]>`select value from settings where key = ${key}`
  return row?.value
}

export async function putSetting(db: Db, key: string, value: object): Promise<void> {
  await db`
    insert into settings (key, value) values (${key}, ${db.json(value)})
    on conflict (key) do update set value = excluded.value, updated_at = now()`
}

/** Returns the time of the last save of any setting; empty if none. */
export async function findVersion(db: Db): Promise<string> {
  const [row] = await db<{ version: string }[]>`
    select coalesce(to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '') as version from settings`
  return row?.version ?? ''
}

/** Prevents other saves until the transaction ends; a group without a row could not be locked. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('settings'))`
}
