import { SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../db/client'
import { claimDue, endRun, RUN_LEASE, renewRuns } from './schedules.sql'

export interface Task {
  name: string
  /** Milliseconds between the starts of two runs. */
  every: number
  /** `signal` aborts when the process is stopping. */
  run(signal?: AbortSignal): Promise<unknown>
}

/** Interval of the check; a task starts at most this much late. */
const TICK = 5 * SECOND
/** Interval of the renewal of leases; two may fail before one ends. */
const RENEWAL = 20 * SECOND

interface ScheduleTimes {
  tick?: number
  renewal?: number
  lease?: number
}

/**
 * Runs repeated tasks once per period for all processes of the database. The process that claims the row runs the task and
 * renews its lease, so a long run never overlaps the next. Returns a function that aborts and awaits running tasks.
 */
export function startSchedule(
  { db, log }: { db: Pool; log: FastifyBaseLogger },
  tasks: readonly Task[],
  { tick = TICK, renewal = RENEWAL, lease = RUN_LEASE }: ScheduleTimes = {},
): () => Promise<void> {
  const ending = new AbortController()
  const running = new Map<string, Promise<void>>()
  /** Start of the claim or of the last renewal of each running task, by `performance.now()`. */
  const leasedAt = new Map<string, number>()
  let asking: Promise<void> | undefined

  async function run(task: Task): Promise<void> {
    try {
      await task.run(ending.signal)
    } catch (error) {
      log.warn({ err: error, task: task.name }, 'scheduled task failed')
    }
    // Another process may hold a lease that ran out here.
    if (performance.now() - (leasedAt.get(task.name) ?? 0) < lease)
      await endRun(db, task.name).catch((error) =>
        log.warn({ err: error, task: task.name }, 'the end of a task could not be written'),
      )
    running.delete(task.name)
  }

  function renew(): void {
    if (running.size === 0) return
    const [names, now] = [[...running.keys()], performance.now()]
    renewRuns(db, names, lease).then(
      () => {
        for (const name of names) leasedAt.set(name, now)
      },
      (error) => log.warn({ err: error }, 'running tasks cannot renew their lease'),
    )
  }

  async function runDue(): Promise<void> {
    const free = tasks.filter((task) => !running.has(task.name))
    const now = performance.now()
    const due = await claimDue(db, free, lease)
    for (const task of free) {
      if (!due.includes(task.name)) continue
      leasedAt.set(task.name, now)
      running.set(task.name, run(task))
    }
  }

  const timer = setInterval(() => {
    asking ??= runDue()
      .catch((error) => log.warn({ err: error }, 'schedule cannot be read'))
      .finally(() => {
        asking = undefined
      })
  }, tick)

  const renewing = setInterval(renew, renewal)

  return async () => {
    clearInterval(timer)
    ending.abort()
    await asking
    await Promise.all(running.values())
    clearInterval(renewing)
  }
}
