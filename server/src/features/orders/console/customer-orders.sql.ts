import type { PersonOrders } from 'contract/admin/people-calls'
import type { Db } from '../../../kernel/db/client'
import { isoTime, programsOnly } from '../orders.sql'
import { isRefunding, refundedTotal } from '../refunds/refund-fragments.sql'

type Sums = Pick<PersonOrders, 'count' | 'total' | 'refundedTotal'> & { lastAt: string | null }

/** Number and sum (in USD) of a customer's orders without cancelled ones, and what was refunded of all of them. */
export async function sumOrdersOf(db: Db, accountId: string): Promise<Sums> {
  const [row] = await db<Sums[]>`
    select count(*) filter (where o.status <> 'cancelled')::int as count,
      coalesce(sum(o.total_cents) filter (where o.status <> 'cancelled'), 0)::float8 / 100 as total,
      coalesce(sum(${refundedTotal(db)}), 0)::float8 as "refundedTotal",
      to_char(max(o.created_at) filter (where o.status <> 'cancelled') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        as "lastAt"
    from orders o where o.account_id = ${accountId}`
  return row ?? { count: 0, total: 0, refundedTotal: 0, lastAt: null }
}

/** The newest `limit` orders of a customer. */
export function listOrdersOf(db: Db, accountId: string, limit: number): Promise<PersonOrders['items']> {
  return db<PersonOrders['items']>`
    select o.id as "_id", o.order_number as "orderNumber", o.status, o.payment_status as "paymentStatus",
      o.payment_method as "paymentMethod", ${programsOnly(db)} as "programsOnly", ${isRefunding(db)} as refunding,
      o.total_cents::float8 / 100 as total, ${isoTime(db, 'created_at')} as "createdAt",
      ${refundedTotal(db)} as "refundedTotal",
      coalesce((select jsonb_agg(jsonb_build_object('_id', r.id, 'state', r.state) order by r.created_at, r.id)
        from returns r where r.order_id = o.id), '[]'::jsonb) as returns
    from orders o where o.account_id = ${accountId} order by o.created_at desc nulls last, o.id limit ${limit}`
}
