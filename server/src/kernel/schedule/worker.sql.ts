import { MINUTE, SECOND } from 'contract/units'
import type { Db } from '../db/client'

/** Task without work: a claim proves that a process with ROLE=worker or ROLE=all is alive. */
export const WORKER_ALIVE = { name: 'worker-alive', every: 30 * SECOND, run: async () => undefined }
/** Time in ms without a claim after which the worker counts as missing. */
const MISSED_AFTER = 2 * MINUTE

/**
 * Notes the start of a process. A worker counts as alive at once; any other process only begins the wait for the first one,
 * so that a shop without any worker is noticed, too.
 */
export async function noteStart(db: Db, runsJobs: boolean): Promise<void> {
  await db`
    insert into schedules (name, next_at) values (${WORKER_ALIVE.name}, now() + make_interval(secs => ${WORKER_ALIVE.every / SECOND}))
    on conflict (name) do update set next_at = excluded.next_at where ${runsJobs}::boolean`
}

/** The instant at which a worker was last alive, if that is too long ago: a part of a larger statement. */
export const missingWorker = (db: Db) => db`
  min(next_at - make_interval(secs => ${WORKER_ALIVE.every / SECOND})) from schedules
  where name = ${WORKER_ALIVE.name} and next_at < now() - make_interval(secs => ${(MISSED_AFTER - WORKER_ALIVE.every) / SECOND})`

/** Returns for how many seconds no worker has been alive; undefined while one is, and before the first start. */
export async function findMissingWorker(db: Db): Promise<number | undefined> {
  const [row] = await db<{ seconds: number | null }[]>`
    select extract(epoch from now() - seen.at)::float8 as seconds from (select ${missingWorker(db)}) as seen (at)`
  return row?.seconds ?? undefined
}
