import { SECOND } from 'contract/units'
import type { Db, Fragment } from '../../../kernel/db/client'

/** The identity of a line on the wire. */
export function lineId(db: Db, line: Fragment): Fragment {
  return db`${line}.order_id || '-' || ${line}.position`
}

/** Units of line `l` that refunds have named. */
export function refundedUnits(db: Db): Fragment {
  return db`coalesce((select sum(f.quantity)::int from refund_lines f
    where f.order_id = l.order_id and f.position = l.position), 0)`
}

/** Amount of line `l` of order `o` in cents after discount, without tax. */
export function lineNet(db: Db): Fragment {
  return db`l.total_cents - l.discount_cents - case when o.tax_included then l.tax_cents else 0 end`
}

/** Refunds of order `o` as the wire has them, oldest first; amounts in USD. */
export function refundsOf(db: Db): Fragment {
  return db`coalesce((select jsonb_agg(jsonb_build_object('_id', r.id, 'state', r.state,
      'amount', r.amount_cents::float8 / 100, 'net', r.net_cents::float8 / 100, 'tax', r.tax_cents::float8 / 100,
      'shipping', r.shipping_cents::float8 / 100, 'reason', r.reason, 'source', r.source, 'method', r.method,
      'lines', coalesce((select jsonb_agg(jsonb_build_object('itemId', ${lineId(db, db`f`)}, 'quantity', f.quantity)
        order by f.position) from refund_lines f where f.refund_id = r.id), '[]'),
      'creditNoteNumber', (select c.number from credit_notes c where c.refund_id = r.id),
      'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.created_at, r.id)
    from refunds r where r.order_id = o.id), '[]')`
}

/** Sum in USD of the refunds of order `o` that were sent. */
export function refundedTotal(db: Db): Fragment {
  return db`coalesce((select sum(r.amount_cents)::float8 / 100 from refunds r
    where r.order_id = o.id and r.state = 'sent' and r.method <> 'none'), 0)`
}

/** True while money of order `o` is on its way back or owed. */
export function isRefunding(db: Db): Fragment {
  return db`o.id in (select r.order_id from refunds r where r.state <> 'sent'
    union all select p.order_id from payments p where p.status = 'refunding')`
}

/** Instants (`at`) since which customers wait for refunds older than `age` milliseconds, failed ones and late money. */
export function owed(db: Db, age: number): Fragment {
  const old = db`now() - make_interval(secs => ${age / SECOND})`
  return db`
    select created_at as at from refunds where state = 'failed' or state = 'pending' and created_at < ${old}
    union all
    select updated_at from payments where status = 'refunding' and updated_at < ${old}`
}
