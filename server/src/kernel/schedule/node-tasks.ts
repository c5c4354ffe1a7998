import type { FastifyBaseLogger } from 'fastify'
import type { Task } from './schedule'

/**
 * Runs tasks about what belongs to this process alone, whatever its role: at the start and once a period. Failures are
 * logged. Returns a function that ends them and awaits running ones.
 */
export function startNodeTasks(log: FastifyBaseLogger, tasks: readonly Task[]): () => Promise<void> {
  const ending = new AbortController()
  const running = new Map<string, Promise<void>>()
  async function run({ name, run: work }: Task): Promise<void> {
    try {
      await work(ending.signal)
    } catch (error) {
      log.warn({ err: error, task: name }, 'task of this node failed')
    }
    running.delete(name)
  }
  const begin = (task: Task) => {
    if (!running.has(task.name)) running.set(task.name, run(task))
  }
  const timers = tasks.map((task) => setInterval(begin, task.every, task).unref())
  for (const task of tasks) begin(task)
  return async () => {
    for (const timer of timers) clearInterval(timer)
    ending.abort()
    await Promise.all(running.values())
  }
}
