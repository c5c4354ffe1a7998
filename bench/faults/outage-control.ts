// Faulty applications for the outage test: one responds before its commit, one waits for its database without a
// timeout.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Pool } from '../../server/src/kernel/db/client'
import type { OwnDatabase } from './own-database'

const ROWS = 200

/** Returns the number of acknowledged but missing rows when responses precede the commit and the database is killed. */
export async function lostByEarlyAnswers(database: OwnDatabase, db: Pool): Promise<number> {
  await db`create table if not exists answered_early (n int primary key)`
  const own = new pg.Pool({ connectionString: database.url, max: 8 })
  own.on('error', () => undefined) // it loses its connections on purpose
  const answered: number[] = []
  const writes = Array.from({ length: ROWS }, (_, n) => {
    answered.push(n)
    // The delay ensures that the kill interrupts some of them.
    return own
      .query('insert into answered_early select $1::int from pg_sleep(0.02)', [n])
      .catch(() => undefined)
  })
  await pause(100)
  await database.end('SIGKILL')
  await Promise.race([Promise.all(writes), pause(1000)])
  void own.end().catch(() => undefined)
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

/** Returns the milliseconds that a statement waits for any response during an outage, at most seven seconds. */
export async function hangs(database: OwnDatabase): Promise<number> {
  await database.end('fast')
  const stopped = new AbortController()
  const began = performance.now()
  await Promise.race([askUntilAnswered(database.url, stopped.signal), pause(7000)])
  const waited = performance.now() - began
  stopped.abort()
  await database.start()
  return waited
}

/** Retries forever without reporting the outage. */
async function askUntilAnswered(connectionString: string, stopped: AbortSignal): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch {
      if (stopped.aborted) return
      await pause(20)
    } finally {
      await client.end()
    }
  }
}
