import type { PersonOrders } from 'contract/admin/people-calls'
import { PERSON_ORDERS_MAX } from 'contract/admin/people-rules'
import type { Db } from '../../../kernel/db/client'
import { listOrdersOf, sumOrdersOf } from './customer-orders.sql'
import { listNotesOf } from './staff-notes.sql'

/** Orders of a customer, with colleagues' notes on them. */
export async function readOrdersOf(db: Db, accountId: string): Promise<PersonOrders> {
  const [{ lastAt, ...sums }, items, notes] = await Promise.all([
    sumOrdersOf(db, accountId),
    listOrdersOf(db, accountId, PERSON_ORDERS_MAX),
    listNotesOf(db, accountId, PERSON_ORDERS_MAX),
  ])
  return { ...sums, ...(lastAt && { lastAt }), items, notes }
}
