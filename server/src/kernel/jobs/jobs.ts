import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import type { Db, Pool } from '../db/client'

export type JobData = Record<string, string | number | boolean | null>
export type JobHandler = (data: JobData) => Promise<void>

/** Work that follows from a fact, kept in the database beside it. A handler may run twice for one job. */
export interface Jobs {
  /** Adds a job in the transaction of the fact that it follows. */
  enqueue(tx: Db, queue: string, data: JobData): Promise<void>
  /** Makes the queues and begins to work on them. */
  start(handlers: Record<string, JobHandler>): Promise<void>
  /** Finishes what is running, takes nothing new. */
  stop(): Promise<void>
}

const RETRIES = 5
const POLL_SECONDS = 0.5

export function createJobs(pool: Pool, log: FastifyBaseLogger): Jobs {
  const boss = new PgBoss({ db: executor(pool), schema: 'pgboss', monitorStateIntervalMinutes: 10 })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  return {
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, { db: executor(tx) })
    },
    async start(handlers) {
      await boss.start()
      for (const [queue, handler] of Object.entries(handlers)) {
        await boss.createQueue(queue, {
          name: queue,
          policy: 'standard',
          retryLimit: RETRIES,
          retryDelay: 1,
          retryBackoff: true,
          expireInSeconds: 60,
        })
        await boss.work<JobData>(
          queue,
          { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
          async ([job]) => {
            if (!job) return
            try {
              await handler(job.data)
            } catch (error) {
              log.error({ err: error, queue, job: job.id }, 'job failed')
              throw error
            }
          },
        )
      }
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: 5000, close: false })
    },
  }
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
