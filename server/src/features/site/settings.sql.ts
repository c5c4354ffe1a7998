import type { Db } from '../../kernel/db/client'

export async function findSetting(db: Db, key: string): Promise<unknown> {
  const [row] = await db<{ value: unknown }[]>`select value from settings where key = ${key}`
  return row?.value
}

export async function putSetting(db: Db, key: string, value: object): Promise<void> {
  await db`
    insert into settings (key, value) values (${key}, ${db.json(value as never)})
    on conflict (key) do update set value = excluded.value, updated_at = now()`
}
