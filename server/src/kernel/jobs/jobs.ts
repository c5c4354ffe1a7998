import { setTimeout as sleep } from 'node:timers/promises'
import { DAY, HOUR, MINUTE, SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import { batchPerTick } from '../db/batch-per-tick'
import type { Db, Pool } from '../db/client'
import { isUnavailable } from '../db/transaction'
import type { JobData, TakenJob } from './jobs.sql'
import * as sql from './jobs.sql'
import { withoutAddresses } from './without-addresses'
import { makeWay, processLoad } from './yield-to-requests'

export { type JobData, newJobs } from './jobs.sql'
/** Does one job. It may run twice for the same job, and must not mind. */
export type JobHandler = (data: JobData) => Promise<void>

/** Queue of jobs in the database, added in the transaction of the fact they follow. */
export interface Jobs {
  /** Makes queues known, so that jobs may be added to them before, or without, working on them here. */
  declare(queues: readonly string[]): void
  /**
   * Adds a job in the transaction of the fact that it follows; it begins after `delay` milliseconds. Throws for a queue
   * that nobody has declared.
   */
  enqueue(tx: Db, queue: string, data: JobData, delay?: number): Promise<void>
  /**
   * Begins to work on the queues. `alone` says that no other process works on this database: then what a killed process
   * was busy with is taken up again at once, else when its lease has run out.
   */
  start(handlers: Record<string, JobHandler>, options?: { alone?: boolean }): Promise<void>
  /** Waits for running jobs and takes no new ones. */
  stop(): Promise<void>
}

/** Error for a failure outside of the job: it is retried and the attempt is not counted. */
export class RetryableError extends Error {}

/** Attempts after which a failing job is parked (state `failed`). */
export const TRIES = 5
/** Jobs of one queue that run at a time. */
const CONCURRENCY = 10
const POLL_EVERY = 0.5 * SECOND
/** A job whose lease has ended is taken over: its process has died or hangs. */
const LEASE = 1 * MINUTE
/** Interval of the renewal of leases; two may fail before one ends. */
const RENEWAL = 20 * SECOND
/** A job's lease is renewed no longer than this: its handler hangs. */
const RUN_MAX = 1 * HOUR
/** A job that must wait is tried again after a tenth of its age, within these bounds. */
const WAIT_MIN = 1 * SECOND
const WAIT_MAX = 5 * MINUTE
/** Age from which a retryable error counts as an attempt. */
const PATIENCE = 10 * DAY

/** Times of the queue in milliseconds; tests shorten them. */
interface JobTimes {
  pollEvery?: number
  lease?: number
  renewal?: number
}

export function createJobs(
  pool: Pool,
  log: FastifyBaseLogger,
  { pollEvery = POLL_EVERY, lease = LEASE, renewal = RENEWAL }: JobTimes = {},
): Jobs {
  const known = new Set<string>()
  const ending = new AbortController()
  let polling: Promise<void> | undefined
  const complete = batchPerTick(
    async (ids: string[]) => {
      await sql.completeJobs(pool, ids)
      return new Map<string, void>()
    },
    { oneAtATime: true },
  )

  return {
    declare(queues) {
      for (const queue of queues) known.add(queue)
    },
    async enqueue(tx, queue, data, delay = 0) {
      if (!known.has(queue)) throw new Error(`there is no queue ${queue}`)
      await sql.newJob(tx, queue, data, delay)
    },
    async start(handlers, { alone = false } = {}) {
      this.declare(Object.keys(handlers))
      if (alone) await sql.requeueActive(pool, Object.keys(handlers))
      const held = new Map<string, HeldJob>()
      const renewing = setInterval(() => renewLeases(pool, log, held, lease), renewal)
      const worker = { pool, log, pollEvery, ending: ending.signal, complete, lease, held }
      polling = poll(worker, handlers).finally(() => clearInterval(renewing))
    },
    async stop() {
      ending.abort()
      await polling
    },
  }
}

/** A job whose handler runs here. */
interface HeldJob {
  attempts: number
  /** Start of the handler, by `Date.now()`. */
  since: number
}

function renewLeases(
  pool: Pool,
  log: FastifyBaseLogger,
  held: ReadonlyMap<string, HeldJob>,
  lease: number,
): void {
  const jobs = [...held].flatMap(([id, { attempts, since }]) =>
    Date.now() - since < RUN_MAX ? [{ id, attempts }] : [],
  )
  if (jobs.length === 0) return
  sql
    .renewJobs(pool, jobs, lease)
    .catch((error) => log.warn({ err: error }, 'running jobs cannot renew their lease'))
}

interface Worker {
  pool: Pool
  log: FastifyBaseLogger
  pollEvery: number
  ending: AbortSignal
  /** Writes that a job is done; those that end together are one statement. */
  complete: (id: string) => Promise<void>
  lease: number
  /** Jobs whose lease is renewed. */
  held: Map<string, HeldJob>
}

/** Polls for due jobs until stopped; queues are independent, so a slow one delays no other. */
async function poll(worker: Worker, handlers: Record<string, JobHandler>): Promise<void> {
  const { pool, log, pollEvery, ending } = worker
  const busy = new Map<string, Promise<void>>()
  while (!ending.aborted) {
    try {
      const free = Object.keys(handlers).filter((queue) => !busy.has(queue))
      for (const queue of await sql.findDueQueues(pool, free)) {
        const work = drain(worker, queue, handlers[queue] as JobHandler)
          .catch((error) => log.warn({ err: error, queue }, 'queue cannot be read'))
          .finally(() => busy.delete(queue))
        busy.set(queue, work)
      }
    } catch (error) {
      log.warn({ err: error }, 'job queues cannot be read')
    }
    await pause(pollEvery, ending)
  }
  await Promise.all(busy.values())
}

/** Works on a queue until nothing in it is due. */
async function drain(worker: Worker, queue: string, handler: JobHandler): Promise<void> {
  const load = processLoad((time) => pause(time, worker.ending))
  while (!worker.ending.aborted) {
    const begun = load.now()
    const jobs = await sql.takeJobs(worker.pool, queue, CONCURRENCY, worker.lease)
    await Promise.all(jobs.map((job) => runHeld(worker, queue, handler, job)))
    if (jobs.length < CONCURRENCY) return
    await makeWay(load, load.now() - begun, worker.ending)
  }
}

/** Runs a job and renews its lease until its end is written. */
async function runHeld(worker: Worker, queue: string, handler: JobHandler, job: TakenJob): Promise<void> {
  worker.held.set(job.id, { attempts: job.attempts, since: Date.now() })
  try {
    await runJob(worker, queue, handler, job)
  } finally {
    worker.held.delete(job.id)
  }
}

async function runJob(worker: Worker, queue: string, handler: JobHandler, job: TakenJob): Promise<void> {
  const { pool, log } = worker
  const { id, attempts, age } = job
  if (attempts > TRIES) {
    log.error({ queue, job: id }, 'job parked: its process ended during each try')
    return settle(worker, () => sql.parkJob(pool, id, 'the process ended during each try'))
  }
  try {
    await handler(job.data)
  } catch (error) {
    // A job may fail after its person was erased: the address must not come back by its error.
    const reason = withoutAddresses(String(error))
    if ((error instanceof RetryableError || isUnavailable(error)) && age < PATIENCE) {
      log.warn({ err: error, queue, job: id }, 'job rescheduled')
      const delay = Math.min(WAIT_MAX, Math.max(WAIT_MIN, age / 10))
      return settle(worker, () => sql.reschedule(pool, id, delay, reason))
    }
    log.error({ err: error, queue, job: id }, 'job failed')
    return settle(worker, () =>
      attempts < TRIES ? sql.retryJob(pool, id, retryDelay(attempts), reason) : sql.parkJob(pool, id, reason),
    )
  }
  await settle(worker, () => worker.complete(id))
}

/** Milliseconds until the next try: 1 to 2 s, then twice as long each time, so five tries take half a minute at most. */
function retryDelay(attempts: number): number {
  return 2 ** (attempts - 1) * (1 + Math.random()) * SECOND
}

/** Writes how a job ended, until the database has taken it or this process ends. */
async function settle({ log, pollEvery, ending }: Worker, write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      log.warn({ err: error }, 'the end of a job could not be written')
      if (ending.aborted) return
      await pause(pollEvery, ending)
    }
  }
}

/** Waits `time` milliseconds, or until the end. */
async function pause(time: number, ending: AbortSignal): Promise<void> {
  await sleep(time, undefined, { signal: ending }).catch(() => undefined)
}
