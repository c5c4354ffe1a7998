import { HELD_STOCK_ALARM_UNITS, UNCONFIRMED_CASH_HOLD } from 'contract/orders/rules'
import { SECOND } from 'contract/units'
import type { Deps } from '../../deps'
import type { Db, Fragment } from '../../kernel/db/client'
import type { Gauge } from '../../kernel/http/metrics'
import { unconfirmedCash } from './transitions.sql'

/**
 * Time of the oldest order per product on sale of which unconfirmed accounts' cash orders hold at least half of the
 * stock: a possible attack, because accounts cost nothing.
 */
export function oldestHeldStock(db: Db): Fragment {
  return db`min(held.since) from (
    select min(o.created_at) as since from orders o join accounts a on a.id = o.account_id
      join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
    where ${unconfirmedCash(db)} and o.created_at > now() - make_interval(secs => ${UNCONFIRMED_CASH_HOLD / SECOND})
      and p.is_active and p.track_stock
    group by p.id, p.stock having sum(l.quantity) >= greatest(p.stock, ${HELD_STOCK_ALARM_UNITS}::int)) held`
}

/** Gauges of possible attacks on the stock, for the operator's alarms. */
export const stockGauges = ({ db }: Pick<Deps, 'db'>): Gauge[] => [
  {
    name: 'products_held_unconfirmed',
    ofDatabase: true,
    help: 'Products of which cash orders of unconfirmed accounts hold at least half.',
    async read() {
      const [row] = await db<{ n: number; min: Date | null }[]>`
        select count(*)::int as n, ${oldestHeldStock(db)}`
      return row?.n ?? 0
    },
  },
]
