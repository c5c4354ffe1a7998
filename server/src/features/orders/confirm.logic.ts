import type { Deps } from '../../deps'
import type { Tx } from '../../kernel/db/client'
import { openPrograms } from '../programs/life/opening.logic'
import { ORDER_DOCUMENTS } from './order-jobs'
import { listProgramLines, setStatus } from './transitions.sql'

/**
 * Confirms an order whose row the transaction has locked, and opens the programs that it carries (decision X-42): both or
 * neither, whatever ends the process. Its invoice follows by a job.
 */
export async function confirmOrder(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
  actor: string,
): Promise<void> {
  await setStatus(tx, id, 'confirmed', actor)
  await deps.jobs.enqueue(tx, ORDER_DOCUMENTS, { orderId: id })
  await openPrograms(deps, tx, { orderId: id, accountId }, await listProgramLines(tx, id))
}
