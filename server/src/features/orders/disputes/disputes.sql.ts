import type { Money } from 'contract/orders/refund-rules'
import type { DisputeState } from 'contract/orders/rules'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'

/** Dispute as the provider knows it; amount in cents. */
export interface StoredDispute {
  reference: string
  state: DisputeState
  amount: number
  reason: string
  /** ISO instant. */
  dueBy: string | null
}

/** The state in which a dispute was stored; undefined for a new one. */
export async function findState(tx: Tx, reference: string): Promise<DisputeState | undefined> {
  const [row] = await tx<{ state: DisputeState }[]>`select state from disputes where reference = ${reference}`
  return row?.state
}

/** Stores a dispute in its present state, with the money of the order that it cost. */
export async function saveDispute(
  tx: Tx,
  orderId: string,
  dispute: StoredDispute,
  lost: Money,
): Promise<void> {
  const { reference, state, amount, reason, dueBy } = dispute
  await tx`
    insert into disputes (reference, order_id, state, amount_cents, reason, due_by, net_cents, tax_cents, shipping_cents,
      lost_at)
    values (${reference}, ${orderId}, ${state}, ${amount}, ${reason}, ${dueBy}, ${lost.net}, ${lost.tax}, ${lost.shipping},
      case when ${state} = 'lost' then now() end)
    on conflict (reference) do update set state = excluded.state, amount_cents = excluded.amount_cents,
      reason = excluded.reason, due_by = excluded.due_by, net_cents = excluded.net_cents,
      tax_cents = excluded.tax_cents, shipping_cents = excluded.shipping_cents, lost_at = excluded.lost_at`
}

/** True while a dispute of order `o` is open. */
export function isDisputed(db: Db): Fragment {
  return db`o.id in (select d.order_id from disputes d where d.state = 'open')`
}

/** The latest dispute of order `o` as the wire has it, or null; amount in USD. */
export function disputeOf(db: Db): Fragment {
  return db`(select jsonb_build_object('state', d.state, 'amount', d.amount_cents::float8 / 100, 'reason', d.reason,
      'dueBy', to_char(d.due_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from disputes d where d.order_id = o.id order by d.created_at desc, d.reference limit 1)`
}

/** True while a dispute of an order is open. */
export async function hasOpenDispute(tx: Tx, orderId: string): Promise<boolean> {
  const rows = await tx`select from disputes where order_id = ${orderId} and state = 'open' limit 1`
  return rows.length === 1
}
