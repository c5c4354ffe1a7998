import type { JobState } from 'contract/admin/queue-rules'
import type { Db, Tx } from '../db/client'

const instant = (db: Db, column: string) =>
  db`to_char(${db(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export interface JobQuery {
  /** Undefined lists jobs that are not done. */
  state: JobState | undefined
  kind: 'mail' | 'task' | undefined
  /** Queues of mails whose name does not say so. */
  mails: readonly string[]
}

export interface StoredJob {
  _id: string
  queue: string
  state: JobState
  attempts: number
  createdAt: string
  nextAt: string | null
  finishedAt: string | null
  lastError: string | null
}

/** Written out, not as a parameter: the planner uses a partial index only where it sees the value. */
function ofState(db: Db, state: JobState | undefined) {
  switch (state) {
    case 'failed':
      return db`j.state = 'failed'`
    case 'completed':
      return db`j.state = 'completed'`
    case 'active':
      return db`j.state in ('waiting', 'active') and j.state = 'active'`
    case 'waiting':
      return db`j.state in ('waiting', 'active') and j.state = 'waiting'`
    default:
      return db`j.state in ('waiting', 'active', 'failed')`
  }
}

const fits = (db: Db, { state, kind, mails }: JobQuery) => db`
  ${ofState(db, state)}
  ${kind === undefined ? db`` : db`and (j.queue like '%-mail' or j.queue = any(${[...mails]}::text[])) = ${kind === 'mail'}`}`

export async function countJobs(db: Db, query: JobQuery, most: number): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from (select 1 from jobs j where ${fits(db, query)} limit ${most}) as counted`
  return row?.n ?? 0
}

/** Lists jobs, newest first; finished ones by their end. */
export function listJobs(
  db: Db,
  query: JobQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredJob[]> {
  const order = query.state === 'completed' ? db`j.finished_at desc` : db`j.created_at desc`
  return db<StoredJob[]>`
    select j.id::text as "_id", j.queue, j.state, j.attempts, ${instant(db, 'j.created_at')} as "createdAt",
      case when j.state = 'waiting' then ${instant(db, 'j.run_at')} end as "nextAt",
      ${instant(db, 'j.finished_at')} as "finishedAt", j.last_error as "lastError"
    from jobs j where ${fits(db, query)} order by ${order}, j.id desc limit ${limit} offset ${offset}`
}

export interface QueueCounts {
  waiting: number
  active: number
  failed: number
  /** Time of the oldest due job. */
  oldestWaitingAt: string | null
}

export async function countQueues(db: Db): Promise<QueueCounts> {
  const [row] = await db<QueueCounts[]>`
    select open.*, (select count(*)::int from jobs where state = 'failed') as failed
    from (select count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        to_char(min(created_at) filter (where state = 'waiting' and run_at <= now()) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestWaitingAt"
      from jobs where state in ('waiting', 'active')) as open`
  return row ?? { waiting: 0, active: 0, failed: 0, oldestWaitingAt: null }
}

/** Puts a failed job back, due now; its queue, undefined where it is not a failed one. */
export async function retryFailed(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx<{ queue: string }[]>`
    update jobs set state = 'waiting', attempts = 0, run_at = now(), finished_at = null
    where id = ${id} and state = 'failed' returning queue`
  return row?.queue
}

export async function discardFailed(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx<{ queue: string }[]>`
    delete from jobs where id = ${id} and state = 'failed' returning queue`
  return row?.queue
}

export async function hasJob(db: Db, id: string): Promise<boolean> {
  return (await db`select 1 from jobs where id = ${id}`).length > 0
}
