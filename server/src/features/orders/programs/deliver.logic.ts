import type { Deps } from '../../../deps'
import { transaction } from '../../../kernel/db/transaction'
import type { JobData } from '../../../kernel/jobs/jobs'
import { findOrderById } from '../orders.sql'
import { lockOrder, setStatus } from '../transitions.sql'
import { areAllPublished } from './program-sale.sql'

/**
 * Job: delivers an order of programs alone once all of them are published, without a mail: the programs have their
 * own. A payment by arrangement stays as staff noted it.
 */
export async function deliverPrograms({ db }: Pick<Deps, 'db'>, data: JobData): Promise<void> {
  const found = await findOrderById(db, String(data.orderId))
  if (!found) return
  await transaction(db, async (tx) => {
    const order = await lockOrder(tx, found.orderNumber)
    if (!order?.programsOnly || !WAITING.includes(order.status)) return
    if (await areAllPublished(tx, order.id)) await setStatus(tx, order.id, 'delivered', 'system')
  })
}

/** Statuses in which a confirmed order of programs may be; orders of before were packed and sent. */
const WAITING: readonly string[] = ['confirmed', 'processing', 'shipped']
