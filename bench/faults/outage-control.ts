// Applications that are wrong in an outage: one answers before its commit, one waits for its database as long as it takes.
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import type { Pool } from '../../server/src/kernel/db/client'
import type { OwnDatabase } from './own-database'

const ROWS = 200

/** Rows that were answered and are not there, where the answer comes before the commit and the database is killed. */
export async function lostByEarlyAnswers(database: OwnDatabase, db: Pool): Promise<number> {
  await db`create table if not exists answered_early (n int primary key)`
  const own = postgres(database.url, { max: 8, onnotice: () => undefined, fetch_types: false })
  const answered: number[] = []
  const writes = Array.from({ length: ROWS }, (_, n) => {
    answered.push(n)
    // Long enough under way that the kill finds some of them open.
    return own`insert into answered_early select ${n} from pg_sleep(0.02)`.catch(() => undefined)
  })
  await pause(100)
  await database.end('SIGKILL')
  // What is still queued when the pool ends may never be answered, and the pool may wait for it.
  void own.end({ timeout: 0 }).catch(() => undefined)
  await Promise.race([Promise.all(writes), pause(1000)])
  await database.start()
  for (;;) {
    try {
      const rows = await db<{ n: number }[]>`select n from answered_early`
      return answered.length - rows.length
    } catch {
      await pause(50)
    }
  }
}

/** Milliseconds that a statement waits for an answer of any kind while the database is away, at most seven seconds. */
export async function hangs(database: OwnDatabase): Promise<number> {
  const own = postgres(database.url, {
    max: 1,
    onnotice: () => undefined,
    fetch_types: false,
    backoff: () => 20,
  })
  await own`select 1`
  await database.end('fast')
  await Promise.race([own`select 1`.catch(() => undefined), pause(1000)])
  const began = performance.now()
  await Promise.race([own`select 1`.catch(() => undefined), pause(7000)])
  const waited = performance.now() - began
  await database.start()
  void own.end({ timeout: 0 }).catch(() => undefined)
  return waited
}
