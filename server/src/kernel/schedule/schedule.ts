import { SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../db/client'
import { claimDue } from './schedules.sql'

export interface Task {
  name: string
  /** Milliseconds between the starts of two runs. */
  every: number
  /** `signal` aborts when the process is stopping. */
  run(signal?: AbortSignal): Promise<unknown>
}

/** Interval of the check; a task starts at most this much late. */
const TICK = 5 * SECOND

/**
 * Runs repeated tasks once per period for all processes of the database: the one that claims the row runs it. The claim
 * is first, so a run that dies is repeated in the next period only. Failures are logged. Returns a function that aborts
 * and awaits running tasks.
 */
export function startSchedule(
  { db, log }: { db: Pool; log: FastifyBaseLogger },
  tasks: readonly Task[],
  tick = TICK,
): () => Promise<void> {
  const ending = new AbortController()
  const running = new Map<string, Promise<void>>()
  let asking: Promise<void> | undefined

  async function run(task: Task): Promise<void> {
    try {
      await task.run(ending.signal)
    } catch (error) {
      log.warn({ err: error, task: task.name }, 'scheduled task failed')
    }
    running.delete(task.name)
  }

  async function runDue(): Promise<void> {
    const free = tasks.filter((task) => !running.has(task.name))
    const due = await claimDue(db, free)
    for (const task of free) {
      if (due.includes(task.name)) running.set(task.name, run(task))
    }
  }

  const timer = setInterval(() => {
    asking ??= runDue()
      .catch((error) => log.warn({ err: error }, 'schedule cannot be read'))
      .finally(() => {
        asking = undefined
      })
  }, tick)

  return async () => {
    clearInterval(timer)
    ending.abort()
    await asking
    await Promise.all(running.values())
  }
}
