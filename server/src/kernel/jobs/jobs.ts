import { setMaxListeners } from 'node:events'
import { DAY, MINUTE, SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import type { Db, Fragment, Pool } from '../db/client'
import { isUnavailable } from '../db/transaction'

export type JobData = Record<string, string | number | boolean | null>
/** Does one job. It may run twice for the same job, and must not mind. */
export type JobHandler = (data: JobData) => Promise<void>

/** Work that follows from a fact, kept in the database beside it. */
export interface Jobs {
  /** Adds a job in the transaction of the fact that it follows; it begins after `delay` milliseconds. */
  enqueue(tx: Db, queue: string, data: JobData, delay?: number): Promise<void>
  /**
   * Makes the queues and begins to work on them. `alone` says that no other process works on this database: then what
   * a killed process was busy with is taken up again at once, else when its time has run out.
   */
  start(handlers: Record<string, JobHandler>, options?: { alone?: boolean }): Promise<void>
  /** Finishes what is running, takes nothing new. */
  stop(): Promise<void>
}

/** What a handler throws when the world, not the job, is at fault: the job waits, and none of its tries is used up. */
export class TryLater extends Error {}

/** A job that fails for a reason of its own is parked (state `failed`) after this many tries. */
export const TRIES = 5
/** Jobs of one queue that run at a time. */
const AT_ONCE = 10
/** A notification may get lost, so the table is looked at this often. */
const POLL = 0.5 * SECOND
/** A job that must wait is tried again after a tenth of its age, within these bounds. */
const WAIT = { least: 1 * SECOND, most: 5 * MINUTE }
/** A job that waits longer than this is parked too. */
const PATIENCE = 10 * DAY
/** How long pg-boss keeps a job that nobody takes. */
const KEEP = 14 * DAY

interface Job {
  id: string
  data: JobData
  createdOn: Date
}

export function createJobs(pool: Pool, log: FastifyBaseLogger): Jobs {
  const boss = new PgBoss({
    db: executor(pool),
    schema: 'pgboss',
    monitorStateIntervalMinutes: 10,
    maintenanceIntervalSeconds: 30,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  const ending = new AbortController()
  // One listener for each queue that waits.
  setMaxListeners(0, ending.signal)
  const loops: Promise<void>[] = []

  /** Says how a job ended, until the database has taken it. */
  async function settle(work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await work()
        return
      } catch (error) {
        log.warn({ err: error }, 'the end of a job could not be written')
        if (ending.signal.aborted) return
        await pause(POLL, ending.signal)
      }
    }
  }

  async function runJob(queue: string, handler: JobHandler, job: Job): Promise<void> {
    try {
      await handler(job.data)
    } catch (error) {
      const age = Date.now() - job.createdOn.getTime()
      if ((error instanceof TryLater || isUnavailable(error)) && age < PATIENCE) {
        log.warn({ err: error, queue, job: job.id }, 'job put off')
        return settle(() => postpone(pool, queue, job.id, age))
      }
      log.error({ err: error, queue, job: job.id }, 'job failed')
      return settle(() => boss.fail(queue, job.id, { message: String(error) }))
    }
    await settle(() => boss.complete(queue, job.id))
  }

  async function workOn(queue: string, handler: JobHandler): Promise<void> {
    while (!ending.signal.aborted) {
      // pg-boss answers an empty list when the database cannot be asked.
      const jobs = (await boss.fetch(queue, { batchSize: AT_ONCE, includeMetadata: true })) as Job[]
      await Promise.all(jobs.map((job) => runJob(queue, handler, job)))
      if (jobs.length < AT_ONCE) await pause(POLL, ending.signal)
    }
  }

  return {
    async enqueue(tx, queue, data, delay = 0) {
      const added = await tx`${newJob(tx, queue, data, delay)} returning id`
      if (added.length === 0) throw new Error(`there is no queue ${queue}`)
    },
    async start(handlers, { alone = false } = {}) {
      await boss.start()
      for (const queue of Object.keys(handlers)) {
        await boss.createQueue(queue, { name: queue, policy: 'standard' })
        await boss.updateQueue(queue, {
          name: queue,
          policy: 'standard',
          retryLimit: TRIES - 1,
          retryDelay: 1,
          retryBackoff: true,
          expireInSeconds: 60,
        })
      }
      if (alone) await takeUpAgain(pool, Object.keys(handlers))
      for (const [queue, handler] of Object.entries(handlers)) {
        loops.push(workOn(queue, handler).catch((error) => log.error({ err: error, queue }, 'queue stopped')))
      }
    },
    async stop() {
      ending.abort()
      await Promise.all(loops)
      await boss.stop({ graceful: true, wait: true, timeout: 5000, close: false })
    },
  }
}

/**
 * The statement that adds a job for each row of `rows`, also as a part of a larger one. pg-boss lets others write its
 * table; going through it would cost a call of its own for each job. What the queue says of its jobs is copied, as
 * pg-boss does.
 */
export function newJobs(tx: Db, queue: string, rows: Fragment, data: Fragment, delay = 0) {
  return tx`
    insert into pgboss.job (name, data, start_after, expire_in, keep_until, retry_limit, retry_delay, retry_backoff, policy)
    select q.name, ${data}, now() + make_interval(secs => ${delay / SECOND}),
      make_interval(secs => q.expire_seconds), now() + make_interval(secs => ${(delay + KEEP) / SECOND}), q.retry_limit,
      q.retry_delay, q.retry_backoff, q.policy
    from ${rows}, pgboss.queue q where q.name = ${queue}`
}

/** The same for one job. */
export function newJob(tx: Db, queue: string, data: JobData, delay = 0) {
  return newJobs(tx, queue, tx`(values (1)) as one`, tx`${tx.json(data)}::jsonb`, delay)
}

/** Puts a job back without counting the try: pg-boss counts a try where `started_on` is set. */
async function postpone(pool: Pool, queue: string, id: string, age: number): Promise<void> {
  const seconds = Math.min(WAIT.most, Math.max(WAIT.least, age / 10)) / SECOND
  await pool`
    update pgboss.job set state = 'retry', started_on = null, start_after = now() + make_interval(secs => ${seconds})
    where name = ${queue} and id = ${id} and state = 'active'`
}

/** Puts back what a killed process was busy with; that was no try of the job's own. */
async function takeUpAgain(pool: Pool, queues: string[]): Promise<void> {
  await pool`
    update pgboss.job set state = 'retry', started_on = null, start_after = now()
    where name = any(${queues}) and state = 'active'`
}

/** Waits `time`, or until the end is near. */
function pause(time: number, ending: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      ending.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, time)
    ending.addEventListener('abort', done)
    if (ending.aborted) done()
  })
}

/** pg-boss on our own connection: its statements are its own text, ours only carry the values. */
function executor(db: Db): PgBoss.Db {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      if (values.length === 0 && 'reserve' in db) return { rows: await runScript(db, text) }
      const rows = await db.unsafe(text, values.map((v) => v ?? null) as never[], {
        prepare: values.length > 10,
      })
      return { rows: Array.from(rows) }
    },
  }
}

/** Texts without values may hold a transaction of their own, so they get a connection for themselves. */
async function runScript(pool: Pool, text: string): Promise<unknown[]> {
  const connection = await pool.reserve()
  try {
    return Array.from(await connection.unsafe(text))
  } finally {
    connection.release()
  }
}
