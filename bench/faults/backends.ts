// How many connections to the database the application opens while more is asked of it than its pool holds.
import type { Pool } from '../../server/src/kernel/db/client'
import type { Buyer } from '../../server/test/seed'
import type { Client } from '../lib/client'

/** Connections of the application at most. */
export const POOL = 16

interface Asked {
  db: Pool
  client: Client
  buyers: readonly Buyer[]
}

/** Most connections of the application while more is asked of it than its pool holds, by calls that no batch joins. */
export async function backendsUnderLoad({ db, client, buyers }: Asked): Promise<number> {
  const own = await ownBackends(db)
  let most = 0
  for (let round = 0; round < 50 && most < POOL; round++) {
    await Promise.all(
      Array.from({ length: 4 * POOL }, (_, i) =>
        client.call('GET', '/orders/user', { token: buyers[i]?.token ?? '' }),
      ),
    )
    const [row] = await db<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity
      where application_name = 'tavan' and pid <> all (${own}) and datname = current_database()`
    most = Math.max(most, row?.n ?? 0)
  }
  return most
}

/** Those of the test's own connections, which carry the same name. */
async function ownBackends(db: Pool): Promise<number[]> {
  const rows = await Promise.all(
    Array.from(
      { length: 8 },
      () => db<{ pid: number }[]>`select pg_backend_pid() as pid from pg_sleep(0.02)`,
    ),
  )
  return [...new Set(rows.map(([row]) => row?.pid ?? 0))]
}
