import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Observed, STATEMENTS } from '../src/kernel/db/observe'

/** Returns the statements that were answered in this process while `work` ran, in the order of their answers. */
export async function observeStatements(work: () => Promise<unknown>): Promise<Observed[]> {
  const seen: Observed[] = []
  const see = (message: unknown) => seen.push(message as Observed)
  subscribe(STATEMENTS, see)
  try {
    await work()
  } finally {
    unsubscribe(STATEMENTS, see)
  }
  return seen
}
