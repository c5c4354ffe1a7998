import { monitorEventLoopDelay } from 'node:perf_hooks'
import { SECOND } from 'contract/units'
import type { Pool } from './db/client'
import type { Gauge } from './http/metrics'
import { countDueJobs, countFailedJobs, oldestDueJob } from './jobs/jobs.sql'
import type { Redis } from './redis/redis'
import { findMissingWorker } from './schedule/worker.sql'

/** Nanoseconds of a second. */
const NANOSECONDS = 1e9

/** Gauges of the process and its dependencies; requests have their own. */
export function operationGauges(db: Pool, sockets: () => number): Gauge[] {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return [
    { name: 'sockets_connected', help: 'Sockets that are connected.', read: sockets },
    {
      name: 'process_resident_memory_bytes',
      help: 'Resident memory.',
      read: () => process.memoryUsage.rss(),
    },
    { name: 'process_uptime_seconds', help: 'Seconds since the start.', read: () => process.uptime() },
    {
      name: 'event_loop_delay_seconds',
      help: 'By how much a timer was late, 99th percentile since the last reading.',
      read: () => {
        const late = delay.percentile(99) / NANOSECONDS
        delay.reset()
        return late
      },
    },
    {
      name: 'database_connections_max',
      help: 'Connections that the pool of this process may hold.',
      read: () => db.options.max,
    },
    {
      name: 'database_connections_busy',
      ofDatabase: true,
      help: 'Connections of all processes in which a statement runs or a transaction is open.',
      read: async () => {
        const [row] = await db<{ n: number }[]>`
          select count(*)::int as n from pg_stat_activity
          where datname = current_database() and application_name = 'tavan' and state <> 'idle'`
        return row?.n ?? 0
      },
    },
    {
      name: 'database_answer_seconds',
      help: 'How long the smallest statement takes, the wait for a connection included.',
      read: async () => {
        const began = performance.now()
        await db`select 1`
        return (performance.now() - began) / SECOND
      },
    },
    {
      name: 'worker_missing_seconds',
      ofDatabase: true,
      help: 'For how long no process with ROLE=worker or ROLE=all has been alive; 0 until two minutes have passed.',
      read: async () => (await findMissingWorker(db)) ?? 0,
    },
    {
      name: 'jobs_failed',
      help: 'Jobs that were given up.',
      ofDatabase: true,
      read: () => countFailedJobs(db),
    },
    {
      name: 'jobs_due',
      help: 'Jobs that are due and not taken.',
      ofDatabase: true,
      read: () => countDueJobs(db),
    },
    {
      name: 'jobs_lag_seconds',
      ofDatabase: true,
      help: 'For how long the job has been due that has waited the longest.',
      read: () => oldestDueJob(db),
    },
  ]
}

/** The gauge of Redis; none without REDIS_URL. */
export function redisGauges(redis: Redis | undefined): Gauge[] {
  if (!redis) return []
  const help = '1 while Redis answers; while it does not, limits count for each process and hints are lost.'
  return [{ name: 'redis_up', help, read: () => Number(redis.isUp()) }]
}
