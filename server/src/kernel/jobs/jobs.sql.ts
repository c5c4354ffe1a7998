import { SECOND } from 'contract/units'
import type { Db, Fragment } from '../db/client'

export type JobData = Record<string, string | number | boolean | null>

/** A job that was taken. */
export interface TakenJob {
  id: string
  data: JobData
  /** This try included. */
  attempts: number
  /** Milliseconds since it was added. */
  age: number
}

/** The statement that adds a job for each row of `rows`, also as a part of a larger one; `delay` in milliseconds. */
export function newJobs(db: Db, queue: string, rows: Fragment, data: Fragment, delay = 0) {
  return db`
    insert into jobs (queue, data, run_at)
    select ${queue}, ${data}, now() + make_interval(secs => ${delay / SECOND}) from ${rows}`
}

/** The same for one job. */
export function newJob(db: Db, queue: string, data: JobData, delay = 0) {
  return newJobs(db, queue, db`(values (1)) as one`, db`${db.json(data)}::jsonb`, delay)
}

/** Those of the queues in which a job is due. */
export async function findDueQueues(db: Db, queues: readonly string[]): Promise<string[]> {
  const rows = await db<{ queue: string }[]>`
    select q.queue from unnest(${queues}::text[]) as q (queue)
    where exists (select from jobs j
      where j.queue = q.queue and j.state in ('waiting', 'active') and j.run_at <= now())`
  return rows.map((row) => row.queue)
}

/**
 * Takes up to `limit` due jobs, oldest first, for `lease` milliseconds; an expired lease makes a job due again.
 * Concurrent processes take different jobs.
 */
export function takeJobs(db: Db, queue: string, limit: number, lease: number) {
  return db<TakenJob[]>`
    with due as materialized (
      select id from jobs where queue = ${queue} and state in ('waiting', 'active') and run_at <= now()
      order by run_at limit ${limit} for update skip locked
    )
    update jobs j set state = 'active', attempts = j.attempts + 1,
      run_at = now() + make_interval(secs => ${lease / SECOND})
    from due where j.id = due.id
    returning j.id, j.data, j.attempts, (extract(epoch from now() - j.created_at) * 1000)::float8 as age`
}

/** Renews the lease of jobs that this process took, unless another has taken them since. */
export async function renewJobs(
  db: Db,
  jobs: readonly { id: string; attempts: number }[],
  lease: number,
): Promise<void> {
  await db`
    update jobs j set run_at = now() + make_interval(secs => ${lease / SECOND})
    from unnest(${jobs.map(({ id }) => id)}::bigint[], ${jobs.map(({ attempts }) => attempts)}::int[])
      as held (id, attempts)
    where j.id = held.id and j.attempts = held.attempts and j.state = 'active'`
}

export async function completeJobs(db: Db, ids: readonly string[]): Promise<void> {
  await db`
    update jobs set state = 'completed', finished_at = now(), last_error = null
    where id = any(${ids}::bigint[]) and state = 'active'`
}

/** Puts a job back for another try in `delay` milliseconds. */
export async function retryJob(db: Db, id: string, delay: number, error: string): Promise<void> {
  await db`
    update jobs set state = 'waiting', run_at = now() + make_interval(secs => ${delay / SECOND}), last_error = ${error}
    where id = ${id} and state = 'active'`
}

/** The same, and the try that just ended is not counted. */
export async function reschedule(db: Db, id: string, delay: number, error: string): Promise<void> {
  await db`
    update jobs set state = 'waiting', attempts = attempts - 1, last_error = ${error},
      run_at = now() + make_interval(secs => ${delay / SECOND})
    where id = ${id} and state = 'active'`
}

/** Parks a job: it is not tried again. */
export async function parkJob(db: Db, id: string, error: string): Promise<void> {
  await db`
    update jobs set state = 'failed', finished_at = now(), last_error = ${error} where id = ${id} and state = 'active'`
}

/** Puts back what a killed process was busy with; that was no try of the job's own. */
export async function requeueActive(db: Db, queues: readonly string[]): Promise<void> {
  await db`
    update jobs set state = 'waiting', attempts = attempts - 1, run_at = now()
    where queue = any(${queues}::text[]) and state = 'active'`
}

const SWEEP_AT_ONCE = 5000

/** Removes jobs that were completed a day ago, and parked ones after 30 days. */
export async function sweepJobs(db: Db): Promise<void> {
  for (;;) {
    const { count } = await db`
      delete from jobs where id in (
        select id from jobs where state in ('completed', 'failed') and finished_at < now() - interval '1 day'
          and (state = 'completed' or finished_at < now() - interval '30 days')
        limit ${SWEEP_AT_ONCE} for update skip locked)`
    if (count < SWEEP_AT_ONCE) return
  }
}

/** Jobs that were given up and are still kept. */
export async function countFailedJobs(db: Db): Promise<number> {
  const [row] = await db<{ n: number }[]>`select count(*)::int as n from jobs where state = 'failed'`
  return row?.n ?? 0
}

/** Time of the oldest failed job; fragment after `select` of a larger statement. */
export const oldestFailedJob = (db: Db) => db`min(finished_at) from jobs where state = 'failed'`

/** Removes the ended jobs of an account, which may carry an address that it had, and its address from the errors of others. */
export async function forgetPerson(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await db`delete from jobs where data ->> 'accountId' = ${id} and state in ('completed', 'failed')`
  await db`update jobs set last_error = null where position(${email} in lower(last_error)) > 0`
}

/** Jobs that are due and that nobody has taken. */
export async function countDueJobs(db: Db): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from jobs where state = 'waiting' and run_at <= now()`
  return row?.n ?? 0
}

/** For how many seconds the job has been due that has waited the longest; 0 where none is. */
export async function oldestDueJob(db: Db): Promise<number> {
  const [row] = await db<{ seconds: number }[]>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
    from jobs where state = 'waiting' and run_at <= now()`
  return row?.seconds ?? 0
}
