// Database connections of the application while requests exceed its pool.
import type { Pool } from '../../server/src/kernel/db/client'
import type { Buyer } from '../../server/test/seed'
import type { Client } from '../lib/client'

/** Maximum number of the application's connections. */
export const POOL = 16

interface Asked {
  db: Pool
  client: Client
  buyers: readonly Buyer[]
}

/**
 * Returns the peak number of connections under more requests than the pool has connections, with calls that are not
 * batched.
 */
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

/** Returns the test's own connections, which have the same application name. */
async function ownBackends(db: Pool): Promise<number[]> {
  const rows = await Promise.all(
    Array.from(
      { length: 8 },
      () => db<{ pid: number }[]>`select pg_backend_pid() as pid from pg_sleep(0.02)`,
    ),
  )
  return [...new Set(rows.map(([row]) => row?.pid ?? 0))]
}
