import { parentPort } from 'node:worker_threads'
import type { Reply } from './pool'

/** The other end of a pool: answers each task of the thread with what `work` makes of it. */
export function serveTasks<I, O>(work: (input: I) => Promise<O>): void {
  parentPort?.on('message', async (input: I) => {
    const reply: Reply<O> = await work(input).then(
      (value) => ({ value }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    parentPort?.postMessage(reply)
  })
}
