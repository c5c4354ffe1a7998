import type { Db } from '../src/kernel/db/client'
import { UNRELEASED } from '../src/kernel/db/unreleased'

/** Makes a database look like one of the version before the first release, whose schema was the same. */
export async function recordUnreleased(db: Db): Promise<void> {
  await db`truncate schema_migrations`
  const rows = Object.entries(UNRELEASED).map(([name, hash]) => ({ name, hash }))
  await db`insert into schema_migrations ${db(rows)}`
  await db`update schema_migrations set applied_at = now() - interval '1 day' where name like '0000%'`
}
